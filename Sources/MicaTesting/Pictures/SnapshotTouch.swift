// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a finger does before a picture is taken.

internal import MicaClock
public import MicaFoundation
internal import UIKitCore

/// A finger on a view. Places are in points of the view's own space, times in seconds of the program's clock.
public struct SnapshotTouch: Sendable {
  private enum Step: Sendable {
    case down(CGPoint)
    case move(CGPoint)
    case up(CGPoint)
    case wait(TimeInterval)
  }

  private let steps: [Step]

  private init(_ steps: [Step]) { self.steps = steps }

  /// A tap: down, a twentieth of a second, up.
  public static func tap(_ point: CGPoint) -> Self {
    SnapshotTouch([.down(point), .wait(0.05), .up(point)])
  }

  /// A finger that goes down and stays there.
  public static func press(_ point: CGPoint) -> Self { SnapshotTouch([.down(point)]) }

  /// A long press: down, `duration`, up.
  public static func longPress(_ point: CGPoint, duration: TimeInterval = 1) -> Self {
    SnapshotTouch([.down(point), .wait(duration), .up(point)])
  }

  /// A finger that goes from a point to another one, in steps of a sixtieth of a second, and is lifted.
  public static func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3)
    -> Self
  {
    let seconds = duration > 0 ? min(duration, 60) : 0
    let count = max(1, Int((seconds * 60).rounded()))
    let moves = (1...count).flatMap { number -> [Step] in
      let part = CGFloat(number) / CGFloat(count)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return [.wait(1.0 / 60), .move(point)]
    }
    return SnapshotTouch([.down(start)] + moves + [.up(end)])
  }

  /// Nothing for some seconds: animations go on.
  public static func wait(_ seconds: TimeInterval) -> Self { SnapshotTouch([.wait(seconds)]) }

  /// Does it to a view in a window.
  @MainActor func perform(on view: UIView, finger: Int) {
    func deliver(_ action: Contact.Action, _ point: CGPoint) {
      let place = view.layer.convert(point, to: nil)
      TouchCenter.current.deliver(
        [Contact(finger: finger, action: action, location: place)], at: ProgramTime.now)
      ProgramTime.pass(0)
    }
    for step in steps {
      switch step {
      case .down(let point): deliver(.down, point)
      case .move(let point): deliver(.move, point)
      case .up(let point): deliver(.up, point)
      case .wait(let seconds): ProgramTime.pass(seconds)
      }
    }
  }
}

/// The clock of the program whose tests run.
enum ProgramTime {
  /// Seconds since the program's start.
  static var now: TimeInterval { VirtualClock.current?.now ?? 0 }

  /// Lets time pass: what is planned happens, animations go on. A time that can't pass fails the snapshot.
  @MainActor static func pass(_ seconds: TimeInterval) {
    guard let clock = VirtualClock.current, seconds >= 0, seconds <= 86_400 else {
      if seconds != 0 {
        SnapshotScene.current?.problem =
          "A wait of \(seconds) s can't be done: it needs a program that runs, and a number from 0 to 86400"
      }
      return
    }
    let end = clock.now + seconds
    // Updates and commits first: what was changed before begins now.
    clock.iterate()
    clock.advance(to: end)
    if seconds > 0 { clock.iterate() }
  }
}
