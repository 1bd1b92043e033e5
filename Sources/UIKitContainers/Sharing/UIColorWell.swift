// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A well of colour (iOS 14). Its size and its parts are our choice, as near as pictures of iOS tell them.

public import CoreGraphics
import Foundation
@_spi(Registration) internal import MicaRuntime
@_spi(Mica) import UIKitCore

/// A round control that shows a colour, and presents a colour picker when it is tapped.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let size = CGSize(width: 28, height: 28)
  /// The width of the ring of all hues.
  private static let ring: CGFloat = 3
  /// Between the ring and the colour.
  private static let gap: CGFloat = 2.5

  private let hues = CAGradientLayer()
  private let hole = CAShapeLayer()
  private let fill = CAShapeLayer()
  private let link = PickerLink()

  /// A well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWell()
  }

  /// A well from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWell()
    readNib(coder, as: UIColorWell.self)
  }

  private func setUpWell() {
    if frame.isEmpty { frame.size = Self.size }
    hues.type = .conic
    hues.startPoint = CGPoint(x: 0.5, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    hues.colors = (0...6).map {
      UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.85, brightness: 1, alpha: 1).cgColor
    }
    hole.fillRule = .evenOdd
    hues.mask = hole
    layer.addSublayer(hues)
    layer.addSublayer(fill)
    link.well = self
    addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    showColor()
  }

  /// What the picker's title says; nil by default.
  open var title: String?

  /// Whether the colour may be translucent; true by default.
  open var supportsAlpha = true

  /// Whether the picker offers to take a colour from the screen; true by default. Mica's offers none.
  open var supportsEyedropper = true

  /// The greatest exposure of a colour; 1 by default.
  ///
  /// Partly: kept; colours have no exposure here.
  open var maximumLinearExposure: CGFloat = 1

  /// The colour; nil, the default, for none. The user's choice sends `valueChanged`.
  open var selectedColor: UIColor? {
    get { link.color }
    set {
      announcing("selectedColor") { link.color = newValue }
      showColor()
    }
  }

  /// 28 × 28 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// 28 × 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the ring and the colour in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, Self.size.width)
    let box = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    hues.frame = box
    let path = UIBezierPath(ovalIn: hues.bounds)
    path.append(UIBezierPath(ovalIn: hues.bounds.insetBy(dx: Self.ring, dy: Self.ring)))
    hole.frame = hues.bounds
    hole.path = path.cgPath
    fill.frame = box
    let inset = Self.ring + Self.gap
    fill.path = UIBezierPath(ovalIn: fill.bounds.insetBy(dx: inset, dy: inset)).cgPath
  }

  /// Whether it answers to touches; it is dimmed otherwise.
  open override var isEnabled: Bool {
    didSet { showColor() }
  }

  /// The colour is that of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func showColor() {
    let color = selectedColor?.resolvedColor(with: traitCollection)
    fill.fillColor = (color ?? .clear).cgColor
    for part in [hues, fill] { part.opacity = isEnabled ? 1 : 0.5 }
  }

  /// Shows a colour picker above the controller that has the well.
  private func presentPicker() {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = link
    controller.present(picker, animated: true)
  }

  fileprivate func chose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}

/// Hears of the picker in place of the well, and keeps its colour.
private final class PickerLink: NSObject, UIColorPickerViewControllerDelegate {
  weak var well: UIColorWell?
  var color: UIColor?

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.chose(color)
  }
}

extension UIColorWell {
  static func keys(_ table: ClassTable<UIColorWell>) {
    table.initializers(inheritsOthers: true)
    table.property("title", \.title, inspectable: true)
    table.property("supportsAlpha", \.supportsAlpha, inspectable: true, default: true)
    table.property("supportsEyedropper", \.supportsEyedropper, default: true)
    table.property("selectedColor", \.selectedColor, inspectable: true, dynamic: true)
  }
}
