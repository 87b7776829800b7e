/// What `inspect` writes.
enum InspectFormat: String, OutputFormat {
  case text
  case json
}
