// swift-tools-version: 6.2
// Mica's benchmarks: a package of its own, so that they can use only what any program could.

import PackageDescription

let package = Package(
  name: "MicaBenchmarks",
  dependencies: [
    .package(name: "Mica", path: "..")
  ],
  targets: [
    // What the workloads draw, generated from their definition.
    .target(name: "WorkloadData"),

    // Draws the workloads and times that.
    .executableTarget(
      name: "bench",
      dependencies: ["WorkloadData", .product(name: "CoreGraphics", package: "Mica")]),

    // The screen of 1000 layers: frames, damage, sampling, commit, cores, memory.
    .executableTarget(
      name: "layers",
      dependencies: [
        // Each that is imported: otherwise a class that changes there isn't noticed here.
        "WorkloadData", .product(name: "Mica", package: "Mica"),
        .product(name: "UIKit", package: "Mica"), .product(name: "QuartzCore", package: "Mica"),
      ]),

    // Layouts by constraints, solved and edited.
    .executableTarget(
      name: "layout", dependencies: [.product(name: "MicaLayout", package: "Mica")]),

    // A table of 100 000 rows that size themselves.
    .executableTarget(
      name: "lists",
      dependencies: [
        .product(name: "Mica", package: "Mica"), .product(name: "UIKit", package: "Mica"),
      ]),

    // Text layout and a screen of labels.
    .executableTarget(
      name: "text",
      dependencies: [
        "WorkloadData", .product(name: "Mica", package: "Mica"),
        // Named, since it is imported: the program must be built again when its classes change.
        .product(name: "UIKit", package: "Mica"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
