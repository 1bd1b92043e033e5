// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view says of its row in a list.

internal import MicaRaster

/// What a view says of its row.
enum RowInsetsTrait: _TraitKey { static var defaultValue: EdgeInsets? { nil } }
enum RowBackgroundTrait: _TraitKey { static var defaultValue: AnyView? { nil } }
enum RowSeparatorTrait: _TraitKey { static var defaultValue: RowSeparator { RowSeparator() } }

/// What is said of the lines above and below a row; nil where nothing is.
struct RowSeparator {
  var edges: VerticalEdge.Set = []
  var visibility: Visibility?
  var tint: Color??
}

extension DisplayNode {
  /// Whether the line at an edge of the row is hidden.
  func hidesSeparator(_ edge: VerticalEdge.Set) -> Bool {
    for entry in allTraits(RowSeparatorTrait.self) where entry.edges.contains(edge) {
      if let visibility = entry.visibility { return visibility == .hidden }
    }
    return false
  }

  /// The colour of the line at an edge of the row; nil for the usual one.
  func separatorTint(_ edge: VerticalEdge.Set) -> Color? {
    for entry in allTraits(RowSeparatorTrait.self) where entry.edges.contains(edge) {
      if let tint = entry.tint { return tint }
    }
    return nil
  }
}

nonisolated extension View {
  /// The distances of the view from its row's edges, in points; nil for the usual ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(RowInsetsTrait.self, insets)
  }

  /// A view behind the row; nil for the usual one.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(RowBackgroundTrait.self, view.map { AnyView($0) })
  }

  /// Whether the row has lines above and below.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { trait(RowSeparatorTrait.self, RowSeparator(edges: edges, visibility: visibility)) }

  /// The colour of the lines above and below the row; nil for the usual one.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(RowSeparatorTrait.self, RowSeparator(edges: edges, tint: .some(color)))
  }

  /// Whether the section has lines above and below. Not shown: sections have none.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    Unsupported.note("listSectionSeparator")
    return self
  }

  /// The colour of the lines above and below the section. Not shown: sections have none.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    Unsupported.note("listSectionSeparatorTint")
    return self
  }

  /// The colour of what belongs to the row.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Buttons beside a row that is swept aside.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    Unsupported.note("swipeActions has no effect: rows aren't swept aside.")
    return self
  }

  /// Whether the row can't be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    Unsupported.note("deleteDisabled has no effect: rows are never deleted by the user.")
    return self
  }

  /// Whether the row can't be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    Unsupported.note("moveDisabled has no effect: rows are never moved by the user.")
    return self
  }
}
