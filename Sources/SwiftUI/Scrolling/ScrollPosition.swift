// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The position of scroll views in a binding.

/// Where a scroll view stands, and where it is to scroll.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place: Place?
  /// Counts what the program asks for.
  var request = 0
  /// Whether the user has scrolled last.
  public internal(set) var isPositionedByUser = false

  /// A position that is known by identifiers of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

  /// A position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    (place, request) = (.id(AnyHashable(id), anchor), 1)
  }

  /// A position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    (place, request) = (.edge(edge), 1)
  }

  /// A position at an edge.
  public init(edge: Edge) { (place, request) = (.edge(edge), 1) }

  /// A position at an offset, in points.
  public init(point: CGPoint) { (place, request) = (.point(x: point.x, y: point.y), 1) }

  /// A position at an offset, in points.
  public init(x: CGFloat, y: CGFloat) { (place, request) = (.point(x: x, y: y), 1) }

  /// A position at an offset across, in points.
  public init(x: CGFloat) { (place, request) = (.point(x: x, y: nil), 1) }

  /// A position at an offset down, in points.
  public init(y: CGFloat) { (place, request) = (.point(x: nil, y: y), 1) }

  private mutating func ask(_ place: Place) {
    self.place = place
    request += 1
    isPositionedByUser = false
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// Scrolls to an offset, in points.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
  /// Scrolls to an offset, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
  /// Scrolls to an offset across, in points.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  /// Scrolls to an offset down, in points.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The edge that it is at, if it was asked for one.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The offset that it is at, if it was asked for one.
  public var point: CGPoint? {
    if case .point(let x, let y) = place { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
  }
  /// The offset across that it is at, if it was asked for one.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The offset down that it is at, if it was asked for one.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  /// The identifier of the view that it is at.
  public var viewID: (any Hashable & Sendable)? {
    guard case .id(let id, _) = place else { return nil }
    return HashableBox(id)
  }

  /// The identifier of the view that it is at, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = place { id.base as? T } else { nil }
  }
}

private struct HashableBox: Hashable, @unchecked Sendable {
  let id: AnyHashable
  init(_ id: AnyHashable) { self.id = id }
}

/// A scroll view's binding to its position.
@MainActor
final class ScrollPositionLink {
  let read: () -> ScrollPosition
  let write: (ScrollPosition) -> Void
  let anchor: UnitPoint?

  init(
    _ anchor: UnitPoint?, _ read: @escaping () -> ScrollPosition,
    _ write: @escaping (ScrollPosition) -> Void
  ) { (self.anchor, self.read, self.write) = (anchor, read, write) }
}

/// A scroll view whose position a binding has.
public struct _ScrollPositionModifier<Value: Equatable> {
  let binding: Binding<Value>
  let value: Value
  let anchor: UnitPoint?
  let read: (Value) -> ScrollPosition
  let write: (ScrollPosition, inout Value) -> Void
}

extension _ScrollPositionModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ScrollPositionDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? ScrollPositionDisplay<Value>)?.update(self)
  }
}

private final class ScrollPositionDisplay<Value: Equatable>: UnaryDisplay, PositionObserver {
  private var modifier: _ScrollPositionModifier<Value>
  private var isFirst = true
  private var lastOffset: CGPoint?
  private var known: Value?
  /// The sizes of the scroll view and of its content that the position was found in.
  private var lastSizes: [CGSize] = []

  init(_ child: DisplayNode, _ modifier: _ScrollPositionModifier<Value>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(child, inputs)
    host.observePositions(self)
  }

  @MainActor
  func update(_ new: _ScrollPositionModifier<Value>) {
    let isSame = new.value == modifier.value
    modifier = new
    if !isSame, new.value != known { request() }
  }

  @MainActor
  private func request() {
    let isAnimated = host.viewGraph.transaction.animation != nil
    known = modifier.value
    host.viewGraph.afterUpdate { [weak self] in self?.follow(isAnimated) }
    host.requestUpdate()
  }

