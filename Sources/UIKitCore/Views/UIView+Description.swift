// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views in words, as iOS prints them: in logs, and as text snapshots (FACTS words).

import CoreGraphics
internal import MicaFoundation
@_spi(Registration) internal import MicaRuntime

/// The parts of a view's description.
package struct ViewWords {
  /// The first ones, such as `frame = (0 0; 10 10)`.
  package var parts: [String] = []
  /// What follows the layer.
  package var ending: [String] = []
  /// The class of the layer, where UIKit's is a private one.
  package var layerClass: String?
  /// The background; nil for none.
  package var background: String?
  /// Whether it is said that the view isn't opaque.
  package var tellsOpacity = true
}

/// A class whose description tells more than a view's.
@MainActor package protocol DescribedView: UIView {
  /// Adds what the class tells of itself.
  func describe(_ words: inout ViewWords)
}

extension UIWindow: DescribedView {
  package func describe(_ words: inout ViewWords) { words.layerClass = "UIWindowLayer" }
}

extension UIView {
  /// `<UIView: 0x…; frame = (0 0; 10 10); layer = <CALayer: 0x…>>`.
  nonisolated var describedView: String {
    guard Thread.isMainThread else { return Self.address(of: self) }
    return MainActor.assumeIsolated { words }
  }

  private var words: String {
    var words = ViewWords()
    if let base = kitClass, base != type(of: self), base != UIView.self {
      words.parts.append("baseClass = \(ClassName.of(base))")
    }
    words.parts.append("frame = \(Self.text(frame))")
    if transform != .identity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map { String(format: "%.17g", Double($0)) }
      words.parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      let point = layer.anchorPoint
      words.parts.append("anchorPoint = (\(Self.text(point.x)), \(Self.text(point.y)))")
    }
    words.background = backgroundColor?.description
    (self as? any DescribedView)?.describe(&words)
    if clipsToBounds { words.parts.append("clipsToBounds = YES") }
    if alpha != 1 { words.parts.append("alpha = \(Self.text(alpha))") }
    if isHidden { words.parts.append("hidden = YES") }
    if !isOpaque, words.tellsOpacity { words.parts.append("opaque = NO") }
    if !autoresizesSubviews { words.parts.append("autoresizesSubviews = NO") }
    if !autoresizingMask.isEmpty { words.parts.append("autoresize = \(maskText)") }
    if !isUserInteractionEnabled { words.parts.append("userInteractionEnabled = NO") }
    if tag != 0 { words.parts.append("tag = \(tag)") }
    if let animations { words.parts.append("animations = { \(animations) }") }
    if gestureRecognizers?.isEmpty == false {
      words.parts.append("gestureRecognizers = \(Self.address(of: self, as: "NSArray"))")
    }
    if let color = words.background { words.parts.append("backgroundColor = \(color)") }
    let layerName = layer.classForCoder == CALayer.self ? words.layerClass : nil
    words.parts.append(
      "layer = " + Self.address(of: layer, as: layerName ?? ClassName.of(type(of: layer))))
    return Self.address(of: self).dropLast()
      + "; " + (words.parts + words.ending).joined(separator: "; ") + ">"
  }

  /// The nearest class of UIKit's.
  private var kitClass: AnyClass? {
    var next: AnyClass? = type(of: self)
    while let type = next, ClassName.of(type).contains(".") { next = class_getSuperclass(type) }
    return next
  }

  private var animations: String? {
    let keys = layer.animationKeys() ?? []
    guard !keys.isEmpty else { return nil }
    return keys.compactMap { key in
      layer.animation(forKey: key).map {
        "\(key)=\(Self.address(of: $0, as: ClassName.of(Swift.type(of: $0)))); "
      }
    }.joined().trimmingCharacters(in: .whitespaces)
  }

  private var maskText: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  nonisolated private static func address(of object: AnyObject, as name: String? = nil) -> String {
    let place = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let name = name ?? ClassName.of(Swift.type(of: object))
    return "<\(name): 0x\(String(place, radix: 16))>"
  }

  /// Six digits, as C's `%g` has them.
  package static func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
  }

  // MARK: Trees

  /// The view and all in it, one a line; those within others are marked by bars.
  package func describedTree(_ depth: Int = 0) -> String {
    let mark =
      depth == 0 ? "" : "   " + Array(repeating: "|", count: depth).joined(separator: "    ") + " "
    return ([mark + description] + subviews.map { $0.describedTree(depth + 1) })
      .joined(separator: "\n")
  }
}

extension UIViewController {
  /// The controller and those in it, one a line: their state and their views; then, after "+", the one that it presents.
  package func describedTree(_ depth: Int = 0, isPresented: Bool = false) -> String {
    var bars = Array(repeating: "|", count: depth)
    if isPresented { bars[depth - 1] = "+" }
    var line = depth == 0 ? "" : "   " + bars.joined(separator: "    ") + " "
    line += "\(Self.name(of: self)), state: \(phaseText), view: "
    if let view = viewIfLoaded {
      line += Self.name(of: view) + (view.window == nil ? " not in the window" : "")
    } else {
      line += "(view not loaded)"
    }
    var lines = [line] + children.map { $0.describedTree(depth + 1) }
    if let presented = core.presented {
      lines.append(presented.describedTree(depth + 1, isPresented: true))
    }
    return lines.joined(separator: "\n")
  }

  private var phaseText: String {
    switch core.phase {
    case .coming: "appearing"
    case .there: "appeared"
    case .going: "disappearing"
    case .gone: "disappeared"
    }
  }

  private static func name(of object: AnyObject) -> String {
    let place = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "<\(ClassName.of(type(of: object))) 0x\(String(place, radix: 16))>"
  }
}
