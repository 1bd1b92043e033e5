// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts' traits, and what they mean on the scales of Apple and of the font files.

internal import MicaType

/// Traits of a font as bits.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt32
  /// Traits from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Slanted or italic.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// Bold or heavier.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// Wider than normal.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// Narrower than normal; not at once with expanded.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// All glyphs have the same width.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// Made for vertical text.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  /// Made for user interfaces.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  /// Has glyphs in colour.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  /// Composed of several fonts.
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  /// The bits of the stylistic class.
  public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)
}

/// The fonts of the user interface.
public enum CTFontUIFontType: UInt32, Sendable {
  /// None.
  case none = 0xFFFF_FFFF
  /// The user's font for text.
  case user = 0
  /// The user's font of one width.
  case userFixedPitch = 1
  /// The system's font.
  case system = 2
  /// The system's font, bold.
  case emphasizedSystem = 3
  /// The system's font for small controls.
  case smallSystem = 4
  /// The same, bold.
  case smallEmphasizedSystem = 5
  /// The system's font for the smallest controls.
  case miniSystem = 6
  /// The same, bold.
  case miniEmphasizedSystem = 7
  /// For views of text.
  case views = 8
  /// For documents.
  case application = 9
  /// For labels.
  case label = 10
  /// For titles of menus.
  case menuTitle = 11
  /// For items of menus.
  case menuItem = 12
  /// For marks of menu items.
  case menuItemMark = 13
  /// For shortcuts of menu items.
  case menuItemCmdKey = 14
  /// For titles of windows.
  case windowTitle = 15
  /// For buttons.
  case pushButton = 16
  /// For titles of utility windows.
  case utilityWindowTitle = 17
  /// For headers of alerts.
  case alertHeader = 18
  /// For details.
  case systemDetail = 19
  /// For details, bold.
  case emphasizedSystemDetail = 20
  /// For toolbars.
  case toolbar = 21
  /// For small toolbars.
  case smallToolbar = 22
  /// For messages.
  case message = 23
  /// For palettes.
  case palette = 24
  /// For tool tips.
  case toolTip = 25
  /// For the contents of controls.
  case controlContent = 26
}

/// Apple's weights (−1 ... 1) beside those of font files (1 ... 1000).
package enum FontWeightScale {
  /// UIKit's nine weights, by hundreds: 100, 200, ... 900.
  private static let apple: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// A file's weight on Apple's scale; between two hundreds on a line.
  package static func apple(of weight: Float) -> CGFloat {
    let place = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let low = min(Int(place), 7)
    return apple[low] + (apple[low + 1] - apple[low]) * (place - CGFloat(low))
  }

  /// Apple's weight on the files' scale; NaN is regular.
  package static func file(of weight: CGFloat) -> Float {
    guard weight == weight else { return 400 }
    guard weight > apple[0] else { return 100 }
    for low in 0..<8 where weight <= apple[low + 1] {
      let part = (weight - apple[low]) / (apple[low + 1] - apple[low])
      return Float(100 + 100 * (CGFloat(low) + part))
    }
    return 900
  }

  /// A file's width in percent on Apple's scale: 75 % is −0.2, 125 % is 0.2.
  package static func apple(ofWidth width: Float) -> CGFloat {
    min(max((CGFloat(width) - 100) / 125, -1), 1)
  }

  /// Apple's width on the files' scale.
  package static func file(ofWidth width: CGFloat) -> Float {
    guard width == width else { return 100 }
    return Float(min(max(100 + width * 125, 50), 200))
  }
}

extension FaceTraits {
  /// The traits as Apple's bits; bold from weight 600 on.
  var symbolic: CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight >= 600 { traits.insert(.traitBold) }
    if width > 100 { traits.insert(.traitExpanded) }
    if width < 100 { traits.insert(.traitCondensed) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    if isColor { traits.insert(.traitColorGlyphs) }
    return traits
  }
}
