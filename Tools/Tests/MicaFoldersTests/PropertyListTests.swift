// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Property lists, build settings and patterns by themselves.

import Testing

@testable import MicaFolders

@Suite struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyValue {
    try OldPropertyList.read(Array(text.utf8))
  }

  @Test func valuesOfAllKindsAreRead() throws {
    let value = try read(
      "/* c */ { a = b; \"c d\" = ( 1, \"x\\n\\\"\", ); // rest\n e = { f = <0f>; }; g = a/b-c.d_$e; }"
    )
    #expect(value.table["a"] == .text("b"))
    #expect(value.table["c d"] == .list([.text("1"), .text("x\n\"")]))
    #expect(value.table["g"] == .text("a/b-c.d_$e"))
  }

  @Test func theLineOfAMistakeIsSaid() {
    #expect(throws: PropertyListError(line: 3, reason: "a ; is missing after the value of a")) {
      try read("{\n a = b\n c = d; }")
    }
  }

  @Test func deepListsAreRefused() {
    let text = String(repeating: "(", count: 200_000)
    #expect(throws: PropertyListError.self) { try read(text) }
  }

  @Test func settingsNameEachOther() {
    var settings = BuildSettings(configuration: "Debug", defaults: ["A": "1"])
    settings.add([
      ("A", "$(inherited) 2"), ("B", "${A}-$(NONE)-$(C:lower)"), ("C", "BIG"), ("D", "$(D)"),
      ("E", "$(F)"), ("F", "$(E)x"),
    ])
    settings.add([
      ("A", "$(inherited) 3"), ("G[sdk=iphoneos*]", "no"), ("G[sdk=iphone*]", "yes"),
      ("N_BIG", "named"), ("H", "$(N_$(C))"),
    ])
    #expect(settings["A"] == "1 2 3")
    #expect(settings.circle(from: "E") == ["E", "F", "E"])
    #expect(settings.circle(from: "A") == nil && settings.circle(from: "D") == nil)
    #expect(settings.circle(from: "B") == nil)
    #expect(settings["B"] == "1 2 3--big")
    #expect(settings["D"] == "")
    #expect(settings["E"] == "x")
    #expect(settings["G"] == "yes")
    #expect(settings["H"] == "named")
    #expect(settings.expand("a$(") == "a$(")
  }

  @Test func settingsThatGrowWithoutEndAreCut() {
    var settings = BuildSettings(configuration: "Debug", defaults: [:])
    settings.add((0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))$(A\($0 + 1))") })
    settings.add([("A40", String(repeating: "x", count: 1000))])
    #expect((settings["A0"] ?? "").utf8.count <= BuildSettings.mostCharacters * 4)
  }

  @Test func patternsMeanPaths() {
    #expect(PathPattern("/a/**/*.{swift,h}").matches("/a/b/c/D.swift"))
    #expect(PathPattern("/a/**/*.{swift,h}").matches("/a/D.h"))
    #expect(!PathPattern("/a/**/*.{swift,h}").matches("/b/D.h"))
    #expect(PathPattern("/a/B").matches("/a/B/c.swift"))
    #expect(!PathPattern("/a/*.swift").matches("/a/b/c.swift"))
  }

  @Test func workspacesNameProjects() {
    let text = """
      <Workspace version = "1.0"><Group location = "group:Sub" name = "x">
      <FileRef location = "group:A.xcodeproj"></FileRef></Group>
      <FileRef location = "container:B &amp; C.xcodeproj"></FileRef></Workspace>
      """
    #expect(WorkspaceFile.locations(text) == ["Sub/A.xcodeproj", "B & C.xcodeproj"])
  }
}
