// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constraints in few words: an anchor is an attribute of an item that makes constraints with others.

public import CoreGraphics
public import Foundation

/// An attribute of a view or layout guide. Only anchors of one kind make a constraint with each other.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated(unsafe) let operand: LayoutOperand

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    operand = LayoutOperand(item: item, attribute: attribute)
  }

  /// Whether two anchors are the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnyLayoutAnchor else { return false }
    return operand.isSame(as: other.anchorOperand)
  }

  /// A hash of the item and the attribute.
  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(operand.item.map { ObjectIdentifier($0) })
    hasher.combine(operand.attribute)
    return hasher.finalize()
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    LayoutOperand.check(operand, other)
    return NSLayoutConstraint(
      operand, relation, other, multiplier: multiplier, constant: constant)
  }

  /// The view or layout guide.
  open var item: AnyObject? { operand.item }

  /// The attributes' equality.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor.operand)
  }

  /// At least the other attribute.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand)
  }

  /// At most the other attribute.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand)
  }

  /// Equal to the other attribute and a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, constant: c)
  }

  /// At least the other attribute and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// At most the other attribute and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, constant: c)
  }
}

/// An anchor of a horizontal location.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An anchor of a vertical location.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The space that the system leaves between views: 8 points (FACTS_UIKIT e.16).
private let systemSpacing: CGFloat = 8

extension NSLayoutXAxisAnchor {
  /// Behind the other location by a multiple of the system's spacing.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// Behind the other location by at least a multiple of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// Behind the other location by at most a multiple of the system's spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// Below the other location by a multiple of the system's spacing.
  ///
  /// Partly: between baselines too the spacing is 8 points, whatever the fonts.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// Below the other location by at least a multiple of the system's spacing.
  ///
  /// Partly: between baselines too the spacing is 8 points, whatever the fonts.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// Below the other location by at most a multiple of the system's spacing.
  ///
  /// Partly: between baselines too the spacing is 8 points, whatever the fonts.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

/// An anchor of a width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A size in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, nil, constant: c)
  }

  /// At least a size in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, nil, constant: c)
  }

  /// At most a size in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, nil, constant: c)
  }

  /// A multiple of another size.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, multiplier: m)
  }

  /// At least a multiple of another size.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, multiplier: m)
  }

  /// At most a multiple of another size.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, multiplier: m)
  }

  /// A multiple of another size, and a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor.operand, multiplier: m, constant: c)
  }

  /// At least a multiple of another size, and a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }

  /// At most a multiple of another size, and a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}

/// An anchor of any kind.
protocol AnyLayoutAnchor: AnyObject {
  nonisolated var anchorOperand: LayoutOperand { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {
  nonisolated var anchorOperand: LayoutOperand { operand }
}

extension LayoutOperand {
  func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute
  }
}
