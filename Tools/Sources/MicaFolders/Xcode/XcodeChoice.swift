// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which target of a folder's projects is opened.

internal import Foundation

extension XcodeProjects {
  /// A target, and what is to be said about the choice.
  struct Choice {
    let target: XcodeTarget
    /// Other targets that could have been opened.
    let others: [XcodeTarget]
  }

  /// The target to open: the one of a name, else the iOS app. Nil where there is none. Throws for a
  /// name that no target has.
  ///
  /// Of several apps it is one that is mostly in Swift, where there is such a one; of these the one whose project lies
  /// highest, and there the first: as Xcode shows them.
  func choice(named name: String?) throws(PortError) -> Choice? {
    let targets = all.flatMap(\.targets)
    if let name {
      let named = targets.filter { $0.name == name && ($0.kind != .other || $0.isTests) }
      let fitting = named.first { $0.isForiOS } ?? named.first
      return fitting.map { Choice(target: $0, others: []) }
    }
    let apps = targets.filter { $0.kind == .application && $0.isForiOS && hasSwift($0) }
    guard !apps.isEmpty else { return nil }
    let readable = apps.filter(isMostlySwift)
    let candidates = readable.isEmpty ? apps : readable
    // Apps of projects that workspaces list come before the same depth's others.
    let depths = candidates.map { $0.project.path.split(separator: "/").count }
    let least = depths.min() ?? 0
    let highest = zip(candidates, depths).filter { $0.1 == least }.map(\.0)
    let folder = FolderPath.name(of: root).lowercased()
    let chosen =
      highest.first { $0.name.lowercased() == folder }
      ?? highest.first { $0.name == $0.project.name } ?? highest[0]
    return Choice(target: chosen, others: apps.filter { $0 !== chosen })
  }

  /// The frameworks that could be opened where there is no app.
  func library(named name: String?) -> XcodeTarget? {
    let libraries = all.flatMap(\.targets).filter {
      $0.kind == .framework && $0.isForiOS && hasSwift($0)
    }
    return libraries.first { $0.moduleName == FolderPath.name(of: root) } ?? libraries.first
  }

  private func hasSwift(_ target: XcodeTarget) -> Bool {
    !target.object.texts("fileSystemSynchronizedGroups").isEmpty || sources(target, [".swift"]) > 0
  }

  private func isMostlySwift(_ target: XcodeTarget) -> Bool {
    let others = sources(target, [".m", ".mm", ".c", ".cpp"])
    return others == 0 || sources(target, [".swift"]) >= others
  }

  /// How many files of a target's phases have one of the endings.
  private func sources(_ target: XcodeTarget, _ endings: [String]) -> Int {
    let objects = target.project.objects
    return objects.all(target.object.texts("buildPhases")).filter {
      $0.isa == "PBXSourcesBuildPhase"
    }
    .reduce(0) { count, phase in
      count
        + objects.all(phase.texts("files")).count { build in
          let path = build.text("fileRef").flatMap { objects[$0] }?.text("path") ?? ""
          return endings.contains { path.hasSuffix($0) }
        }
    }
  }
}
