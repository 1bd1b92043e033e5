// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layout whose type is hidden.

/// A layout of any type. Views keep their identity when it changes to one of another type.
public struct AnyLayout: Layout, Equatable, @unchecked Sendable {
  /// What the layout within keeps between calls.
  public struct Cache {
    fileprivate var content: Any
    fileprivate let type: any Layout.Type
  }

  private let storage: AnyLayoutStorage

  /// A layout whose type is hidden.
  public init<L: Layout>(_ layout: L) {
    storage = (layout as? AnyLayout)?.storage ?? LayoutStorage(layout)
  }

  /// The axis of the stack that it is.
  var stackOrientation: Axis? { storage.orientation }
  /// Whether the layout within sets no line of alignment.
  var isGuideless: Bool { storage.isGuideless }

  /// Makes the cache of the layout within.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(content: storage.makeCache(subviews), type: storage.type)
  }

  /// Brings the cache up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.type == storage.type else { return cache = makeCache(subviews: subviews) }
    storage.updateCache(&cache.content, subviews)
  }

  /// The distances that the layout within prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    check(&cache, subviews)
    return storage.spacing(subviews, &cache.content)
  }

  /// The size of the layout within.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    check(&cache, subviews)
    return storage.sizeThatFits(proposal, subviews, &cache.content)
  }

  /// Places the views as the layout within does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    check(&cache, subviews)
    storage.place(bounds, proposal, subviews, &cache.content)
  }

  /// A line of the layout within.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    check(&cache, subviews)
    return storage.line(guide.key, bounds, proposal, subviews, &cache.content)
  }

  /// A line of the layout within.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    check(&cache, subviews)
    return storage.line(guide.key, bounds, proposal, subviews, &cache.content)
  }

  /// A cache of a layout of another type is made anew.
  private func check(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.type != storage.type { cache = makeCache(subviews: subviews) }
  }

  /// Whether both are the same layout.
  public static func == (first: AnyLayout, second: AnyLayout) -> Bool {
    first.storage === second.storage || first.storage.isSame(as: second.storage)
  }
}

/// A layout with its type.
private class AnyLayoutStorage {
  var type: any Layout.Type { fatalError("A layout without a type") }
  var orientation: Axis? { nil }
  var isGuideless: Bool { false }
  func isSame(as other: AnyLayoutStorage) -> Bool { false }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}
  func line(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class LayoutStorage<L: Layout>: AnyLayoutStorage {
  let layout: L

  init(_ layout: L) { self.layout = layout }

  override var type: any Layout.Type { L.self }
  override var orientation: Axis? { L.layoutProperties.stackOrientation }
  override var isGuideless: Bool { layout is any GuidelessLayout }

  override func isSame(as other: AnyLayoutStorage) -> Bool {
    guard let other = other as? LayoutStorage<L> else { return false }
    return areSame(layout, other.layout)
  }

  private func with<Result>(_ cache: inout Any, _ body: (inout L.Cache) -> Result) -> Result {
    guard var content = cache as? L.Cache else { fatalError("A cache of another layout") }
    // The one reference to what the cache holds.
    cache = ()
    defer { cache = content }
    return body(&content)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func line(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
    }
  }
}
