// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strategies whose references are texts of what is on a screen: views, controllers, layers, what can be heard.

public import QuartzCore
internal import UIKitCore

extension Snapshotting where Value == UIView, Format == String {
  /// The view and those in it, one a line, as `recursiveDescription` prints them without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The same for a view of a size, in points, with traits; nil takes the view's own size.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    shown(size, traits) { withoutAddresses($0.describedTree()) }
  }

  /// What can be heard, one a line, in the order of reading: kind, label, value, hint, frame.
  public static var accessibility: Snapshotting { .accessibility() }

  /// The same for a view of a size, in points, with traits; nil takes the view's own size.
  public static func accessibility(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    shown(size, traits) { AccessibilityTree.text(of: $0) }
  }

  private static func shown(
    _ size: CGSize?, _ traits: UITraitCollection, _ text: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMain {
        let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
        let picture = ViewPicture(config: config, traits: UITraitCollection(), movesAway: false)
        return picture.show(view, of: UIViewController()) { text(view) } ?? ""
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and those in it, one a line: their state and their views.
  public static var hierarchy: Snapshotting {
    shown(ViewImageConfig()) { withoutAddresses($0.describedTree()) }
  }

  /// The views of a controller, one a line, as `recursiveDescription` prints them without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The same for a controller on a device, or of a size, in points, with traits.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    shown(config, size, traits) { withoutAddresses($0.view.describedTree()) }
  }

  /// What can be heard of a controller, one a line, in the order of reading: kind, label, value, hint, frame.
  public static var accessibility: Snapshotting { .accessibility() }

  /// The same for a controller on a device, or of a size, in points, with traits.
  public static func accessibility(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    shown(config, size, traits) { AccessibilityTree.text(of: $0.view) }
  }

  private static func shown(
    _ config: ViewImageConfig, _ size: CGSize? = nil,
    _ traits: UITraitCollection = UITraitCollection(),
    _ text: @escaping @MainActor (UIViewController) -> String
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return SimplySnapshotting.lines.pullback { controller in
      onMain {
        ViewPicture(config: config, traits: traits, movesAway: false)
          .show(controller.view, of: controller) { text(controller) } ?? ""
      }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == String {
  /// The layer and those in it, one a line: class, frame in the superlayer's points, and what differs from a plain layer.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { layer in
      nonisolated(unsafe) let layer = layer
      return onMain {
        layer.layoutIfNeeded()
        return LayerLines(layer).text
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The layers of a view; see the strategy of layers.
  public static var layerHierarchy: Snapshotting {
    Snapshotting<CALayer, String>.hierarchy.pullback { view in onMain { view.layer } }
  }
}

/// A text without addresses.
private func withoutAddresses(_ text: String) -> String { ValueDump.withoutAddresses(text) }

/// A layer in words.
private struct LayerLines {
  private(set) var text = ""

  init(_ layer: CALayer) {
    var lines: [String] = []
    Self.add(layer, 0, &lines)
    text = lines.joined(separator: "\n")
  }

  private static func add(_ layer: CALayer, _ depth: Int, _ lines: inout [String]) {
    let mark =
      depth == 0 ? "" : "   " + Array(repeating: "|", count: depth).joined(separator: "    ") + " "
    lines.append(mark + words(layer))
    for child in layer.sublayers ?? [] { add(child, depth + 1, &lines) }
  }

  private static func words(_ layer: CALayer) -> String {
    let frame = layer.frame
    var parts = [
      String(describing: type(of: layer)),
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if let name = layer.name { parts.append("name = '\(name)'") }
    if let color = layer.backgroundColor { parts.append("backgroundColor = \(hex(color))") }
    if layer.opacity != 1 { parts.append("opacity = \(number(CGFloat(layer.opacity)))") }
    if layer.isHidden { parts.append("hidden = YES") }
    if layer.masksToBounds { parts.append("masksToBounds = YES") }
    if layer.cornerRadius != 0 { parts.append("cornerRadius = \(number(layer.cornerRadius))") }
    if layer.borderWidth != 0 {
      parts.append("border = \(number(layer.borderWidth)) \(layer.borderColor.map(hex) ?? "none")")
    }
    if layer.shadowOpacity != 0 {
      let offset = layer.shadowOffset
      parts.append(
        "shadow = \(number(CGFloat(layer.shadowOpacity))) (\(number(offset.width)) \(number(offset.height))) "
          + "radius \(number(layer.shadowRadius))")
    }
    if layer.contents != nil { parts.append("contents") }
    if let mask = layer.mask { parts.append("mask = <\(words(mask))>") }
    return parts.joined(separator: "; ")
  }

  private static func number(_ value: CGFloat) -> String { UIView.text(value) }

  /// "#RRGGBBAA".
  private static func hex(_ color: CGColor) -> String { ViewTree.hex(UIColor(cgColor: color)) }
}
