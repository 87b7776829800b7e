/// What `render` writes.
enum RenderFormat: String, OutputFormat {
  case svg
  case html
  case png
  case ansi
  case text
}
