// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings from documents: plain text is read, other kinds are refused.

import Foundation
internal import MicaRaster

extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String

    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text in a folder with its attachments; not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page of the web; not read.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of an option for reading documents.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String

    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document, a `DocumentType`; plain text where it is absent.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The encoding of plain text, the raw value of a `String.Encoding`; UTF-8 where it is absent.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }

  /// The text of a document in memory. `documentAttributes` is left as it is.
  ///
  /// Plain text alone is read. Rich text and pages of the web are noted, and throw a `CocoaError`
  /// of code `featureUnsupported`; text that isn't in its encoding one of
  /// `fileReadInapplicableStringEncoding`.
  ///
  /// Partly: plain text; HTML and RTF throw and are noted.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = options[.documentType]
    let type =
      kind as? DocumentType ?? (kind as? String).map(DocumentType.init(rawValue:)) ?? .plain
    guard type == .plain else {
      Unsupported.note(
        "NSAttributedString.init(data:options:documentAttributes:) of \(type.rawValue)")
      throw CocoaError(.featureUnsupported)
    }
    let value = options[.characterEncoding]
    let encoding =
      value as? String.Encoding
      ?? AttributeValue.integer(value).map { String.Encoding(rawValue: UInt(clamping: $0)) }
      ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any])
  }

  /// The text of a document in a file; see `init(data:options:documentAttributes:)`.
  ///
  /// Partly: plain text; HTML and RTF throw and are noted.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Whether a range holds attachments on U+FFFC.
  public func containsAttachments(in range: NSRange) -> Bool {
    let contents = currentContents
    let range = checked(range)
    return contents.runs.runs.indices.contains { index in
      let run = contents.runs.range(of: index).clamped(to: range)
      return contents.runs.runs[index].attributes.values[.attachment] != nil
        && contents.units[run].contains(0xFFFC)
    }
  }
}
