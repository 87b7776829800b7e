// Whoever imports PreviewUI writes `Font` and `DynamicTypeSize`, as with SwiftUI.
@_exported public import DynamicType
