// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// XML as Interface Builder writes it: elements, attributes, texts, CDATA, remarks and instructions; no declarations.
// Foundation's parser traps on some malformed documents, and these come from anywhere.

/// Why a text is no XML.
struct XMLProblem: Error {
  /// From 1.
  let line: Int
  let reason: String
}

/// What listens to a reader.
protocol XMLListener {
  /// An element begins, in the line of its first character. Throws where reading is to end.
  mutating func begin(_ name: String, _ attributes: [(String, String)], line: Int)
    throws(XMLProblem)
  mutating func end(_ name: String)
  mutating func add(_ text: String)
}

/// Reads a document from its first byte to its last.
struct XMLReader<Listener: XMLListener> {
  private(set) var listener: Listener
  private let bytes: [UInt8]
  private var place = 0
  private(set) var line = 1
  private var open: [String] = []
  private var isDone = false

  /// A reader of UTF-8 text.
  init(_ bytes: [UInt8], listener: Listener) {
    self.bytes = bytes
    self.listener = listener
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Reads all of it.
  mutating func read() throws(XMLProblem) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw problem("it isn't UTF-8")
    }
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        try readText()
      } else if skip("<?") {
        try readPast("?>")
      } else if skip("<!--") {
        try readPast("-->")
      } else if skip("<![CDATA[") {
        let text = try readPast("]]>")
        guard !open.isEmpty else { throw problem("text outside of the first element") }
        listener.add(text)
      } else if skip("</") {
        try readEnd()
      } else {
        try readStart()
      }
    }
    guard isDone, open.isEmpty else {
      throw problem(open.last.map { "<\($0)> has no end" } ?? "there is no element")
    }
  }

  private func problem(_ reason: String) -> XMLProblem { XMLProblem(line: line, reason: reason) }

  // MARK: Parts

  private mutating func readStart() throws(XMLProblem) {
    let start = line
    place += 1
    let name = try readName()
    guard !isDone else { throw problem("<\(name)> after the last element") }
    var attributes: [(String, String)] = []
    var keys: Set<String> = []
    while true {
      let hadSpace = skipSpaces()
      if skip("/>") {
        try listener.begin(name, attributes, line: start)
        listener.end(name)
        isDone = open.isEmpty
        return
      }
      if skip(">") {
        try listener.begin(name, attributes, line: start)
        open.append(name)
        return
      }
      guard hadSpace else { throw problem("<\(name)> isn't closed") }
      let key = try readName()
      skipSpaces()
      guard skip("=") else { throw problem("\(key) has no value") }
      skipSpaces()
      let value = try readValue(of: key)
      guard keys.insert(key).inserted else { throw problem("\(key) is there twice") }
      attributes.append((key, value))
    }
  }

  private mutating func readEnd() throws(XMLProblem) {
    let name = try readName()
    skipSpaces()
    guard skip(">") else { throw problem("</\(name) isn't closed") }
    guard let last = open.popLast() else { throw problem("</\(name)> ends nothing") }
    guard last == name else { throw problem("</\(name)> ends <\(last)>") }
    listener.end(name)
    isDone = open.isEmpty
  }

  private mutating func readText() throws(XMLProblem) {
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { try readCharacter(into: &text) }
    guard !open.isEmpty else {
      guard text.allSatisfy(Self.isSpace) else {
        throw problem("text outside of the first element")
      }
      return
    }
    listener.add(String(decoding: text, as: UTF8.self))
  }

  private mutating func readValue(of key: String) throws(XMLProblem) -> String {
    guard place < bytes.count,
      bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'")
    else { throw problem("the value of \(key) has no quotation marks") }
    let mark = bytes[place]
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != mark {
      guard bytes[place] != UInt8(ascii: "<") else {
        throw problem("the value of \(key) has no end")
      }
      // Breaks are blanks in values.
      let isBreak = Self.isSpace(bytes[place])
      try readCharacter(into: &text)
      if isBreak { text[text.count - 1] = 32 }
    }
    guard place < bytes.count else { throw problem("the value of \(key) has no end") }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// A character or what stands for one.
  private mutating func readCharacter(into text: inout [UInt8]) throws(XMLProblem) {
    let byte = bytes[place]
    if byte == UInt8(ascii: "&") { return text += Array(String(try readReference()).utf8) }
    guard byte >= 32 || Self.isSpace(byte) else { throw problem("a character that no XML has") }
    place += 1
    if byte == 10 { line += 1 }
    if byte == 13 {
      // Both forms of a break are one.
      if place < bytes.count, bytes[place] == 10 { place += 1 }
      line += 1
      text.append(10)
    } else {
      text.append(byte)
    }
  }

  private static var known: [String: Unicode.Scalar] {
    ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
  }

  private mutating func readReference() throws(XMLProblem) -> Unicode.Scalar {
    let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw problem("& stands for nothing") }
    let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
    place = end + 1
    if let scalar = Self.known[name] { return scalar }
    let value =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let value, value >= 32 || [9, 10, 13].contains(value), value & 0xFFFE != 0xFFFE,
      let scalar = Unicode.Scalar(value)
    else { throw problem("&\(name); stands for nothing") }
    return scalar
  }

  private mutating func readName() throws(XMLProblem) -> String {
    let start = place
    while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
    guard place > start, !(48...57).contains(bytes[start]), bytes[start] != UInt8(ascii: "-"),
      bytes[start] != UInt8(ascii: ".")
    else { throw problem("a name is missing") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// What stands before some text, which is passed.
  @discardableResult
  private mutating func readPast(_ text: StaticString) throws(XMLProblem) -> String {
    let start = place
    while place < bytes.count {
      if matches(text) {
        let inside = String(decoding: bytes[start..<place], as: UTF8.self)
        place += text.utf8CodeUnitCount
        return inside
      }
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
    throw problem("\(text) is missing")
  }

  // MARK: Bytes

  private func matches(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard matches(text) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = place
    while place < bytes.count, Self.isSpace(bytes[place]) {
      if bytes[place] == 10 { line += 1 }
      place += 1
    }
    return place > start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 48...57,
      128...255:
      true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
