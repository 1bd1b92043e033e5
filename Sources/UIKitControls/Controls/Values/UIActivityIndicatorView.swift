// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A ring of blades that turns while something goes on (FACTS_UIKIT d.8). It turns by an animation of a
// layer, so by the stage's clock.

import CoreGraphics
import CoreText
public import Foundation
import QuartzCore
@_spi(Mica) import UIKitCore

/// A view that shows that something goes on: eight blades that turn by a step an eighth of a second.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the ring is.
  public enum Style: Int, Sendable {
    /// 37 points, white; older than `large`.
    case whiteLarge = 0
    /// 20 points, white; older than `medium`.
    case white = 1
    /// 20 points, grey; older than `medium`.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  private static let key = "turn"
  private let ring = CALayer()
  private var blades: [CALayer] = []
  private var ownColor: UIColor?
  private var turns = false

  /// A ring of 20 points that stands still, hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUpRing()
  }

  /// A ring that stands still, hidden, as large as its style says.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: SpinnerShape(isLarge: style.isLarge).size))
    setUpRing()
  }

  /// As `init(style:)`, by its older name.
  public convenience init(activityIndicatorStyle style: Style) {
    self.init(style: style)
  }

  /// A ring of 20 points from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUpRing()
    readNib(coder, as: UIActivityIndicatorView.self)
  }

  private func setUpRing() {
    isOpaque = false
    layer.addSublayer(ring)
    blades = (0..<SpinnerShape.shades.count).map { _ in CALayer() }
    for blade in blades { ring.addSublayer(blade) }
    isHidden = true
    showBlades()
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  // MARK: Looks

  /// How large the ring is.
  open var style: Style {
    didSet {
      showBlades()
      invalidateIntrinsicContentSize()
    }
  }

  /// The blades' colour, which they shade; that of the style unless set.
  open var color: UIColor! {
    get { ownColor ?? SpinnerShape.color(of: style) }
    set {
      own(.color)
      ownColor = newValue
      showBlades()
    }
  }

  /// Whether the ring is hidden while it stands still; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !turns }
  }

  // MARK: Turning

  /// Whether the ring turns.
  open var isAnimating: Bool { turns }

  /// Lets the ring turn, and shows it.
  open func startAnimating() {
    if hidesWhenStopped { isHidden = false }
    guard !turns else { return }
    turns = true
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let count = SpinnerShape.shades.count
    turn.values = (0..<count).map { CGFloat($0) * 2 * .pi / CGFloat(count) }
    turn.calculationMode = .discrete
    turn.duration = SpinnerShape.period
    turn.repeatCount = .infinity
    ring.add(turn, forKey: Self.key)
  }

  /// Stops the ring, and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    if hidesWhenStopped { isHidden = true }
    turns = false
    ring.removeAnimation(forKey: Self.key)
  }

  // MARK: Geometry

  /// They have one size (FACTS_UIKIT e.3).
  @_spi(Mica) public override func usualHugging(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    .defaultHigh
  }

  /// 20 × 20 or 37 × 37 points.
  open override var intrinsicContentSize: CGSize { SpinnerShape(isLarge: style.isLarge).size }

  /// 20 × 20 or 37 × 37 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBlades()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBlades()
  }

  private func showBlades() {
    let shape = SpinnerShape(isLarge: style.isLarge)
    let color = traitCollection.resolving { (self.color ?? .gray).cgColor }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let free = CGSize(
      width: bounds.width - shape.size.width, height: bounds.height - shape.size.height)
    ring.bounds = CGRect(origin: .zero, size: shape.size)
    ring.anchorPoint = CGPoint(
      x: shape.centre / shape.size.width, y: shape.centre / shape.size.height)
    ring.position = CGPoint(
      x: bounds.minX + free.width / 2 + shape.centre,
      y: bounds.minY + free.height / 2 + shape.centre)
    for (index, blade) in blades.enumerated() {
      shape.place(blade, at: index)
      blade.backgroundColor = color.copy(alpha: color.alpha * SpinnerShape.shades[index] / 255)
    }
    CATransaction.commit()
  }
}
