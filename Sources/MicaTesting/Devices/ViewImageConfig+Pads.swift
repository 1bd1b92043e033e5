// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pads that swift-snapshot-testing knows, by its names and with its numbers.

/// The numbers of a pad.
struct PadShape {
  /// Widths of an upright screen in points: one third, two thirds, all.
  var upright: (CGFloat, CGFloat, CGFloat)
  /// Widths of a screen on its side: one third, a half, two thirds, all.
  var lying: (CGFloat, CGFloat, CGFloat, CGFloat)
  /// What the safe area leaves out.
  var top: CGFloat = 20
  var bottom: CGFloat = 0
  /// Whether a half of the screen is of regular width.
  var isHalfWide = false

  static func traits(isWide: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (width, height, isWide): (CGFloat, CGFloat, Bool)
    switch orientation {
    case .landscape(let part):
      height = upright.2
      switch part {
      case .oneThird: (width, isWide) = (lying.0, false)
      case .oneHalf: (width, isWide) = (lying.1, isHalfWide)
      case .twoThirds: (width, isWide) = (lying.2, true)
      case .full: (width, isWide) = (lying.3, true)
      }
    case .portrait(let part):
      height = lying.3
      switch part {
      case .oneThird: (width, isWide) = (upright.0, false)
      case .twoThirds: (width, isWide) = (upright.1, false)
      case .full: (width, isWide) = (upright.2, true)
      }
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height), traits: Self.traits(isWide: isWide))
  }
}

extension PadShape {
  static let iPadMini = PadShape(upright: (320, 438, 768), lying: (320, 507, 694, 1024))
  static let iPad9_7 = PadShape(upright: (320, 438, 768), lying: (320, 507, 694, 1024))
  static let iPad10_2 = PadShape(upright: (320, 480, 810), lying: (320, 535, 750, 1080))
  static let iPadPro10_5 = PadShape(upright: (320, 504, 834), lying: (320, 551, 782, 1112))
  static let iPadPro11 = PadShape(
    upright: (320, 504, 834), lying: (375, 592, 809, 1194), top: 24, bottom: 20)
  static let iPadPro12_9 = PadShape(
    upright: (375, 639, 1024), lying: (375, 678, 981, 1366), isHalfWide: true)
}

extension ViewImageConfig {
  /// The screen of an iPad mini on its side.
  public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }
  /// The whole screen of an iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    PadShape.iPadMini.config(orientation.wholePad)
  }
  /// A part of the screen of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    PadShape.iPadMini.config(orientation)
  }
  /// The screen of an iPad of 9.7 inches on its side.
  public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }
  /// The whole screen of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    PadShape.iPad9_7.config(orientation.wholePad)
  }
  /// A part of the screen of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    PadShape.iPad9_7.config(orientation)
  }
  /// The screen of an iPad of 10.2 inches on its side.
  public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }
  /// The whole screen of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    PadShape.iPad10_2.config(orientation.wholePad)
  }
  /// A part of the screen of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    PadShape.iPad10_2.config(orientation)
  }
  /// The screen of an iPad Pro of 10.5 inches on its side.
  public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }
  /// The whole screen of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    PadShape.iPadPro10_5.config(orientation.wholePad)
  }
  /// A part of the screen of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    PadShape.iPadPro10_5.config(orientation)
  }
  /// The screen of an iPad Pro of 11 inches on its side.
  public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }
  /// The whole screen of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    PadShape.iPadPro11.config(orientation.wholePad)
  }
  /// A part of the screen of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    PadShape.iPadPro11.config(orientation)
  }
  /// The screen of an iPad Pro of 12.9 inches on its side.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }
  /// The whole screen of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    PadShape.iPadPro12_9.config(orientation.wholePad)
  }
  /// A part of the screen of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    PadShape.iPadPro12_9.config(orientation)
  }
}

extension ViewImageConfig.Orientation {
  fileprivate var wholePad: ViewImageConfig.TabletOrientation {
    switch self {
    case .landscape: .landscape(splitView: .full)
    case .portrait: .portrait(splitView: .full)
    }
  }
}

extension UITraitCollection {
  /// The traits of an iPad mini.
  public static var iPadMini: UITraitCollection { PadShape.traits(isWide: true) }
  /// The traits of a narrow part of an iPad mini.
  public static var iPadMini_Compact_SplitView: UITraitCollection { PadShape.traits(isWide: false) }
  /// The traits of an iPad of 9.7 inches.
  public static var iPad9_7: UITraitCollection { PadShape.traits(isWide: true) }
  /// The traits of a narrow part of an iPad of 9.7 inches.
  public static var iPad9_7_Compact_SplitView: UITraitCollection { PadShape.traits(isWide: false) }
  /// The traits of an iPad of 10.2 inches.
  public static var iPad10_2: UITraitCollection { PadShape.traits(isWide: true) }
  /// The traits of a narrow part of an iPad of 10.2 inches.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { PadShape.traits(isWide: false) }
  /// The traits of an iPad Pro of 10.5 inches.
  public static var iPadPro10_5: UITraitCollection { PadShape.traits(isWide: true) }
  /// The traits of a narrow part of an iPad Pro of 10.5 inches.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection {
    PadShape.traits(isWide: false)
  }
  /// The traits of an iPad Pro of 11 inches.
  public static var iPadPro11: UITraitCollection { PadShape.traits(isWide: true) }
  /// The traits of a narrow part of an iPad Pro of 11 inches.
  public static var iPadPro11_Compact_SplitView: UITraitCollection {
    PadShape.traits(isWide: false)
  }
  /// The traits of an iPad Pro of 12.9 inches.
  public static var iPadPro12_9: UITraitCollection { PadShape.traits(isWide: true) }
  /// The traits of a narrow part of an iPad Pro of 12.9 inches.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection {
    PadShape.traits(isWide: false)
  }
}
