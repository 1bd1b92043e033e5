// swift-tools-version: 6.2
// Mica: iOS view code, running on Linux. The floors are listed from the ground up; a target may
// depend only on targets above it in this file.

import PackageDescription

let package = Package(
  name: "Mica",
  targets: [
    // Floor 0: span kernels in C.
    .target(name: "CMicaKernels"),

    // Floor 1: the engine.
    .target(name: "MicaRaster", dependencies: ["CMicaKernels"]),
    .target(name: "MicaScene", dependencies: ["MicaRaster"]),

    // Tests, one target per floor.
    .testTarget(name: "MicaRasterTests", dependencies: ["MicaRaster", "CMicaKernels"]),
  ],
  swiftLanguageModes: [.v6]
)
