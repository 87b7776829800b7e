// FontRaster
