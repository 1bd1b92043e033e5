// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where scrolling comes to rest: at pages or views (FACTS_SWIFTUI l.1).

/// Where scrolling is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle of the content that will be seen, in points.
  public var rect: CGRect
  /// The point of the rectangle by which it is placed; nil for its beginning.
  public var anchor: UnitPoint?

  /// A target by its rectangle.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour knows of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where scrolling has begun.
  public var originalTarget: ScrollTarget
  /// The velocity, in points a second.
  public var velocity: CGVector
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of what is seen.
  public var containerSize: CGSize
  /// The axes that scroll.
  public var axes: Axis.Set
  /// The frames of the views at which scrolling may rest, in the content's coordinates.
  let targets: [CGRect]
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Chooses where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// What the behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the target.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Scrolling that rests at pages of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Rests at pages.
  public init() {}

  /// Goes to the nearest page, or by one page in the direction of a flick.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ axis: Axis) -> CGFloat {
      let length = context.containerSize[axis]
      guard length > 0 else { return target.rect.origin[axis] }
      let start = (context.originalTarget.rect.origin[axis] / length).rounded()
      let way = (target.rect.origin[axis] / length).rounded() - start
      return (start + min(max(way, -1), 1)) * length
    }
    if context.axes.contains(.horizontal) { target.rect.origin.x = page(.horizontal) }
    if context.axes.contains(.vertical) { target.rect.origin.y = page(.vertical) }
  }
}

/// Scrolling that rests at the views of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one flick goes.
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind { case automatic, always, one, few, never }
    fileprivate let kind: Kind
    /// As the surroundings want it.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// By one view.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// By one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// By a few views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// As far as it goes.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limit: LimitBehavior

  /// Rests at views.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Goes to the view that begins nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !context.targets.isEmpty else { return }
    func aligned(_ axis: Axis) -> CGFloat {
      let starts = context.targets.map { $0.origin[axis] }.sorted()
      func nearest(_ position: CGFloat) -> Int {
        starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
      }
      var index = nearest(target.rect.origin[axis])
      if limit.kind == .always || limit.kind == .one {
        let start = nearest(context.originalTarget.rect.origin[axis])
        index = min(max(index, start - 1), start + 1)
      }
      return starts[min(max(index, 0), starts.count - 1)]
    }
    if context.axes.contains(.horizontal) { target.rect.origin.x = aligned(.horizontal) }
    if context.axes.contains(.vertical) { target.rect.origin.y = aligned(.vertical) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at pages of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at the views of a `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Rests at the views of a `scrollTargetLayout()`.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> Self
  { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

/// Views at which scrolling may come to rest.
public struct _ScrollTargetModifier: Equatable, Sendable {
  /// Whether the views of the layout are meant, not the layout itself.
  let isLayout: Bool
  let isEnabled: Bool
}

extension _ScrollTargetModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ScrollTargetDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? ScrollTargetDisplay)?.modifier = self
  }
}

final class ScrollTargetDisplay: UnaryDisplay {
  var modifier: _ScrollTargetModifier

  init(_ child: DisplayNode, _ modifier: _ScrollTargetModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(child, inputs)
  }

  /// The displays at which scrolling may come to rest.
  var targets: [DisplayNode] {
    guard modifier.isEnabled else { return [] }
    guard modifier.isLayout else { return [self] }
    var layout = child
    while let inner = layout as? UnaryDisplay { layout = inner.child }
    return layout.children
  }
}

extension ScrollDisplay {
  /// The views at which scrolling may come to rest, and their frames in the scrolled coordinates.
  @MainActor
  var targets: [(display: DisplayNode, frame: CGRect)] {
    var found: [(DisplayNode, CGRect)] = []
    func frame(_ display: DisplayNode) -> CGRect {
      var rect = CGRect(origin: .zero, size: display.size)
      var node = display
      while node !== content, let outer = node.parent {
        rect = rect.corners { outer.convert($0, from: node) }
        node = outer
      }
      let origin = contentOrigin
      return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
    func search(_ display: DisplayNode) {
      if let target = display as? ScrollTargetDisplay, target.modifier.isEnabled {
        for display in target.targets { found.append((display, frame(display))) }
        return
      }
      guard !(display is ScrollDisplay) else { return }
      for child in display.children { search(child) }
    }
    search(content)
    return found
  }

  /// Where scrolling comes to rest that would rest at an offset.
  @MainActor
  func target(for offset: CGPoint, from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard let behavior = environment[ScrollTargetBehaviorKey.self] else { return offset }
    let inset = scrollView.contentInset
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(
        origin: CGPoint(x: offset.x + inset.left, y: offset.y + inset.top), size: size)
    }
    let margins = environment[ContentMarginsKey.self].content
    var target = ScrollTarget(rect: rect(offset))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect(start)),
        velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000), contentSize: contentSize,
        containerSize: size, axes: axes,
        targets: targets.map { $0.frame.offsetBy(dx: -margins.leading, dy: -margins.top) },
        environment: environment))
    var origin = target.rect.origin
    if let anchor = target.anchor {
      origin.x += (target.rect.width - size.width) * anchor.x
      origin.y += (target.rect.height - size.height) * anchor.y
    }
    return scrollView.rest(CGPoint(x: origin.x - inset.left, y: origin.y - inset.top))
  }
}

nonisolated extension View {
  /// Chooses where scroll views come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.self) { $0[ScrollTargetBehaviorKey.self] = behavior }
  }

  /// Has scroll views rest at the views of this layout.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }

  /// Has scroll views rest at this view.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }
}
