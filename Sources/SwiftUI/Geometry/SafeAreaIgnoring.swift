// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that reach beyond the safe area.

/// Has a view reach beyond the safe area at edges where it touches its end.
public struct _SafeAreaIgnoringLayout: Equatable, Sendable {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    SafeAreaIgnoringDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    guard let display = display as? SafeAreaIgnoringDisplay else { return }
    display.layout = self
    display.setNeedsPlacement()
  }
}

private final class SafeAreaIgnoringDisplay: UnaryDisplay, PositionObserver {
  var layout: _SafeAreaIgnoringLayout
  private var insets: EdgeInsets?

  init(_ child: DisplayNode, _ layout: _SafeAreaIgnoringLayout, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(child, inputs)
    host.observePositions(self)
  }

  private func findInsets() -> EdgeInsets { safeAreaInsets(layout.regions, layout.edges) }

  override func layoutChildren() {
    let insets = findInsets()
    self.insets = insets
    let area = CGSize(width: size.width + insets.width, height: size.height + insets.height)
    let lies = child.placement(in: area, .center, ProposedViewSize(area))
    child.place(
      at: CGPoint(x: lies.origin.x - insets.leading, y: lies.origin.y - insets.top),
      lies.proposal)
  }

  override func adjustSafeArea(_ frames: inout SafeAreaFrames, for child: DisplayNode) {
    if layout.regions.contains(.keyboard) {
      frames.keyboard = frames.keyboard.moving(layout.edges, to: frames.container)
    }
    if layout.regions.contains(.container) {
      if layout.regions.contains(.keyboard) {
        frames.keyboard = frames.keyboard.moving(layout.edges, to: frames.outer)
      }
      frames.container = frames.container.moving(layout.edges, to: frames.outer)
    }
  }

  func positionsDidChange() -> Bool {
    guard let insets, insets != findInsets() else { return false }
    setNeedsPlacement()
    return true
  }
}

nonisolated extension View {
  /// Has the view reach beyond the safe area, at edges where it touches its end: by default everywhere.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges)) }

  /// Has the view reach beyond the safe area of bars and the device at edges where it touches its end.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: .container, edges: edges))
  }
}
