// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views that a list shows, and the elements that come next.

import CoreGraphics
import Foundation

/// An element of a list, in the order in which a list's views come and go.
protocol ListElement: Hashable {
  static func precedes(_ a: Self, _ b: Self) -> Bool
}

extension IndexPath: ListElement {
  static func precedes(_ a: IndexPath, _ b: IndexPath) -> Bool { a < b }
}

/// Views by their elements.
struct ShownViews<Element: ListElement, View: AnyObject> {
  private(set) var views: [Element: View] = [:]

  var isEmpty: Bool { views.isEmpty }

  /// The elements in order.
  var elements: [Element] { views.keys.sorted(by: Element.precedes) }

  subscript(element: Element) -> View? {
    get { views[element] }
    set { views[element] = newValue }
  }

  mutating func remove(_ element: Element) -> View? { views.removeValue(forKey: element) }

  /// The elements that are shown and no longer wanted, in order.
  func surplus(beside wanted: Set<Element>) -> [Element] {
    guard views.contains(where: { !wanted.contains($0.key) }) else { return [] }
    return views.keys.filter { !wanted.contains($0) }.sorted(by: Element.precedes)
  }

  /// Gives views the elements that theirs become in an update; returns those whose elements go, in order.
  mutating func follow(_ new: (Element) -> Element?) -> [(element: Element, view: View)] {
    let old = self
    views = [:]
    var gone: [(Element, View)] = []
    for element in old.elements {
      guard let view = old[element] else { continue }
      if let new = new(element), views[new] == nil {
        views[new] = view
      } else {
        gone.append((element, view))
      }
    }
    return gone
  }
}

/// The elements near the visible ones that a prefetching data source was told of.
@MainActor
struct ListPrefetch {
  private var announced: Set<IndexPath> = []
  private var lastOffset = CGPoint.zero

  mutating func forget() { announced = [] }

  mutating func follow(_ update: ListUpdate) {
    announced = Set(announced.compactMap { update.newPath(for: $0) })
  }

  /// The next screen in the direction of scrolling; nil for a list that rests.
  mutating func screen(beyond bounds: CGRect) -> CGRect? {
    let way = CGPoint(x: bounds.minX - lastOffset.x, y: bounds.minY - lastOffset.y)
    lastOffset = bounds.origin
    guard way != .zero || announced.isEmpty else { return nil }
    let isAcross = abs(way.x) > abs(way.y)
    let isBack = isAcross ? way.x < 0 : way.y < 0
    return bounds.offsetBy(
      dx: isAcross ? (isBack ? -bounds.width : bounds.width) : 0,
      dy: isAcross ? 0 : (isBack ? -bounds.height : bounds.height))
  }

  /// Which of the elements ahead are new, and which of the others are neither ahead nor shown any more.
  mutating func update(
    _ ahead: [IndexPath], isShown: (IndexPath) -> Bool
  ) -> (new: [IndexPath], left: [IndexPath]) {
    let ahead = ahead.filter { !isShown($0) }
    let old = announced
    announced = Set(ahead)
    return (
      ahead.filter { !old.contains($0) },
      old.subtracting(ahead).filter { !isShown($0) }.sorted()
    )
  }
}
