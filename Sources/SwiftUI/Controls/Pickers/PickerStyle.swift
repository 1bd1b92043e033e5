// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Styles of pickers.

internal import MicaRaster

/// How a picker shows its choices.
enum PickerLook { case menu, segmented, wheel, inline }

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .menu }
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

/// How pickers look. The system's styles only.
public protocol PickerStyle {
  /// How the choices are shown.
  static var _look: _PickerLook { get }
}

/// How the choices of a picker are shown.
public struct _PickerLook {
  let look: PickerLook
}

/// The style that the surroundings call for: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// How the choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that the surroundings call for: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button with the chosen one, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// How the choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the chosen one, which opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The choices beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// How the choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The choices beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// How the choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The choices on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The choices below each other.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// How the choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A row that leads to the choices; they are in a menu here.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// How the choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .menu) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the choices; they are in a menu here.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Pictures in a row; segments here.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// How the choices are shown.
  public static var _look: _PickerLook { _PickerLook(look: .segmented) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Pictures in a row; segments here.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension View {
  /// Sets the style of the pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    if S.self == NavigationLinkPickerStyle.self {
      Unsupported.note("Pickers of the style navigationLink open a menu.")
    } else if S.self == PalettePickerStyle.self {
      Unsupported.note("Pickers of the style palette are drawn as segments.")
    }
    return environment(\.pickerLook, S._look.look)
  }
}
