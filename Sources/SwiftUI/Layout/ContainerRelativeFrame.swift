// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames by the size of the container around: a scroll view, a column of a split view, the window.

/// A frame by the size of the container around.
public struct _ContainerRelativeFrameLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrameLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ContainerRelativeDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? ContainerRelativeDisplay)?.frame = self
  }
}

private final class ContainerRelativeDisplay: UnaryDisplay, PositionObserver {
  var frame: _ContainerRelativeFrameLayout {
    didSet { invalidateLayout() }
  }
  private var known: CGSize?

  init(_ child: DisplayNode, _ frame: _ContainerRelativeFrameLayout, _ inputs: _ViewInputs) {
    self.frame = frame
    super.init(child, inputs)
    host.observePositions(self)
  }

  /// The size of the nearest container; the window's within its safe area if there is none.
  private var container: CGSize {
    var node = parent
    while let current = node {
      if let size = current.containerSize { return size }
      node = current.parent
    }
    return host.safeAreaFrames.container.size
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    var inner = proposal
    for axis in Axis.allCases where frame.axes.contains(Axis.Set(axis)) {
      let length = frame.length(container[axis], axis)
      inner[axis] = length.isFinite ? max(0, length) : 0
    }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Answers are kept: what counts is the container that they were found in.
    known = container
    let inner = inner(proposal)
    var size = child.sizeThatFits(inner)
    for axis in Axis.allCases where frame.axes.contains(Axis.Set(axis)) {
      size[axis] = inner[axis] ?? size[axis]
    }
    return size
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    child.placement(in: size, frame.alignment, inner(proposal))
  }

  func positionsDidChange() -> Bool {
    guard let known, known != container else { return false }
    invalidateLayout()
    return true
  }
}

extension Axis.Set {
  /// The set of one axis.
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

nonisolated extension View {
  /// A frame of the container's size in some axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    modifier(
      _ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// A frame of a length that is found from the container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }

  /// A frame of `span` of the `count` parts that the container is divided in, which lie `spacing` points apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
        let part = (length - spacing * (count - 1)) / count
        return part * span + spacing * (span - 1)
      })
  }
}
