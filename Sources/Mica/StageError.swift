// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Why a stage can't show anything.

public import Foundation

/// A device or a time that no picture can be taken of.
public enum StageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A side of the device is not a number above 0 (points).
  case badSize(CGSize)
  /// The scale is not a number above 0.
  case badScale(CGFloat)
  /// More pixels than a picture can have, 2^28.
  case tooManyPixels(size: CGSize, scale: CGFloat)
  /// The time is not a number of seconds from 0 up to `Stage.lastTime`.
  case badTime(TimeInterval)
  /// A folder of defaults can't be used: its path, or a file's in it, and why.
  case badDefaults(String)
  /// A finger or key found nothing of that name, and what there was instead.
  case noTarget(String, found: [String])

  /// One sentence for the person who asked.
  public var description: String {
    switch self {
    case .badSize(let size):
      "a device of \(size.width)x\(size.height) points can't be made; both sides must be above 0"
    case .badScale(let scale): "a scale of \(scale) can't be used; it must be above 0"
    case .tooManyPixels(let size, let scale):
      "\(size.width)x\(size.height) points at scale \(scale) are more than 2^28 pixels"
    case .badTime(let time):
      "\(time) seconds can't be shown; a time is 0 to \(Int(Stage.lastTime)) seconds"
    case .badDefaults(let reason): "defaults can't be kept: \(reason)"
    case .noTarget(let name, let found):
      found.isEmpty
        ? "there is no \(name) on the screen"
        : "there is no \(name) on the screen; there is \(found.joined(separator: ", "))"
    }
  }
}
