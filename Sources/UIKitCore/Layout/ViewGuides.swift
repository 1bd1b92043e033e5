// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The layout guides that every view has, made when they are first asked for.

public import CoreGraphics

extension UIView {
  /// The rectangle within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = layout.marginsGuide { return known }
    let made = ownGuide(MarginsGuide(), "UIViewLayoutMarginsGuide")
    layout.marginsGuide = made
    for (edge, margin) in Self.marginEdges {
      holdForSystem(
        made, edge, .equal, to: self, margin, named: "UIView-\(margin)-guide-constraint")
    }
    return made
  }

  /// The rectangle that the device's corners, bars and what else covers the view leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let guide = layout.guidesOfSafeArea ?? SafeAreaGuide()
    if layout.guidesOfSafeArea == nil {
      layout.guidesOfSafeArea = guide
      _ = ownGuide(guide, "UIViewSafeAreaLayoutGuide")
      for edge in [NSLayoutConstraint.Attribute.top, .left, .bottom, .right] {
        guide.sides.append(
          holdForSystem(
            guide, edge, .equal, to: self, edge, named: "UIViewSafeAreaLayoutGuide-\(edge)"))
      }
      guide.follow(self)
    }
    return guide
  }

  /// A rectangle within the margins that isn't too wide for reading: at most 672 points for texts of the
  /// default size, in the middle.
  ///
  /// The width is Apple's on iPads of iOS 9 to 17 (useyourloaf.com, readable content guides: 672); those
  /// of other text sizes are folklore.
  public var readableContentGuide: UILayoutGuide {
    if let known = layout.readableGuide { return known }
    let made = ownGuide(ReadableGuide(), "UIViewReadableContentGuide")
    layout.readableGuide = made
    let margins = layoutMarginsGuide
    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .centerX] {
      holdForSystem(made, edge, .equal, to: margins, edge)
    }
    holdForSystem(made, .width, .lessThanOrEqual, to: margins, .width)
    holdForSystem(made, .width, .equal, to: margins, .width, priority: 999)
    let width = holdForSystem(made, .width, .lessThanOrEqual, to: nil, .notAnAttribute)
    width.constant = traitCollection.preferredContentSizeCategory.readableWidth
    layout.readableWidth = width
    return made
  }

  /// The rectangle that the keyboard covers; without a keyboard the part below the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = layout.keyboardGuide { return known }
    let made = ownGuide(UIKeyboardLayoutGuide(), "UIKeyboardLayoutGuide")
    layout.keyboardGuide = made
    for edge in [NSLayoutConstraint.Attribute.left, .right, .bottom] {
      holdForSystem(made, edge, .equal, to: self, edge)
    }
    // Where there is no keyboard the guide reaches up to the safe area's edge, or is empty.
    holdForSystem(made, .height, .greaterThanOrEqual, to: nil, .notAnAttribute)
    holdForSystem(made, .top, .equal, to: safeAreaLayoutGuide, .bottom, priority: 999)
    made.height = holdForSystem(made, .height, .equal, to: nil, .notAnAttribute, isActive: false)
    made.overlap = KeyboardCenter.current.overlap(of: self)
    return made
  }

  /// Gives a guide to the view without listing it among those that the program has added.
  func ownGuide<Guide: UILayoutGuide>(_ guide: Guide, _ name: String) -> Guide {
    guide.identifier = name
    guide.owningView = self
    return guide
  }

  /// Makes one of the system's constraints.
  @discardableResult
  func holdForSystem(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, to other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, named name: String? = nil,
    priority: Float = 1000, isActive: Bool = true
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item: item, attribute: attribute), relation,
      other.map { LayoutOperand(item: $0, attribute: otherAttribute) })
    constraint.isOfSystem = true
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    if isActive { hold(constraint) }
    return constraint
  }

  private static var marginEdges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
    [(.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin)]
  }
}

extension UIView {
  /// What insets leave of the bounds, from the view's corner.
  fileprivate func rect(within insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: insets.left, y: insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}

/// The guide within a view's margins.
private final class MarginsGuide: UILayoutGuide {
  override var systemFrame: CGRect? { owningView.map { $0.rect(within: $0.layoutMargins) } }
}

/// The guide in the middle of a view's margins, for reading.
private final class ReadableGuide: UILayoutGuide {
  override var systemFrame: CGRect? {
    guard let view = owningView else { return nil }
    let outer = view.rect(within: view.layoutMargins)
    let width = min(
      outer.width, view.traitCollection.preferredContentSizeCategory.readableWidth)
    return CGRect(x: outer.midX - width / 2, y: outer.minY, width: width, height: outer.height)
  }
}

/// A guide whose sides follow the safe area.
final class SafeAreaGuide: UILayoutGuide {
  override var systemFrame: CGRect? { owningView.map { $0.rect(within: $0.safeAreaInsets) } }

  /// The constraints of the upper, left, lower and right side.
  var sides: [NSLayoutConstraint] = []

  func follow(_ view: UIView) {
    guard sides.count == 4 else { return }
    let insets = view.safeAreaInsets
    for (side, constant) in zip(sides, [insets.top, insets.left, -insets.bottom, -insets.right]) {
      side.constant = constant
    }
  }
}

/// A layout guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Has constraints stand while the guide is near an edge.
  ///
  /// Partly: kept; a keyboard is always at the bottom.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    setConstraints(trackingConstraints, edge, isNear: true)
  }

  /// Has constraints stand while the guide is away from an edge.
  ///
  /// Partly: kept; a keyboard is always at the bottom.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    setConstraints(trackingConstraints, edge, isNear: false)
  }

  /// Takes all such constraints back.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked)
    tracked = []
  }

  private var tracked: [NSLayoutConstraint] = []

  /// The guide is always at the bottom, and from side to side.
  private func setConstraints(
    _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool
  ) {
    let isAtEdge = !edge.isDisjoint(with: [.bottom, .leading, .trailing])
    if isAtEdge == isNear { NSLayoutConstraint.activate(constraints) }
    tracked += constraints
  }
}

/// The rectangle that the keyboard covers.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; false by default.
  ///
  /// Partly: kept; a keyboard never floats.
  open var followsUndockedKeyboard = false

  /// Whether the guide reaches up to the safe area's edge while there is no keyboard; true by default.
  /// Otherwise it is empty, at the view's lower edge.
  open var usesBottomSafeArea = true {
    didSet { applyOverlap() }
  }

  var height: NSLayoutConstraint?

  override var systemFrame: CGRect? {
    guard let view = owningView else { return nil }
    let bounds = view.bounds
    let height = overlap ?? (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(0, height))
  }

  /// How much of the view a keyboard covers, from the bottom, in points; nil while there is none.
  var overlap: CGFloat? {
    didSet { if overlap != oldValue { applyOverlap() } }
  }

  private func applyOverlap() {
    let fixed = overlap ?? (usesBottomSafeArea ? nil : 0)
    if let fixed { height?.constant = max(0, fixed) }
    if let height, let owningView {
      if fixed == nil {
        height.isActive = false
      } else if !height.isActive {
        owningView.hold(height)
      }
    }
  }
}

extension UIContentSizeCategory {
  /// The greatest width of lines that are easily read (folklore, but for that of the default size).
  var readableWidth: CGFloat {
    let widths: [CGFloat] = [560, 600, 632, 672, 744, 816, 896]
    return widths[min(max(step ?? 3, 0), widths.count - 1)]
  }
}
