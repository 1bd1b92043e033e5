// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A hand on the stage's screen.

public import Foundation
public import MicaJob
internal import UIKit

/// Touches a stage's screen, by places or by what views are called.
///
/// What is asked for begins at the stage's present time or at `time` (seconds of its clock; a past one means
/// now) and happens while the stage moves on: call `Stage.advance(to:)`, or take a picture of a later time. Views are
/// looked for when it begins; a view that isn't there then makes `advance` throw `StageError.noTarget`. Each call
/// has fingers of its own, so that several may go on at once. Lengths are points of the screen, times seconds.
@MainActor
public struct Finger {
  /// Seconds for which a tap touches the screen, and from one tap to the next.
  private static let tap = (contact: 0.05, interval: 0.15)
  /// Seconds that a flick takes.
  private static let flick = 0.1

  let stage: Stage
  /// Who asks, such as a line of a script; named where something isn't there.
  package var origin: String?

  /// Taps a place, `count` times.
  public func tap(_ place: TouchPlace, count: Int = 1, time: TimeInterval? = nil) {
    guard count > 0 else { return }
    let start = max(time ?? stage.time, stage.time)
    begin(at: start, [place]) { .still(at: $0[0], for: Self.tap.contact) }
    guard count > 1 else { return }
    let next = start + Self.tap.interval
    stage.perform(at: start) { [weak stage, origin] in
      guard let stage else { return }
      Finger(stage: stage, origin: origin).tap(place, count: count - 1, time: next)
    }
  }

  /// Taps a point of the screen.
  public func tap(at point: CGPoint, count: Int = 1, time: TimeInterval? = nil) {
    tap(.point(point), count: count, time: time)
  }

  /// Stays on a place.
  public func longPress(
    _ place: TouchPlace, duration: TimeInterval = 0.8, time: TimeInterval? = nil
  ) {
    begin(at: time, [place]) { .still(at: $0[0], for: duration) }
  }

  /// Drags from point to point; the finger rests for a while before it is lifted.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, pace: TouchPace = .linear,
    rest: TimeInterval = 0, time: TimeInterval? = nil
  ) {
    drag([.point(start), .point(end)], duration: duration, pace: pace, rest: rest, time: time)
  }

  /// Drags through places, in straight lines.
  public func drag(
    _ places: [TouchPlace], duration: TimeInterval = 0.3, pace: TouchPace = .linear,
    rest: TimeInterval = 0, time: TimeInterval? = nil
  ) {
    guard !places.isEmpty else { return }
    begin(at: time, places) { points in
      var path = FingerPath.through(points, for: duration, pace)
      path.rest = rest
      return path
    }
  }

  /// Flicks from a place, with so many points a second in both directions.
  public func flick(
    from place: TouchPlace, velocity: CGVector, time: TimeInterval? = nil
  ) {
    begin(at: time, [place]) { points in
      let (start, way) = (points[0], Self.flick)
      let end = CGPoint(x: start.x + velocity.dx * way, y: start.y + velocity.dy * way)
      return .through([start, end], for: way, .linear)
    }
  }

  /// Two fingers beside a place that come from a distance to another one.
  public func pinch(
    _ place: TouchPlace, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.4,
    pace: TouchPace = .linear, time: TimeInterval? = nil
  ) {
    begin(at: time, [place]) { points in
      .pair(around: points[0], for: duration, pace) { ((start + (end - start) * $0) / 2, 0) }
    }
  }

  /// Two fingers that turn around a place, clockwise, by radians.
  public func rotate(
    _ place: TouchPlace, by angle: CGFloat, radius: CGFloat = 60, duration: TimeInterval = 0.4,
    pace: TouchPace = .linear, time: TimeInterval? = nil
  ) {
    begin(at: time, [place]) { points in
      .pair(around: points[0], for: duration, pace) { (radius, angle * $0) }
    }
  }

  // MARK: Contacts

  /// Looks for the places when the time comes, and has the fingers go their way.
  private func begin(
    at time: TimeInterval?, _ places: [TouchPlace], _ path: @escaping ([CGPoint]) -> FingerPath
  ) {
    let (stage, origin) = (stage, origin)
    let start = max(time ?? stage.time, stage.time)
    stage.perform(at: start) { [weak stage] in
      guard let stage else { return }
      do throws(StageError) {
        var points: [CGPoint] = []
        for place in places { points.append(try place.resolved(for: origin)) }
        Finger(stage: stage).run(path(points), from: start)
      } catch {
        stage.fail(error)
      }
    }
  }

  /// Puts the fingers down, and looks at them from one moment to the next: nothing is planned further ahead.
  private func run(_ path: FingerPath, from start: TimeInterval) {
    let places = path.places(0)
    let numbers = stage.takeFingers(places.count)
    send(.down, numbers, places, at: start)
    move(numbers, along: path, from: start, look: 1)
  }

  private func move(
    _ numbers: Range<Int>, along path: FingerPath, from start: TimeInterval, look number: Int
  ) {
    guard let look = path.look(number) else {
      return lift(numbers, path, from: start, after: 0)
    }
    stage.perform(at: start + look.time) { [weak stage] in
      guard let stage else { return }
      let finger = Finger(stage: stage)
      finger.send(.move, numbers, look.places, at: start + look.time)
      if look.isLast {
        finger.lift(numbers, path, from: start, after: look.time)
      } else {
        finger.move(numbers, along: path, from: start, look: number + 1)
      }
    }
  }

  /// At once where there is no rest, so that the last move and this are of one moment.
  private func lift(
    _ numbers: Range<Int>, _ path: FingerPath, from start: TimeInterval, after time: Double
  ) {
    let end = start + time + max(0, path.rest)
    guard end > stage.time else { return send(.up, numbers, path.places(1), at: stage.time) }
    stage.perform(at: end) { [weak stage] in
      if let stage { Finger(stage: stage).send(.up, numbers, path.places(1), at: end) }
    }
  }

  private func send(
    _ action: Contact.Action, _ numbers: Range<Int>, _ places: [CGPoint], at time: TimeInterval
  ) {
    let contacts = zip(numbers, places).map {
      Contact(finger: $0, action: action, location: $1)
    }
    TouchCenter.current.deliver(contacts, at: time)
  }
}
