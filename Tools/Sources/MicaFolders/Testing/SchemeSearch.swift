// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where schemes and test plans lie.

internal import Foundation

/// The schemes and plans of a folder.
struct SchemeSearch {
  /// In the order of where they lie: workspaces, projects, packages.
  private(set) var schemes: [SchemeFile] = []
  private let folder: String
  private let bounds: FolderBounds

  private static let mostSchemes = 500
  private static let mostLevels = 5
  private static let mostFolders = 4000
  private static let ignored: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "checkouts", "SourcePackages",
  ]

  init(in folder: String, projects: [String]) {
    (self.folder, bounds) = (folder, FolderBounds(of: folder))
    ReadLog.note(folder)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)" }
    for holder in workspaces + projects { add(holder, folder: FolderPath.folder(of: holder)) }
    for inner in ["xcode", "xcode/package.xcworkspace"] {
      add("\(folder)/.swiftpm/\(inner)", folder: folder)
    }
  }

  private mutating func add(_ holder: String, folder: String) {
    var places = ["\(holder)/xcshareddata/xcschemes"]
    let users = (try? FileManager.default.contentsOfDirectory(atPath: holder + "/xcuserdata")) ?? []
    places += users.sorted().map { "\(holder)/xcuserdata/\($0)/xcschemes" }
    for place in places where bounds.contains(place) {
      ReadLog.note(place)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcscheme") {
        guard schemes.count < Self.mostSchemes, bounds.contains("\(place)/\(name)"),
          let scheme = SchemeFile(at: "\(place)/\(name)", in: folder)
        else { continue }
        schemes.append(scheme)
      }
    }
  }

  /// The plan that a scheme names: `container:Tests/App.xctestplan`; nil for one that isn't there.
  func plan(_ reference: String, of scheme: SchemeFile) -> PlanFile? {
    let place = FolderPath.joined(scheme.folder, Self.path(reference))
    return bounds.contains(place) ? PlanFile(at: place) : nil
  }

  /// The path within a container: `container:App.xcodeproj` → `App.xcodeproj`.
  static func path(_ reference: String) -> String {
    guard let colon = reference.firstIndex(of: ":") else { return reference }
    return String(reference[reference.index(after: colon)...])
  }

  /// All test plans below the folder, the highest first.
  func plans() -> [PlanFile] {
    var found: [String] = []
    var open = [(path: folder, level: 0)]
    var count = 0
    while !open.isEmpty, count < Self.mostFolders {
      let (place, level) = open.removeFirst()
      count += 1
      ReadLog.note(place)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = "\(place)/\(name)"
        if name.hasSuffix(".xctestplan") {
          found.append(path)
        } else if level < Self.mostLevels, FolderPath.ending(of: name).isEmpty,
          !Self.ignored.contains(name), PlainFile.kind(of: path) == .folder, bounds.contains(path)
        {
          open.append((path, level + 1))
        }
      }
    }
    return found.filter(bounds.contains).compactMap { PlanFile(at: $0) }
  }
}
