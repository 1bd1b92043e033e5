// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pieces that controls are made of: plain shapes, and shapes that throw shadows.

import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// A shape in a control: never touched, and not opaque.
@_spi(Mica) open class ControlPart: UIView {
  @_spi(Mica) public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// A part from an archive; Mica makes parts with their controls, so archives hold none.
  @_spi(Mica) public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// One shadow of a shape: black, below it.
struct ControlShadow {
  let alpha: Float
  /// How far it is moved down, in points.
  let drop: CGFloat
  /// As `CALayer.shadowRadius`, in points: half of what designers call blur.
  let radius: CGFloat
}

/// A shape with two shadows, in a colour; its corners are as round as can be unless set.
final class ControlThumb: ControlPart {
  /// The one below, for the second shadow.
  private let under = CALayer()
  var cornerRadius: CGFloat? { didSet { setNeedsLayout() } }
  var curve = CALayerCornerCurve.circular { didSet { layer.cornerCurve = curve } }

  init(_ shadows: (ControlShadow, ControlShadow)) {
    super.init(frame: .zero)
    layer.addSublayer(under)
    throwShadow(shadows.0, from: layer)
    throwShadow(shadows.1, from: under)
    color = .white
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colour; white at first.
  var color: UIColor? {
    didSet {
      backgroundColor = color
      under.backgroundColor = traitCollection.resolving { color?.cgColor }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    under.backgroundColor = traitCollection.resolving { color?.cgColor }
  }

  private func throwShadow(_ shadow: ControlShadow, from layer: CALayer) {
    layer.shadowColor = CGColor(gray: 0, alpha: 1)
    layer.shadowOpacity = shadow.alpha
    layer.shadowOffset = CGSize(width: 0, height: shadow.drop)
    layer.shadowRadius = shadow.radius
  }

  /// Gives the shape a frame, together with its lower layer, in whatever block is open.
  func place(_ frame: CGRect) {
    self.frame = frame
    let radius = cornerRadius ?? min(frame.width, frame.height) / 2
    layer.cornerRadius = radius
    // A layer that is no view's animates by the transaction; it goes with the shape at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    under.frame = CGRect(origin: .zero, size: frame.size)
    under.cornerRadius = radius
    under.cornerCurve = curve
    CATransaction.commit()
  }
}

/// How long the parts of controls take to come to a new place.
enum ControlPace {
  /// A switch (FACTS_UIKIT d.4 L).
  static let toggle: TimeInterval = 0.25
  /// Sliders and progress (our choice).
  static let slide: TimeInterval = 0.25
  /// The pill of a segmented control (our choice).
  static let pill: TimeInterval = 0.3
  /// A thumb that is touched or let go (our choice).
  static let press: TimeInterval = 0.15

  /// Makes changes, animated or not.
  @MainActor
  static func change(
    _ view: UIView, over duration: TimeInterval?, _ changes: @escaping () -> Void
  ) {
    guard let duration, view.window != nil else {
      return UIView.performWithoutAnimation(changes)
    }
    UIView.animateTouchably(
      withDuration: duration, options: [.beginFromCurrentState],
      animations: changes)
  }
}
