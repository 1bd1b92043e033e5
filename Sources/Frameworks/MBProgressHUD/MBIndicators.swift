// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The HUD's indicators of progress, its button and its backgrounds.

public import UIKit

/// A circle or ring that fills.
open class MBRoundProgressView: UIView {
  /// The fraction that is done, 0 to 1.
  open var progress: Float = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
  /// The color of what is done.
  open var progressTintColor = UIColor.white { didSet { setNeedsDisplay() } }
  /// The color of what isn't.
  open var backgroundTintColor = UIColor(white: 1, alpha: 0.1) { didSet { setNeedsDisplay() } }
  /// Whether it is a thin ring.
  open var isAnnular = false { didSet { setNeedsDisplay() } }

  /// A circle of 37 points.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37)) }
  /// A circle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
  }
  /// A circle from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 37 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

  /// Draws the circle.
  open override func draw(_ rect: CGRect) {
    let width: CGFloat = 2
    let start = -CGFloat.pi / 2
    let end = start + CGFloat(max(0, min(1, progress))) * 2 * .pi
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if isAnnular {
      let radius = (bounds.width - width) / 2
      stroke(middle, radius, start, start + 2 * .pi, width, backgroundTintColor)
      stroke(middle, radius, start, end, width, progressTintColor, cap: .square)
    } else {
      progressTintColor.setStroke()
      let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: width / 2, dy: width / 2))
      circle.lineWidth = width
      circle.stroke()
      UIGraphicsGetCurrentContext()?.setBlendMode(.copy)
      stroke(middle, bounds.width / 2 - width, start, end, width * 2, progressTintColor)
    }
  }

  private func stroke(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ width: CGFloat,
    _ color: UIColor, cap: CGLineCap = .butt
  ) {
    guard radius > 0, end > start else { return }
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
    path.lineWidth = width
    path.lineCapStyle = cap
    color.setStroke()
    path.stroke()
  }
}

/// A bar that fills.
open class MBBarProgressView: UIView {
  /// The fraction that is done, 0 to 1.
  open var progress: Float = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
  /// The color of the border.
  open var lineColor = UIColor.white { didSet { setNeedsDisplay() } }
  /// The color of what isn't done.
  open var progressRemainingColor = UIColor.clear { didSet { setNeedsDisplay() } }
  /// The color of what is done.
  open var progressColor = UIColor.white { didSet { setNeedsDisplay() } }

  /// A bar of 120 points.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20)) }
  /// A bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
  }
  /// A bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 120 by 10 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

  /// Draws the border and, within it, what is done.
  open override func draw(_ rect: CGRect) {
    let border = bounds.insetBy(dx: 2, dy: 2)
    let outline = UIBezierPath(roundedRect: border, cornerRadius: max(0, border.height / 2))
    outline.lineWidth = 2
    progressRemainingColor.setFill()
    outline.fill()
    lineColor.setStroke()
    outline.stroke()
    let inner = bounds.insetBy(dx: 4, dy: 4)
    guard !inner.isNull, inner.height > 0, progress > 0 else { return }
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    UIBezierPath(roundedRect: inner, cornerRadius: inner.height / 2).addClip()
    progressColor.setFill()
    let width = CGFloat(min(1, progress)) * bounds.width
    UIRectFill(CGRect(x: 0, y: 0, width: width, height: bounds.height))
    context?.restoreGState()
  }
}

/// How a HUD's box or cover is filled.
public enum MBProgressHUDBackgroundStyle: Int, Sendable {
  /// With a color.
  case solidColor
  /// With a blur of what lies behind.
  case blur
}

/// A HUD's box or cover.
open class MBBackgroundView: UIView {
  /// How it is filled.
  open var style = MBProgressHUDBackgroundStyle.blur { didSet { fill() } }
  /// The blur's style.
  open var blurEffectStyle = UIBlurEffect.Style.systemThickMaterial { didSet { fill() } }
  /// The color, over a blur if there is one.
  open var color: UIColor? { didSet { backgroundColor = color } }
  private var blur: UIVisualEffectView?

  /// A view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    fill()
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// Nothing: the content makes it larger.
  open override var intrinsicContentSize: CGSize { .zero }

  private func fill() {
    blur?.removeFromSuperview()
    blur = nil
    backgroundColor = color
    guard style == .blur else { return }
    let view = UIVisualEffectView(effect: UIBlurEffect(style: blurEffectStyle))
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    blur = view
  }
}

/// A HUD's button, with a round border.
final class HUDButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 1
    layer.borderColor = titleColor(for: .normal)?.cgColor
    layer.cornerRadius = (bounds.height / 2).rounded(.up)
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += 20
    return size
  }
}
