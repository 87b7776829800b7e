/// What `diff` writes.
enum DiffFormat: String, OutputFormat {
  case text
  case markdown
  case json
}
