// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Numbers made into transforms, after interpolation.

import Foundation
internal import MicaRaster

/// The name of a value function.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A function by its name; an unknown one makes no function.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A number of radians → a rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A number of radians → a rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A number of radians → a rotation about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors → a scaling.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor → a scaling along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor → a scaling along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor → a scaling along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances → a translation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance → a translation along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance → a translation along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance → a translation along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function from animated numbers to a transform, which replaces the layer's.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// Which function this is.
  public let name: CAValueFunctionName
  let kind: ValueFunctionKind

  /// The function of that name; nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard let kind = ValueFunctionKind(rawValue: name.rawValue) else { return nil }
    self.name = name
    self.kind = kind
    super.init()
  }
}

/// The functions as stage 3 knows them; the raw values are Apple's names.
enum ValueFunctionKind: String, Sendable {
  case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ

  /// The numbers that change nothing.
  var neutral: Vector4 {
    switch self {
    case .scale, .scaleX, .scaleY, .scaleZ: return Vector4(1, 1, 1, 0)
    default: return Vector4(0, 0, 0, 0)
    }
  }

  /// A user's number or three numbers as three; nil for another form. One number scales all axes,
  /// or goes to x, y and z of a translation alike.
  func input(_ value: AnimatableValue) -> Vector4? {
    switch value {
    case .number(let n): return Vector4(n, n, n, 0)
    case .numbers(let n) where n.count == 3: return Vector4(n[0], n[1], n[2], 0)
    case .numbers(let n) where n.count == 1: return Vector4(n[0], n[0], n[0], 0)
    default: return nil
    }
  }

  /// The transform of three numbers; functions of one number look at the first.
  func matrix(_ v: Vector4) -> CATransform3D {
    switch self {
    case .rotateX: return CATransform3DMakeRotation(v.x, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(v.x, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(v.x, 0, 0, 1)
    case .scale: return CATransform3DMakeScale(v.x, v.y, v.z)
    case .scaleX: return CATransform3DMakeScale(v.x, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, v.x, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, v.x)
    case .translate: return CATransform3DMakeTranslation(v.x, v.y, v.z)
    case .translateX: return CATransform3DMakeTranslation(v.x, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, v.x, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, v.x)
    }
  }
}
