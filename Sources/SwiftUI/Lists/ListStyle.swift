// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How lists look (FACTS_SWIFTUI h.12).

/// How lists look.
public protocol ListStyle {
  /// What the system's styles are told apart by.
  static var _kind: _ListKind { get }
}

/// What the system's styles are told apart by.
public enum _ListKind: Sendable {
  /// Rows from edge to edge.
  case plain
  /// Sections from edge to edge.
  case grouped
  /// Sections with round corners.
  case insetGrouped
}

/// The style that the surroundings call for: sections with round corners.
public struct DefaultListStyle: ListStyle, Sendable {
  /// The style.
  public init() {}
  /// Its kind.
  public static var _kind: _ListKind { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  /// The style.
  public init() {}
  /// Its kind.
  public static var _kind: _ListKind { .plain }
}

/// Sections from edge to edge on a grey ground.
public struct GroupedListStyle: ListStyle, Sendable {
  /// The style.
  public init() {}
  /// Its kind.
  public static var _kind: _ListKind { .grouped }
}

/// Sections with round corners on a grey ground.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// The style.
  public init() {}
  /// Its kind.
  public static var _kind: _ListKind { .insetGrouped }
}

/// Inset rows; shown as a plain list.
public struct InsetListStyle: ListStyle, Sendable {
  /// The style.
  public init() {}
  /// Its kind.
  public static var _kind: _ListKind { .plain }
}

/// A side bar; shown as sections with round corners.
public struct SidebarListStyle: ListStyle, Sendable {
  /// The style.
  public init() {}
  /// Its kind.
  public static var _kind: _ListKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that the surroundings call for.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A side bar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Larger than usual.
  case increased
}

/// The distance of sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat
  /// As usual: 35 points.
  public static let `default` = ListSectionSpacing(length: 35)
  /// Less than usual: 16 points.
  public static let compact = ListSectionSpacing(length: 16)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : 0)
  }
}

private enum ListKindKey: EnvironmentKey {
  static var defaultValue: _ListKind { .insetGrouped }
}
private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 35 } }
private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// The smallest height of a list's row, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// The smallest height of a section's header, in points; nil for the usual one.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }

  var listRowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listKind, S._kind) }

  /// The distance of a list's rows, in points; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
  }

  /// The distance of a list's sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// The distance of a list's sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// How much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