  @MainActor
  private func follow(_ isAnimated: Bool) {
    guard let scroll = firstScroll else { return }
    switch modifier.read(modifier.value).place {
    case .id(let id, let anchor):
      [scroll.content].scroll(to: id, anchor ?? modifier.anchor ?? .topLeading, isAnimated)
    case .edge(let edge):
      var target = scroll.offset
      switch edge {
      case .top: target.y = 0
      case .bottom: target.y = max(0, scroll.contentSize.height - scroll.size.height)
      case .leading: target.x = 0
      case .trailing: target.x = max(0, scroll.contentSize.width - scroll.size.width)
      }
      scroll.scroll(to: target, isAnimated)
    case .point(let x, let y):
      let now = scroll.offset
      scroll.scroll(to: CGPoint(x: x ?? now.x, y: y ?? now.y), isAnimated)
    case nil: break
    }
    lastOffset = scroll.offset
  }

  private var sizes: [CGSize] { firstScroll.map { [$0.size, $0.contentSize] } ?? [] }

  func positionsDidChange() -> Bool {
    onMainThread {
      if isFirst {
        isFirst = false
        if modifier.read(modifier.value).place != nil { request() }
        lastOffset = firstScroll?.offset
        lastSizes = sizes
        return
      }
      // In other sizes the scroll view stands at the same view, whose offset is another one.
      if lastSizes != sizes {
        lastSizes = sizes
        if modifier.read(modifier.value).place != nil { return request() }
      }
      guard let scroll = firstScroll, scroll.offset != lastOffset else { return }
      lastOffset = scroll.offset
      guard !scroll.scrollView.isAnimating else { return }
      var value = modifier.binding.wrappedValue
      var position = ScrollPosition(idType: Int.self)
      position.isPositionedByUser = true
      if let id = scroll.targetID(modifier.anchor) { position.place = .id(id, nil) }
      modifier.write(position, &value)
      guard value != modifier.binding.wrappedValue else { return }
      known = value
      let binding = modifier.binding
      nonisolated(unsafe) let new = value
      host.viewGraph.afterUpdate { binding.wrappedValue = new }
    }
    return false
  }
}

extension DisplayNode {
  /// The first scroll view in it.
  var firstScroll: ScrollDisplay? {
    if let own = self as? ScrollDisplay { return own }
    for child in children {
      if let found = child.firstScroll { return found }
    }
    return nil
  }
}

extension ScrollDisplay {
  /// The identifier of the target that begins nearest to what is seen; by an anchor of both.
  @MainActor
  func targetID(_ anchor: UnitPoint?) -> AnyHashable? {
    let (offset, anchor) = (offset, anchor ?? .topLeading)
    func distance(_ frame: CGRect) -> CGFloat {
      let x = frame.minX + frame.width * anchor.x - offset.x - size.width * anchor.x
      let y = frame.minY + frame.height * anchor.y - offset.y - size.height * anchor.y
      return (axes.contains(.horizontal) ? abs(x) : 0) + (axes.contains(.vertical) ? abs(y) : 0)
    }
    return targets.min { distance($0.frame) < distance($1.frame) }?.display.itemID?.id
  }
}

nonisolated extension View {
  /// Binds the identifier of the view at which the scroll view stands. The views are those of a `scrollTargetLayout()`.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(
      _ScrollPositionModifier(
        binding: id, value: id.wrappedValue, anchor: anchor,
        read: { id in
          var position = ScrollPosition(idType: Int.self)
          position.place = id.map { .id(AnyHashable($0), nil) }
          return position
        },
        write: { position, value in
          if case .id(let id, _) = position.place { value = id.base as? ID }
        }))
  }

  /// Binds the position of the scroll view.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(
      _ScrollPositionModifier(
        binding: position, value: position.wrappedValue, anchor: anchor, read: { $0 },
        write: { position, value in
          value.isPositionedByUser = true
          if position.place != nil { value.place = position.place }
        }))
  }
}
