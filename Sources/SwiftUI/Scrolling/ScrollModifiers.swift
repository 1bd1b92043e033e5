// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modifiers of how scroll views act.

internal import MicaRaster

nonisolated extension View {
  /// Disables or enables scrolling in scroll views; those around it decide with it.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Says when scroll views show indicators of some axes, by default of both.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Shows the indicators for a moment when the view appears. Not shown: an indicator is seen while the content moves only.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    Unsupported.note("scrollIndicatorsFlash")
    return self
  }

  /// Shows the indicators for a moment when a value changes. Not shown: an indicator is seen while the content moves only.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    Unsupported.note("scrollIndicatorsFlash")
    return self
  }

  /// Says whether content that fits bounces, along some axes, by default the vertical one.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    }
  }

  /// Says whether scroll views draw beyond their bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.self) { $0[ScrollClipDisabledKey.self] = disabled }
  }

  /// Says how scrolling puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Says whether lists and text editors show their own background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.self) { $0.scrollContentBackground = visibility }
  }

  /// Margins of the content of scroll views, at some edges; nil is no margin.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0, edges), for: placement)
  }

  /// Margins of the content of scroll views, at all edges.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { contentMargins(.all, EdgeInsets(length, .all), for: placement) }

  /// Margins of the content of scroll views, at some edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.self) {
      placement.set(insets, edges, &$0[ContentMarginsKey.self])
    }
  }

  /// The point of the content, in parts of its size, that is seen at first, and that stays when sizes change.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.self) { $0[ScrollAnchorsKey.self].all = anchor }
  }

  /// The point of the content for one role.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.self) { $0[ScrollAnchorsKey.self].roles[role] = anchor }
  }

  /// Refreshes what is shown when the content is pulled down.
  public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}
