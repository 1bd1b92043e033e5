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
  /// Of several apps it is one that is mostly in Swift, where there is such a one; of these one that isn't there for tests; of
  /// these the one whose project lies highest, and there one of the folder's or the project's name, an example, or the first:
  /// as Xcode shows them. Of two that are equal in this the one that begins with UIKit comes first.
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
    let swift = readable.isEmpty ? apps : readable
    // Xcode's tests may need an app that they run in.
    let own = swift.filter { !isOfTests($0) }
    let candidates = own.isEmpty ? swift : own
    // Apps of projects that workspaces list come before the same depth's others.
    let depths = candidates.map { $0.project.path.split(separator: "/").count }
    let least = depths.min() ?? 0
    let level = zip(candidates, depths).filter { $0.1 == least }.map(\.0)
    let highest = level.filter(beginsWithUIKit) + level.filter { !beginsWithUIKit($0) }
    let folder = FolderPath.name(of: root).lowercased()
    let chosen =
      highest.first { $0.name.lowercased() == folder }
      ?? highest.first { $0.name == $0.project.name } ?? highest.first(where: isNamedExample)
      ?? highest[0]
    return Choice(target: chosen, others: apps.filter { $0 !== chosen })
  }

  /// The frameworks that could be opened where there is no app.
  func library(named name: String?) -> XcodeTarget? {
    let libraries = all.flatMap(\.targets).filter {
      $0.kind == .framework && $0.isForiOS && hasSwift($0)
    }
    return libraries.first { $0.moduleName == FolderPath.name(of: root) } ?? libraries.first
  }

  /// Whether an app's property list lies in a folder of tests.
  private func isOfTests(_ target: XcodeTarget) -> Bool {
    let place = target.settings["INFOPLIST_FILE"] ?? ""
    return place.split(separator: "/").dropLast().contains {
      ["Tests", "Test", "UITests"].contains($0) || $0.hasSuffix("Tests")
    }
  }

  private func isNamedExample(_ target: XcodeTarget) -> Bool {
    let name = target.name.lowercased()
    return ["example", "demo", "sample"].contains { name.contains($0) }
  }

  private func hasSwift(_ target: XcodeTarget) -> Bool {
    !target.object.texts("fileSystemSynchronizedGroups").isEmpty || sources(target, [".swift"]) > 0
  }

  private func isMostlySwift(_ target: XcodeTarget) -> Bool {
    let others = sources(target, [".m", ".mm", ".c", ".cpp"])
    return others == 0 || sources(target, [".swift"]) >= others
  }

  /// Whether a target has what an app of UIKit's begins with, by its files' names: a delegate or a storyboard. Of folders
  /// whose files the project doesn't list it is taken for granted.
  private func beginsWithUIKit(_ target: XcodeTarget) -> Bool {
    if !target.object.texts("fileSystemSynchronizedGroups").isEmpty { return true }
    return fileNames(of: target).contains { name in
      name.hasSuffix("Delegate.swift") || name == "main.swift"
        || (name.hasSuffix(".storyboard") && !name.hasPrefix("Launch"))
    }
  }

  /// How many sources of a target have one of the endings.
  private func sources(_ target: XcodeTarget, _ endings: [String]) -> Int {
    fileNames(of: target, phase: "PBXSourcesBuildPhase").count { name in
      endings.contains { name.hasSuffix($0) }
    }
  }

  /// The names of the files in a target's phases, or in those of one kind.
  private func fileNames(of target: XcodeTarget, phase kind: String? = nil) -> [String] {
    let objects = target.project.objects
    let phases = objects.all(target.object.texts("buildPhases")).filter {
      kind == nil || $0.isa == kind
    }
    return phases.flatMap { objects.all($0.texts("files")) }.map { build in
      let file = build.text("fileRef").flatMap { objects[$0] }
      return FolderPath.name(of: file?.text("path") ?? file?.text("name") ?? "")
    }
  }
}
