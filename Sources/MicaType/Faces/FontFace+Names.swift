// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a face and its named instances are called.

internal import CHarfBuzz
internal import Synchronization

/// A face's names in English, or in the font's first language where it has none in English.
package struct FaceNames: Hashable, Sendable {
  /// Without spaces, such as `LiberationSans-Bold`.
  package var postScript: String
  /// Such as `Liberation Sans`.
  package var family: String
  /// Such as `Bold Italic`.
  package var style: String
  /// Such as `Liberation Sans Bold Italic`.
  package var full: String
}

/// A place of the design space that the font gives a name.
struct NamedInstance: Hashable, Sendable {
  var style: String
  var postScript: String
  /// Sorted by tag, within the axes, without defaults.
  var places: [VariationValue]
}

extension FontFace {
  /// The names of the face at its place of the design space.
  ///
  /// At a named instance they are the instance's; at another place the PostScript name gets the
  /// axes' values in hexadecimal 16.16, as Core Text's does (`Inter_wght28A0000`).
  package var names: FaceNames {
    if let known = keptNames.load() { return known.value }
    return keptNames.storeIfNil(Kept(readNames())).value
  }

  private func readNames() -> FaceNames {
    var names = NameTable.names(of: face)
    if variations.isEmpty { return names }
    if let instance = namedInstances.first(where: { $0.places == variations }) {
      names.style = instance.style
      names.postScript = instance.postScript
      names.full = "\(names.family) \(instance.style)"
      return names
    }
    for place in variations {
      let fixed = Int64((Double(place.value) * 65536).rounded())
      let digits = String(fixed.magnitude, radix: 16, uppercase: true)
      names.postScript += "_\(Tag.text(place.tag))\(fixed < 0 ? "-" : "")\(digits)"
    }
    return names
  }

  /// The places of the design space that have names, in the font's order.
  var namedInstances: [NamedInstance] {
    let axes = axes
    guard !axes.isEmpty else { return [] }
    let names = NameTable.names(of: face)
    let prefix = NameTable.text(25, of: face)
    let count = min(hb_ot_var_get_named_instance_count(face), 512)
    return (0..<count).compactMap { index in
      var length = UInt32(VariationAxis.limit)
      var values = [Float](repeating: 0, count: VariationAxis.limit)
      _ = hb_ot_var_named_instance_get_design_coords(face, index, &length, &values)
      guard
        let style = NameTable.text(
          hb_ot_var_named_instance_get_subfamily_name_id(face, index), of: face),
        Int(length) == axes.count
      else { return nil }
      let places = VariationAxis.places(
        zip(axes, values).map { VariationValue(tag: $0.tag, value: $1) }, on: axes)
      let stated = NameTable.text(
        hb_ot_var_named_instance_get_postscript_name_id(face, index), of: face)
      let made = NameTable.postScript(family: prefix ?? names.family, style: style)
      return NamedInstance(
        style: style, postScript: stated.map(NameTable.printable) ?? made, places: places)
    }
  }

  /// Every name of the family in any language, the English ones first.
  var familyNames: [String] {
    let ids: [UInt32] = [16, 1, 21]
    var names = ids.compactMap { NameTable.text($0, of: face) }
    names += ids.flatMap { NameTable.allTexts($0, of: face) }
    if names.isEmpty { names = [self.names.family] }
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }
}

/// A face's `name` table.
enum NameTable {
  /// The most characters of a name that are read.
  private static let mostBytes = 512
  /// The most entries of a table that are looked at.
  private static let mostEntries = 4096

  static func names(of face: OpaquePointer) -> FaceNames {
    let family = text(16, of: face) ?? text(1, of: face) ?? ""
    let style = text(17, of: face) ?? text(2, of: face) ?? "Regular"
    let name = text(6, of: face).map(printable) ?? ""
    let full = text(4, of: face) ?? (family.isEmpty ? name : "\(family) \(style)")
    let made = postScript(family: family.isEmpty ? "Untitled" : family, style: style)
    return FaceNames(
      postScript: name.isEmpty ? made : name, family: family.isEmpty ? "Untitled" : family,
      style: style, full: full.isEmpty ? made : full)
  }

  /// A name in English, or else in the first language that has it; nil where it is missing or
  /// empty.
  static func text(_ id: UInt32, of face: OpaquePointer) -> String? {
    guard id != 0xFFFF else { return nil }
    if let english = read(id, hb_language_from_string("en", -1), face) { return english }
    for language in languages(id, face) {
      if let name = read(id, language, face) { return name }
    }
    return nil
  }

  /// A name in every language, in the table's order.
  static func allTexts(_ id: UInt32, of face: OpaquePointer) -> [String] {
    languages(id, face).compactMap { read(id, $0, face) }
  }

  /// A PostScript name made from a family and a style.
  static func postScript(family: String, style: String) -> String {
    let (family, style) = (printable(family), printable(style))
    let name = style.isEmpty ? family : "\(family)-\(style)"
    return name.isEmpty ? "Untitled" : name
  }

  /// What PostScript allows in a name: printable ASCII without spaces and delimiters.
  static func printable(_ name: String) -> String {
    let delimiters = Array("[](){}<>/%".utf8)
    return String(
      decoding: name.utf8.filter { (0x21...0x7E).contains($0) && !delimiters.contains($0) },
      as: UTF8.self)
  }

  private static func languages(_ id: UInt32, _ face: OpaquePointer) -> [hb_language_t] {
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(face, &count) else { return [] }
    return UnsafeBufferPointer(start: entries, count: min(Int(count), mostEntries))
      .filter { $0.name_id == id }.map(\.language)
  }

  private static func read(
    _ id: UInt32, _ language: hb_language_t?, _ face: OpaquePointer
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: mostBytes) { text in
      var length = UInt32(mostBytes)
      guard hb_ot_name_get_utf8(face, id, language, &length, text.baseAddress) > 0, length > 0
      else { return nil }
      let bytes = UnsafeRawBufferPointer(start: text.baseAddress, count: Int(length))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
