// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The caret and what is chosen, in the accent colour. The caret blinks by an animation, so that a picture of
// any time has it or not (FACTS_UIKIT d.11: half a second shown, half hidden, shown at first for 0.6 s).

import CoreGraphics
import QuartzCore
@_spi(Mica) import UIKitControls

/// Shows a caret, or the boxes of a selection with their handles.
final class SelectionView: ControlPart {
  /// The caret's width in points.
  static let caretWidth: CGFloat = 2
  /// How wide a handle's knob is.
  static let knob: CGFloat = 10
  private static let blinkKey = "blink"
  private let caret = ControlPart()
  private var boxes: [ControlPart] = []
  private var handles: [ControlPart] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func hide() {
    caret.isHidden = true
    caret.layer.removeAnimation(forKey: Self.blinkKey)
    show([], handles: false, .clear)
  }

  /// Shows a caret; it starts to blink anew.
  func showCaret(_ box: CGRect, _ color: UIColor) {
    show([], handles: false, color)
    let hasMoved = caret.isHidden || caret.frame != box
    caret.isHidden = false
    caret.frame = box
    caret.backgroundColor = color
    if hasMoved || caret.layer.animation(forKey: Self.blinkKey) == nil { blink() }
  }

  /// Lets the caret stay for a while, since something was typed.
  private func blink() {
    caret.layer.removeAnimation(forKey: Self.blinkKey)
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 0, 1]
    blink.keyTimes = [0, 0.6, 1]
    blink.calculationMode = .discrete
    blink.duration = 1
    blink.repeatCount = .infinity
    caret.layer.add(blink, forKey: Self.blinkKey)
  }

  /// Shows the boxes of what is chosen.
  func show(_ rects: [CGRect], handles hasHandles: Bool, _ color: UIColor) {
    if !rects.isEmpty {
      caret.isHidden = true
      caret.layer.removeAnimation(forKey: Self.blinkKey)
    }
    fit(&boxes, rects.count)
    for (box, rect) in zip(boxes, rects) {
      box.frame = rect
      box.backgroundColor = color.withAlphaComponent(0.2)
    }
    showHandles(hasHandles ? rects : [], color)
  }

  private func showHandles(_ rects: [CGRect], _ color: UIColor) {
    fit(&handles, rects.isEmpty ? 0 : 4)
    guard let first = rects.first, let last = rects.last, handles.count == 4 else { return }
    let knob = Self.knob
    handles[0].frame = CGRect(x: first.minX - 2, y: first.minY, width: 2, height: first.height)
    handles[1].frame = CGRect(
      x: first.minX - 1 - knob / 2, y: first.minY - knob, width: knob, height: knob)
    handles[2].frame = CGRect(x: last.maxX, y: last.minY, width: 2, height: last.height)
    handles[3].frame = CGRect(
      x: last.maxX + 1 - knob / 2, y: last.maxY, width: knob, height: knob)
    for (index, handle) in handles.enumerated() {
      handle.backgroundColor = color
      handle.layer.cornerRadius = index % 2 == 1 ? knob / 2 : 0
    }
  }

  private func fit(_ parts: inout [ControlPart], _ count: Int) {
    while parts.count > count { parts.removeLast().removeFromSuperview() }
    while parts.count < count {
      let part = ControlPart()
      addSubview(part)
      parts.append(part)
    }
  }
}
