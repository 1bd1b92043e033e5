// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the safe area lies for a display.

/// The regions that a safe area is made of.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Regions by their bits.
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars, the device and containers cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Rectangles in a display's layout coordinates, which run from leading to trailing.
struct SafeAreaFrames {
  /// All that a display may cover.
  var outer: CGRect
  /// What bars and containers leave.
  var container: CGRect
  /// What the keyboard leaves of that.
  var keyboard: CGRect

  mutating func translate(_ x: CGFloat, _ y: CGFloat) {
    outer = outer.offsetBy(dx: x, dy: y)
    container = container.offsetBy(dx: x, dy: y)
    keyboard = keyboard.offsetBy(dx: x, dy: y)
  }

  /// How far bounds may grow at edges where they reach the safe area's end.
  func insets(of bounds: CGRect, _ regions: SafeAreaRegions, _ edges: Edge.Set = .all) -> EdgeInsets
  {
    let inner = regions.contains(.keyboard) ? keyboard : container
    let outer = regions.contains(.container) ? outer : container
    // A position added up isn't exact.
    let slack: CGFloat = 0.01
    var insets = EdgeInsets()
    if edges.contains(.top), bounds.minY <= inner.minY + slack {
      insets.top = max(0, bounds.minY - outer.minY)
    }
    if edges.contains(.leading), bounds.minX <= inner.minX + slack {
      insets.leading = max(0, bounds.minX - outer.minX)
    }
    if edges.contains(.bottom), bounds.maxY >= inner.maxY - slack {
      insets.bottom = max(0, outer.maxY - bounds.maxY)
    }
    if edges.contains(.trailing), bounds.maxX >= inner.maxX - slack {
      insets.trailing = max(0, outer.maxX - bounds.maxX)
    }
    return insets
  }
}

extension CGRect {
  /// The rectangle with some edges where those of another one are.
  func moving(_ edges: Edge.Set, to other: CGRect) -> CGRect {
    let left = edges.contains(.leading) ? other.minX : minX
    let top = edges.contains(.top) ? other.minY : minY
    let right = edges.contains(.trailing) ? other.maxX : maxX
    let bottom = edges.contains(.bottom) ? other.maxY : maxY
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The rectangle within insets.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.width),
      height: max(0, height - insets.height))
  }
}

extension DisplayNode {
  /// The safe area in this display's coordinates.
  final var safeAreaFrames: SafeAreaFrames {
    var frames: SafeAreaFrames
    if let parent {
      frames = parent.safeAreaFrames
      parent.adjustSafeArea(&frames, for: self)
    } else {
      frames = host.safeAreaFrames
    }
    frames.translate(-origin.x, -origin.y)
    return frames
  }

  /// How far the display could grow into the unsafe area, at the edges where it reaches the safe area's end.
  final func safeAreaInsets(_ regions: SafeAreaRegions, _ edges: Edge.Set = .all) -> EdgeInsets {
    safeAreaFrames.insets(of: CGRect(origin: .zero, size: size), regions, edges)
  }
}

extension ViewHost {
  /// The safe area in the coordinates of the root's container.
  var safeAreaFrames: SafeAreaFrames {
    onMainThread {
      let outer = CGRect(origin: .zero, size: size)
      let container = outer.inset(by: safeArea)
      var keyboard = container
      keyboard.size.height = max(
        0, min(container.maxY, size.height - keyboardHeight) - container.minY)
      return SafeAreaFrames(outer: outer, container: container, keyboard: keyboard)
    }
  }
}
