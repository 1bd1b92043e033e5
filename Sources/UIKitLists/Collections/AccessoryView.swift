// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The signs of list cells, drawn. Sizes are those of FACTS_UIKIT d.15.

import CoreGraphics
import Foundation

/// A sign beside the content of a cell.
final class AccessoryView: UIControl {
  private let sign: UICellAccessory.Sign
  private let color: UIColor?
  private let disc: UIColor?
  private let handler: (() -> Void)?
  /// Whether the sign of an outline points down, or a mark of selection is set.
  var isOn = false {
    didSet { if oldValue != isOn { setNeedsDisplay() } }
  }

  init(_ accessory: UICellAccessory) {
    sign = accessory.sign
    color = accessory.tintColor
    disc = accessory.backgroundColor
    handler = accessory.handler
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: accessory.sign)))
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = handler != nil || sign == .outline
    contentMode = .redraw
    addAction(UIAction { [weak self] _ in self?.chosen() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  static func size(of sign: UICellAccessory.Sign) -> CGSize {
    switch sign {
    case .disclosure: CGSize(width: 8, height: 13)
    case .outline: CGSize(width: 14, height: 14)
    case .checkmark: CGSize(width: 14, height: 13)
    case .reorder: CGSize(width: 18, height: 12)
    case .delete, .insert, .multiselect, .detail: CGSize(width: 22, height: 22)
    case .label, .view: .zero
    }
  }

  /// What a touch on the sign of an outline does; set by the cell.
  var opens: (() -> Void)?

  private func chosen() {
    if let handler { handler() } else { opens?() }
  }

  override func draw(_ rect: CGRect) {
    let tint: UIColor = color ?? inheritedTintColor
    let faint = color ?? .tertiaryLabel
    switch sign {
    case .disclosure: chevron(bounds.insetBy(dx: 1, dy: 1), faint)
    case .outline: outline(color ?? inheritedTintColor)
    case .checkmark: lines([(1, 7), (5, 11.5), (13, 1.5)], tint, width: 2)
    case .reorder:
      for y in [1.0, 6.0, 11.0] { lines([(0, y), (18, y)], faint, width: 1.5) }
    case .delete: coin(disc ?? .systemRed, [[(6, 11), (16, 11)]])
    case .insert: coin(disc ?? .systemGreen, [[(6, 11), (16, 11)], [(11, 6), (11, 16)]])
    case .multiselect:
      if isOn {
        coin(disc ?? tint, [[(6, 11.5), (9.5, 15), (16, 7.5)]])
      } else {
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
        ring.lineWidth = 1.5
        UIColor.tertiaryLabel.setStroke()
        ring.stroke()
      }
    case .detail:
      let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
      ring.lineWidth = 1.5
      tint.setStroke()
      ring.stroke()
      lines([(11, 10), (11, 16)], tint, width: 2)
      lines([(11, 6.5), (11, 7)], tint, width: 2)
    case .label, .view: break
    }
  }

  private func chevron(_ box: CGRect, _ color: UIColor) {
    lines(
      [(box.minX, box.minY), (box.maxX - 0.5, box.midY), (box.minX, box.maxY)], color, width: 2)
  }

  private func outline(_ color: UIColor) {
    if isOn {
      lines([(1.5, 4.5), (7, 10), (12.5, 4.5)], color, width: 2)
    } else {
      lines([(4.5, 1.5), (10, 7), (4.5, 12.5)], color, width: 2)
    }
  }

  private func coin(_ color: UIColor, _ strokes: [[(CGFloat, CGFloat)]]) {
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    for stroke in strokes { lines(stroke, .white, width: 2) }
  }

  private func lines(_ points: [(CGFloat, CGFloat)], _ color: UIColor, width: CGFloat) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
