// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A finger in a file: what is touched and typed, and when (Docs/touches.md).

/// The events of a script, in the order of its lines.
public struct TouchScript: Codable, Equatable, Sendable {
  /// Its events.
  public var events: [Event]

  /// A script of these events.
  public init(events: [Event] = []) {
    self.events = events
  }

  /// One event.
  public struct Event: Codable, Equatable, Sendable {
    /// When it begins, in seconds of the stage's clock.
    public var time: Double
    /// What happens.
    public var action: Action
    /// The line of the script that says so, from 1.
    public var line: Int

    /// An event at a time.
    public init(time: Double, action: Action, line: Int) {
      self.time = time
      self.action = action
      self.line = line
    }
  }

  /// Where a flick goes.
  public enum Direction: String, Codable, CaseIterable, Sendable {
    case up, down, left, right
  }

  /// What happens. Lengths are points, times are seconds, angles are degrees, clockwise.
  public enum Action: Codable, Equatable, Sendable {
    case tap(TouchPlace, count: Int)
    case longPress(TouchPlace, seconds: Double)
    /// Down at the first place, up at the last one after it has rested there.
    case drag([TouchPlace], seconds: Double, pace: TouchPace, rest: Double)
    case flick(Direction, from: TouchPlace, speed: Double)
    /// Two fingers beside a place, so far from each other.
    case pinch(TouchPlace, from: Double, to: Double, seconds: Double, pace: TouchPace)
    /// Two fingers around a place, `radius` away from it.
    case rotate(TouchPlace, degrees: Double, radius: Double, seconds: Double, pace: TouchPace)
    case type(String)
    case press(String)
    /// One finger at one moment, as a recorded hand has it.
    case finger(LiveTouch)
  }
}

/// A line that says nothing that can be done.
public struct TouchScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: String

  /// What is wrong with a line.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The line and what is wrong with it, in words.
  public var description: String { "line \(line): \(reason)" }
}
