// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours in keyed archives, under the keys of iOS' own.

import CoreGraphics
import Foundation
internal import MicaRaster

extension CGColor {
  /// The colour that an archive holds; nil where it holds none.
  static func read(_ coder: NSCoder) -> CGColor? {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if let name = coder.held(NSString.self, "UIColorSpaceName"),
      let bytes = coder.held(NSData.self, "UIColorComponents")
    {
      let components = Archive.numbers(Data(referencing: bytes)).map { CGFloat($0) }
      return CGColorSpace(name: name as CFString).flatMap { space in
        guard components.count == space.numberOfComponents + 1 else { return nil }
        return CGColor(colorSpace: space, components: components)
      }
    }
    if coder.containsValue(forKey: "UIRed") {
      return CGColor(
        srgbRed: number("UIRed"), green: number("UIGreen"), blue: number("UIBlue"),
        alpha: number("UIAlpha"))
    }
    guard coder.containsValue(forKey: "UIWhite") else { return nil }
    return CGColor(gray: number("UIWhite"), alpha: number("UIAlpha"))
  }
}

extension UIColor {
  /// Writes the colour into an archive; a dynamic one as it is for the current traits.
  func write(_ coder: NSCoder) {
    let color = cgColor
    func set(_ key: String, _ value: CGFloat) { coder.encode(Double(value), forKey: key) }
    guard let values = color.components, color.pattern == nil else {
      return Unsupported.note("archives of colors that are patterns")
    }
    coder.encode(values.count, forKey: "UIColorComponentCount")
    let name = color.colorSpace?.name.map { "\($0)" }
    let isPlain = name == nil || name == "\(CGColorSpace.sRGB)"
    switch (values.count, isPlain) {
    case (2, _):
      set("UIWhite", values[0])
      set("UIAlpha", values[1])
    case (4, true):
      for (key, value) in zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], values) { set(key, value) }
    default:
      coder.encode((name ?? "") as NSString, forKey: "UIColorSpaceName")
      coder.encode(
        Archive.data(values.map { Double($0) }) as NSData, forKey: "UIColorComponents")
    }
  }
}
