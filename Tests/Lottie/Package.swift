// swift-tools-version:5.9
// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How lottie's own tests of pictures are laid out for Scripts/try-lottie, which puts its sources and tests beside this.

import PackageDescription

let package = Package(
  name: "LottiePictures",
  platforms: [.iOS(.v13)],
  targets: [
    .target(name: "Lottie", path: "Sources"),
    .target(name: "SnapshotTesting", path: "SnapshotTesting"),
    .testTarget(
      name: "LottieTests", dependencies: ["Lottie", "SnapshotTesting"], path: "Tests"),
  ])
