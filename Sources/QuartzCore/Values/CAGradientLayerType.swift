// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The option type of gradient layers.

/// The form of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A form by its name; an unknown one draws nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end; the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start, with the distances of the end along x and y as radii (FACTS C7).
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, from the direction of the end on, +x towards +y.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
