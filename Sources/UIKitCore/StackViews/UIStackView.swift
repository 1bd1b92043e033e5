// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that sets others in a row or column by constraints of its own. What a program may override
// stands here; which constraints these are, in StackArrangement.swift.

public import CoreGraphics
public import Foundation

/// A row or column of views, placed by constraints that the stack view makes (FACTS_UIKIT e.15).
///
/// Views in it are arranged in the order of `arrangedSubviews`; those that are hidden take no room. The
/// stack has no intrinsic size: its constraints to what it holds give it one.
@preconcurrency @MainActor
open class UIStackView: UIView {
  let stack = StackCore()

  /// An empty stack view with the given frame, in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack view from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readNib(coder, as: UIStackView.self)
  }

  /// A stack view that arranges some views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The views that are arranged, in their order; they are all subviews.
  open var arrangedSubviews: [UIView] { stack.views }

  /// Arranges a view after the others, and makes it a subview unless it is one.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Arranges the view no more. It stays a subview: `removeFromSuperview()` does both.
  open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

  /// Arranges a view at a place among the others, and makes it a subview unless it is one.
  ///
  /// - Precondition: the place is not after the end, which raises an exception on iOS as well.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  // MARK: Arrangement

  /// Whether it is a row or a column; a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { wantArrangement() } }
  }

  /// How the room along the axis is shared; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { wantArrangement() } }
  }

  /// How views lie across the axis; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { wantArrangement() } }
  }

  /// The room between two views in points, the least one for equal spacing and centring; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { wantArrangement() } }
  }

  /// Sets the room after one of the arranged views in place of `spacing`; `spacingUseDefault` takes that
  /// back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }

  /// The room that was set after a view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack.spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether the room in a column is measured from the last baseline of a view to the first one of the
  /// next; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { wantArrangement() } }
  }

  /// Whether views are arranged within the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { wantArrangement() } }
  }

  // MARK: As a view

  /// True: there is nothing but constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Brings the constraints to what is to be arranged.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// A view that leaves is arranged no more.
  open override func willRemoveSubview(_ subview: UIView) {
    stopArranging(subview)
    super.willRemoveSubview(subview)
  }

  /// Of a column the first arranged view, of a row the highest one.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? stack.visible.first : tallestView) ?? self
  }

  /// Of a column the last arranged view, of a row the highest one.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? stack.visible.last : tallestView) ?? self
  }

  override func takesOver(hidden: Bool, of subview: UIView) -> Bool {
    hide(subview, hidden)
  }

  override func intrinsicSizeChanged(of subview: UIView) {
    if distribution == .fill || distribution == .fillProportionally, stack.holds(subview) {
      wantArrangement()
    }
  }

  override func givesWay(_ subview: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    axis != self.axis || !stack.steady.contains(ObjectIdentifier(subview))
  }

  // MARK: Types

  /// How the room along the axis is shared.
  public enum Distribution: Int, Sendable {
    /// By the views' own sizes and priorities.
    case fill = 0
    /// In equal parts.
    case fillEqually = 1
    /// In proportion to the views' intrinsic sizes.
    case fillProportionally = 2
    /// The views as large as they want, with equal room between them.
    case equalSpacing = 3
    /// The views as large as they want, their middles equally far from each other where the least room
    /// allows it.
    case equalCentering = 4
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, the upper one of a row.
    case leading = 1
    /// First baselines at one height; in a row only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, the lower one of a row.
    case trailing = 4
    /// Last baselines at one height; in a row only.
    case lastBaseline = 5

    /// At the upper edge of a row.
    public static var top: Alignment { .leading }
    /// At the lower edge of a row.
    public static var bottom: Alignment { .trailing }
  }
}

extension UIStackView {
  /// Stands for the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// Stands for the system's room between two views, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
