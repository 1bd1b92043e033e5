// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The signs at the ends of cells, drawn by ourselves (FACTS_UIKIT d.15, d.19).

import CoreGraphics
import QuartzCore
@_spi(Mica) import UIKitControls

/// A small sign of lines, in a colour that follows the traits.
final class CellGlyph: ControlPart {
  /// Which sign it is.
  enum Kind {
    case chevron, checkmark, reorder, ring, check, minus, plus
  }

  let kind: Kind
  var color: UIColor = .tertiaryLabel { didSet { paint() } }

  private var shape: CAShapeLayer { layer as! CAShapeLayer }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: kind)))
    shape.path = Self.path(of: kind)
    paint()
  }

  required init?(coder: NSCoder) {
    kind = .chevron
    super.init(coder: coder)
  }

  /// The size in points that a sign takes.
  static func size(of kind: Kind) -> CGSize {
    switch kind {
    case .chevron: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 13)
    case .reorder: CGSize(width: 20, height: 12)
    case .ring, .check, .minus, .plus: CGSize(width: 22, height: 22)
    }
  }

  private static func path(of kind: Kind) -> CGPath {
    let path = CGMutablePath()
    func line(_ points: [(CGFloat, CGFloat)]) {
      path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    }
    switch kind {
    case .chevron: line([(1.2, 1.2), (6.6, 6.5), (1.2, 11.8)])
    case .checkmark: line([(1.2, 7.2), (4.8, 11.4), (12.6, 1.4)])
    case .reorder: for y in [1.0, 6, 11] { line([(0, y), (20, y)]) }
    case .ring: path.addEllipse(in: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
    case .check: line([(6.2, 11.4), (9.6, 15), (15.8, 7)])
    case .minus: line([(6, 11), (16, 11)])
    case .plus:
      line([(6, 11), (16, 11)])
      line([(11, 6), (11, 16)])
    }
    return path
  }

  /// A chevron points the way that content runs.
  private func turn() {
    var across = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0)
    let path = Self.path(of: kind)
    shape.path = readsFromRight ? path.copy(using: &across) : path
  }

  /// Those on a disc are white.
  private var disc: UIColor? {
    switch kind {
    case .check: tintColor
    case .minus: .systemRed
    case .plus: .systemGreen
    default: nil
    }
  }

  private func paint() {
    let disc = self.disc
    if kind == .chevron { turn() }
    traitCollection.performAsCurrent {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      shape.fillColor = nil
      shape.lineWidth = kind == .reorder || kind == .ring ? 1.5 : 2.2
      shape.lineCap = .round
      shape.lineJoin = .round
      let ink: UIColor = disc == nil ? color : .white
      shape.strokeColor = ink.resolvedColor(with: traitCollection).cgColor
      CATransaction.commit()
    }
    guard let disc else { return }
    backgroundColor = disc
    layer.cornerRadius = 11
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }
}
