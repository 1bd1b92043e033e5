// swift-tools-version: 6.2
// Mica's tools: what opens programs. A package of its own, so that Mica itself needs no other one.

import Foundation
import PackageDescription

/// The toolchain's own copy of SwiftSyntax: linked in seconds, where building it takes a quarter of
/// an hour. It lies beside the library that this manifest runs with.
let toolchainSyntax: String? = {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let marker = "/lib/swift/pm/ManifestAPI/"
  guard let line = maps.split(separator: "\n").first(where: { $0.contains(marker) }),
    let start = line.firstIndex(of: "/"), let end = line.range(of: marker)
  else { return nil }
  let host = String(line[start..<end.lowerBound]) + "/lib/swift/host"
  let module = host + "/SwiftSyntax.swiftmodule"
  return FileManager.default.fileExists(atPath: module) ? host : nil
}()

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

let package = Package(
  name: "MicaTools",
  products: [
    .executable(name: "mica", targets: ["MicaCommand"]),
    .library(name: "MicaPort", targets: ["MicaPort"]),
  ],
  dependencies: [
    .package(name: "Mica", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ] + syntaxPackages,
  targets: [
    // Opened programs: what lies in a folder, and its sources as Linux's compiler takes them.
    .target(
      name: "MicaPort", dependencies: syntaxProducts, swiftSettings: syntaxSettings,
      linkerSettings: syntaxLibraries),
    // From a folder to an executable, and what is kept of it.
    .target(name: "MicaBuild", dependencies: ["MicaPort"], swiftSettings: syntaxSettings),
    // The command.
    .executableTarget(
      name: "MicaCommand",
      dependencies: [
        "MicaBuild", .product(name: "MicaJob", package: "Mica"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: syntaxSettings),

    .testTarget(
      name: "MicaPortTests", dependencies: ["MicaPort"], swiftSettings: syntaxSettings),
    .testTarget(
      name: "MicaBuildTests", dependencies: ["MicaBuild"], swiftSettings: syntaxSettings),
    .testTarget(
      name: "MicaCommandTests",
      dependencies: [
        "MicaCommand", "MicaBuild", .product(name: "MicaJob", package: "Mica"),
      ], exclude: ["Goldens"], swiftSettings: syntaxSettings),
  ],
  swiftLanguageModes: [.v6]
)
