// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The sources and resources of a target, by its build phases and its synchronized folders.

internal import Foundation

extension XcodeTarget {
  /// What a target is made from.
  struct Files {
    var sources: [String] = []
    var resources: [BundleResource] = []
    /// Sources in languages that aren't compiled here.
    var foreign: [String] = []
    /// Names of linked products.
    var linked: [String] = []
    /// Files that were left out, with the reasons.
    var problems: [PortProblem] = []
  }

  private static let foreignEndings: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "metal", "s", "S", "intentdefinition", "mlmodel", "y", "l",
  ]

  /// Looks the files up; what isn't there is noted.
  func files() -> Files {
    var files = Files()
    var seen: Set<String> = []
    for phase in project.objects.all(object.texts("buildPhases")) {
      for build in project.objects.all(phase.texts("files")) where seen.insert(build.id).inserted {
        add(build, of: phase, to: &files)
      }
    }
    addFolders(to: &files)
    files.sources = Self.unique(files.sources)
    var places: Set<BundleResource> = []
    files.resources = files.resources.filter { places.insert($0).inserted }
    return files
  }

  private static func unique(_ paths: [String]) -> [String] {
    Array(Set(paths)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func add(_ build: ProjectObject, of phase: ProjectObject, to files: inout Files) {
    if build.texts("platformFilters").contains(where: { !$0.hasPrefix("ios") })
      && !build.texts("platformFilters").contains("ios")
    {
      return
    }
    if let filter = build.text("platformFilter"), filter != "ios" { return }
    guard let file = build.text("fileRef").flatMap({ project.objects[$0] }) else { return }
    switch phase.isa {
    case "PBXSourcesBuildPhase": addSource(file, to: &files)
    case "PBXResourcesBuildPhase": addResource(file, in: "", to: &files)
    case "PBXCopyFilesBuildPhase":
      // 7: resources; 1: the bundle itself; others are products.
      guard ["1", "7"].contains(phase.text("dstSubfolderSpec")) else { return }
      let place = settings.expand(phase.text("dstPath") ?? "")
      guard FolderPath.standardized(place).hasPrefix("..") == false else { return }
      let ending = FolderPath.ending(of: file.shownName)
      if ["framework", "app", "appex"].contains(ending) { return }
      addResource(file, in: FolderPath.standardized("/" + place), to: &files)
    case "PBXFrameworksBuildPhase": files.linked.append(file.shownName)
    default: break
    }
  }

  private func addSource(_ file: ProjectObject, to files: inout Files) {
    if file.isa == "PBXVariantGroup" || file.isa == "XCVersionGroup" {
      if file.isa == "XCVersionGroup", let place = project.readablePlace(of: file) {
        if FolderPath.ending(of: place) == "xcdatamodeld" {
          files.resources.append(BundleResource(path: place))
        } else {
          files.foreign.append(place)
        }
      }
      for child in project.objects.all(file.texts("children")).prefix(1000)
      where child.isa == "PBXFileReference" && file.isa == "PBXVariantGroup" {
        addSource(child, to: &files)
      }
      return
    }
    guard let place = project.readablePlace(of: file) else { return }
    let ending = FolderPath.ending(of: place)
    if ending == "swift" {
      files.sources.append(place)
    } else if ending == "xcdatamodel" || ending == "xcdatamodeld" {
      files.resources.append(BundleResource(path: place))
    } else if Self.foreignEndings.contains(ending) {
      files.foreign.append(place)
    }
  }

  private func addResource(_ file: ProjectObject, in folder: String, to files: inout Files) {
    let folder = folder.hasPrefix("/") ? String(folder.dropFirst()) : folder
    if file.isa == "PBXVariantGroup" || file.isa == "PBXGroup" {
      for child in project.objects.all(file.texts("children")).prefix(1000)
      where child.isa == "PBXFileReference" {
        addResource(child, in: folder, to: &files)
      }
      return
    }
    guard let place = project.readablePlace(of: file) else { return }
    let isFolder = file.text("lastKnownFileType") == "folder"
    let parent = FolderPath.name(of: FolderPath.folder(of: place))
    let language = parent.hasSuffix(".lproj") ? parent : ""
    let inside = [folder, language].filter { !$0.isEmpty }.joined(separator: "/")
    files.resources.append(
      BundleResource(
        path: place, folder: inside, isVerbatim: isFolder || place.hasSuffix(".bundle")))
  }

  // MARK: Folders that are kept as they are on the disk

  private func addFolders(to files: inout Files) {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    for group in project.objects.all(object.texts("fileSystemSynchronizedGroups")) {
      guard let place = project.readablePlace(of: group) else { continue }
      let excluded = exceptions(of: group).map { FolderPath.joined(place, $0) }
      let whole = Set(group.texts("explicitFolders").map { FolderPath.joined(place, $0) })
      add(place, excluding: Set(excluded), whole: whole, to: &files)
    }
    // Files of folders that belong to other targets.
    for other in project.targets where other.object.id != object.id {
      let ids = other.object.texts("fileSystemSynchronizedGroups").filter { !own.contains($0) }
      for group in project.objects.all(ids) {
        guard let place = project.place(of: group) else { continue }
        for name in exceptions(of: group) {
          let path = FolderPath.joined(place, name)
          if project.bounds.contains(path), FileManager.default.fileExists(atPath: path) {
            add(file: path, to: &files)
          }
        }
      }
    }
  }

  /// What a group's exceptions say of this target, relative to the group.
  private func exceptions(of group: ProjectObject) -> [String] {
    project.objects.all(group.texts("exceptions")).filter { set in
      set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
        && set.text("target") == object.id
    }.flatMap { $0.texts("membershipExceptions") }
  }

  private func add(
    _ folder: String, excluding excluded: Set<String>, whole: Set<String>, to files: inout Files
  ) {
    guard
      let found = try? FolderFiles(
        synchronized: folder, excluding: excluded, whole: whole, bounds: project.bounds)
    else { return }
    files.sources += found.sources
    files.resources += found.resources
    files.foreign += found.foreign
    files.problems += found.problems
  }

  private func add(file path: String, to files: inout Files) {
    let ending = FolderPath.ending(of: path)
    if ending == "swift" {
      files.sources.append(path)
    } else if Self.foreignEndings.contains(ending) {
      files.foreign.append(path)
    } else if !["h", "plist", "entitlements"].contains(ending) {
      let parent = FolderPath.name(of: FolderPath.folder(of: path))
      files.resources.append(
        BundleResource(path: path, folder: parent.hasSuffix(".lproj") ? parent : ""))
    }
  }
}
