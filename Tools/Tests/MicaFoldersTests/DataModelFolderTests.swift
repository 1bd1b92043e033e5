// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Versions of data models, and which of them counts.

import MicaFolders
import Testing

@Suite struct DataModelFolderTests {
  @Test func theCurrentVersionIsTheOneThatIsSaid() throws {
    let folder = try SampleFolder([
      "A.xcdatamodeld/A.xcdatamodel/contents": "", "A.xcdatamodeld/A 2.xcdatamodel/contents": "",
    ])
    let path = folder.path + "/A.xcdatamodeld"
    let model = try #require(DataModelFolder(at: path))
    #expect(model.name == "A")
    #expect(model.versions == ["A 2", "A"])
    #expect(model.current == "A")
    try folder.write(
      "<plist><dict><key>_XCCurrentVersionName</key>\n<string>A 2.xcdatamodel</string></dict></plist>",
      to: "A.xcdatamodeld/.xccurrentversion")
    #expect(DataModelFolder(at: path)?.current == "A 2")
    #expect(
      DataModelFolder.documents(in: [BundleResource(path: path), BundleResource(path: path)])
        == [path + "/A 2.xcdatamodel/contents"])
    try folder.write(
      "<key>_XCCurrentVersionName</key><string>../../x.xcdatamodel</string>",
      to: "A.xcdatamodeld/.xccurrentversion")
    #expect(DataModelFolder(at: path)?.current == "A")
  }

  @Test func versionsOfXcode3AreLeftOutUnlessTheyCount() throws {
    let folder = try SampleFolder([
      "A.xcdatamodeld/A.xcdatamodel/elements": "", "A.xcdatamodeld/A.xcdatamodel/layout": "",
      "A.xcdatamodeld/A 2.xcdatamodel/contents": "",
    ])
    let path = folder.path + "/A.xcdatamodeld"
    #expect(DataModelFolder(at: path)?.versions == ["A 2"])
    #expect(DataModelFolder(at: path)?.current == "A 2")
    try folder.write(
      "<key>_XCCurrentVersionName</key><string>A.xcdatamodel</string>",
      to: "A.xcdatamodeld/.xccurrentversion")
    #expect(DataModelFolder(at: path)?.versions == ["A 2", "A"])
    #expect(DataModelFolder(at: path)?.current == "A")
    let old = try SampleFolder(["B.xcdatamodeld/B.xcdatamodel/elements": ""])
    #expect(DataModelFolder(at: old.path + "/B.xcdatamodeld")?.versions == ["B"])
  }

  @Test func aVersionMayStandAlone() throws {
    let folder = try SampleFolder(["B.xcdatamodel/contents": ""])
    let model = try #require(DataModelFolder(at: folder.path + "/B.xcdatamodel"))
    #expect(model.document(of: model.current) == folder.path + "/B.xcdatamodel/contents")
    #expect(DataModelFolder(at: folder.path + "/C.xcdatamodeld") == nil)
    #expect(DataModelFolder(at: folder.path) == nil)
  }
}
