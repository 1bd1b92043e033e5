// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What scroll views take from the environment.

/// Whether something is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the surroundings want it.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}

/// When scroll views show their indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  fileprivate enum Kind { case automatic, visible, hidden, never }
  fileprivate let kind: Kind

  /// While the content moves.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// While the content moves.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Not, unless the platform needs them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var isShown: Bool { kind == .automatic || kind == .visible }
}

/// Whether content that fits bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// Bounces (FACTS_SWIFTUI l.2).
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Bounces always.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Bounces only where the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  var alwaysBounces: Bool { kind != .basedOnSize }
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// As the surroundings want it: in scroll views by dragging over it.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// By dragging over it.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  var mode: UIScrollView.KeyboardDismissMode {
    switch kind {
    case .never: .none
    case .immediately: .onDrag
    case .automatic, .interactively: .interactive
    }
  }
}

/// What content margins are for.
public struct ContentMarginPlacement: Sendable {
  fileprivate enum Kind { case automatic, content, indicators }
  fileprivate let kind: Kind

  /// For all.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// For the content of scroll views.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// For the indicators of scroll views.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// What a default anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// The offset at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The offset when the sizes change.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The position of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

struct ScrollIndicators: Equatable {
  var vertical = ScrollIndicatorVisibility.automatic
  var horizontal = ScrollIndicatorVisibility.automatic
}

struct ScrollBounces: Equatable {
  var vertical = ScrollBounceBehavior.automatic
  var horizontal = ScrollBounceBehavior.automatic
}

struct ContentMargins: Equatable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()
}

struct ScrollAnchors: Equatable {
  var all: UnitPoint?
  var roles: [ScrollAnchorRole: UnitPoint] = [:]
}

enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicators { ScrollIndicators() }
}
enum ScrollBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounces { ScrollBounces() }
}
enum ScrollClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}
enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}
enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Whether scroll views scroll; true by default.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// When vertical indicators are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self].vertical }
    set { self[ScrollIndicatorsKey.self].vertical = newValue }
  }

  /// When horizontal indicators are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self].horizontal }
    set { self[ScrollIndicatorsKey.self].horizontal = newValue }
  }

  /// Whether vertical content that fits bounces.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollBounceKey.self].vertical }
    set { self[ScrollBounceKey.self].vertical = newValue }
  }

  /// Whether horizontal content that fits bounces.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollBounceKey.self].horizontal }
    set { self[ScrollBounceKey.self].horizontal = newValue }
  }

  /// How scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// What refreshes the content of a scroll view or list; nil where nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether scroll views and lists show a background of their own.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

/// Refreshes what is shown.
public struct RefreshAction: Sendable {
  private let action: @Sendable @MainActor () async -> Void

  init(_ action: @escaping @Sendable @MainActor () async -> Void) { self.action = action }

  /// Refreshes, and returns when everything is there.
  @MainActor
  public func callAsFunction() async { await action() }
}

extension ContentMarginPlacement {
  func set(_ insets: EdgeInsets, _ edges: Edge.Set, _ margins: inout ContentMargins) {
    if kind != .indicators { margins.content.replace(insets, edges) }
    if kind != .content { margins.indicators.replace(insets, edges) }
  }
}

extension EdgeInsets {
  /// Takes over the lengths of some edges.
  mutating func replace(_ other: EdgeInsets, _ edges: Edge.Set) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
