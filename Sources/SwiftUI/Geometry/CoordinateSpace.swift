// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The coordinates in which positions are given.

/// Coordinates in which positions are given.
public enum CoordinateSpace: @unchecked Sendable {
  /// The coordinates of the window.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of the nearest view around with this name.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A type that stands for coordinates.
public protocol CoordinateSpaceProtocol {
  /// The coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the nearest view around with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own.
  public init() {}
  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The window's.
  public init() {}
  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the nearest scroll view around: of what it shows, not of its content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: nil))
  }

  /// The coordinates of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// The name of a scroll view's coordinates; without an axis those of any.
struct ScrollSpaceName: Hashable {
  let axis: Axis?
}

/// A view's name for its coordinates.
public struct _CoordinateSpaceModifier {
  let name: AnyHashable
}

extension _CoordinateSpaceModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    SpaceDisplay(child, name, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? SpaceDisplay)?.name = name
    display.host.positionsDidChange()
  }
}

private final class SpaceDisplay: UnaryDisplay {
  var name: AnyHashable

  init(_ child: DisplayNode, _ name: AnyHashable, _ inputs: _ViewInputs) {
    self.name = name
    super.init(child, inputs)
  }

  override func hasCoordinateSpace(_ name: AnyHashable) -> Bool { name == self.name }
}

nonisolated extension View {
  /// Gives the view's coordinates a name, by which views in it can ask for positions.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name, by which views in it can ask for positions.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
