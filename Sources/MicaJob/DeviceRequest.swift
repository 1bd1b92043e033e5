// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The device that a program is shown on, and what its user has chosen, as people say it.

/// A device by name, how it is held, and its user's choices. In JSON each is a key of its own; what is left
/// out is as on a new device.
public struct DeviceRequest: Equatable, Sendable {
  /// A name of the host's table, such as "iPhone 15"; nil for a plain screen without a safe area.
  public var name: String?
  /// Whether the device lies on its side.
  public var isLandscape = false
  /// Whether the interface is dark.
  public var isDark = false
  /// Whether the interface runs from right to left.
  public var isRightToLeft = false
  /// Whether its user wants more contrast.
  public var hasHighContrast = false
  /// How large its user wants texts to be: one of `contentSizes`; nil for the default.
  public var contentSize: String?
  /// The locale's identifier, such as "de_DE"; nil for "en_US".
  public var locale: String?

  /// A new device.
  public init() {}

  /// From the smallest text to the largest.
  public static let contentSizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// As options of the command, each after a space.
  public var options: String {
    var options = name.map { " --device \"\($0)\"" } ?? ""
    if isLandscape { options += " --landscape" }
    if isDark { options += " --dark" }
    if isRightToLeft { options += " --rtl" }
    if hasHighContrast { options += " --high-contrast" }
    if let contentSize { options += " --content-size \(contentSize)" }
    if let locale { options += " --locale \(locale)" }
    return options
  }
}

extension DeviceRequest: Codable {
  enum CodingKeys: String, CodingKey {
    case name = "device"
    case isLandscape = "landscape"
    case isDark = "dark"
    case isRightToLeft = "rtl"
    case hasHighContrast = "highContrast"
    case contentSize, locale
  }

  /// Reads the keys that are there.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeIfPresent(String.self, forKey: .name)
    isLandscape = try values.decodeIfPresent(Bool.self, forKey: .isLandscape) ?? false
    isDark = try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? false
    isRightToLeft = try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false
    hasHighContrast = try values.decodeIfPresent(Bool.self, forKey: .hasHighContrast) ?? false
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    contentSize = try values.decodeIfPresent(String.self, forKey: .contentSize)
    if let contentSize, !Self.contentSizes.contains(contentSize) {
      throw DecodingError.dataCorruptedError(
        forKey: .contentSize, in: values,
        debugDescription:
          "'\(contentSize)' is no size of text; sizes are \(Self.contentSizes.joined(separator: ", "))"
      )
    }
  }
}
