// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers that brush over the screen in one direction.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// A discrete gesture, recognized while the fingers move (FACTS_UIKIT b.10).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  private var startTime: TimeInterval?

  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The directions in which it may go; to the right by default.
  open var direction: Direction = .right

  /// How many fingers swipe together; 1 by default.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.fingers.count <= numberOfTouchesRequired else { return state = .failed }
    startTime = startTime ?? event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - (startTime ?? event.timestamp) <= GestureLimits.swipeDuration else {
      return state = .failed
    }
    guard core.fingers.count == numberOfTouchesRequired, core.latched == nil else { return }
    let ways = core.fingers.map { $0.location - $0.start }
    if Self.all.contains(where: { one in
      direction.contains(one) && ways.allSatisfy { hasSwiped($0, one) }
    }) {
      state = .ended
    } else if ways.contains(where: isAstray) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.latched == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override var countsLiftedFingers: Bool { true }

  override func clear() {
    startTime = nil
  }

  private static let all: [Direction] = [.right, .left, .up, .down]

  /// The way along a direction, and across it.
  private func parts(_ way: CGPoint, _ one: Direction) -> (along: CGFloat, across: CGFloat) {
    switch one {
    case .right: (way.x, abs(way.y))
    case .left: (-way.x, abs(way.y))
    case .up: (-way.y, abs(way.x))
    default: (way.y, abs(way.x))
    }
  }

  private func hasSwiped(_ way: CGPoint, _ one: Direction) -> Bool {
    let (along, across) = parts(way, one)
    return along >= GestureLimits.swipeTravel && across < GestureLimits.swipeTravel
      && across < along
  }

  /// Whether a finger has gone too far where no wanted direction leads.
  private func isAstray(_ way: CGPoint) -> Bool {
    Self.all.filter(direction.contains).allSatisfy { one in
      let (along, across) = parts(way, one)
      return across >= GestureLimits.swipeTravel || along <= -GestureLimits.swipeTravel
    }
  }
}
