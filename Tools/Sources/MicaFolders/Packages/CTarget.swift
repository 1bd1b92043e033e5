// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A target of a package in C, or the module map of a library that the system has.

internal import Foundation

/// A module that Clang compiles.
public struct CTarget: Hashable, Sendable {
  /// Sources in C, absolute.
  public var sources: [String]
  /// The folder of headers that others include, absolute.
  public var headers: String
  /// The module map that the package brings along; nil where the headers' folder is one module.
  public var moduleMap: String?
  /// Names that the sources are compiled with.
  public var names: [String]
  /// Other folders of headers, absolute.
  public var folders: [String]
  /// The headers, which the objects depend on.
  public var headerFiles: [String]

  /// Endings of sources that Clang compiles here.
  private static let endings: Set<String> = ["c", "S"]
  private static let mostHeaders = 4000

  /// The C target of a package; why it isn't compiled where it is none.
  static func read(
    _ target: PackageManifest.Target, in root: String, foreign: [String]
  ) -> Result<CTarget, Absence> {
    let folder = FolderPath.joined(root, target.path)
    let others = foreign.filter { !endings.contains(FolderPath.ending(of: $0)) }
    if let other = others.first {
      let isObjC = ["m", "mm"].contains(FolderPath.ending(of: other))
      return .failure(
        Absence(reason: "target \(target.name) is written in \(isObjC ? "Objective-C" : "C++")"))
    }
    let headers =
      target.kind == .systemLibrary
      ? folder
      : FolderPath.joined(
        folder, target.publicHeaders.isEmpty ? "include" : target.publicHeaders)
    let map = headers + "/module.modulemap"
    let found = CTarget(
      sources: foreign, headers: headers, moduleMap: PlainFile.kind(of: map) == .file ? map : nil,
      names: target.cNames, folders: target.headerFolders.map { FolderPath.joined(folder, $0) },
      headerFiles: Self.headers(in: folder))
    if found.moduleMap == nil, target.kind == .systemLibrary || found.headerFiles.isEmpty {
      return .failure(Absence(reason: "target \(target.name) has neither sources nor a module map"))
    }
    return .success(found)
  }

  /// Why a target isn't compiled.
  struct Absence: Error { let reason: String }

  private static func headers(in folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in files where found.count < mostHeaders {
      if ["h", "def", "inc", "modulemap"].contains(FolderPath.ending(of: name)) {
        found.append("\(folder)/\(name)")
      }
    }
    return found.sorted()
  }
}
