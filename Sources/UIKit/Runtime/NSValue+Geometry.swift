// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Boxes for geometry: what iOS code puts into `CAKeyframeAnimation.values` when it was written for
// Objective-C's collections. Core Animation reads the same encodings.

public import CoreGraphics
public import Foundation
public import QuartzCore

/// The Objective-C type encodings of the boxes.
private enum Encoding {
  static let point = "{CGPoint=dd}"
  static let size = "{CGSize=dd}"
  static let rect = "{CGRect={CGPoint=dd}{CGSize=dd}}"
  static let affineTransform = NSValue.affineTransformType
  static let transform3D = NSValue.transform3DType
}

extension NSValue {
  /// A box that holds a point.
  public convenience init(cgPoint: CGPoint) {
    var value = cgPoint
    self.init(bytes: &value, objCType: Encoding.point)
  }

  /// A box that holds a size.
  public convenience init(cgSize: CGSize) {
    var value = cgSize
    self.init(bytes: &value, objCType: Encoding.size)
  }

  /// A box that holds a rectangle.
  public convenience init(cgRect: CGRect) {
    var value = cgRect
    self.init(bytes: &value, objCType: Encoding.rect)
  }

  /// A box that holds an affine transform.
  public convenience init(cgAffineTransform: CGAffineTransform) {
    var value = cgAffineTransform
    self.init(bytes: &value, objCType: Encoding.affineTransform)
  }

  /// A box that holds a transform of space.
  public convenience init(caTransform3D: CATransform3D) {
    var value = caTransform3D
    self.init(bytes: &value, objCType: Encoding.transform3D)
  }

  /// The boxed point; `.zero` when the box holds something else.
  public var cgPointValue: CGPoint {
    var value = CGPoint.zero
    if holds(Encoding.point) { getValue(&value) }
    return value
  }

  /// The boxed size; `.zero` when the box holds something else.
  public var cgSizeValue: CGSize {
    var value = CGSize.zero
    if holds(Encoding.size) { getValue(&value) }
    return value
  }

  /// The boxed rectangle; `.zero` when the box holds something else.
  public var cgRectValue: CGRect {
    var value = CGRect.zero
    if holds(Encoding.rect) { getValue(&value) }
    return value
  }

  /// The boxed affine transform; the identity when the box holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    var value = CGAffineTransform.identity
    if holds(Encoding.affineTransform) { getValue(&value) }
    return value
  }

  /// The boxed transform of space; the identity when the box holds something else.
  public var caTransform3DValue: CATransform3D {
    var value = CATransform3DIdentity
    if holds(Encoding.transform3D) { getValue(&value) }
    return value
  }

  private func holds(_ encoding: String) -> Bool {
    String(cString: objCType) == encoding
  }
}
