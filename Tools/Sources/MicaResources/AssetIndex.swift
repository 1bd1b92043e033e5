// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The index of a bundle's catalogues: index.json, which UIKit reads (Docs/projects.md).

/// What compiled catalogues hold, by name.
struct AssetIndex: Encodable, Equatable {
  var version = 1
  var images: [String: Image] = [:]
  var colors: [String: [Color]] = [:]
  var data: [String: [DataFile]] = [:]

  /// What something is for; left out where it is for all.
  struct Meaning: Encodable, Equatable {
    var idiom: String?
    var isDark: Bool?
    var hasHighContrast: Bool?
    var direction: String?
    var gamut: String?
    var width: String?
    var height: String?
    var language: String?
  }

  struct Image: Encodable, Equatable {
    /// `template` or `original`.
    var rendering: String?
    var variants: [Variant] = []
  }

  struct Variant: Encodable, Equatable {
    var file: String
    /// Pixels a point; 0 for vectors.
    var scale: Double
    var meaning: Meaning?
    var slices: Slices?
    /// Of the alignment rectangle, in pixels: top, left, bottom, right.
    var alignment: [Double]?
  }

  struct Slices: Encodable, Equatable {
    /// In pixels: top, left, bottom, right.
    var insets: [Double]
    /// `stretch`, `tile` or `fill`.
    var center: String
    var width: Double?
    var height: Double?
  }

  struct Color: Encodable, Equatable {
    var meaning: Meaning?
    /// `srgb`, `display-p3`, `extended-srgb`, `extended-linear-srgb`, `gray-gamma-22`, `extended-gray`.
    var space: String?
    /// Red, green, blue, alpha; or white, alpha.
    var components: [Double]?
    /// A colour of the system's by its name.
    var reference: String?
  }

  struct DataFile: Encodable, Equatable {
    var file: String
    var type: String?
    var meaning: Meaning?
  }
}
