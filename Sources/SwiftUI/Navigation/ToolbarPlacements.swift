// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bars, and places in bars.

/// Where an item of a toolbar lies.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place { case automatic, leading, principal, trailing, bottom, keyboard, status, title }
  let place: Place
  /// Whether it is the action that confirms.
  var isDone = false

  /// Where the platform puts it: at the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// In the middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the leading end, for moving through contents.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The main action of the screen: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// Less important actions, at the trailing end.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// What is known of a process, in the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(place: .status)
  /// Confirms a sheet: at the trailing end, emphasized.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isDone: true)
  /// Cancels a sheet: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// Destroys something: at the leading end.
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .principal)
}

/// A bar whose look is set.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar { case automatic, navigation, tab, bottom, window }
  private let bar: Bar
  /// The bar that the platform chooses: the navigation bar.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(bar: .tab)
  /// The bottom bar.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

/// How large the title of a navigation bar is.
public enum NavigationBarItemTitleDisplayMode: Sendable {
  /// As on the screen before; large on the first.
  case automatic
  /// Small, in the bar.
  case inline
  /// Large, below the bar.
  case large
}

/// A namespace for titles of navigation bars.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public typealias TitleDisplayMode = NavigationBarItemTitleDisplayMode
}

extension NavigationBarItemTitleDisplayMode {
  var uiKit: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .never
    case .large: .always
    }
  }
}

/// The role of a toolbar that decides its title's size.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItemTitleDisplayMode
  /// As on the screen before; large on the first.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the bar; shown as inline.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}
