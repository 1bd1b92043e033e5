// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How tabs are shown.

internal import MicaRaster

/// How the tabs of a tab view are shown.
public protocol TabViewStyle {
  /// When dots stand for the pages; nil for a bar.
  var _pages: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
  /// Tabs with a bar.
  public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Tabs with a bar.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// The style.
  public init() {}
}

/// Tabs with a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// The style.
  public init() {}
}

/// Tabs with a bar, or with a sidebar on larger devices.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// The style.
  public init() {}
}

/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When dots stand for the pages.
  public struct IndexDisplayMode: Sendable, Hashable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }
  /// When dots stand for the pages.
  public var _pages: IndexDisplayMode?

  /// Pages with dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { _pages = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the platform chooses: with a bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// With a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// With a bar, or with a sidebar on larger devices.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages beside each other, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages are shown.
public protocol IndexViewStyle {
  /// Whether the dots have a background.
  var _hasBackground: Bool { get }
}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable, Hashable {
    enum Kind { case automatic, interactive, always, never }
    let kind: Kind
    /// As the platform chooses.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// While the user touches them.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(kind: .never)
  }
  /// Whether the dots have a background.
  public let _hasBackground: Bool

  /// Dots with or without a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasBackground = backgroundDisplayMode == .always
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots for pages, with or without a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// How tabs are shown.
struct TabStyle: Equatable {
  var pages: PageTabViewStyle.IndexDisplayMode?
  var hasIndexBackground = false
}

enum TabStyleKey: EnvironmentKey {
  static var defaultValue: TabStyle { TabStyle() }
}

extension EnvironmentValues {
  var tabStyle: TabStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the tabs in this view are shown.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabStyle.pages, style._pages)
  }

  /// How the dots of pages in this view are shown.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.tabStyle.hasIndexBackground, style._hasBackground)
  }
}
