// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that have names: what an inspector offers for colours, fonts and pictures.

/// The names that a running program's values can be typed as.
public struct ValueNames: Codable, Equatable, Sendable {
  /// UIKit's colours and those of the program's asset catalogue.
  public var colors: [NamedColor]
  /// PostScript names of fonts.
  public var fonts: [String]
  /// Pictures of the program's asset catalogue and among its files.
  public var images: [String]

  /// Names by their kinds.
  public init(colors: [NamedColor] = [], fonts: [String] = [], images: [String] = []) {
    (self.colors, self.fonts, self.images) = (colors, fonts, images)
  }
}

/// A colour by its name.
public struct NamedColor: Codable, Equatable, Sendable {
  /// Where a name comes from.
  public enum Origin: String, Codable, Sendable {
    /// A constant such as `red`: always the same colour.
    case constant
    /// UIKit's, which follows the traits.
    case system
    /// The program's asset catalogue.
    case catalogue
  }

  /// Such as `systemRed`.
  public var name: String
  /// Where it comes from.
  public var origin: Origin
  /// How it looks with the present traits: `#rrggbbaa`.
  public var value: String

  /// A colour by all of its parts.
  public init(name: String, origin: Origin, value: String) {
    (self.name, self.origin, self.value) = (name, origin, value)
  }
}
