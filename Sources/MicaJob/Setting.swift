// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One `--set key=value`.

/// A key and its value as typed, not yet looked up. In JSON it is the text `key=value`.
public struct Setting: Equatable, Sendable {
  /// The key, a path of names with dots between them.
  public let key: String
  /// Everything after the first `=`.
  public let value: String

  /// A setting by its parts; the key isn't empty and has no `=`.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// Splits at the first `=`; nil without one or without a key.
  public init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    key = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
  }

  /// The same as typed.
  public var text: String { "\(key)=\(value)" }
}

extension Setting: Codable {
  /// Reads the text form; another text is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let setting = Setting(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' sets nothing; write key=value")
    }
    self = setting
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
