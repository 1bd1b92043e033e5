// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A relation between the places and sizes of two views: what a program says; LayoutEngine makes rows of it.

public import CoreGraphics
public import Foundation

/// `firstItem.firstAttribute relation multiplier · secondItem.secondAttribute + constant`, between views
/// and layout guides (FACTS_UIKIT e.1).
///
/// Lengths are points, y growing downward; locations count from the origin of the view that both items
/// have in common. Margins are those of `layoutMargins`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private(set) var first = LayoutOperand(item: nil, attribute: .notAnAttribute)
  private(set) var second: LayoutOperand?
  /// The view whose `constraints` it is among; nil while it isn't active.
  weak var owner: UIView?
  /// Counts constraints as they were activated.
  var serial = 0
  /// Whether it is one that UIKit made: of two that contradict each other it stays.
  var isOfSystem = false

  /// A constraint of nothing, as programs keep it until they have a real one; it can't be activated.
  public override init() {
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  // No designated one: a program's subclass inherits all that convenience ones make.
  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constraint, which isn't active yet. Without a second item its first attribute must be a width or
  /// height.
  ///
  /// - Precondition: the items are views or layout guides; a location stands beside another location of the
  ///   same axis.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutOperand(item: view1 as AnyObject, attribute: attr1)
    var second: LayoutOperand?
    if let view2, attr2 != .notAnAttribute {
      second = LayoutOperand(item: view2 as AnyObject, attribute: attr2)
    }
    LayoutOperand.check(first, second)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Called when the constraint was made from a nib; does nothing.
  open func awakeFromNib() {}

  // MARK: What it says

  /// How important it is; `required` by default. The priority of an active constraint can't change to
  /// or from `required`.
  open var priority = UILayoutPriority.required {
    willSet {
      precondition(
        owner == nil || (newValue.rawValue >= 1000) == (priority.rawValue >= 1000),
        "The priority of an active constraint can't change to or from required: deactivate it first."
      )
    }
    didSet { if priority != oldValue { engine?.changePriority(of: self) } }
  }

  /// The first item: a view or a layout guide.
  open var firstItem: AnyObject? { first.item }
  /// The second item; nil for a constraint with a number.
  open var secondItem: AnyObject? { second?.item }
  /// What of the first item is meant.
  open var firstAttribute: Attribute { first.attribute }
  /// What of the second item is meant; `notAnAttribute` without one.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// How both sides compare.
  public private(set) var relation: Relation
  /// What the second attribute is multiplied by.
  public private(set) var multiplier: CGFloat

  /// What is added; the layout follows, in an animation where `layoutIfNeeded()` is called in its block.
  open var constant: CGFloat {
    didSet { if constant != oldValue { constantChanged() } }
  }

  /// A name for reports.
  open var identifier: String?

  /// Whether an archive of its view holds it; kept.
  open var shouldBeArchived = false

  /// Whether it takes part in layout; false for a new constraint. Setting it has the nearest view that
  /// holds both items keep the constraint, or drop it.
  ///
  /// - Precondition: to be activated, both items are in one hierarchy.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in turn.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints in turn.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in words, without addresses.
  open override var description: String { sentence }

  // MARK: Types

  /// What of an item a constraint is about.
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0

    /// The last baseline.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

/// The relation of a constraint, by its older name.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The attribute of a constraint, by its older name.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The axis of a layout, by its older name.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
