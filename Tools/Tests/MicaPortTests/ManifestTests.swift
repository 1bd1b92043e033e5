// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is read of a Package.swift without running it.

import MicaFolders
import MicaPort
import Testing

@Suite struct ManifestTests {
  @Test func packagesThatLieElsewhereAreRead() {
    let text = ManifestText(
      of: """
        // swift-tools-version: 5.9
        let package = Package(name: "A", dependencies: [
          .package(url: "https://a.b/one", from: "1.2.3"),
          .package(url: "https://a.b/two", .upToNextMinor(from: "1.2.3")),
          .package(url: "https://a.b/three", exact: "1.0.0"),
          .package(url: "https://a.b/four", "1.0.0"..<"1.5.0"),
          .package(url: "https://a.b/five", "1.0.0"..."1.5.0"),
          .package(url: "https://a.b/six", branch: "main"),
          .package(url: "https://a.b/seven", .revision("abc")),
          .package(path: "../Near"),
        ], targets: [.target(name: "A")])
        """)
    #expect(
      text.remotePackages.map(\.requirement) == [
        .upToNextMajor("1.2.3"), .upToNextMinor("1.2.3"), .exact("1.0.0"), .range("1.0.0", "1.5.0"),
        .range("1.0.0", "1.5.1"), .branch("main"), .revision("abc"),
      ])
    #expect(text.localPaths == ["../Near"] && text.isWhole)
  }

  @Test func flagsAndFeaturesOfAPhoneAreTaken() {
    let text = ManifestText(
      of: """
        let package = Package(name: "A", targets: [.target(name: "A", swiftSettings: [
          .define("ONE"), .define("TWO", .when(platforms: [.linux])),
          .define("THREE", .when(platforms: [.iOS], configuration: .debug)),
          .define("FOUR", .when(configuration: .release)), .define("NOT A NAME"),
          .enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-O"]),
        ])])
        """)
    #expect(text.targets.first?.conditions == ["ONE", "THREE"])
    #expect(text.targets.first?.flags == ["-enable-upcoming-feature", "ExistentialAny"])
  }

  @Test func traitsOfTheManifestsChoiceAreOn() {
    let text = ManifestText(
      of: """
        let package = Package(name: "A", traits: [
          "One", .trait(name: "Two", enabledTraits: ["Three"]), Trait(name: "Four"),
          .default(enabledTraits: ["Two"]),
        ], targets: [.target(name: "A")])
        """)
    #expect(text.traits == ["Three", "Two"])
  }

  @Test(arguments: ["targets", "[.target(name: name)]", "[a] + b"])
  func whatIsComputedIsNotTakenForTheWhole(targets: String) {
    #expect(!ManifestText(of: "let package = Package(name: \"A\", targets: \(targets))").isWhole)
  }

  @Test func whatIsChangedLaterIsNotTakenForTheWhole() {
    let text = "let package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
    #expect(ManifestText(of: text).isWhole)
    let later = text + "for target in package.targets { target.path = \"B\" }"
    #expect(!ManifestText(of: later).isWhole)
  }

  @Test func targetsOfOtherKindsAreRead() {
    let text = ManifestText(
      of: """
        let package = Package(name: "A", targets: [
          .target(name: "C", publicHeadersPath: "api", cSettings: [
            .define("ONE"), .define("TWO", to: "2"), .headerSearchPath("inner"),
            .define("THREE", .when(platforms: [.linux])), .define("NOT A NAME")]),
          .systemLibrary(name: "S"), .binaryTarget(name: "B", path: "B.xcframework"),
          .macro(name: "M", dependencies: []),
        ])
        """)
    #expect(text.targets.map(\.kind) == [.sources, .systemLibrary, .binary, .macro])
    #expect(text.targets[0].cNames == ["ONE", "TWO=2"])
    #expect(text.targets[0].headerFolders == ["inner"] && text.targets[0].publicHeaders == "api")
    #expect(text.isWhole)
  }

  @Test func aTargetWhoseListsAreComputedIsNotWhole() {
    for list in ["swiftSettings: settings", "dependencies: common + [\"B\"]", "path: folder"] {
      let text = ManifestText(
        of: "let package = Package(name: \"A\", targets: [.target(name: \"A\", \(list))])")
      #expect(!text.isWhole)
    }
  }
}

@Suite struct ManifestResourceTests {
  @Test func whatIsCopiedIsToldApartFromWhatIsProcessed() {
    let text = ManifestText(
      of: """
        // swift-tools-version:5.5
        let package = Package(name: "A", targets: [
          .testTarget(name: "ATests", resources: [.process("In"), .copy("Out"), Resource.copy("More")]),
        ])
        """)
    #expect(text.targets.first?.resources == ["In"])
    #expect(text.targets.first?.copied == ["Out", "More"])
  }
}
