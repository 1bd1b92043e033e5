// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Documents as Xcode writes them → archives; errors with their lines.

import Foundation
import MicaInterface
import MicaNib
import Testing

struct InterfaceCompilerTests {
  private let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">

    """

  private func compile(_ body: String, head: String? = nil) throws -> NibArchive {
    let text = (head ?? self.head) + body + "\n</document>\n"
    return try NibArchive(InterfaceCompiler.compile(Data(text.utf8), path: "A.xib"))
  }

  private func error(_ text: String) -> InterfaceError? {
    #expect(throws: InterfaceError.self) {
      try InterfaceCompiler.compile(Data(text.utf8), path: "A.xib")
    }
  }

  @Test func elementsKeepOrderTextAndLines() throws {
    let archive = try compile(
      """
          <dependencies>
              <deployment identifier="iOS"/>
          </dependencies>
          <objects>
              <label text="A &amp; &quot;B&quot;" id="a">
                  <string key="text">two
      lines</string>
              </label>
              <button id="b"/>
          </objects>
      """)
    #expect(archive.root.children.map(\.name) == ["objects"])
    let label = try #require(archive.element(id: "a"))
    #expect(label["text"] == "A & \"B\"" && label.line == 7 && label.content == nil)
    #expect(label.child(key: "text")?.content == "two\nlines")
    #expect(archive.element(id: "b")?.line == 11)
  }

  @Test func theSameDocumentIsTheSameArchive() throws {
    let text = Data((head + "<objects a=\"1\" b=\"2\" c=\"3\" d=\"4\"/></document>").utf8)
    let first = try InterfaceCompiler.compile(text, path: "A.xib")
    for _ in 0..<8 { #expect(try InterfaceCompiler.compile(text, path: "A.xib") == first) }
  }

  @Test func malformedDocumentsNameTheLine() {
    let cut = error(head + "  <objects>\n  <label>\n</objects></document>")
    #expect(cut?.path == "A.xib" && cut?.line == 5)
    #expect(error("")?.message.contains("XML") == true)
    #expect(error("plain text")?.line == 1)
    #expect(error(head + "<objects>") != nil)
    #expect(error("<?xml version=\"1.0\"?><plist/>")?.message.contains("<plist>") == true)
  }

  @Test func otherPlatformsAndOldFormatsAreNamed() {
    func message(_ root: String) -> String {
      error("<\(root)></\(root.prefix { $0 != " " })>")?.message ?? ""
    }
    #expect(
      message("archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"")
        .contains("Xcode 4"))
    #expect(message("document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"").contains("macOS"))
    #expect(
      message("document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"").contains("watch"))
  }

  // A few bytes that stand for very many.
  @Test func bombsAreRefused() {
    let bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\">"
      + "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<document>&b;</document>"
    #expect(error(bomb)?.line == 2)
    let deep = String(repeating: "<view>", count: 5000) + String(repeating: "</view>", count: 5000)
    #expect(error(head + deep + "</document>") != nil)
    #expect(throws: InterfaceError.self) {
      try InterfaceCompiler.compile(head.data(using: .utf16)!, path: "A.xib")
    }
  }
}
