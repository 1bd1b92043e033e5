// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Columns, which a phone shows as a stack of the first.

internal import MicaRaster

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private enum Kind { case automatic, all, double, detail }
  private let kind: Kind
  /// As the platform chooses.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// Content and detail.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .double)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detail)
}

/// A sidebar with the views that are chosen in it; on a phone a stack that begins with the sidebar.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// A stack that begins with the sidebar.
  public var body: some View { NavigationStack { sidebar } }
}

nonisolated extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  private static func make(_ sidebar: Sidebar) -> Self {
    Unsupported.note("NavigationSplitView: the sidebar is shown as a stack, without other columns.")
    return Self(sidebar: sidebar)
  }

  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self = Self.make(sidebar()) }

  /// Two columns, of which a binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self = Self.make(sidebar()) }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self = Self.make(sidebar()) }

  /// Three columns, of which a binding says which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self = Self.make(sidebar()) }
}

nonisolated extension View {
  /// The width of a column, in points; phones have none.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    noted("navigationSplitViewColumnWidth")
  }
  /// The widths of a column, in points; phones have none.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { noted("navigationSplitViewColumnWidth") }

  /// Notes a modifier that does nothing.
  func noted(_ name: String) -> Self {
    Unsupported.note(name)
    return self
  }
}
