// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view knows of its own size and position.

/// A view's size and position, to be read in several coordinates.
public struct GeometryProxy: @unchecked Sendable {
  let context: GeometryContext
  /// The proxies that the reader made before: views that get one are made again with the reader's closure.
  let number: Int

  init(context: GeometryContext) {
    self.context = context
    number = context.nextNumber()
  }

  /// The size in points.
  public var size: CGSize {
    context.read(.zero) { $0.size }
  }

  /// How far the safe area lies within the edges of the screen around the view: what the view would gain by ignoring it.
  public var safeAreaInsets: EdgeInsets {
    context.read(EdgeInsets()) { $0.safeAreaInsets(.all) }
  }

  /// The value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let display = context.display else { fatalError("A proxy of a view that has ended") }
    context.note { anchor.value(in: $0) }
    return anchor.value(in: display)
  }

  /// The bounds in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    context.read(.zero) { $0.frame(in: coordinateSpace) }
  }

  /// The bounds in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the view that has named a coordinate space, in this view's coordinates; nil if there is none around.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    context.read(nil) { display in
      guard let space = display.display(of: coordinateSpace.coordinateSpace) else { return nil }
      return CGRect(origin: .zero, size: space.size).corners { point in
        display.convertFromHost(space.convertToHost(point)) ?? point
      }
    }
  }
}

/// The display of a proxy, and what was read of it while bodies ran and views were laid out.
///
/// A closure in the reader's own, such as that of a `ForEach`, runs after that has returned, so that reads count until the
/// next run. Those of an action don't: nothing that is shown follows from them.
final class GeometryContext: @unchecked Sendable {
  private var handle: DisplayHandle?
  /// The most reads that are noted between two runs; a view whose body runs alone reads again and again.
  private static let mostReads = 512
  private var isTracking = false
  private var count = 0
  private var reads: [(DisplayNode) -> Bool] = []

  init(_ display: DisplayNode? = nil) { handle = display?.handle }

  /// What it tells of; nil if the view has ended.
  var display: DisplayNode? { handle?.display }

  /// The number of the next proxy.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Whether a read decides what is shown.
  private var isNoted: Bool {
    guard reads.count < Self.mostReads else { return false }
    return isTracking
      || display.map { display in
        onMainThread { display.host.viewGraph.isWorkingOut }
      } == true
  }

  /// Sets what it tells of.
  func attach(_ display: DisplayNode) { handle = display.handle }

  /// The view has ended: its position is no longer known.
  func end() {
    handle = nil
    reads = []
  }

  /// Works something out, of which each read is noted.
  func track<Result>(_ body: () -> Result) -> Result {
    reads.removeAll(keepingCapacity: true)
    isTracking = true
    defer { isTracking = false }
    return body()
  }

  /// Whether nothing has been read.
  var isUnread: Bool { reads.isEmpty }

  /// Whether what was read has another value now.
  var isOutdated: Bool {
    guard let display else { return false }
    return reads.contains { !$0(display) }
  }

  /// A value of the display, which is noted; `missing` if the view has ended.
  func read<Value: Equatable>(_ missing: Value, _ find: @escaping (DisplayNode) -> Value) -> Value {
    guard let display else { return missing }
    let value = find(display)
    if isNoted { reads.append { find($0) == value } }
    return value
  }

  /// Notes a value whose type may not be comparable.
  func note<Value>(_ find: @escaping (DisplayNode) -> Value) {
    guard isNoted, let display else { return }
    let value = find(display)
    reads.append { areSame(find($0), value) }
  }
}
