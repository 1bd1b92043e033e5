// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's Info.plist as its bundle holds it.

internal import Foundation
internal import MicaFolders

/// The file's bytes.
struct InfoPlistFile {
  private(set) var bytes: [UInt8] = []
  private(set) var problems: [PortProblem] = []

  /// The file that a project names, with its settings' names replaced, and what settings add.
  init(_ source: InfoSource) {
    var values = source.generated.mapValues { Self.value($0, source.settings, level: 0) }
    if let path = source.file {
      ReadLog.note(path)
      switch Self.table(at: path) {
      case .success(let table):
        for (key, value) in table { values[key] = Self.expanded(value, source.settings, level: 0) }
      case .failure(let error):
        problems.append(
          PortProblem(
            path: path, line: 1, column: 1, message: error.reason, severity: .warning))
      }
    }
    write(values)
  }

  private struct Failure: Error { let reason: String }

  /// Larger ones aren't read.
  private static let mostBytes = 16 << 20

  private static func table(at path: String) -> Result<[String: Any], Failure> {
    guard let data = PlainFile.contents(path) else {
      let isThere = PlainFile.kind(of: path) != .missing
      return .failure(
        Failure(
          reason: isThere
            ? "this file can't be read; the bundle has no values of it"
            : "there is no such file, which INFOPLIST_FILE names; the bundle has no values of it"))
    }
    guard data.count <= mostBytes else {
      return .failure(Failure(reason: "this property list is larger than \(mostBytes >> 20) MB"))
    }
    let isBinary = data.starts(with: Array("bplist".utf8))
    let list =
      isBinary
      ? BinaryPropertyList.read(data)
      : try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list else {
      return .failure(Failure(reason: "this is a damaged property list; none of it is read"))
    }
    guard let table = list as? [String: Any] else {
      return .failure(Failure(reason: "this property list has no keys"))
    }
    return .success(table)
  }

  /// The one of a package's bundle.
  init(bundleNamed name: String) {
    write(["CFBundleIdentifier": name, "CFBundleName": name, "CFBundlePackageType": "BNDL"])
  }

  private mutating func write(_ values: [String: Any]) { bytes = PropertyListText.xml(values) }

  private static func expanded(_ value: Any, _ settings: BuildSettings, level: Int) -> Any {
    guard level < 64 else { return "" }
    switch value {
    case let text as String: return settings.expand(text)
    case let list as [Any]: return list.map { expanded($0, settings, level: level + 1) }
    case let table as [String: Any]:
      return table.mapValues { expanded($0, settings, level: level + 1) }
    default: return value
    }
  }

  private static func value(_ value: PropertyValue, _ settings: BuildSettings, level: Int) -> Any {
    guard level < 64 else { return "" }
    switch value {
    case .text("1"): return true
    case .text("0"): return false
    case .text(let text): return settings.expand(text)
    case .list(let list): return list.map { Self.value($0, settings, level: level + 1) }
    case .table(let table): return table.mapValues { Self.value($0, settings, level: level + 1) }
    }
  }
}
