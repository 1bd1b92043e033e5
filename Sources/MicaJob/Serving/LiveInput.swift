// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a user does to a program that runs live: fingers, keys, edits. Kept with its time, it can be done again.

/// One thing that a user does.
public enum LiveInput: Codable, Equatable, Sendable {
  /// A finger touches, moves or leaves the screen.
  case touch(LiveTouch)
  /// A text is typed on the screen's keyboard.
  case text(String)
  /// A key of a keyboard beside the screen, by a name that scripts of touches know (`return`, `left`).
  case key(String)
  /// A property of an object on the screen is set.
  case edit(LiveEdit)
  /// An animation's timing is changed, at its beginning.
  case timing(LiveTiming)

  enum TouchCodingKeys: String, CodingKey { case _0 = "it" }
  enum TextCodingKeys: String, CodingKey { case _0 = "it" }
  enum KeyCodingKeys: String, CodingKey { case _0 = "it" }
  enum EditCodingKeys: String, CodingKey { case _0 = "it" }
  enum TimingCodingKeys: String, CodingKey { case _0 = "it" }
}

/// A finger at a moment.
public struct LiveTouch: Codable, Equatable, Sendable {
  /// What the finger does.
  public enum Action: String, Codable, Sendable {
    /// It comes down.
    case down
    /// It moves.
    case move
    /// It is lifted.
    case up
    /// It is taken away by the system.
    case cancel
  }

  /// What it does.
  public var action: Action
  /// Its number, for as long as it is down: 0 to 19.
  public var finger: Int
  /// Where it is, in points of the screen.
  public var x: Double
  /// Where it is, in points of the screen.
  public var y: Double

  /// How many fingers there may be.
  public static let fingers = 0..<20

  /// A finger at a place.
  public init(_ action: Action, finger: Int = 0, x: Double, y: Double) {
    (self.action, self.finger, self.x, self.y) = (action, finger, x, y)
  }
}

/// A property of an object on the screen, set as a nib would set it.
public struct LiveEdit: Codable, Equatable, Sendable {
  /// The object, as the tree names it.
  public var node: String
  /// The key and the value, as after `--set`.
  public var setting: Setting

  /// A setting of an object.
  public init(node: String, setting: Setting) { (self.node, self.setting) = (node, setting) }
}

/// Another timing for an animation that is on the screen.
public struct LiveTiming: Codable, Equatable, Sendable {
  /// The layer, as the tree names it.
  public var node: String
  /// What the animation was added for.
  public var key: String
  /// When it began, in seconds of the stage's clock.
  public var begin: Double
  /// Seconds of one cycle; nil for its own.
  public var duration: Double?
  /// The control points of its curve, x and y of each; nil for its own.
  public var curve: [Double]?

  /// A timing for an animation.
  public init(node: String, key: String, begin: Double, duration: Double?, curve: [Double]?) {
    (self.node, self.key, self.begin) = (node, key, begin)
    (self.duration, self.curve) = (duration, curve)
  }

  /// Whether it is about the same animation as another one.
  public func isFor(_ other: LiveTiming) -> Bool {
    node == other.node && key == other.key && begin == other.begin
  }
}

/// An input with the time at which the program got it.
public struct TimedInput: Codable, Equatable, Sendable {
  /// Seconds of the stage's clock.
  public var time: Double
  /// What was done.
  public var input: LiveInput

  /// An input at a time.
  public init(time: Double, _ input: LiveInput) { (self.time, self.input) = (time, input) }
}

/// Shows a program for as long as somebody asks.
public struct ServeJob: Codable, Equatable, Sendable {
  /// What to show.
  public var showing: Showing
  /// What was done so far, by time: done again before anything is shown.
  public var inputs: [TimedInput] = []
  /// Where to begin, after these: seconds of the stage's clock.
  public var time = 0.0

  /// The program from its beginning.
  public init(_ showing: Showing) { self.showing = showing }
}
