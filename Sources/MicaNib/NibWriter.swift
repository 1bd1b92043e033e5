// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A document, element by element → the bytes of an archive.

/// Writes an archive in the order of the document.
public struct NibWriter {
  private struct Element {
    var name: UInt32
    var content = NibFormat.none
    var line: UInt32
    var end: UInt32 = 0
    var firstAttribute: UInt32
    var attributeCount: UInt32
  }

  private var texts: [String] = []
  private var numbers: [String: UInt32] = [:]
  private var elements: [Element] = []
  private var attributes: [UInt32] = []
  private var open: [Int] = []
  private let path: UInt32

  /// An archive of the document at a path, which messages name.
  public init(path: String) {
    texts = [path]
    numbers = [path: 0]
    self.path = 0
  }

  /// How many elements were begun.
  public var elementCount: Int { elements.count }

  /// How many elements stand open.
  public var depth: Int { open.count }

  /// Begins an element with its attributes, in their order.
  public mutating func begin(_ name: String, line: Int, attributes list: [(String, String)]) {
    open.append(elements.count)
    let first = UInt32(attributes.count / 2)
    for (name, value) in list {
      attributes.append(number(name))
      attributes.append(number(value))
    }
    elements.append(
      Element(
        name: number(name), line: UInt32(clamping: line), firstAttribute: first,
        attributeCount: UInt32(list.count)))
  }

  /// Ends the element that was begun last, with the text between its tags.
  public mutating func end(content: String? = nil) {
    guard let last = open.popLast() else { return }
    elements[last].end = UInt32(elements.count)
    if let content { elements[last].content = number(content) }
  }

  private mutating func number(_ text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    let new = UInt32(texts.count)
    texts.append(text)
    numbers[text] = new
    return new
  }

  /// The bytes, once all elements have ended.
  public func finish() -> [UInt8] {
    precondition(open.isEmpty, "Elements stand open.")
    var blob: [UInt8] = []
    var offsets: [UInt32] = [0]
    for text in texts {
      blob.append(contentsOf: text.utf8)
      offsets.append(UInt32(blob.count))
    }
    let textBytes = blob.count
    while blob.count % 4 != 0 { blob.append(0) }

    var bytes = NibFormat.magic
    func add(_ number: UInt32) {
      for shift in stride(from: 0, to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
      }
    }
    let header = [
      NibFormat.version, texts.count, textBytes, elements.count, attributes.count / 2, Int(path),
    ]
    for number in header { add(UInt32(number)) }
    for offset in offsets { add(offset) }
    bytes += blob
    for element in elements {
      add(element.name)
      add(element.content)
      add(element.line)
      add(element.end)
      add(element.firstAttribute)
      add(element.attributeCount)
    }
    for number in attributes { add(number) }
    return bytes
  }
}
