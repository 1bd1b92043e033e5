// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values that users write, in every form of FACTS C16, to sampled values and back.

import CoreGraphics
import Foundation
internal import MicaRaster
internal import MicaRuntime

extension AnimatableValue {
  /// Reads a value that a user assigned to an animation or by key-value coding; nil for a form
  /// that no property takes.
  init?(_ any: Any?) {
    // The usual types first: the casts below cost a search each.
    if let any {
      let type = Swift.type(of: any)
      if type == Double.self, let value = any as? Double {
        self = .number(value)
        return
      }
      if type == CGPoint.self, let value = any as? CGPoint {
        self = .point(SIMD2(value.x, value.y))
        return
      }
    }
    switch any {
    case nil, is NSNull: self = .none
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as CGPoint: self = .point(SIMD2(value.x, value.y))
    case let value as CGSize: self = .point(SIMD2(value.width, value.height))
    case let value as CGRect: self = .rect(value.vector)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value.straightSRGB)
    case let value as CGPath: self = .path(value.outline)
    case let value as CGImage: self = .image(.image(value.pixmap))
    case let value as BackingStore: self = .image(.backing(value))
    case let value as NSValue: self.init(boxed: value)
    case let values as [Any]: self.init(array: values)
    default: return nil
    }
  }

  /// An array of numbers or of colours.
  private init?(array: [Any]) {
    var numbers: [Double] = []
    var colors: [StraightColor] = []
    for element in array {
      switch AnimatableValue(element) {
      case .number(let number): numbers.append(number)
      case .color(let color): colors.append(color)
      default: return nil
      }
    }
    if numbers.count == array.count {
      self = .numbers(numbers)
    } else if colors.count == array.count {
      self = .colors(colors)
    } else {
      return nil
    }
  }

  /// A structure inside an NSValue, told by its Objective-C type; nil for another structure.
  private init?(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    case BoxEncoding.point: self = .point(SIMD2(value.pointValue.x, value.pointValue.y))
    case BoxEncoding.size: self = .point(SIMD2(value.sizeValue.width, value.sizeValue.height))
    case BoxEncoding.rect: self = .rect(value.rectValue.vector)
    case BoxEncoding.transform3D:
      let identity = CATransform3DIdentity
      self = .transform(value.structure(identity, BoxEncoding.transform3D) ?? identity)
    case BoxEncoding.affineTransform:
      let identity = CGAffineTransform.identity
      let transform = value.structure(identity, BoxEncoding.affineTransform) ?? identity
      self = .transform(CATransform3DMakeAffineTransform(transform))
    default: return nil
    }
  }

  /// The value as a user reads it: NSNumber, a geometry structure, CGColor, CGPath, arrays of these.
  var boxed: Any? {
    switch self {
    case .none: return nil
    case .number(let value): return NSNumber(value: value)
    case .flag(let value): return NSNumber(value: value)
    case .point(let value): return CGPoint(x: value.x, y: value.y)
    case .rect(let value): return CGRect(value)
    case .transform(let value): return value
    case .color(let value): return CGColor(value)
    case .colors(let values): return values.map { CGColor($0) }
    case .numbers(let values): return values.map { NSNumber(value: $0) }
    case .path(let value): return CGPath.make(value)
    case .image(let value): return value.boxed
    }
  }
}

extension CGRect {
  /// x, y, width, height.
  var vector: Vector4 { Vector4(origin.x, origin.y, size.width, size.height) }

  init(_ vector: Vector4) {
    self.init(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
  }
}

extension CGColor {
  convenience init(_ color: StraightColor) {
    self.init(
      srgbRed: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z),
      alpha: CGFloat(color.w))
  }
}

extension CGPath {
  /// A path with an outline's steps.
  static func make(_ outline: Outline) -> CGPath {
    let path = CGMutablePath()
    var next = 0
    func point() -> CGPoint {
      defer { next += 1 }
      return CGPoint(x: Double(outline.points[next].x), y: Double(outline.points[next].y))
    }
    for verb in outline.verbs {
      switch Verb(rawValue: verb) {
      case .move: path.move(to: point())
      case .line: path.addLine(to: point())
      case .quad:
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case .cubic:
        let first = point()
        let second = point()
        path.addCurve(to: point(), control1: first, control2: second)
      case .close, nil: path.closeSubpath()
      }
    }
    return path
  }
}
