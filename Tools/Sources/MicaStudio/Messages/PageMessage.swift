// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a page of the studio asks for: a text message of the socket each, as JSON (Docs/studio-protocol.md).

import MicaJob

/// One wish of a page. Times are seconds of the program's clock, places points of the screen.
package enum PageMessage: Codable, Equatable, Sendable {
  /// The page has been opened, and speaks this version.
  case hello(version: Int)
  /// Time passes.
  case play(speed: Double)
  /// Time stands still.
  case pause
  /// Shows a moment.
  case seek(time: Double)
  /// A range that is played over and over; nil for none.
  case loop(range: [Double]?)
  /// The user touches, types or edits.
  case input(LiveInput)
  /// Asks a canvas for its tree.
  case tree(canvas: Int)
  /// Asks a canvas for an object's properties.
  case inspect(canvas: Int, node: String)
  /// Asks a canvas for the object at a place.
  case pick(canvas: Int, x: Double, y: Double)
  /// Asks a canvas for what is animated.
  case animations(canvas: Int)
  /// Asks a canvas when timers happened and layers were committed, from a time on.
  case tracks(canvas: Int, since: Double)
  /// Asks a canvas what its last frame cost.
  case performance(canvas: Int)
  /// Asks a canvas for pictures of its single layers.
  case layers(canvas: Int)
  /// The devices to show side by side, with their users' choices.
  case devices([DeviceRequest])
  /// What to show: a scene, a type, or the program's own beginning.
  case subject(StudioSubject)
  /// A canvas's frame has been drawn, and all before it.
  case seen(canvas: Int, frame: Int)
  /// Starts the program anew, without any inputs.
  case restart
  /// Takes the last input of a kind back: edits alone, or everything after a time.
  case undo
  /// Makes a picture of a canvas: pixels a point.
  case picture(canvas: Int, scale: Double)
  /// Makes a film of a canvas.
  case film(canvas: Int, format: String, from: Double, to: Double, framesPerSecond: Double)
  /// Puts a whole state in the place of the present one.
  case restore(StudioState)
  /// Asks for small pictures of all scenes and types.
  case overview
  /// Writes an edit into the document that the object comes from.
  case keep(LiveEdit)
  /// Takes the last written edit back.
  case unkeep

  enum LoopCodingKeys: String, CodingKey { case range }
  enum InputCodingKeys: String, CodingKey { case _0 = "it" }
  enum DevicesCodingKeys: String, CodingKey { case _0 = "it" }
  enum SubjectCodingKeys: String, CodingKey { case _0 = "it" }
  enum RestoreCodingKeys: String, CodingKey { case _0 = "it" }
  enum KeepCodingKeys: String, CodingKey { case _0 = "it" }

  /// The version of the protocol.
  package static let version = 1
  /// The longest message in bytes.
  package static let longest = 1 << 20
}

/// What is shown.
package struct StudioSubject: Codable, Equatable, Sendable {
  /// A scene of a storyboard, or a nib; nil for none.
  package var scene: String?
  /// A view's or controller's class; nil for the program's own beginning.
  package var type: String?

  package init(scene: String? = nil, type: String? = nil) {
    (self.scene, self.type) = (scene, type)
  }
}

/// All that is needed to come to the same picture again.
package struct StudioState: Codable, Equatable, Sendable {
  package var subject: StudioSubject
  package var devices: [DeviceRequest]
  package var inputs: [TimedInput]
  package var time: Double

  package init(
    subject: StudioSubject, devices: [DeviceRequest], inputs: [TimedInput], time: Double
  ) {
    (self.subject, self.devices, self.inputs, self.time) = (subject, devices, inputs, time)
  }
}
