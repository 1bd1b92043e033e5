// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The objects of a project file by their identifiers.

internal import Foundation

/// One object of a project file.
struct ProjectObject {
  let id: String
  let values: [String: PropertyValue]

  var isa: String { text("isa") ?? "" }
  func text(_ key: String) -> String? { values[key]?.text }
  func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }
  /// What a group or a file is called where it has no name of its own.
  var shownName: String {
    text("name") ?? text("path")?.split(separator: "/").last.map(String.init) ?? id
  }
}

/// A project file.
struct ProjectObjects {
  /// The file.
  let path: String
  private let objects: [String: PropertyValue]
  /// The `PBXProject`.
  let root: ProjectObject

  /// Reads a project.pbxproj. Throws `PortError` for what is none.
  init(reading path: String) throws(PortError) {
    ReadLog.note(path)
    guard let data = PlainFile.contents(path) else {
      throw .unreadable(path: path, reason: "there is no such file")
    }
    try self.init(Array(data), at: path)
  }

  /// Reads the bytes of one.
  init(_ bytes: [UInt8], at path: String) throws(PortError) {
    let whole: PropertyValue
    do throws(PropertyListError) {
      whole = try Self.value(bytes)
    } catch {
      throw .badProject(path: path, line: error.line, reason: error.reason)
    }
    self.path = path
    objects = whole.table["objects"]?.table ?? [:]
    guard let id = whole.table["rootObject"]?.text, let root = objects[id]?.table,
      root["isa"]?.text == "PBXProject"
    else { throw .badProject(path: path, line: 1, reason: "it has no root object") }
    self.root = ProjectObject(id: id, values: root)
  }

  /// Some tools write these files as XML.
  private static func value(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValue {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return try OldPropertyList.read(bytes) }
    guard bytes.count <= OldPropertyList.mostBytes,
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let value = PropertyValue(list, level: 0)
    else { throw PropertyListError(line: 1, reason: "it is no property list") }
    return value
  }

  subscript(id: String) -> ProjectObject? {
    objects[id].map { ProjectObject(id: id, values: $0.table) }
  }

  /// The objects that a list of identifiers names, without those that aren't there.
  func all(_ ids: [String]) -> [ProjectObject] { ids.compactMap { self[$0] } }
}

extension PropertyValue {
  /// What Foundation read; nil for what is nested too deeply.
  package init?(_ value: Any, level: Int) {
    guard level <= OldPropertyList.mostLevels else { return nil }
    switch value {
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .text(number.stringValue)
    case let list as [Any]:
      self = .list(list.compactMap { PropertyValue($0, level: level + 1) })
    case let table as [String: Any]:
      self = .table(table.compactMapValues { PropertyValue($0, level: level + 1) })
    default: self = .text("\(value)")
    }
  }
}
