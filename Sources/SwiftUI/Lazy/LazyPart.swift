// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a lazy container consists of: runs of items, headers, and collections whose elements are lists themselves.

/// Items that follow each other: some that are there, or those of a collection.
@MainActor
enum LazyRun {
  case displays([DisplayNode])
  case collection(any LazyCollection)

  var count: Int {
    switch self {
    case .displays(let displays): displays.count
    case .collection(let collection): collection.count
    }
  }
}

/// A part of a lazy container, along its axis.
@MainActor
class LazyPart {
  /// The length with the space behind it.
  func span(_ layout: LazyLayout) -> CGFloat { 0 }
  /// Places what can be seen, from a position on.
  func place(_ layout: LazyLayout, at position: CGFloat) {}
  /// Makes sure that there is an estimate of the length.
  func prepare(_ layout: LazyLayout) {}
  /// Where an item with an identifier lies in the part, and its length.
  func find(_ id: AnyHashable, _ layout: LazyLayout) -> (start: CGFloat, span: CGFloat)? { nil }
  /// The largest length across that the first items would like.
  func idealCross(_ layout: LazyLayout) -> CGFloat { 0 }

  /// The parts that the list of some nodes consists of. Parts of `old` are used again for collections that are the same.
  static func parts(of nodes: [_ViewNode], _ columns: Int, old: [LazyPart]) -> [LazyPart] {
    var parts: [LazyPart] = []
    var runs: [LazyRun] = []
    func flush() {
      guard !runs.isEmpty else { return }
      parts.append(LazySegment(runs, columns, old: old))
      runs = []
    }
    func add(_ node: _ViewNode) {
      if let collection = node as? any LazyCollection {
        guard collection.count > 0 else { return }
        if isNested(collection) {
          flush()
          parts.append(LazyNest(collection, columns, old: old))
        } else {
          runs.append(.collection(collection))
        }
      } else if node.hasLazyItems {
        for child in node.children { add(child) }
      } else {
        var items: [DisplayNode] = []
        for display in node.displays {
          switch display.trait(SectionTrait.self)?.kind {
          case .header?, .footer?:
            if !items.isEmpty { runs.append(.displays(items)) }
            items = []
            flush()
            parts.append(LazyBand(display))
          default: items.append(display)
          }
        }
        if !items.isEmpty { runs.append(.displays(items)) }
      }
    }
    for node in nodes { add(node) }
    flush()
    return parts
  }

  /// Whether the elements of a collection are lists with collections or sections of their own.
  private static func isNested(_ collection: any LazyCollection) -> Bool {
    let first = collection.node(at: 0)
    if first.hasLazyItems { return true }
    return first.displays.contains {
      let kind = $0.trait(SectionTrait.self)?.kind
      return kind == .header || kind == .footer
    }
  }
}

/// A header or footer of a section: across the whole container.
final class LazyBand: LazyPart {
  let display: DisplayNode
  let part: SectionPart?

  init(_ display: DisplayNode) {
    self.display = display
    part = display.trait(SectionTrait.self)
  }

  override func span(_ layout: LazyLayout) -> CGFloat {
    display.sizeThatFits(layout.offer(layout.cross))[layout.axis] + layout.spacing
  }

  override func place(_ layout: LazyLayout, at position: CGFloat) {
    let length = display.sizeThatFits(layout.offer(layout.cross))[layout.axis]
    layout.placeBand(self, at: position, length)
  }

  override func idealCross(_ layout: LazyLayout) -> CGFloat {
    display.sizeThatFits(layout.offer(nil))[layout.axis.other]
  }
}

/// A collection whose elements are lists themselves.
final class LazyNest: LazyPart {
  private let collection: any LazyCollection
  private let columns: Int
  private var spans: RowSpans
  private var elements: [Int: [LazyPart]] = [:]

  init(_ collection: any LazyCollection, _ columns: Int, old: [LazyPart]) {
    (self.collection, self.columns) = (collection, columns)
    let before = old.lazy.compactMap { $0 as? LazyNest }.first { $0.collection === collection }
    spans = RowSpans(count: collection.count)
    let unchanged = collection.takeUnchanged()
    if let before {
      spans = before.spans
      spans.resize(collection.count, keeping: unchanged)
      // Only for the parts' lengths: what is made of a list may have changed.
      for (offset, parts) in before.elements where offset < unchanged {
        elements[offset] = LazyPart.parts(of: [collection.node(at: offset)], columns, old: parts)
      }
    }
  }

  private func parts(_ offset: Int) -> [LazyPart] {
    if let parts = elements[offset] { return parts }
    let parts = LazyPart.parts(of: [collection.node(at: offset)], columns, old: [])
    elements[offset] = parts
    return parts
  }

  private func measure(_ offset: Int, _ layout: LazyLayout) {
    var span: CGFloat = 0
    for part in parts(offset) {
      part.prepare(layout)
      span += part.span(layout)
    }
    spans.set(offset, span)
  }

  override func prepare(_ layout: LazyLayout) {
    if spans.estimate == nil, spans.count > 0 { measure(0, layout) }
  }

  override func span(_ layout: LazyLayout) -> CGFloat { spans.total }

  override func place(_ layout: LazyLayout, at position: CGFloat) {
    guard spans.count > 0 else { return }
    var (offset, start) = spans.row(at: layout.visible.lowerBound - position)
    let first = offset
    while offset < spans.count, position + start < layout.visible.upperBound {
      measure(offset, layout)
      layout.place(parts(offset), at: position + start)
      measure(offset, layout)
      start += spans.span(offset)
      offset += 1
    }
    let kept = max(0, first - 1)..<min(spans.count, offset + 1)
    for key in elements.keys where !kept.contains(key) { elements[key] = nil }
    collection.release(outside: kept)
  }

  override func find(_ id: AnyHashable, _ layout: LazyLayout) -> (start: CGFloat, span: CGFloat)? {
    if let offset = collection.offset(of: id) {
      return (spans.start(of: offset), spans.span(offset))
    }
    for (offset, parts) in elements.sorted(by: { $0.key < $1.key }) {
      if let found = layout.find(id, in: parts) {
        return (spans.start(of: offset) + found.start, found.span)
      }
    }
    // Not seen so far: the lists are made one after the other until it is found.
    for offset in 0..<min(spans.count, 500) where elements[offset] == nil {
      let parts = parts(offset)
      for part in parts { part.prepare(layout) }
      if let found = layout.find(id, in: parts) {
        return (spans.start(of: offset) + found.start, found.span)
      }
    }
    return nil
  }

  override func idealCross(_ layout: LazyLayout) -> CGFloat {
    spans.count > 0 ? parts(0).map { $0.idealCross(layout) }.max() ?? 0 : 0
  }
}
