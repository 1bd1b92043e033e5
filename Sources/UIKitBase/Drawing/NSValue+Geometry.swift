// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Boxes for geometry: what iOS code puts into `CAKeyframeAnimation.values` and key-value coding when it
// was written for Objective-C's collections. Casts look inside them: `value as? UIEdgeInsets`.

public import CoreGraphics
public import Foundation
public import MicaRuntime
public import QuartzCore

extension CGVector: _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.vector }
  package static var propertyKind: PropertyKind { .vector }
}

extension CGAffineTransform: _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.affineTransform }
  package static var propertyKind: PropertyKind { .affineTransform }
}

extension UIEdgeInsets: _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.edgeInsets }
  package static var propertyKind: PropertyKind { .insets }
}

extension NSDirectionalEdgeInsets: _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.directionalEdgeInsets }
  package static var propertyKind: PropertyKind { .insets }
}

extension UIOffset: _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.offset }
  package static var propertyKind: PropertyKind { .vector }
}

extension NSValue {
  private convenience init<Structure: _BoxedStructure>(boxing structure: Structure) {
    var bytes = withUnsafeBytes(of: structure) { Array($0) }
    self.init(bytes: &bytes, objCType: Structure._boxEncoding)
  }

  private func unboxed<Structure: _BoxedStructure>(_ none: Structure) -> Structure {
    structure(none, Structure._boxEncoding) ?? none
  }

  /// A box that holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(boxing: cgPoint) }

  /// A box that holds a size.
  public convenience init(cgSize: CGSize) { self.init(boxing: cgSize) }

  /// A box that holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(boxing: cgRect) }

  /// A box that holds a displacement.
  public convenience init(cgVector: CGVector) { self.init(boxing: cgVector) }

  /// A box that holds an affine transform.
  public convenience init(cgAffineTransform: CGAffineTransform) {
    self.init(boxing: cgAffineTransform)
  }

  /// A box that holds a transform of space.
  public convenience init(caTransform3D: CATransform3D) { self.init(boxing: caTransform3D) }

  /// A box that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }

  /// A box that holds insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }

  /// A box that holds an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

  /// The boxed point; `.zero` when the box holds something else.
  public var cgPointValue: CGPoint { unboxed(.zero) }

  /// The boxed size; `.zero` when the box holds something else.
  public var cgSizeValue: CGSize { unboxed(.zero) }

  /// The boxed rectangle; `.zero` when the box holds something else.
  public var cgRectValue: CGRect { unboxed(.zero) }

  /// The boxed displacement; `.zero` when the box holds something else.
  public var cgVectorValue: CGVector { unboxed(.zero) }

  /// The boxed affine transform; the identity when the box holds something else.
  public var cgAffineTransformValue: CGAffineTransform { unboxed(.identity) }

  /// The boxed transform of space; the identity when the box holds something else.
  public var caTransform3DValue: CATransform3D { unboxed(CATransform3DIdentity) }

  /// The boxed insets; `.zero` when the box holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed(.zero) }

  /// The boxed insets; `.zero` when the box holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unboxed(.zero) }

  /// The boxed offset; `.zero` when the box holds something else.
  public var uiOffsetValue: UIOffset { unboxed(.zero) }
}
