// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How UIKit's fonts are found and made from one another.

import CoreText
internal import MicaRaster
internal import MicaType
import Synchronization

extension UIFont {
  /// The font of text that names none: Helvetica 12.
  package static var drawingDefault: UIFont {
    // A program's own fonts may have the name, too.
    FontLibrary.current.generation == 0 ? commonDefault : madeDefault
  }
  private static let commonDefault = madeDefault
  private static var madeDefault: UIFont { UIFont(CTFontCreateWithName("Helvetica", 12, nil)) }

  /// `tnum`, with value 1.
  private static let tabularDigits = FontFeature(tag: 0x746E_756D, value: 1)

  private struct SystemKey: Hashable {
    var request: SystemFont.Request
    var size: CGFloat
    var hasTabularDigits: Bool
    var generation: Int
  }

  private static let made = Mutex<[SystemKey: (font: UIFont, notes: [String])]>([:])
  private static let madeLimit = 512

  /// The system's font; made once for each size, as far as they are remembered.
  static func system(
    _ request: SystemFont.Request, size: CGFloat, hasTabularDigits: Bool = false
  ) -> UIFont {
    let key = SystemKey(
      request: request, size: size, hasTabularDigits: hasTabularDigits,
      generation: FontLibrary.current.generation)
    if let known = made.withLock({ $0[key] }) {
      Unsupported.note(known.notes)
      return known.font
    }
    let (font, notes) = Unsupported.collecting {
      if request.width != 0 { Unsupported.note("UIFont.Width") }
      let features = hasTabularDigits ? [tabularDigits] : []
      return UIFont(
        SystemFont.font(request, size: size, features: features),
        asked: .system(request, size: size))
    }
    made.withLock { made in
      if made.count >= madeLimit { made.removeAll() }
      made[key] = (font, notes)
    }
    return font
  }

  static func found(named name: String, size: CGFloat) -> CTFont? {
    if let request = SystemFont.request(named: name) { return system(request, size: size) }
    var request = FontRequest()
    request.name = name
    return CTFont.matching(request, size: size)
  }

  static func found(for descriptor: UIFontDescriptor, size: CGFloat) -> CTFont {
    let size = size.isFinite && size > 0 ? size : descriptor.pointSize
    guard let system = descriptor.system else {
      return CTFontCreateWithFontDescriptor(descriptor, size, nil)
    }
    return SystemFont.font(
      system, size: size, matrix: descriptor.matrix, features: descriptor.request.features,
      cascade: descriptor.request.cascade)
  }

  func describe(_ asked: UIFontDescriptor?) -> UIFontDescriptor {
    if let asked { return asked.pointSize == size ? asked : asked.withSize(size) }
    if let system = SystemFont.request(named: fontName) { return .system(system, size: size) }
    return UIFontDescriptor(fontAttributes: [.name: fontName, .size: size])
  }

  func resized(to size: CGFloat, _ asked: UIFontDescriptor?) -> UIFont {
    if size == self.size { return self }
    if let asked { return UIFont(descriptor: asked.withSize(size), size: size).keeping(features) }
    return UIFont(CTFontCreateCopyWithAttributes(self, size, nil, nil))
  }

  /// The same with features that no descriptor asks for, such as digits of one width.
  private func keeping(_ features: [FontFeature]) -> UIFont {
    if features == self.features { return self }
    return UIFont(
      CTFont(
        face: face, size: size, matrix: matrix, features: features, cascade: cascade,
        overrides: overrides, names: names),
      asked: fontDescriptor)
  }

  /// The family's font with exactly these traits; nil where there is none.
  func withTraits(_ traits: CTFontSymbolicTraits) -> UIFont? {
    let mask: CTFontSymbolicTraits = [.traitBold, .traitItalic]
    return CTFontCreateCopyWithSymbolicTraits(self, size, nil, traits, mask).map { UIFont($0) }
  }

  /// How far above the baseline UIKit's lines reach. Helvetica, Times and Courier are given 15 % of
  /// their height more, so that Helvetica 12 makes lines of 13.8 points.
  static func ascent(of font: CTFont) -> CGFloat {
    let ascent = CTFontGetAscent(font)
    guard ["Helvetica", "Times", "Courier"].contains(font.names.family) else { return ascent }
    return ascent + 0.15 * (ascent + CTFontGetDescent(font))
  }
}
