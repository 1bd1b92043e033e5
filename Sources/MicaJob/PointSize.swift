// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A size in points as people type it: 320x200.

/// Width and height in points, both above 0. In JSON it is the text `320x200`.
public struct PointSize: Equatable, Sendable {
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double

  /// As typed: whole numbers without a fraction.
  public var text: String { "\(PlainNumber.text(width))x\(PlainNumber.text(height))" }

  /// A size whose sides the caller has checked.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads `WxH`; nil unless both are finite numbers above 0.
  public init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      return nil
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    self.init(width: width, height: height)
  }
}

extension PointSize: Codable {
  /// Reads the text form; another text is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let size = PointSize(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no size such as 320x200")
    }
    self = size
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// Numbers in messages.
public enum PlainNumber {
  /// The shortest decimal text; whole numbers without a fraction.
  public static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
