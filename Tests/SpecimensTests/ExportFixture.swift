import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport

/// A style set with every way of scaling, and names that code cannot take as they are.
enum ExportFixture {
  static let set = StyleSetReader.read(
    bytes: Array(text.utf8), file: "sample.tokens.json", source: .builtIn)
  static let table = StyleTable(set)

  private static let text = """
    {"$type": "typography",
     "display/large": {"$value": {"fontFamily": ["Inter", "Arial"], "fontSize": {"value": 57, "unit": "px"},
       "fontWeight": 700, "lineHeight": 1.3, "letterSpacing": {"value": -0.25, "unit": "px"}},
       "$extensions": {"typeramp": {"relativeTo": "largeTitle"}}},
     "body": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 17, "unit": "px"},
       "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": {"value": 0, "unit": "px"}}},
     "default": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"},
       "fontWeight": 350, "lineHeight": 1.1, "letterSpacing": {"value": 0.5, "unit": "px"}},
       "$extensions": {"typeramp": {"relativeTo": "callout", "maximumPointSize": 30.5}}},
     "2xl": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 24, "unit": "px"},
       "fontWeight": 600, "lineHeight": 1.4, "letterSpacing": {"value": 0, "unit": "px"},
       "fontStyle": "italic"}, "$extensions": {"typeramp": {"scaling": "scaledMetric",
       "relativeTo": "title2", "sample": "A \\"quoted\\" sample"}}},
     "2 XL": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 24, "unit": "px"},
       "fontWeight": 600, "lineHeight": 1.4, "letterSpacing": {"value": 0, "unit": "px"}},
       "$extensions": {"typeramp": {"scaling": "scaledMetric", "relativeTo": "title2",
       "maximumPointSize": 40}}},
     "system": {"$value": {"fontFamily": "system-ui", "fontSize": {"value": 15, "unit": "px"},
       "fontWeight": 500, "lineHeight": 1.25, "letterSpacing": {"value": 0, "unit": "px"}},
       "$extensions": {"typeramp": {"relativeTo": "subheadline"}}},
     "badge": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 13, "unit": "px"},
       "fontWeight": 600, "lineHeight": 1.2, "letterSpacing": {"value": 0, "unit": "px"}},
       "$extensions": {"typeramp": {"scaling": "fixed",
       "check": {"ignore": ["DT001"], "lines": 1, "height": 44, "interactive": true}}}},
     "table": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 14, "unit": "px"},
       "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": {"value": 0.1, "unit": "px"}},
       "$extensions": {"typeramp": {"scaling": {"small": 13, "large": 14, "AX1": 20.5, "AX5": 40}}}},
     "uikit": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 12, "unit": "px"},
       "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": {"value": 0, "unit": "px"}},
       "$extensions": {"typeramp": {"scaling": "fontMetrics", "relativeTo": "caption"}}},
     "launch": {"$value": {"fontFamily": "Inter", "fontSize": {"value": 12, "unit": "px"},
       "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": {"value": 0, "unit": "px"}},
       "$extensions": {"typeramp": {"scaling": "capturedAtLaunch", "relativeTo": "caption"}}},
     "見出し": {"$value": {"fontFamily": "Noto Sans JP", "fontSize": {"value": 20, "unit": "px"},
       "fontWeight": 700, "lineHeight": 1.6, "letterSpacing": {"value": 0, "unit": "px"}},
       "$extensions": {"typeramp": {"scaling": "doubleScaled", "relativeTo": "title3"}}}
    }
    """
}
