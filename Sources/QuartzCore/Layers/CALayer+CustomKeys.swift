// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Properties that a program adds to its layers. Swift on Linux has no @NSManaged: such a property is
// a computed one over `value(forKey:)` and `setValue(_:forKey:)`, and the class says by
// `needsDisplay(forKey:)` that the layer draws anew when it changes.

import Foundation
@_spi(Registration) internal import MicaRuntime

extension CALayer {
  func undefinedValue(_ key: String) -> Any? {
    undefinedValues[key] ?? styledValue(key) ?? type(of: self).defaultValue(forKey: key)
  }

  /// Whether animations may be of a program's property of that name.
  func hasCustomProperty(_ name: String) -> Bool {
    type(of: self).field(atPath: name) == nil && described(name) == nil
      && (type(of: self).needsDisplay(forKey: name) || customValue(name) != nil)
  }

  /// What a program's property of that name holds: one that the registry knows, or a stored value.
  func customValue(_ name: String) -> Any? {
    name.splitAtDot == nil ? value(forKey: name) : undefinedValue(name)
  }

  /// What a new layer of the class has under a key or key path; nil for names of the program's own.
  ///
  /// A program's class isn't made for it: it may have no `init()`, and what it sets there is no default.
  static func initialValue(_ key: String) -> Any? {
    guard described(key.splitAtDot?.key ?? key) != nil else { return nil }
    let layer = plainLayer
    // An animation may name a part that nothing has: it does nothing, as on a phone.
    if let (first, rest) = key.splitAtDot, component(rest, of: first) == nil,
      layer.keyPathTarget(key) == nil
    {
      return nil
    }
    return layer.codedValue(atPath: key)
  }

  /// A new layer of the nearest class of the framework's own.
  private static var plainLayer: CALayer {
    switch self {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAScrollLayer.Type: CAScrollLayer()
    case is CATiledLayer.Type: CATiledLayer()
    case is CATransformLayer.Type: CATransformLayer()
    default: CALayer()
    }
  }

  func setUndefinedValue(_ value: Any?, _ key: String) {
    change(key) { undefinedValues[key] = value }
  }

  /// Gives a presentation copy a sampled number in the type that the program keeps it in.
  func showValue(_ value: Any?, forCustomKey key: String) {
    if ClassRegistry.view(of: type(of: self)).setter(key) != nil {
      return withoutActions { setValue(value, forKey: key) }
    }
    if let point = value as? CGPoint, undefinedValue(key) is CGSize {
      undefinedValues[key] = CGSize(width: point.x, height: point.y)
      return
    }
    guard let number = value as? NSNumber else {
      undefinedValues[key] = value
      return
    }
    switch undefinedValue(key) {
    case is CGFloat: undefinedValues[key] = CGFloat(number.doubleValue)
    case is Double: undefinedValues[key] = number.doubleValue
    case is Float: undefinedValues[key] = number.floatValue
    case is Int: undefinedValues[key] = Int(clamping: number.doubleValue)
    default: undefinedValues[key] = number
    }
  }
}

extension Int {
  /// The nearest whole number, limited to what fits; 0 for NaN.
  init(clamping value: Double) {
    let nearest = value.rounded()
    self = nearest.isNaN ? 0 : Int(Swift.max(-0x1p62, Swift.min(0x1p62, nearest)))
  }
}
