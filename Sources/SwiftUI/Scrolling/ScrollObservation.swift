// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modifiers that call closures when a scroll view moves.

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// A geometry by its parts.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What is seen of the content, also under the insets.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is on it, and has not moved it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It comes to rest.
  case decelerating
  /// The program moves it.
  case animating

  /// Whether it moves or may move.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What goes with a change of phase.
public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry.
  public var geometry: ScrollGeometry
  /// The velocity, in points a second; nil where it isn't known.
  public var velocity: CGVector?
}

extension ScrollDisplay {
  /// The geometry as programs see it.
  @MainActor
  var geometry: ScrollGeometry {
    let (inset, offset) = (scrollView.contentInset, scrollView.contentOffset)
    return ScrollGeometry(
      contentOffset: offset, contentSize: contentSize,
      contentInsets: EdgeInsets(
        top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
      containerSize: CGSize(
        width: size.width + inset.left + inset.right, height: size.height + inset.top + inset.bottom
      ))
  }
}

/// Calls a closure when something of a scroll view's geometry has changed.
public struct _ScrollGeometryModifier<T: Equatable> {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
}

extension _ScrollGeometryModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ScrollGeometryDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? ScrollGeometryDisplay<T>)?.modifier = self
  }
}

private final class ScrollGeometryDisplay<T: Equatable>: UnaryDisplay, PositionObserver {
  var modifier: _ScrollGeometryModifier<T>
  private var last: T?

  init(_ child: DisplayNode, _ modifier: _ScrollGeometryModifier<T>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(child, inputs)
    host.observePositions(self)
  }

  func positionsDidChange() -> Bool {
    onMainThread {
      guard let scroll = firstScroll else { return }
      let value = modifier.transform(scroll.geometry)
      let old = last
      guard value != old else { return }
      last = value
      let action = modifier.action
      host.viewGraph.afterUpdate { action(old ?? value, value) }
    }
    return false
  }
}

/// Calls a closure when a scroll view's phase has changed.
public struct _ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension _ScrollPhaseModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ScrollPhaseDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? ScrollPhaseDisplay)?.modifier = self
  }
}

private final class ScrollPhaseDisplay: UnaryDisplay, PositionObserver {
  var modifier: _ScrollPhaseModifier
  private var last = ScrollPhase.idle

  init(_ child: DisplayNode, _ modifier: _ScrollPhaseModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(child, inputs)
    host.observePositions(self)
  }

  func positionsDidChange() -> Bool {
    onMainThread {
      guard let scroll = firstScroll, scroll.scrollView.phase != last else { return }
      let (old, new) = (last, scroll.scrollView.phase)
      last = new
      let action = modifier.action
      let context = ScrollPhaseChangeContext(geometry: scroll.geometry)
      host.viewGraph.afterUpdate { action(old, new, context) }
    }
    return false
  }
}

nonisolated extension View {
  /// Calls a closure when what is found of the scroll view's geometry has changed, and at first.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_ScrollGeometryModifier(transform: transform, action: action)) }

  /// Calls a closure when the scroll view begins or ceases to move.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) }) }

  /// Calls a closure when the scroll view begins or ceases to move.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modifier(_ScrollPhaseModifier(action: action)) }
}
