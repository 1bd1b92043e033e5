// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica list FOLDER`: what can be shown, and what can be set.

internal import Foundation
package import MicaJob
@_spi(Registration) internal import MicaRuntime

/// The program's views and controllers as text.
package enum TypeList {
  /// The folder's own names first, then a line for each type and, below it, for each property that
  /// can be set.
  package static func lines(for programs: [ProgramDescription]) -> [String] {
    var lines = ProgramList.detailedLines(for: programs)
    let types = ShownClass.all()
    for (type, line) in zip(types, TextColumns.lines(types.map(row))) {
      lines.append(line)
      lines += TextColumns.lines(type.settableProperties.map(row))
    }
    return lines
  }

  private static func row(_ shown: ShownClass) -> [String] {
    let kind = shown.kind == .view ? "view" : "view controller"
    return [
      shown.record.name, shown.maker == nil ? kind + " (made by the program only)" : kind,
      shown.place,
    ]
  }

  private static func row(_ property: PropertyRecord) -> [String] {
    var kind = ValueText(for: property)?.kind ?? ""
    // The colours' names would fill the line.
    if let colon = kind.firstIndex(of: ":") { kind = String(kind[..<colon]) }
    if property.isOptional && kind != "nil" { kind += " or nil" }
    if let value = property.defaultValue { kind += ", default \(text(value, of: property.kind))" }
    return [
      "", property.key, [kind, property.documentation].compactMap(\.self).joined(separator: "; "),
    ]
  }

  /// A default as it would be typed.
  private static func text(_ value: Any, of kind: PropertyKind) -> String {
    switch (kind, value) {
    case (.flag, let number as NSNumber): "\(number.boolValue)"
    case (.number, let number as NSNumber): PlainNumber.text(number.doubleValue)
    default: "\(value)"
    }
  }
}

extension ShownClass {
  /// What can be set from text, by the program's own rows: the class's first, then those of the
  /// program's classes that it inherits from.
  var settableProperties: [PropertyRecord] {
    var properties: [PropertyRecord] = []
    var next: AnyClass? = type
    while let type = next, let record = ClassRegistry.record(of: type),
      record.module == self.record.module
    {
      for property in record.rows.properties
      where property.isWritable && ValueText(for: property) != nil
        && !properties.contains(where: { $0.key == property.key })
      {
        properties.append(property)
      }
      next = _getSuperclass(type)
    }
    return properties
  }
}
