// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The screens in the storyboards and nibs of a program's bundle.

internal import Foundation
internal import MicaFolders
internal import MicaNib

/// A scene of a storyboard, or a nib.
package struct InterfaceScreen: Hashable, Sendable {
  /// The document's name without its ending.
  package var document: String
  /// Whether it is a storyboard's scene, and not a nib.
  package var isScene: Bool
  /// What people call it: the identifier, the class, or the kind of controller; a nib's name.
  package var title: String
  /// The id of the controller's element in a storyboard.
  package var element: String?
  /// The class of the controller, or of a nib's owner, that the document names; nil for none.
  package var className: String?
  /// The bundle that holds it, from the program's own; empty for that itself.
  package var bundle: String
  /// The document that was compiled, from the root.
  package var path: String
  /// The line in it, from 1.
  package var line: Int
}

/// Finds screens in a bundle that was written.
package struct InterfaceScreens {
  /// By bundle, document and place in it.
  package private(set) var all: [InterfaceScreen] = []
  private let root: String
  /// Documents that were read, by bundle and name: those of several languages are one.
  private var known: Set<String> = []

  /// The screens of a bundle, and of the bundles in it. `isOwn` says whether a document's path is the project's.
  package init(in bundle: String, where isOwn: (String) -> Bool) {
    root = bundle
    read("", isOwn)
    for folder in names(in: "") where folder.hasSuffix(".bundle") { read(folder, isOwn) }
    for folder in names(in: "Frameworks") where folder.hasSuffix(".framework") {
      read("Frameworks/" + folder, isOwn)
    }
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []).sorted()
  }

  private mutating func read(_ bundle: String, _ isOwn: (String) -> Bool) {
    // The language of development comes first.
    let languages = names(in: bundle).filter { $0.hasSuffix(".lproj") }
    let base = languages.filter { $0 == "Base.lproj" || $0 == "en.lproj" }
    for folder in [""] + base + languages {
      let place = [bundle, folder].filter { !$0.isEmpty }.joined(separator: "/")
      for name in names(in: place) where name.hasSuffix(".storyboardc") || name.hasSuffix(".nib") {
        guard known.insert("\(bundle)\0\(name)").inserted,
          let data = FileManager.default.contents(atPath: "\(root)/\(place)/\(name)"),
          let archive = try? NibArchive([UInt8](data)), isOwn(archive.path)
        else { continue }
        let document = FolderPath.stem(of: name)
        all +=
          name.hasSuffix(".nib")
          ? [Self.nib(archive, document, bundle)] : Self.scenes(archive, document, bundle)
      }
    }
  }

  private static func nib(
    _ archive: NibArchive, _ document: String, _ bundle: String
  ) -> InterfaceScreen {
    let owner = archive.root.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return InterfaceScreen(
      document: document, isScene: false, title: document, element: nil,
      className: owner?["customClass"], bundle: bundle, path: archive.path, line: 1)
  }

  private static func scenes(
    _ archive: NibArchive, _ document: String, _ bundle: String
  ) -> [InterfaceScreen] {
    let scenes = archive.root.child("scenes")?.children ?? []
    return scenes.compactMap { scene -> InterfaceScreen? in
      let objects = scene.child("objects")?.children ?? []
      let controller =
        objects.first { $0["sceneMemberID"] == "viewController" }
        ?? objects.first { $0.name.hasSuffix("ontroller") }
      // A placeholder is a scene of another storyboard.
      guard let controller, let id = controller.id, controller.name != "viewControllerPlaceholder"
      else { return nil }
      let title = controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller.name
      return InterfaceScreen(
        document: document, isScene: true, title: title, element: id,
        className: controller["customClass"], bundle: bundle, path: archive.path,
        line: controller.line)
    }
  }
}
