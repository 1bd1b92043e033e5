// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a host that serves is told: a line of JSON each, on its standard input (Docs/studio-protocol.md).

/// One command to a host that serves. Times are seconds of the stage's clock, places points of the screen. Whoever
/// sends them decides what time it is: a host waits for its next command.
public enum HostCommand: Codable, Equatable, Sendable {
  /// Shows a moment: a past one from memory, a later one by running the program until then. A frame comes if the
  /// screen has changed, then `shown`.
  case show(time: Double)
  /// A user does something at a time that isn't past; it happens when that time is shown.
  case input(TimedInput)
  /// Asks for the tree of views and layers.
  case tree
  /// Asks for an object's properties.
  case inspect(node: String)
  /// Asks for the object at a place; views that take no touches too.
  case pick(x: Double, y: Double)
  /// Asks for all that is animated.
  case animations
  /// Asks when timers happened and layers were committed, from a time on.
  case tracks(since: Double)
  /// Asks what the last frame cost.
  case performance
  /// Asks for pictures of single layers.
  case layers
  /// Asks where an edited object comes from.
  case origin(LiveEdit)
  /// Asks what there is to show.
  case catalogue
  /// Has the moment that is shown written to a PNG file.
  case picture(file: String)
  /// Has a film written: from one time to another, frames a second; the file's name says the format.
  case film(file: String, from: Double, to: Double, framesPerSecond: Double)

  enum OriginCodingKeys: String, CodingKey { case _0 = "it" }
  enum InputCodingKeys: String, CodingKey { case _0 = "it" }
}
