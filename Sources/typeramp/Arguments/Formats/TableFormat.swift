/// What `table` writes.
enum TableFormat: String, OutputFormat {
  case text
  case markdown
  case csv
  case json
}
