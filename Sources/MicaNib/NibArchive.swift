// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bytes of an archive → elements. Everything is checked once, when it is opened: afterwards no index leads
// outside, and no walk is deeper than NibLimits.depth.

/// An Interface Builder document, as it was compiled.
public final class NibArchive: Sendable {
  struct Record {
    var name: Int
    /// -1: none.
    var content: Int
    var line: Int
    var end: Int
    var firstAttribute: Int
    var attributeCount: Int
  }

  let texts: [String]
  let records: [Record]
  /// Names and values in turn.
  let pairs: [Int]
  /// The path of the document that the archive was made of.
  public let path: String
  private let elementsByID: [String: Int]

  /// The archive that bytes hold.
  public init(_ bytes: [UInt8]) throws(NibError) {
    guard bytes.starts(with: NibFormat.magic), bytes.count >= NibFormat.headerBytes else {
      throw .notAnArchive
    }
    func number(_ offset: Int) -> Int {
      Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2]) << 16
        | Int(bytes[offset + 3]) << 24
    }
    let version = number(8)
    guard version == NibFormat.version else { throw .otherVersion(version) }
    let (textCount, textBytes) = (number(12), number(16))
    let (elementCount, attributeCount) = (number(20), number(24))
    guard elementCount <= NibLimits.elements else { throw .damaged("too many elements") }
    let offsetStart = NibFormat.headerBytes
    let blobStart = offsetStart + (textCount + 1) * 4
    let elementStart = blobStart + (textBytes + 3) / 4 * 4
    let attributeStart = elementStart + elementCount * NibFormat.elementBytes
    guard attributeStart + attributeCount * NibFormat.attributeBytes == bytes.count else {
      throw .wrongLength
    }

    var texts: [String] = []
    texts.reserveCapacity(textCount)
    var start = number(offsetStart)
    guard start == 0 else { throw .damaged("texts") }
    for index in 0..<textCount {
      let end = number(offsetStart + (index + 1) * 4)
      guard start <= end, end <= textBytes else { throw .damaged("texts") }
      texts.append(String(decoding: bytes[(blobStart + start)..<(blobStart + end)], as: UTF8.self))
      start = end
    }
    func checkedText(_ index: Int) throws(NibError) -> Int {
      guard index < textCount else { throw .damaged("the number of a text") }
      return index
    }

    var records: [Record] = []
    records.reserveCapacity(elementCount)
    var ends: [Int] = []
    for index in 0..<elementCount {
      let place = elementStart + index * NibFormat.elementBytes
      let content = number(place + 4)
      let hasContent = content != Int(NibFormat.none)
      let record = Record(
        name: try checkedText(number(place)),
        content: try hasContent ? checkedText(content) : -1,
        line: number(place + 8), end: number(place + 12), firstAttribute: number(place + 16),
        attributeCount: number(place + 20))
      while let last = ends.last, last <= index { ends.removeLast() }
      guard record.end > index, record.end <= ends.last ?? elementCount,
        !ends.isEmpty || index == 0
      else { throw .damaged("the order of elements") }
      guard record.firstAttribute + record.attributeCount <= attributeCount else {
        throw .damaged("the number of an attribute")
      }
      ends.append(record.end)
      guard ends.count <= NibLimits.depth else { throw .damaged("elements too deep") }
      records.append(record)
    }
    guard !records.isEmpty else { throw .damaged("no element") }

    var pairs: [Int] = []
    pairs.reserveCapacity(attributeCount * 2)
    for index in 0..<(attributeCount * 2) {
      pairs.append(try checkedText(number(attributeStart + index * 4)))
    }
    path = texts[try checkedText(number(28))]
    self.texts = texts
    self.records = records
    self.pairs = pairs

    var byID: [String: Int] = [:]
    for (index, record) in records.enumerated() {
      for attribute in record.firstAttribute..<(record.firstAttribute + record.attributeCount)
      where texts[pairs[attribute * 2]] == "id" {
        let id = texts[pairs[attribute * 2 + 1]]
        if byID[id] == nil { byID[id] = index }
      }
    }
    elementsByID = byID
  }

  /// The element that all others are in.
  public var root: NibElement { NibElement(archive: self, index: 0) }

  /// The first element with an id.
  public func element(id: String) -> NibElement? {
    elementsByID[id].map { NibElement(archive: self, index: $0) }
  }
}
