// StyleSets
