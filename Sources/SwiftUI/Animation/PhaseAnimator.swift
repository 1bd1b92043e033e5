// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that go through phases. For now the first one is shown.

/// A view that goes through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// A view that goes through phases once for each change of a value.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
  }

  /// A view that goes through phases again and again.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
  }
}

extension PhaseAnimator: View {
  /// The view in its first phase.
  @ViewBuilder public var body: some View {
    if let first = phases.first {
      let _ = noteAnimation(animation(first))
      content(first)
    }
  }
}

nonisolated extension View {
  /// Changes the view in phases, once for each change of a value.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(content: self), $0)
    } animation: {
      animation($0)
    }
  }

  /// Changes the view in phases, again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(content: self), $0)
    } animation: {
      animation($0)
    }
  }
}
