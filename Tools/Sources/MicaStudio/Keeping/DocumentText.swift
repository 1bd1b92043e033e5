// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An Interface Builder document as text, with the places of its elements: enough to change one line of it and leave
// everything else as it was written.

/// The tags of a document.
struct DocumentText {
  /// An element's places in the text, in bytes.
  struct Element {
    var name: String
    /// The opening tag, from `<` to behind `>`.
    var opening: Range<Int>
    /// Whether it ends in `/>`.
    var isEmpty: Bool
    /// The closing tag; the end of the opening one where it is empty.
    var closing: Range<Int>
    var depth: Int

    var whole: Range<Int> { opening.lowerBound..<closing.upperBound }
  }

  let bytes: [UInt8]
  /// In the order of their opening tags.
  private(set) var elements: [Element] = []

  /// Nil for what is no well-formed document.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    guard scan() else { return nil }
  }

  private mutating func scan() -> Bool {
    var open: [Int] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: 0x3C) {
      if let end = skipped(start, "<!--", "-->") ?? skipped(start, "<![CDATA[", "]]>")
        ?? skipped(start, "<?", "?>")
      {
        place = end
        continue
      }
      guard let end = tagEnd(start) else { return false }
      place = end
      if starts(start, "<!") { continue }
      if starts(start, "</") {
        guard let index = open.popLast(), elements[index].name == name(start + 2) else {
          return false
        }
        elements[index].closing = start..<end
        continue
      }
      let isEmpty = bytes[end - 2] == 0x2F
      if !isEmpty { open.append(elements.count) }
      guard elements.count < 1_000_000, open.count < 1_000 else { return false }
      elements.append(
        Element(
          name: name(start + 1), opening: start..<end, isEmpty: isEmpty, closing: end..<end,
          depth: open.count - (isEmpty ? 0 : 1)))
    }
    return open.isEmpty && !elements.isEmpty
  }

  private func starts(_ place: Int, _ text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  /// The end of something that holds no tags; nil where it doesn't begin here.
  private func skipped(_ place: Int, _ start: String, _ end: String) -> Int? {
    guard starts(place, start) else { return nil }
    let mark = Array(end.utf8)
    var place = place + start.utf8.count
    while place + mark.count <= bytes.count {
      if bytes[place...].starts(with: mark) { return place + mark.count }
      place += 1
    }
    return bytes.count
  }

  /// Behind a tag's `>`, which may stand between quotation marks too.
  private func tagEnd(_ start: Int) -> Int? {
    var quote: UInt8?
    for place in start..<bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return place + 1
      }
    }
    return nil
  }

  private func name(_ place: Int) -> String {
    let end = bytes[place...].firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains($0) }
    return String(decoding: bytes[place..<(end ?? bytes.count)], as: UTF8.self)
  }

  // MARK: Looking

  /// The value of an element's attribute, between its quotation marks, as it is written.
  func value(of attribute: String, in element: Element) -> Range<Int>? {
    var place = element.opening.lowerBound + 1 + element.name.utf8.count
    while place < element.opening.upperBound {
      guard let equals = bytes[place..<element.opening.upperBound].firstIndex(of: 0x3D),
        equals + 1 < element.opening.upperBound
      else { return nil }
      let found = String(decoding: bytes[place..<equals], as: UTF8.self)
        .split { $0.isWhitespace }.last.map(String.init)
      let quote = bytes[equals + 1]
      guard quote == 0x22 || quote == 0x27,
        let end = bytes[(equals + 2)..<element.opening.upperBound].firstIndex(of: quote)
      else { return nil }
      if found == attribute { return (equals + 2)..<end }
      place = end + 1
    }
    return nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The element around all others.
  var root: Element? { elements.first }

  /// The element with an id.
  func element(id: String) -> Element? {
    elements.first { element in value(of: "id", in: element).map { text($0) } == id }
  }

  /// The elements directly in one.
  func children(of element: Element) -> [Element] {
    elements.filter {
      $0.depth == element.depth + 1 && element.opening.upperBound <= $0.opening.lowerBound
        && $0.whole.upperBound <= element.closing.lowerBound
    }
  }

  /// The blanks that a line begins with.
  func indent(of place: Int) -> String {
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return text(start..<(bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? place))
  }

  /// The text with a part replaced.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }
}
