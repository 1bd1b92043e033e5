// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The phones that swift-snapshot-testing knows, by its names and with its numbers.

/// The numbers of a phone.
struct PhoneShape {
  /// The upright screen, in points.
  var width, height: CGFloat
  /// What the upright screen's safe area leaves out.
  var top, bottom: CGFloat
  /// The safe area's lower edge of a phone on its side; nil for a phone without round corners, which has none.
  var lying: CGFloat?
  /// Whether a phone on its side is of regular width.
  var isWide: Bool
  /// Whether the screen tells how hard it is pressed.
  var force: UIForceTouchCapability

  /// The device's traits.
  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isUpright = orientation == .portrait
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: force),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: !isUpright && isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
    ])
  }

  /// The device.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits(orientation))
    case .landscape:
      ViewImageConfig(
        safeArea: lying.map { UIEdgeInsets(top: 0, left: top, bottom: $0, right: top) } ?? .zero,
        size: CGSize(width: height, height: width), traits: traits(orientation))
    }
  }
}

private func phone(
  _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, lying: CGFloat? = nil,
  isWide: Bool = false, force: UIForceTouchCapability = .available
) -> PhoneShape {
  PhoneShape(
    width: width, height: height, top: top, bottom: bottom, lying: lying, isWide: isWide,
    force: force)
}

extension PhoneShape {
  static let iPhoneSe = phone(320, 568, top: 20)
  static let iPhone8 = phone(375, 667, top: 20)
  static let iPhone8Plus = phone(414, 736, top: 20, isWide: true)
  static let iPhoneX = phone(375, 812, top: 44, bottom: 34, lying: 24)
  static let iPhoneXsMax = phone(414, 896, top: 44, bottom: 34, lying: 24, isWide: true)
  static let iPhoneXr = phone(
    414, 896, top: 44, bottom: 34, lying: 24, isWide: true, force: .unavailable)
  static let iPhone12 = phone(390, 844, top: 47, bottom: 34, lying: 21)
  static let iPhone12Pro = phone(390, 844, top: 47, bottom: 34, lying: 21)
  static let iPhone12ProMax = phone(428, 926, top: 47, bottom: 34, lying: 21, isWide: true)
  static let iPhone13 = phone(390, 844, top: 47, bottom: 34, lying: 21)
  static let iPhone13Mini = phone(375, 812, top: 50, bottom: 34, lying: 21)
  static let iPhone13Pro = phone(390, 844, top: 47, bottom: 34, lying: 21)
  static let iPhone13ProMax = phone(428, 926, top: 47, bottom: 34, lying: 21, isWide: true)
}

extension ViewImageConfig {
  /// The upright screen of an iPhone SE of the first generation.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
  /// The screen of an iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhoneSe.config(orientation)
  }
  /// The upright screen of an iPhone 8.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
  /// The screen of an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone8.config(orientation)
  }
  /// The upright screen of an iPhone 8 Plus.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
  /// The screen of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone8Plus.config(orientation)
  }
  /// The upright screen of an iPhone X.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
  /// The screen of an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhoneX.config(orientation)
  }
  /// The upright screen of an iPhone Xs Max.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }
  /// The screen of an iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhoneXsMax.config(orientation)
  }
  /// The upright screen of an iPhone Xr.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
  /// The screen of an iPhone Xr.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhoneXr.config(orientation)
  }
  /// The upright screen of an iPhone 12.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
  /// The screen of an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone12.config(orientation)
  }
  /// The upright screen of an iPhone 12 Pro.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }
  /// The screen of an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone12Pro.config(orientation)
  }
  /// The upright screen of an iPhone 12 Pro Max.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
  /// The screen of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone12ProMax.config(orientation)
  }
  /// The upright screen of an iPhone 13.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
  /// The screen of an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone13.config(orientation)
  }
  /// The upright screen of an iPhone 13 mini.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
  /// The screen of an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone13Mini.config(orientation)
  }
  /// The upright screen of an iPhone 13 Pro.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }
  /// The screen of an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone13Pro.config(orientation)
  }
  /// The upright screen of an iPhone 13 Pro Max.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
  /// The screen of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhone13ProMax.config(orientation)
  }
}

extension UITraitCollection {
  /// The traits of an iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneSe.traits(orientation)
  }
  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhone8.traits(orientation)
  }
  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhone8Plus.traits(orientation)
  }
  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneX.traits(orientation)
  }
  /// The traits of an iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneXsMax.traits(orientation)
  }
  /// The traits of an iPhone Xr.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneXr.traits(orientation)
  }
  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhone12.traits(orientation)
  }
  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneShape.iPhone12ProMax.traits(orientation)
  }
  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhone13.traits(orientation)
  }
  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneShape.iPhone13ProMax.traits(orientation)
  }
}
