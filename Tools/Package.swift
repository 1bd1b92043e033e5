// swift-tools-version: 6.2
// Mica's tools: what opens programs. A package of its own, so that Mica itself needs no other one.

import Foundation
import PackageDescription

/// The toolchain's `lib` folder, which this manifest's own library lies in. The map of the process is read to its end:
/// Foundation takes a short read of such a file for its end, and one answer in five lacked the library.
let toolchain: String? = {
  guard let maps = fopen("/proc/self/maps", "r") else { return nil }
  defer { fclose(maps) }
  var line = [CChar](repeating: 0, count: 8192)
  while fgets(&line, Int32(line.count), maps) != nil {
    let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    if let start = text.firstIndex(of: "/"), let end = text.range(of: "/swift/pm/ManifestAPI/") {
      return String(text[start..<end.lowerBound])
    }
  }
  return nil
}()

/// A folder of the toolchain's, if there is that file in it.
func toolchainFolder(_ folder: String, with file: String) -> String? {
  guard let place = toolchain.map({ "\($0)/\(folder)" }) else { return nil }
  return FileManager.default.fileExists(atPath: "\(place)/\(file)") ? place : nil
}

/// The toolchain's own copy of SwiftSyntax: linked in seconds, where building it takes a quarter of
/// an hour.
let toolchainSyntax = toolchainFolder("swift/host", with: "SwiftSyntax.swiftmodule")

let syntaxSettings: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []

let syntaxLibraries: [LinkerSetting] =
  toolchainSyntax.map { host in
    [
      .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
      .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
    ]
  } ?? []

let syntaxProducts: [Target.Dependency] =
  toolchainSyntax != nil
  ? []
  : [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
  ]

let syntaxPackages: [Package.Dependency] =
  toolchainSyntax != nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")]

/// Swift's libraries as parts of the command, at fixed addresses: loading and binding them takes four times as long
/// as all that the command does. Where the toolchain has them.
let withoutLibraries: [LinkerSetting] = {
  guard toolchainFolder("swift_static/linux", with: "libFoundationEssentials.a") != nil else {
    return []
  }
  let parts = [
    "Foundation", "CoreFoundation", "FoundationInternationalization", "_FoundationICU",
    "_FoundationCShims", "_FoundationCollections", "FoundationEssentials", "swiftSynchronization",
    "swift_StringProcessing", "swift_RegexParser", "swiftDispatch", "swiftGlibc",
    "swift_Builtin_float",
  ]
  return [
    .unsafeFlags([
      "-static-stdlib", "-Xclang-linker", "-no-pie", "-use-ld=lld", "-Xlinker", "--gc-sections",
    ])
  ] + parts.map { .linkedLibrary($0) }
}()

let package = Package(
  name: "MicaTools",
  products: [
    .executable(name: "mica", targets: ["mica"]),
    .executable(name: "mica-port", targets: ["mica-port"]),
    .executable(name: "mica-studio", targets: ["mica-studio"]),
    .library(name: "MicaPort", targets: ["MicaPort"]),
  ],
  dependencies: [
    .package(name: "Mica", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ] + syntaxPackages,
  targets: [
    // Opened programs: what lies in a folder.
    .target(name: "MicaFolders"),
    // Child processes below supervisors, and the signals that end a run.
    .target(name: "CMicaProcess"),
    .target(
      name: "MicaProcess",
      dependencies: ["CMicaProcess", .product(name: "MicaJob", package: "Mica")]),
    // What the rewriter is asked for, and its answers.
    .target(name: "MicaPortJob", dependencies: ["MicaFolders"]),
    // The sources as Linux's compiler takes them.
    .target(
      name: "MicaPort",
      dependencies: [
        "MicaFolders", "MicaPortJob", .product(name: "MicaInterface", package: "Mica"),
        .product(name: "MicaNib", package: "Mica"),
      ] + syntaxProducts,
      swiftSettings: syntaxSettings, linkerSettings: syntaxLibraries),
    // The rewriter as a process: what it is made from is loaded only where something is compiled.
    .executableTarget(
      name: "mica-port", dependencies: ["MicaPort"], swiftSettings: syntaxSettings),
    // What a program's bundle holds: catalogues, strings, Info.plist.
    .target(
      name: "MicaResources",
      dependencies: ["MicaFolders", .product(name: "MicaNib", package: "Mica")]),
    // From a folder to an executable, and what is kept of it.
    .target(
      name: "MicaBuild",
      dependencies: [
        "MicaFolders", "MicaPortJob", "MicaProcess", "MicaResources",
        .product(name: "MicaJob", package: "Mica"),
      ]),
    // What a run of tests came to, as text, files and a page.
    .target(name: "MicaReport", dependencies: [.product(name: "MicaJob", package: "Mica")]),
    // The command.
    .target(
      name: "MicaCommand",
      dependencies: [
        "MicaBuild", "MicaFolders", "MicaPortJob", "MicaProcess", "MicaReport", "MicaResources",
        .product(name: "MicaJob", package: "Mica"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The live designer: a web server that talks to hosts by pipes.
    .target(
      name: "MicaStudio",
      dependencies: [
        "MicaBuild", "MicaCommand", "MicaFolders", "MicaProcess",
        .product(name: "MicaJob", package: "Mica"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
    .executableTarget(name: "mica-studio", dependencies: ["MicaStudio"]),
    .executableTarget(
      name: "mica", dependencies: ["MicaCommand"], linkerSettings: withoutLibraries),

    // Broken files, for tests.
    .target(name: "FileDamage", path: "Tests/FileDamage"),
    .testTarget(
      name: "MicaPortTests",
      dependencies: ["FileDamage", "MicaPort", .product(name: "MicaInterface", package: "Mica")],
      swiftSettings: syntaxSettings),
    .testTarget(name: "MicaFoldersTests", dependencies: ["FileDamage", "MicaFolders"]),
    .testTarget(
      name: "MicaResourcesTests", dependencies: ["FileDamage", "MicaFolders", "MicaResources"]),
    .testTarget(name: "MicaProcessTests", dependencies: ["MicaProcess"]),
    .testTarget(name: "MicaBuildTests", dependencies: ["MicaBuild"]),
    .testTarget(name: "MicaReportTests", dependencies: ["FileDamage", "MicaReport"]),
    .testTarget(
      name: "MicaStudioTests",
      dependencies: ["MicaBuild", "MicaStudio", .product(name: "MicaJob", package: "Mica")]),
    .testTarget(
      name: "MicaCommandTests",
      dependencies: [
        "FileDamage", "MicaCommand", "MicaBuild", "MicaReport",
        .product(name: "MicaJob", package: "Mica"),
      ], exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
