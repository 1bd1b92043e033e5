// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One element of a document: name, attributes, text, and the elements in it.

/// An element of an archive.
public struct NibElement: Sendable, Hashable {
  /// The archive that it is in.
  public let archive: NibArchive
  /// Its number, in the order of the document.
  public let index: Int

  private var record: NibArchive.Record { archive.records[index] }

  /// The name of its tags.
  public var name: String { archive.texts[record.name] }

  /// The line of the document on which its first tag ends; 0 where that isn't known.
  public var line: Int { record.line }

  /// The text between its tags; nil where there are only elements.
  public var content: String? { record.content < 0 ? nil : archive.texts[record.content] }

  /// The attribute `id`.
  public var id: String? { self["id"] }

  /// The attribute `key`, which says what the element is to the one around it.
  public var key: String? { self["key"] }

  /// An attribute's value.
  public subscript(name: String) -> String? {
    let record = record
    for place in record.firstAttribute..<(record.firstAttribute + record.attributeCount)
    where archive.texts[archive.pairs[place * 2]] == name {
      return archive.texts[archive.pairs[place * 2 + 1]]
    }
    return nil
  }

  /// All attributes, in their order.
  public var attributes: [(name: String, value: String)] {
    let record = record
    return (record.firstAttribute..<(record.firstAttribute + record.attributeCount)).map {
      (archive.texts[archive.pairs[$0 * 2]], archive.texts[archive.pairs[$0 * 2 + 1]])
    }
  }

  /// The elements right in this one, in their order.
  public var children: [NibElement] {
    var found: [NibElement] = []
    var next = index + 1
    while next < record.end {
      found.append(NibElement(archive: archive, index: next))
      next = archive.records[next].end
    }
    return found
  }

  /// This element and all in it, in the order of the document.
  public var subtree: [NibElement] {
    (index..<record.end).map { NibElement(archive: archive, index: $0) }
  }

  /// The first element of a name right in this one.
  public func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The first element with a key right in this one.
  public func child(key: String) -> NibElement? { children.first { $0.key == key } }

  /// Whether both are the same element of the same archive.
  public static func == (a: NibElement, b: NibElement) -> Bool {
    a.archive === b.archive && a.index == b.index
  }

  /// Goes by the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(archive))
    hasher.combine(index)
  }
}
