/// What `check` writes.
enum CheckFormat: String, OutputFormat {
  case text
  case json
  case sarif
  case github
  case junit
}
