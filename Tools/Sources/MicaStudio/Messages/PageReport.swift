// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the studio tells its pages: a text message of the socket each, as JSON (Docs/studio-protocol.md). Frames are binary
// messages beside them.

import Foundation
import MicaJob

/// One thing that pages are told.
package enum PageReport: Codable, Equatable, Sendable {
  /// The project, when a page opens.
  case project(ProjectReport)
  /// What can be shown, and what values can be typed as.
  case catalogue(scenes: [String], types: [String], values: ValueNames)
  /// Where time stands; `speed` is nil while it stands still.
  case clock(time: Double, latest: Double, speed: Double?, loop: [Double]?)
  /// A canvas, when anything of it has changed.
  case canvas(CanvasReport)
  /// The canvases that there are.
  case canvases([Int])
  /// The build.
  case build(BuildReport)
  /// All that was done so far.
  case inputs([TimedInput])
  /// What was done now, after all that.
  case added(TimedInput)
  /// Answers of a canvas's host.
  case tree(canvas: Int, nodes: [NodeReport])
  case object(canvas: Int, object: ObjectReport)
  case picked(canvas: Int, node: String?)
  case animations(canvas: Int, animations: [AnimationReport])
  case layers(canvas: Int, layers: [LayerPicture])
  case tracks(canvas: Int, since: Double, timers: [Double], commits: [Double])
  case performance(canvas: Int, report: PerformanceReport)
  /// What a canvas doesn't draw yet.
  case notes(canvas: Int, notes: [String])
  /// Something could not be done.
  case refused(String)
  /// What the program prints.
  case log(String)
  /// A file that can be taken from that address.
  case file(name: String, address: String)
  /// A small picture of a scene or type.
  case thumbnail(subject: StudioSubject, address: String)
  /// A document was changed: how, in the form of a difference.
  case kept(file: String, difference: String)

  enum ProjectCodingKeys: String, CodingKey { case _0 = "it" }
  enum CanvasCodingKeys: String, CodingKey { case _0 = "it" }
  enum CanvasesCodingKeys: String, CodingKey { case _0 = "it" }
  enum BuildCodingKeys: String, CodingKey { case _0 = "it" }
  enum InputsCodingKeys: String, CodingKey { case _0 = "it" }
  enum AddedCodingKeys: String, CodingKey { case _0 = "it" }
  enum RefusedCodingKeys: String, CodingKey { case _0 = "it" }
  enum LogCodingKeys: String, CodingKey { case _0 = "it" }

  /// The message.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// The opened project.
package struct ProjectReport: Codable, Equatable, Sendable {
  package var version: Int
  package var name: String
  package var folder: String
  package var devices: [String]
  package var contentSizes: [String]
}

/// A canvas as pages show it.
package struct CanvasReport: Codable, Equatable, Sendable {
  package enum State: String, Codable, Sendable {
    case waiting, running, crashed
  }

  package var id: Int
  package var device: DeviceRequest
  package var state: State
  /// Nil until the program runs.
  package var screen: ScreenReport?
  /// What a crash printed.
  package var message: String?
}

/// How the last build went.
package struct BuildReport: Codable, Equatable, Sendable {
  package enum State: String, Codable, Sendable {
    case building, done, failed
  }

  package var state: State
  package var problems: [Problem] = []
  /// Seconds that it took; nil while it goes on.
  package var seconds: Double?

  /// A line of the compiler's.
  package struct Problem: Codable, Equatable, Sendable {
    /// Nil for what stands in no file.
    package var file: String?
    package var line: Int?
    package var column: Int?
    /// `error`, `warning` or `note`.
    package var kind: String
    package var text: String
    /// The line of the source, where it could be read.
    package var excerpt: String?
  }
}
