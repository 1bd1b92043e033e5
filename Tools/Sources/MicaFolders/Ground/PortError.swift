// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Why a folder can't be opened.

/// Why a folder can't be opened as a program.
public enum PortError: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// Nothing is at that path.
  case missing(path: String)
  /// A file where a folder should be.
  case notAFolder(path: String)
  /// Something that can't be read, and why.
  case unreadable(path: String, reason: String)
  /// Text that isn't UTF-8.
  case notText(path: String)
  /// A folder without Swift files.
  case noSwiftFiles(path: String)
  /// A Package.swift without a target that could be opened.
  case noTarget(manifest: String)
  /// A Package.swift with several targets that could be opened.
  case ambiguousTargets(manifest: String, names: [String])
  /// A project file that can't be read, the line and why.
  case badProject(path: String, line: Int, reason: String)
  /// A target that was asked for and isn't there.
  case unknownTarget(name: String, manifest: String, names: [String])

  /// One line for the user.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such folder"
    case .notAFolder(let path): "\(path): is a file; a folder of Swift files is needed"
    case .unreadable(let path, let reason): "\(path): can't be read: \(reason)"
    case .notText(let path): "\(path): isn't UTF-8 text"
    case .noSwiftFiles(let path): "\(path): has no Swift files"
    case .noTarget(let manifest): "\(manifest): has no target with iOS code"
    case .ambiguousTargets(let manifest, let names):
      "\(manifest): has several targets: \(names.joined(separator: ", ")); name one"
    case .badProject(let path, let line, let reason):
      "\(path):\(line): this is no project file that can be opened: \(reason)"
    case .unknownTarget(let name, let manifest, let names):
      "\(manifest): has no target \(name); there are: \(names.joined(separator: ", "))"
    }
  }

  /// What it is about.
  var path: String? {
    switch self {
    case .missing(let path), .notAFolder(let path), .unreadable(let path, _), .notText(let path),
      .noSwiftFiles(let path), .badProject(let path, _, _):
      path
    case .noTarget(let path), .ambiguousTargets(let path, _), .unknownTarget(_, let path, _): path
    }
  }
}
