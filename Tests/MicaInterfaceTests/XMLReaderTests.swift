// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What XML's specification says of texts, values and what isn't well-formed.

import Testing

@testable import MicaInterface

struct XMLReaderTests {
  /// Says what it hears.
  private struct Listener: XMLListener {
    var said: [String] = []

    mutating func begin(
      _ name: String, _ attributes: [(String, String)], line: Int
    ) throws(XMLProblem) {
      said.append("\(name)@\(line)" + attributes.map { " \($0.0)=\($0.1)" }.joined())
    }
    mutating func end(_ name: String) { said.append("/" + name) }
    mutating func add(_ text: String) { said.append("'\(text)'") }
  }

  private func read(_ text: String) throws -> [String] {
    var reader = XMLReader(Array(text.utf8), listener: Listener())
    try reader.read()
    return reader.listener.said
  }

  @Test func elementsAttributesAndTexts() throws {
    let said = try read(
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a -- remark -->\n<a b=\"1\" c:d='\"2\"'>x<e/>\n<f></f ></a>\n"
    )
    #expect(said == ["a@3 b=1 c:d=\"2\"", "'x'", "e@3", "/e", "'\n'", "f@4", "/f", "/a"])
  }

  @Test func referencesAndBreaks() throws {
    #expect(
      try read("<a b=\"&lt;&#228;&#xE4;&quot;\n\t\">&amp;amp;\r\ny<![CDATA[<&]]></a>")
        == ["a@1 b=<ää\"  ", "'&amp;\ny'", "'<&'", "/a"])
  }

  @Test(arguments: [
    "", " ", "x", "<a>", "<a/>x", "<a/><b/>", "<a></b>", "</a>", "<a b/>", "<a b=c/>", "<a b=\"c/>",
    "<a b=\"1\" b=\"2\"/>", "<a b=\"1\"c=\"2\"/>", "<a b=\"<\"/>", "<a>&x;</a>", "<a>&#0;</a>",
    "<a>&#xD800;</a>",
    "<a>&</a>", "<1/>", "<a", "<!-- ", "<![CDATA[x]]><a/>", "<a>\u{1}</a>", "<!ELEMENT a>",
    "<a>&#xFFFFFFFFFF;</a>",
  ])
  func whatIsMalformedIsRefused(text: String) {
    #expect(throws: XMLProblem.self) { try read(text) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    var reader = XMLReader(Array("<a>".utf8) + [0xC3] + Array("</a>".utf8), listener: Listener())
    #expect(throws: XMLProblem.self) { try reader.read() }
  }
}
