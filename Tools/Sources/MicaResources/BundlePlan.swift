// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which files a bundle holds, by the resources of its program.

internal import Foundation
package import MicaFolders

/// The files of a program's bundle, and what was wrong with resources.
package struct BundlePlan {
  package private(set) var files: [BundleFile] = []
  /// Problems of the files that Mica compiles, then those of single files.
  package var problems: [PortProblem] { compiled + warnings.problems }
  private var compiled: [PortProblem] = []
  private var warnings = WarningList(most: 1000)

  /// Folders of folders; deeper ones are left out.
  private static let mostLevels = 32
  /// Files of one bundle; further ones are left out.
  private static let mostFiles = 100_000
  /// Names that the host itself has.
  private static let reserved: Set<String> = ["host", "program.so", ".mica-notes"]

  private var places: [String: Int] = [:]
  private var isFull = false
  /// Folders that are being looked through, links followed: one that comes up again leads in a circle.
  private var open: Set<String> = []

  private mutating func warn(_ path: String, _ message: String) { warnings.warn(path, message) }

  /// Whether what lies at a path belongs into the bundle; says why it doesn't.
  private mutating func admits(_ path: String, _ resource: BundleResource, level: Int) -> Bool {
    ReadLog.note(path)
    switch PlainFile.kind(of: path) {
    case .file, .folder: break
    case .other(let kind): warn(path, "is \(kind), no file; left out")
    case .deadLink: warn(path, "is a link that leads nowhere; left out")
    case .missing: break
    }
    guard [.file, .folder].contains(PlainFile.kind(of: path)) else { return false }
    guard checkouts.hold(path, of: resource.path) else {
      warn(path, "leads out of the checkout; left out")
      return false
    }
    guard level < Self.mostLevels else {
      warn(path, "lies more than \(Self.mostLevels) folders deep; left out")
      return false
    }
    return true
  }

  /// Goes into a folder, unless it is one that is gone into already.
  private mutating func enter(_ folder: String, _ body: (inout BundlePlan) -> Void) {
    let real = Checkouts.real(folder)
    guard open.insert(real).inserted else {
      return warn(folder, "leads back to a folder above; left out")
    }
    body(&self)
    open.remove(real)
  }
  /// Catalogues by the folder of the bundle that they go to.
  private var catalogues: [String: [String]] = [:]
  private let checkouts: Checkouts

  /// The bundle of a program. Main resources come before those of its modules where names are the same.
  package init(of folder: ProgramFolder) {
    let checkouts = Checkouts(folder.checkouts)
    self.checkouts = checkouts
    // First: targets list other ones' files of that name among their resources, and Xcode's own step wins.
    if let info = folder.info {
      let made = InfoPlistFile(info)
      compiled += made.problems
      append(BundleFile(place: "Info.plist", content: .bytes(made.bytes)))
    }
    if let host = folder.host {
      let made = InfoPlistFile(host.testInfo)
      append(BundleFile(place: host.bundle + "/Info.plist", content: .bytes(made.bytes)))
    }
    for resource in folder.resources { add(resource) }
    // The bundle is that of the app that hosts tests.
    let isHost = { (module: ProgramFolder.LocalModule) in
      module.moduleName == folder.host?.moduleName
    }
    for module in folder.localModules.filter(isHost) + folder.localModules.filter({ !isHost($0) }) {
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
      let catalogue = AssetCompiler(paths) { checkouts.hold($0, of: paths[0]) }
      compiled += catalogue.problems
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
    guard !Self.reserved.contains(file.place), places[file.place] == nil else { return }
    guard files.count < Self.mostFiles else {
      if !isFull {
        warnings.warnOfLimit(
          file.content.source ?? file.place, "the bundle has more than \(Self.mostFiles) files")
      }
      isFull = true
      return
    }
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
    guard admits(path, resource, level: level) else { return }
    let isFolder = PlainFile.kind(of: path) == .folder
    let ending = FolderPath.ending(of: path)
    if resource.isVerbatim || (isFolder && !Self.folders.contains(ending)) {
      addVerbatim(path, at: place, isFolder: isFolder, of: resource, level: level)
      return
    }
    let folder = place.contains("/") ? FolderPath.folder(of: place) : ""
    switch ending {
    case "xcassets": catalogues[folder, default: []].append(path)
    case "lproj":
      enter(path) { plan in
        for name in plan.names(in: path) {
          plan.add("\(path)/\(name)", "\(place)/\(name)", resource, level: level + 1)
        }
      }
    case "storyboard": addInterface(path, Self.changed(place, "storyboardc"))
    case "xib": addInterface(path, Self.changed(place, "nib"))
    case "xcstrings": addStrings(path, folder)
    case "xcdatamodeld", "xcdatamodel": addModel(path, folder)
    default: addFile(path, place)
    }
  }

  /// Folders that aren't taken as they are.
  private static let folders: Set = ["xcassets", "lproj", "xcdatamodeld", "xcdatamodel"]

  /// A data model: `NAME.momd` with all its versions, or one version alone.
  private mutating func addModel(_ path: String, _ folder: String) {
    guard let model = DataModelFolder(at: path) else { return }
    if FolderPath.ending(of: path) == "xcdatamodel" {
      let document = model.document(of: model.current)
      guard checkouts.hold(document, of: path) else { return }
      let place = Self.joined(folder, model.name + ".mom")
      return append(BundleFile(place: place, content: .dataModel(document)))
    }
    let whole = Self.joined(folder, model.name + ".momd")
    for version in model.versions
    where checkouts.hold(model.document(of: version), of: path) {
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

  private mutating func addVerbatim(
    _ path: String, at place: String, isFolder: Bool, of resource: BundleResource, level: Int
  ) {
    guard isFolder else { return addFile(path, place) }
    enter(path) { plan in
      for name in plan.names(in: path) {
        let inner = "\(path)/\(name)"
        guard plan.admits(inner, resource, level: level + 1) else { continue }
        plan.addVerbatim(
          inner, at: "\(place)/\(name)", isFolder: PlainFile.kind(of: inner) == .folder,
          of: resource, level: level + 1)
      }
    }
  }

  /// A file as it is; one that nothing can be made of is said.
  private mutating func addFile(_ path: String, _ place: String) {
    if let problem = ResourceCheck.problem(in: path) { warn(path, problem) }
    append(BundleFile(place: place, content: .copy(path)))
  }

  private func names(in folder: String) -> [String] {
    ReadLog.note(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private mutating func addStrings(_ path: String, _ folder: String) {
    let catalogue = StringCatalogue(at: path)
    if let problem = catalogue.problem { compiled.append(problem) }
    for file in catalogue.files {
      append(BundleFile(place: Self.joined(folder, file.place), content: file.content))
    }
  }
}
