// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target shares, tests included: warnings are errors, an import is internal unless written
/// `public import`, and a file imports what it uses.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of what the program is made of: memory that the compiler does not check is marked
/// `unsafe`, with the reason beside it.
let safe: [SwiftSetting] = strict + [.strictMemorySafety()]

/// A Swift target of the program.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  linked: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: safe,
    linkerSettings: linked)
}

/// curses goes by two names; macOS has the wide-character functions in its plain one.
let curses: [LinkerSetting] = [
  .linkedLibrary("ncursesw", .when(platforms: [.linux])),
  .linkedLibrary("tinfo", .when(platforms: [.linux])),
  .linkedLibrary("ncurses", .when(platforms: [.macOS])),
]

/// The test target of `name`; it sees the target, what that target may import, and the helpers.
///
/// `files` are folders of files that the tests read beside them.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], files: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
    exclude: files, swiftSettings: strict)
}

let package = Package(
  name: "typeramp",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "PreviewUI", targets: ["PreviewUI"]),
    .executable(name: "typeramp", targets: ["typeramp"]),
  ],
  targets: [
    module("Files"),
    module("DynamicType"),
    module("EnvironmentTree"),
    module("Imaging", ["CPNG"]),
    module("StyleModel", ["DynamicType"]),
    module("SourceTree", ["StyleModel", "CYAML"]),
    module(
      "StyleReading", ["SourceTree", "StyleModel", "DynamicType", "Files"],
      resources: ["app", "apple", "faults", "material"].map {
        .embedInCode("../../Resources/StyleSets/\($0).tokens.json")
      }),
    module("StyleAudit", ["StyleModel", "SourceTree", "DynamicType"]),
    module("StyleExport", ["StyleAudit", "StyleModel", "DynamicType"]),
    module(
      "PreviewUI", ["DynamicType", "EnvironmentTree", "Imaging", "CUnibreak", "CFriBidi"]),
    module(
      "FontRaster", ["PreviewUI", "Imaging", "CFontconfig", "CHarfBuzz", "CFreeType"]),
    module("Specimens", ["PreviewUI", "StyleAudit", "StyleModel", "Imaging", "DynamicType"]),
    module(
      "Browser", ["Specimens", "PreviewUI", "StyleAudit", "StyleModel", "Imaging", "DynamicType"]),
    module(
      "Terminal", ["Browser", "Imaging", "CNcurses", "CTerminalGuard"],
      linked: curses),
    .executableTarget(
      name: "typeramp",
      dependencies: [
        "DynamicType", "EnvironmentTree", "Imaging", "StyleModel", "SourceTree", "StyleReading",
        "StyleAudit", "StyleExport", "PreviewUI", "FontRaster", "Browser", "Specimens", "Terminal",
        "Files", "CGetopt",
      ],
      swiftSettings: safe),

    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng16",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CUnibreak", pkgConfig: "libunibreak",
      providers: [.apt(["libunibreak-dev"]), .brew(["libunibreak"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(name: "CGetopt"),
    .target(name: "CTerminalGuard"),

    .executableTarget(
      name: "benchmark",
      dependencies: [
        "DynamicType", "EnvironmentTree", "Imaging", "StyleModel", "SourceTree", "StyleReading",
        "StyleAudit", "PreviewUI", "FontRaster", "Specimens",
        "Browser", "TestSupport",
      ],
      path: "Tests/Benchmark", swiftSettings: strict),

    .executableTarget(
      name: "fuzz",
      dependencies: ["StyleModel", "SourceTree", "StyleReading", "StyleAudit", "StyleExport"],
      path: "Tests/Fuzz", swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["EnvironmentTree", "PreviewUI", "Imaging"],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("Files"),
    tests("DynamicType", files: ["Fixtures"]),
    tests("EnvironmentTree"),
    tests("Imaging"),
    // Small style sets, and the files that tests of several targets read.
    .target(
      name: "StyleTestSupport",
      dependencies: ["DynamicType", "StyleModel", "SourceTree", "StyleReading", "StyleAudit"],
      path: "Tests/StyleTestSupport", swiftSettings: strict),
    tests("StyleModel", ["DynamicType", "StyleTestSupport"]),
    tests("SourceTree", ["StyleModel", "StyleTestSupport"]),
    tests(
      "StyleReading",
      ["DynamicType", "StyleModel", "SourceTree", "StyleAudit", "StyleTestSupport"],
      files: ["Fixtures", "Snapshots"]),
    tests(
      "StyleAudit",
      [
        "DynamicType", "StyleModel", "SourceTree", "StyleReading", "StyleTestSupport", "Files",
      ]),
    tests(
      "StyleExport",
      [
        "DynamicType", "StyleModel", "StyleReading", "StyleAudit", "StyleTestSupport", "PreviewUI",
        "ExportedStyles",
      ],
      files: ["Snapshots", "Stubs"]),
    tests(
      "PreviewUI", ["DynamicType", "EnvironmentTree", "Imaging"], files: ["Snapshots"]),
    tests("FontRaster", ["PreviewUI", "Imaging"]),
    // SwiftUI as `typeramp export` writes it, compiled against PreviewUI as an app would compile it
    // against SwiftUI: without this package's own settings.
    .target(
      name: "ExportedStyles", dependencies: ["PreviewUI"], path: "Tests/ExportedStyles",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    tests(
      "Specimens",
      [
        "PreviewUI", "StyleModel", "StyleReading", "StyleAudit", "Imaging", "DynamicType",
        "StyleTestSupport",
      ]),
    tests(
      "Browser",
      [
        "Specimens", "PreviewUI", "StyleModel", "StyleReading", "StyleAudit", "Imaging",
        "DynamicType",
      ], files: ["Snapshots"]),
    tests("Terminal", ["Browser", "Imaging", "CTerminalGuard"]),
    tests(
      "typeramp",
      [
        "DynamicType", "StyleModel", "SourceTree", "StyleReading", "StyleAudit", "StyleExport",
        "Specimens", "StyleTestSupport",
      ]),
  ]
)
