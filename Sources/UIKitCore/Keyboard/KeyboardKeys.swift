// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A plain keyboard, drawn by ourselves: no picture of Apple's, and no key can be tapped.

import CoreGraphics
import CoreText
import Foundation

/// The colours of a keyboard (our choice, near iOS 17's).
@MainActor
enum KeyboardLooks {
  static var background: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 43 / 255, green: 43 / 255, blue: 46 / 255, alpha: 1)
        : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
    }
  }
  static var key: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 107 / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
  }
  static var sideKey: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 70 / 255, alpha: 1)
        : UIColor(red: 171 / 255, green: 176 / 255, blue: 186 / 255, alpha: 1)
    }
  }
}

/// Rows of keys with their letters.
final class KeyboardKeys: UIView {
  var traits: (any UITextInputTraits)? {
    didSet {
      switch traits?.keyboardAppearance {
      case .dark: overrideUserInterfaceStyle = .dark
      case .light: overrideUserInterfaceStyle = .light
      default: overrideUserInterfaceStyle = .unspecified
      }
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = KeyboardLooks.background
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private struct Key {
    var title: String
    var share: CGFloat = 1
    var isSide = false
  }

  private var isPad: Bool {
    switch traits?.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  private var rows: [[Key]] {
    if isPad {
      let last = traits?.keyboardType == .decimalPad ? "." : ""
      return ["123", "456", "789"].map { $0.map { Key(title: String($0)) } }
        + [[Key(title: last, isSide: true), Key(title: "0"), Key(title: "⌫", isSide: true)]]
    }
    let lines = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].map { $0.map { Key(title: String($0)) } }
    let third =
      [Key(title: "⇧", share: 1.3, isSide: true)] + lines[2]
      + [Key(title: "⌫", share: 1.3, isSide: true)]
    return [
      lines[0], lines[1], third,
      [
        Key(title: "123", share: 2.5, isSide: true), Key(title: "space", share: 5),
        Key(title: returnTitle, share: 2.5, isSide: true),
      ],
    ]
  }

  private var returnTitle: String {
    switch traits?.returnKeyType ?? .default {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "call"
    case .continue: "continue"
    }
  }

  override func draw(_ rect: CGRect) {
    let rows = rows
    let (gap, lower): (CGFloat, CGFloat) = (6, bounds.height > 280 ? 75 : 4)
    let upper: CGFloat = bounds.height - lower > 230 ? 52 : 8
    let step = (bounds.height - upper - lower) / CGFloat(rows.count)
    for (number, row) in rows.enumerated() {
      let unit = (bounds.width - gap) / (isPad ? 3 : 10)
      let shares = row.reduce(0) { $0 + $1.share }
      var x = (bounds.width - shares * unit) / 2
      for key in row {
        let width = key.share * unit
        draw(
          key,
          in: CGRect(
            x: x + gap / 2, y: upper + CGFloat(number) * step, width: width - gap,
            height: step - 11))
        x += width
      }
    }
  }

  private func draw(_ key: Key, in box: CGRect) {
    guard !key.title.isEmpty, box.width > 0, box.height > 0 else { return }
    (key.isSide ? KeyboardLooks.sideKey : KeyboardLooks.key).setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 5).fill()
    let size: CGFloat = key.title.count > 1 ? 16 : 22
    let text = NSAttributedString(
      string: key.title,
      attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label])
    let extent = text.size()
    text.draw(at: CGPoint(x: box.midX - extent.width / 2, y: box.midY - extent.height / 2))
  }
}
