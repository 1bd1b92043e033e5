// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Data's models on the disk: `NAME.xcdatamodeld` holds versions, each an `.xcdatamodel` with its `contents`.

internal import Foundation

/// A data model and its versions.
public struct DataModelFolder: Hashable, Sendable {
  /// The model's name.
  public var name: String
  /// The names of its versions.
  public var versions: [String] = []
  /// The version that counts.
  public var current: String
  private var path: String
  /// Whether the folder itself is the only version.
  private var isSingle: Bool

  /// Versions of one model; further ones are left out.
  private static let mostVersions = 1000
  /// Of a `.xccurrentversion`.
  private static let mostBytes = 1 << 20

  /// Nil where a path is no data model that is there.
  public init?(at path: String) {
    self.path = path
    name = FolderPath.stem(of: path)
    isSingle = FolderPath.ending(of: path) == "xcdatamodel"
    current = name
    ReadLog.note(path)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    if isSingle {
      versions = [name]
      return
    }
    guard FolderPath.ending(of: path) == "xcdatamodeld" else { return nil }
    versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().prefix(Self.mostVersions)
      .map { FolderPath.stem(of: $0) }
    let said = Self.said(in: path + "/.xccurrentversion")
    leaveOutOld(besides: said)
    guard let first = versions.first else { return nil }
    current = versions.contains(name) ? name : first
    if let said, versions.contains(said) { current = said }
  }

  /// Leaves out versions of Xcode 3, which have `elements` and `layout` in place of `contents`. The one that counts stays, so
  /// that the missing document is told.
  private mutating func leaveOutOld(besides said: String?) {
    let readable = versions.filter { version in
      ReadLog.note(document(of: version))
      return version == said || PlainFile.kind(of: document(of: version)) != .missing
    }
    if !readable.isEmpty { versions = readable }
  }

  /// The document of a version.
  public func document(of version: String) -> String {
    isSingle ? path + "/contents" : "\(path)/\(version).xcdatamodel/contents"
  }

  /// The version that `.xccurrentversion` names: a property list of one text.
  private static func said(in path: String) -> String? {
    ReadLog.note(path)
    guard let data = PlainFile.contents(path), data.count <= mostBytes else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let key = text.range(of: "_XCCurrentVersionName"),
      let start = text.range(of: "<string>", range: key.upperBound..<text.endIndex),
      let end = text.range(of: "</string>", range: start.upperBound..<text.endIndex)
    else { return nil }
    let name = String(text[start.upperBound..<end.lowerBound])
    return name.hasSuffix(".xcdatamodel") ? FolderPath.stem(of: name) : nil
  }

  /// The documents of the models among resources that classes are written for.
  public static func documents(in resources: [BundleResource]) -> [String] {
    var seen: Set<String> = []
    return resources.compactMap { resource in
      guard resource.path.hasSuffix(".xcdatamodeld") || resource.path.hasSuffix(".xcdatamodel"),
        let model = DataModelFolder(at: resource.path)
      else { return nil }
      return model.document(of: model.current)
    }.filter { seen.insert($0).inserted }
  }
}
