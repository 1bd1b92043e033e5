// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which files a bundle holds, by the resources of its program.

internal import Foundation
package import MicaFolders

/// The files of a program's bundle, and what was wrong with resources.
package struct BundlePlan {
  package private(set) var files: [BundleFile] = []
  package private(set) var problems: [PortProblem] = []

  /// Folders of folders; deeper ones are left out.
  private static let mostLevels = 32
  /// Files of one bundle; further ones are left out.
  private static let mostFiles = 100_000
  /// Names that the host itself has.
  private static let reserved: Set<String> = ["host", "program.so", ".mica-notes"]

  private var places: [String: Int] = [:]
  /// Catalogues by the folder of the bundle that they go to.
  private var catalogues: [String: [String]] = [:]
  private let bounds: (String) -> Bool

  /// The bundle of a program. Main resources come before those of its modules where names are the same.
  package init(of folder: ProgramFolder, mayRead: @escaping (String) -> Bool = { _ in true }) {
    bounds = mayRead
    // First: targets list other ones' files of that name among their resources, and Xcode's own step wins.
    if let info = folder.info {
      let made = InfoPlistFile(info)
      problems += made.problems
      append(BundleFile(place: "Info.plist", content: .bytes(made.bytes)))
    }
    for resource in folder.resources { add(resource) }
    for module in folder.localModules {
      for resource in module.resources {
        var resource = resource
        if let bundle = module.bundleName {
          resource.folder = [bundle + ".bundle", resource.folder].filter { !$0.isEmpty }
            .joined(separator: "/")
        }
        add(resource)
      }
      if module.bundleName == nil { addFramework(module) }
    }
    for (place, paths) in catalogues.sorted(by: { $0.key < $1.key }) {
      let catalogue = AssetCompiler(paths, mayRead: mayRead)
      problems += catalogue.problems
      for file in catalogue.files {
        append(
          BundleFile(
            place: Self.joined(place, "Assets.assets/" + file.place), content: file.content))
      }
    }
    for module in folder.localModules {
      guard let bundle = module.bundleName else { continue }
      let info = InfoPlistFile(bundleNamed: bundle)
      append(BundleFile(place: bundle + ".bundle/Info.plist", content: .bytes(info.bytes)))
    }
  }

  /// A framework whose files have names that the program's have too gets a folder of its own, which
  /// `Bundle(for:)` finds.
  private mutating func addFramework(_ module: ProgramFolder.LocalModule) {
    let isHidden = module.resources.contains { resource in
      let name = FolderPath.name(of: resource.path)
      let compiled = ["storyboard": "storyboardc", "xib": "nib"]
      let ending = FolderPath.ending(of: name)
      let place = Self.joined(
        resource.folder, compiled[ending].map { Self.changed(name, $0) } ?? name)
      guard let known = places[place] else { return false }
      switch files[known].content {
      case .copy(let path), .interface(let path): return path != resource.path
      default: return false
      }
    }
    guard isHidden else { return }
    for resource in module.resources {
      var resource = resource
      resource.folder = Self.joined("Frameworks/\(module.moduleName).framework", resource.folder)
      if resource.folder.hasSuffix("/") { resource.folder.removeLast() }
      add(resource)
    }
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  private mutating func append(_ file: BundleFile) {
    guard files.count < Self.mostFiles, !Self.reserved.contains(file.place),
      places[file.place] == nil
    else { return }
    places[file.place] = files.count
    files.append(file)
  }

  private mutating func add(_ resource: BundleResource) {
    let name = FolderPath.name(of: resource.path)
    add(resource.path, Self.joined(resource.folder, name), resource, level: 0)
  }

  private mutating func add(
    _ path: String, _ place: String, _ resource: BundleResource, level: Int
  ) {
    guard bounds(path), level < Self.mostLevels, files.count < Self.mostFiles else { return }
    var isFolder: ObjCBool = false
    ReadLog.note(path)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let ending = FolderPath.ending(of: path)
    if resource.isVerbatim || (isFolder.boolValue && !Self.folders.contains(ending)) {
      addVerbatim(path, place, isFolder.boolValue, level)
      return
    }
    let folder = place.contains("/") ? FolderPath.folder(of: place) : ""
    switch ending {
    case "xcassets": catalogues[folder, default: []].append(path)
    case "lproj":
      for name in names(in: path) {
        add("\(path)/\(name)", "\(place)/\(name)", resource, level: level + 1)
      }
    case "storyboard": addInterface(path, Self.changed(place, "storyboardc"))
    case "xib": addInterface(path, Self.changed(place, "nib"))
    case "xcstrings": addStrings(path, folder)
    case "xcdatamodeld", "xcdatamodel": addModel(path, folder)
    default: append(BundleFile(place: place, content: .copy(path)))
    }
  }

  /// Folders that aren't taken as they are.
  private static let folders: Set = ["xcassets", "lproj", "xcdatamodeld", "xcdatamodel"]

  /// A data model: `NAME.momd` with all its versions, or one version alone.
  private mutating func addModel(_ path: String, _ folder: String) {
    guard let model = DataModelFolder(at: path) else { return }
    if FolderPath.ending(of: path) == "xcdatamodel" {
      let document = model.document(of: model.current)
      guard bounds(document) else { return }
      let place = Self.joined(folder, model.name + ".mom")
      return append(BundleFile(place: place, content: .dataModel(document)))
    }
    let whole = Self.joined(folder, model.name + ".momd")
    for version in model.versions where bounds(model.document(of: version)) {
      append(
        BundleFile(
          place: "\(whole)/\(version).mom", content: .dataModel(model.document(of: version))))
    }
    let index = try? JSONEncoder().encode(["current": model.current])
    append(BundleFile(place: whole + "/VersionInfo.json", content: .bytes(Array(index ?? Data()))))
  }

  private mutating func addInterface(_ path: String, _ place: String) {
    append(BundleFile(place: place, content: .interface(path)))
  }

  private static func changed(_ place: String, _ ending: String) -> String {
    let own = FolderPath.ending(of: place)
    return String(place.dropLast(own.count)) + ending
  }

  private mutating func addVerbatim(_ path: String, _ place: String, _ isFolder: Bool, _ level: Int)
  {
    guard isFolder else {
      append(BundleFile(place: place, content: .copy(path)))
      return
    }
    guard level < Self.mostLevels else { return }
    for name in names(in: path) where bounds("\(path)/\(name)") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) else {
        continue
      }
      addVerbatim("\(path)/\(name)", "\(place)/\(name)", isFolder.boolValue, level + 1)
    }
  }

  private func names(in folder: String) -> [String] {
    ReadLog.note(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private mutating func addStrings(_ path: String, _ folder: String) {
    let catalogue = StringCatalogue(at: path)
    if let problem = catalogue.problem { problems.append(problem) }
    for file in catalogue.files {
      append(BundleFile(place: Self.joined(folder, file.place), content: file.content))
    }
  }
}
