// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views and layers on the screen, by where they stand in the tree.

internal import Foundation
internal import MicaJob
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime
internal import QuartzCore
internal import UIKit

/// A layer on the screen, with the view that it belongs to.
@MainActor
struct ScreenNode {
  /// Numbers of the window and of sublayers: `0/2/1`.
  let id: String
  let layer: CALayer
  /// The window that it stands in.
  let window: UIWindow
  /// Nil for a layer of its own.
  var view: UIView? {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
    return view
  }
  /// What is inspected: the view, or the layer.
  var object: AnyObject { view ?? layer }

  /// The windows, from back to front.
  static var roots: [ScreenNode] {
    WindowList.current.windows.filter { !$0.isHidden }.enumerated().map {
      ScreenNode(id: "\($0.offset)", layer: $0.element.layer, window: $0.element)
    }
  }

  /// The layers in it, from back to front.
  var children: [ScreenNode] {
    (layer.sublayers ?? []).enumerated().map {
      ScreenNode(id: "\(id)/\($0.offset)", layer: $0.element, window: window)
    }
  }

  /// The node of an id; nil where nothing stands there.
  static func find(_ id: String) -> ScreenNode? {
    let numbers = id.split(separator: "/").map { Int($0) ?? -1 }
    guard numbers.count <= deepest, let first = numbers.first else { return nil }
    var roots = roots
    guard roots.indices.contains(first) else { return nil }
    var node = roots.remove(at: first)
    for number in numbers.dropFirst() {
      let sublayers = node.layer.sublayers ?? []
      guard sublayers.indices.contains(number) else { return nil }
      node = ScreenNode(
        id: "\(node.id)/\(number)", layer: sublayers[number], window: node.window)
    }
    return node
  }

  /// How far the tree is followed, and how much of it is told.
  private static let deepest = 200
  private static let most = 20_000

  /// All nodes, each before those in it.
  static func all() -> [ScreenNode] {
    var nodes: [ScreenNode] = []
    func add(_ node: ScreenNode, _ depth: Int) {
      guard nodes.count < most, depth < deepest else { return }
      nodes.append(node)
      for child in node.children { add(child, depth + 1) }
    }
    for root in roots { add(root, 0) }
    return nodes
  }

  /// The foremost visible node at a point of the screen, whether it takes touches or not.
  static func pick(_ point: CGPoint) -> ScreenNode? {
    for root in roots.reversed() {
      let inside = root.layer.convert(point, from: nil)
      if let found = root.pick(inside, 0) { return found }
    }
    return nil
  }

  private func pick(_ point: CGPoint, _ depth: Int) -> ScreenNode? {
    guard depth < Self.deepest, !layer.isHidden, layer.opacity > 0 else { return nil }
    let isInside = layer.contains(point)
    if layer.masksToBounds && !isInside { return nil }
    for child in children.reversed() {
      let place = child.layer.convert(point, from: layer)
      if let found = child.pick(place, depth + 1) { return found }
    }
    return isInside ? self : nil
  }

  // MARK: What is told of it

  var report: NodeReport {
    let frame = layer.convert(layer.bounds, to: nil)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    let isBox = numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 }
    return NodeReport(
      id: id, name: Self.name(of: object), isLayer: view == nil,
      controller: controller.map(Self.name), detail: detail, frame: isBox ? numbers : nil,
      isHidden: layer.isHidden, hasNotes: !notes.isEmpty)
  }

  /// What the layer, its view and the view's controller were asked for and don't draw.
  var notes: [String] {
    let others = [view, controller].compactMap { $0 }.flatMap(Unsupported.features(of:))
    let own = layer.unsupportedFeatures
    return others.isEmpty ? own : Set(own + others).sorted()
  }

  private var controller: UIViewController? {
    guard let controller = view?.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    return controller
  }

  private var detail: String? {
    guard let view else { return layer.name }
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text
      default: nil
      }
    if let text, !text.isEmpty { return String(text.prefix(80)) }
    return view.accessibilityIdentifier ?? view.accessibilityLabel ?? controller?.title
  }

  static func name(of object: AnyObject) -> String {
    let type = type(of: object)
    if let record = ClassRegistry.record(of: type) { return record.name }
    return "\(type)"
  }
}
