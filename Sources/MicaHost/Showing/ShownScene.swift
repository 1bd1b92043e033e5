// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shows a scene of a storyboard, or the views of a nib, without the program's own beginning.

internal import Foundation
internal import MicaJob
internal import UIKit

/// A scene by its name: `Storyboard/Identifier`, `Storyboard`, `Nib`.
struct ShownScene {
  private let document: String
  /// Nil for the initial one.
  private let identifier: String?
  private let name: String

  init(_ name: String) {
    self.name = name
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let first = parts.first ?? ""
    document =
      [".storyboard", ".xib", ".nib"].first { first.hasSuffix($0) }
      .map { String(first.dropLast($0.count)) } ?? first
    identifier = parts.count > 1 ? parts[1] : nil
  }

  /// A new controller of the scene; the views of a nib stand in one.
  @MainActor func make() throws(HostError) -> ShownClass.Shown {
    if let storyboard = UIStoryboard.find(document) {
      if let identifier {
        let known = storyboard.identifiers
        guard known.contains(identifier) else {
          let nearest = NearestNames.find(identifier, among: known).map { "\(document)/\($0)" }
          throw .unknownScene(name, nearest: nearest)
        }
        return shown(storyboard.instantiateViewController(withIdentifier: identifier))
      }
      if let controller = storyboard.instantiateInitialViewController() { return shown(controller) }
      throw .unknownScene(name, nearest: storyboard.identifiers.map { "\(document)/\($0)" })
    }
    guard identifier == nil, Bundle.main.path(forResource: document, ofType: "nib") != nil else {
      throw .unknownScene(name, nearest: NearestNames.find(document, among: Self.documents))
    }
    let objects = UINib(nibName: document, bundle: nil).instantiate(withOwner: nil)
    if let controller = objects.lazy.compactMap({ $0 as? UIViewController }).first {
      return shown(controller)
    }
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else {
      throw .unknownScene(name, nearest: [])
    }
    view.frame = UIScreen.main.bounds
    let controller = UIViewController()
    controller.view = view
    return ShownClass.Shown(object: view, controller: controller)
  }

  private func shown(_ controller: UIViewController) -> ShownClass.Shown {
    ShownClass.Shown(object: controller, controller: controller)
  }

  /// All that a name can be: initial scenes, those with identifiers, nibs.
  @MainActor static var all: [String] {
    documents.flatMap { name -> [String] in
      guard let storyboard = UIStoryboard.find(name) else { return [name] }
      return [name] + storyboard.identifiers.map { "\(name)/\($0)" }
    }
  }

  /// The storyboards and nibs of the program's bundle.
  private static var documents: [String] {
    let root = Bundle.main.resourcePath ?? ""
    let folders = [root, root + "/Base.lproj"]
    return folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
      .filter { $0.hasSuffix(".storyboardc") || $0.hasSuffix(".nib") }
      .map { String($0.prefix { $0 != "." }) }.sorted()
  }
}
