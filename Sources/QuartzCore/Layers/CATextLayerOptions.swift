// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The option types of CATextLayer. What they do to lines is in TextLayerLayout.swift.

/// How a text that is too long is cut.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way of cutting by its name; an unknown one is kept and acts like `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How lines lie between the left and the right edge.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A placement by its name; an unknown one is kept and acts like `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the script is written; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretched to both edges, but for the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
