// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of colours, fonts and cases as documents write them.

import CoreGraphics
import CoreText
import Foundation

/// Colours by name.
@MainActor
enum NibColors {
  /// `cocoaTouchSystemColor="darkTextColor"` of before iOS 13: these don't follow the interface's style.
  static let cocoaTouch: [String: UIColor] = [
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "groupTableViewBackgroundColor": UIColor(
      red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1),
    "tableCellGroupedBackgroundColor": .white,
    "scrollViewTexturedBackgroundColor": UIColor(
      red: 0.44, green: 0.45, blue: 0.48, alpha: 1),
    "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
  ]
}

/// Fonts and symbols by name.
enum NibFonts {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium,
    "large": .large,
  ]
  static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
    "black": .black,
  ]

  /// `.SFUIText-Semibold`: the system font by what its private name says of the weight.
  static func systemFont(named name: String, _ size: CGFloat) -> UIFont {
    let name = name.lowercased()
    if name.contains("italic") { return .italicSystemFont(ofSize: size) }
    let found = weights.first { name.hasSuffix("-" + $0.key.lowercased()) }
    return .systemFont(ofSize: size, weight: found?.value ?? .regular)
  }
}

/// Cases that several readers share.
@MainActor
enum NibCases {
  static let lineBreakMode: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "wordWrapping": .byWordWrapping,
    "charWrapping": .byCharWrapping, "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
    "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
  ]
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
    "allEvents": .allEvents,
  ]
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins, "notAnAttribute": .notAnAttribute,
  ]
}
