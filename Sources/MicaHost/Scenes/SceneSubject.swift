// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a screen's declaration to the objects that it shows: a controller, or views with sizes of their own.

internal import CoreGraphics
internal import Foundation
internal import MicaJob
@_spi(Registration) internal import MicaRuntime
internal import UIKit
internal import UIKitCore

/// What a screen shows.
@MainActor
struct SceneSubject {
  let scene: SceneTest

  /// The size that Interface Builder gives a new view, in points.
  static let canvas = CGSize(width: 240, height: 128)

  /// New objects: one controller, or at least one view. Throws `HostError` with the reason where there are none.
  func make() throws(HostError) -> [UIResponder] {
    switch scene.kind {
    case .scene: return [try storyboardController()]
    case .nib: return try nibObjects()
    case .designable: return [try designable()]
    case .preview: throw failure("a preview has a stage of its own")
    }
  }

  /// The size at which a view is drawn: its own, else what it asks for, else Interface Builder's.
  func size(of view: UIView) -> CGSize {
    Self.size(of: view, canvas: scene.kind == .designable)
  }

  /// The same; a view that may still have the canvas's size is asked for another one.
  static func size(of view: UIView, canvas isDesigned: Bool) -> CGSize {
    let own = view.frame.size
    let isOnCanvas = isDesigned && own == Self.canvas
    if own.width > 0, own.height > 0, !isOnCanvas { return own }
    let (wanted, fitting) = (
      view.intrinsicContentSize, view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    )
    func side(_ candidates: [CGFloat], else canvas: CGFloat) -> CGFloat {
      candidates.first { $0.isFinite && $0 > 0 }?.rounded(.up) ?? canvas
    }
    return CGSize(
      width: side([wanted.width, isOnCanvas ? 0 : fitting.width], else: Self.canvas.width),
      height: side([wanted.height, isOnCanvas ? 0 : fitting.height], else: Self.canvas.height))
  }

  /// An object as a stage shows it.
  static func shown(_ object: UIResponder) throws(HostError) -> ShownClass.Shown {
    if let controller = object as? UIViewController {
      return ShownClass.Shown(object: controller, controller: controller)
    }
    guard let view = object as? UIView else {
      throw .unmakeableScene("\(type(of: object))", reason: "it is neither a view nor a controller")
    }
    view.frame = UIScreen.main.bounds
    let controller = UIViewController()
    controller.view = view
    return ShownClass.Shown(object: view, controller: controller)
  }

  private func failure(_ reason: String) -> HostError {
    .unmakeableScene(scene.name, reason: reason)
  }

  // MARK: Documents

  private func bundle() throws(HostError) -> Bundle {
    if scene.bundle.isEmpty { return .main }
    guard let bundle = Bundle(path: "\(Bundle.main.bundlePath)/\(scene.bundle)") else {
      throw failure("there is no bundle \(scene.bundle)")
    }
    return bundle
  }

  /// Throws if the document names a class that the program doesn't have: iOS shows something else in its place.
  private func checkClass() throws(HostError) {
    guard let name = scene.className, ClassRegistry.classes(named: name).isEmpty,
      ClassName.type(named: name) == nil
    else { return }
    throw failure("the program has no class \(name), which the document names")
  }

  private func storyboardController() throws(HostError) -> UIViewController {
    try checkClass()
    let bundle = try bundle()
    guard
      let file = NibFiles.current.file(named: scene.document, suffix: "storyboardc", in: bundle)
    else { throw failure("there is no storyboard \(scene.document) that can be read") }
    guard let element = scene.element,
      let controller = UIStoryboard(file: file).controller(id: element)
    else {
      throw failure(
        "its controller isn't in the storyboard any more, or its init(coder:) returns nil")
    }
    return controller
  }

  private func nibObjects() throws(HostError) -> [UIResponder] {
    let bundle = try bundle()
    guard NibFiles.current.file(named: scene.document, suffix: "nib", in: bundle) != nil else {
      throw failure("there is no nib \(scene.document) that can be read")
    }
    if let owner = try owner(bundle) { return [owner] }
    let objects = UINib(nibName: scene.document, bundle: bundle).instantiate(withOwner: nil)
    if let controller = objects.lazy.compactMap({ $0 as? UIViewController }).first {
      return [controller]
    }
    let views = objects.compactMap { $0 as? UIView }
    if views.isEmpty { throw failure("the nib has neither a view nor a controller") }
    return views
  }

  /// The controller that a nib names as its owner, with the nib as its view; nil for other owners.
  private func owner(_ bundle: Bundle) throws(HostError) -> UIViewController? {
    guard let name = scene.className,
      let shown = ClassRegistry.classes(named: name).lazy.compactMap(ShownClass.init).first,
      shown.kind == .controller, let type = shown.type as? UIViewController.Type
    else { return nil }
    guard ShownClass.inherits("init(nibName:bundle:)", type) else {
      throw failure("\(name), which owns the nib, has no init(nibName:bundle:)")
    }
    return type.makeController(nibName: scene.document, bundle: bundle)
  }

  // MARK: Sources

  private func designable() throws(HostError) -> UIResponder {
    let records = ClassRegistry.classes(named: scene.document)
    guard let shown = records.lazy.compactMap(ShownClass.init).first, shown.kind == .view else {
      throw failure("the program has no view's class \(scene.document)")
    }
    return try shown.make(canvas: CGRect(origin: .zero, size: Self.canvas)).object
  }
}
