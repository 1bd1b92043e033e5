// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The index of a bundle's catalogues, Assets.assets/index.json: written by the tools, read by UIKit (Docs/projects.md).

/// What compiled asset catalogues hold, by name.
public struct AssetIndex: Codable, Equatable, Sendable {
  /// The form of the index that this Mica writes and reads.
  public static let currentVersion = 1

  /// The form in which it was written.
  public var version = currentVersion
  /// Pictures by name.
  public var images: [String: Image] = [:]
  /// Colours by name, one for each appearance that the catalogue tells apart.
  public var colors: [String: [Color]] = [:]
  /// Files of any kind by name.
  public var data: [String: [DataFile]] = [:]

  /// An index of nothing.
  public init() {}

  /// What an entry is for; nil for what it is for all of.
  public struct Meaning: Codable, Equatable, Sendable {
    /// `iphone` or `ipad`.
    public var idiom: String?
    /// Whether it is for the dark appearance.
    public var isDark: Bool?
    /// Whether it is for increased contrast.
    public var hasHighContrast: Bool?
    /// `left-to-right` or `right-to-left`.
    public var direction: String?
    /// `sRGB` or `display-P3`.
    public var gamut: String?
    /// The horizontal size class: `compact` or `regular`.
    public var width: String?
    /// The vertical size class: `compact` or `regular`.
    public var height: String?
    /// The language, by the beginning of a locale's name.
    public var language: String?

    /// Of all.
    public init() {}
  }

  /// A picture with all its variants.
  public struct Image: Codable, Equatable, Sendable {
    /// `template` or `original`; nil for as the place says.
    public var rendering: String?
    /// Whether vectors are drawn anew in each size; nil for no.
    public var preservesVectors: Bool?
    /// Its files.
    public var variants: [Variant]

    /// A picture.
    public init(
      rendering: String?, preservesVectors: Bool? = nil, variants: [Variant] = []
    ) {
      (self.rendering, self.variants) = (rendering, variants)
      self.preservesVectors = preservesVectors
    }
  }

  /// A file of a picture.
  public struct Variant: Codable, Equatable, Sendable {
    /// The file's name, beside the index.
    public var file: String
    /// Pixels a point; 0 for vectors.
    public var scale: Double
    /// What it is for.
    public var meaning: Meaning?
    /// How it is stretched.
    public var slices: Slices?
    /// Of the alignment rectangle, in pixels: top, left, bottom, right.
    public var alignment: [Double]?

    /// A file of a picture.
    public init(
      file: String, scale: Double, meaning: Meaning? = nil, slices: Slices? = nil,
      alignment: [Double]? = nil
    ) {
      (self.file, self.scale, self.meaning) = (file, scale, meaning)
      (self.slices, self.alignment) = (slices, alignment)
    }
  }

  /// How a picture is stretched.
  public struct Slices: Codable, Equatable, Sendable {
    /// In pixels: top, left, bottom, right.
    public var insets: [Double]
    /// `stretch`, `tile` or `fill`.
    public var center: String
    /// The width of the part that stands for the middle, in pixels.
    public var width: Double?
    /// Its height, in pixels.
    public var height: Double?

    /// Insets and a middle.
    public init(insets: [Double], center: String, width: Double? = nil, height: Double? = nil) {
      (self.insets, self.center) = (insets, center)
      (self.width, self.height) = (width, height)
    }
  }

  /// A colour: components of a space, or another's name.
  public struct Color: Codable, Equatable, Sendable {
    /// What it is for.
    public var meaning: Meaning?
    /// `srgb`, `display-p3`, `extended-srgb`, `extended-linear-srgb`, `gray-gamma-22`, `extended-gray`.
    public var space: String?
    /// Red, green, blue, alpha; or white, alpha: not premultiplied, 0 to 1 but in extended spaces.
    public var components: [Double]?
    /// A colour of the system's by its name.
    public var reference: String?

    /// A colour without a value yet.
    public init(meaning: Meaning?) { self.meaning = meaning }
  }

  /// A file of any kind.
  public struct DataFile: Codable, Equatable, Sendable {
    /// The file's name, beside the index.
    public var file: String
    /// Its uniform type identifier.
    public var type: String?
    /// What it is for.
    public var meaning: Meaning?

    /// A file.
    public init(file: String, type: String? = nil, meaning: Meaning? = nil) {
      (self.file, self.type, self.meaning) = (file, type, meaning)
    }
  }
}
