// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica open` tells of how a program was found.

/// How a program was found, and what of its folder was left out.
public struct FolderReport: Hashable, Sendable {
  /// The project or the manifest; nil for a bare folder.
  public var project: String?
  /// The target that was chosen.
  public var target: String?
  /// Other apps that could have been opened.
  public var otherApps: [String] = []
  /// Targets that can't be opened, each with what it is.
  public var leftOut: [String] = []
  /// Files in languages that aren't compiled.
  public var foreign: [String] = []
  /// Which packages were taken from a folder of packages.
  public var packages: [String] = []
  /// What else was left out, and why.
  public var notes: [String] = []

  /// A report of nothing.
  public init() {}

  /// What files in `.m` and `.mm` are called.
  static let objectiveC = "Objective-C"

  /// Notes sources that aren't Swift.
  mutating func addForeign(_ paths: [String], _ problems: inout [PortProblem]) {
    foreign += paths
    for path in paths.prefix(20) {
      let ending = FolderPath.ending(of: path)
      let language = ["m", "mm"].contains(ending) ? Self.objectiveC : ".\(ending)"
      problems.append(
        PortProblem(
          path: path, line: 1, column: 1, message: "\(language) isn't compiled by Mica; left out",
          severity: .warning))
    }
  }
}
