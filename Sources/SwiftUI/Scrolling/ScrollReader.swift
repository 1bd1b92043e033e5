// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scrolling to views by their identifiers (FACTS_SWIFTUI l.1).

/// Views with a proxy that scrolls the scroll views within to views by their identifiers.
public struct ScrollViewReader<Content> where Content: View {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Views that are made with a proxy.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: _PrimitiveView {
  /// Makes a node that the proxy searches.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ScrollReaderNode(view, inputs)
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  weak var reader: _ViewNode?

  /// Scrolls until a view is seen: by as little as needed, or so that the same point of the view and of the scroll view coincide.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader, reader.isAlive else { return }
    let id = AnyHashable(id)
    let isAnimated = Transaction.current.animation != nil
    // What is changed together with it is laid out first.
    reader.host.viewGraph.afterUpdate { [weak reader] in
      reader?.displays.scroll(to: id, anchor, isAnimated)
    }
    reader.host.viewGraph.requestUpdate()
  }
}

@MainActor
private final class ScrollReaderNode<C: View>: SingleNode<ScrollViewReader<C>, ReaderContent<C>> {
  override init(_ view: ScrollViewReader<C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = ReaderContent<C>._makeNode(content(view), inputs.child(of: self))
  }

  private func content(_ view: ScrollViewReader<C>) -> ReaderContent<C> {
    ReaderContent(make: view.content, proxy: ScrollViewProxy(reader: self))
  }

  override func update(_ new: ScrollViewReader<C>) {
    view = new
    child.update(content(new))
  }
}

/// What the closure makes: what it reads has only this made again.
struct ReaderContent<Content: View> {
  let make: (ScrollViewProxy) -> Content
  let proxy: ScrollViewProxy
}

extension ReaderContent: View {
  var body: Content { make(proxy) }

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ClosureNode(view, inputs)
  }
}

extension [DisplayNode] {
  /// Scrolls what lies around a view with an identifier in the displays.
  @MainActor
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) {
    guard let found = find(id) else { return }
    found.display.reveal(found.rect, anchor, isAnimated)
    // The rows on the way may be of other lengths than was estimated.
    guard !isAnimated, found.isEstimated, let host = first?.host else { return }
    host.viewGraph.afterUpdate {
      guard let found = self.find(id) else { return }
      found.display.reveal(found.rect, anchor, false)
    }
    host.requestUpdate()
  }

  /// The view with an identifier, and its rectangle in a display's coordinates.
  @MainActor
  func find(_ id: AnyHashable) -> (display: DisplayNode, rect: CGRect, isEstimated: Bool)? {
    for display in self {
      if display.itemID?.contains(id) == true {
        return (display, CGRect(origin: .zero, size: display.size), false)
      }
      if let found = display.children.find(id) { return found }
      if let lazy = display as? LazyDisplay, let rect = lazy.frame(of: id) {
        return (lazy, rect, true)
      }
    }
    return nil
  }
}

extension DisplayNode {
  /// Scrolls the nearest scroll view around so that a rectangle is seen.
  @MainActor
  func reveal(_ rect: CGRect, _ anchor: UnitPoint?, _ isAnimated: Bool) {
    var (rect, node) = (rect, self)
    while let outer = node.parent {
      if let scroll = outer as? ScrollDisplay {
        let origin = scroll.contentOrigin
        return scroll.show(
          rect.offsetBy(dx: origin.x, dy: origin.y), anchor, isAnimated)
      }
      rect = rect.corners { outer.convert($0, from: node) }
      node = outer
    }
  }
}

extension ScrollDisplay {
  /// Scrolls so that a rectangle of the scrolled coordinates is seen.
  @MainActor
  func show(_ rect: CGRect, _ anchor: UnitPoint?, _ isAnimated: Bool) {
    var target = offset
    func place(_ axis: Axis) {
      let (start, length, room) = (rect.origin[axis], rect.size[axis], size[axis])
      var new = target[axis]
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        new = start + (length - room) * part
      } else if start < new || length > room {
        new = start
      } else if start + length > new + room {
        new = start + length - room
      }
      if axis == .horizontal { target.x = new } else { target.y = new }
    }
    if axes.contains(.horizontal) { place(.horizontal) }
    if axes.contains(.vertical) { place(.vertical) }
    scroll(to: target, isAnimated)
  }

  /// Scrolls to an offset, without the insets of the safe area.
  @MainActor
  func scroll(to target: CGPoint, _ isAnimated: Bool) {
    let inset = scrollView.contentInset
    let rest = scrollView.rest(CGPoint(x: target.x - inset.left, y: target.y - inset.top))
    guard rest != scrollView.contentOffset else { return }
    scrollView.isAnimating = isAnimated
    if isAnimated { scrollView.setPhase(.animating) }
    scrollView.setContentOffset(rest, animated: isAnimated)
  }
}
