// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings from documents: plain text and HTML are read, rich text is refused.

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
    /// A page of the web.
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

  /// The text of a document in memory. `documentAttributes` receives the kind of document.
  ///
  /// Plain text and HTML are read. Rich text is noted, and throws a `CocoaError` of code `featureUnsupported`; text that
  /// isn't in its encoding one of `fileReadInapplicableStringEncoding`. UIKit's fonts and colours come from `maker`.
  package convenience init(
    document data: Data, options: [DocumentReadingOptionKey: Any], baseURL: URL? = nil,
    attributes dict: UnsafeMutablePointer<NSDictionary?>?, maker: DocumentMaker
  ) throws {
    let kind = options[.documentType]
    let type =
      kind as? DocumentType ?? (kind as? String).map(DocumentType.init(rawValue:))
      ?? (Self.looksLikeHTML(data) ? .html : .plain)
    guard type == .plain || type == .html else {
      Unsupported.note(
        "NSAttributedString.init(data:options:documentAttributes:) of \(type.rawValue)")
      throw CocoaError(.featureUnsupported)
    }
    let value = options[.characterEncoding]
    let asked =
      value as? String.Encoding
      ?? AttributeValue.integer(value).map { String.Encoding(rawValue: UInt(clamping: $0)) }
    guard let text = Self.text(of: data, in: asked, isHTML: type == .html) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    dict?.pointee = ["DocumentType": type.rawValue as NSString] as NSDictionary
    if type == .html {
      self.init(contents: HTMLReader(maker, baseURL: baseURL).read(text))
    } else {
      self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any])
    }
  }

  /// The text of a document in Core Text's fonts and colours.
  package convenience init(
    document data: Data, options: [DocumentReadingOptionKey: Any]
  ) throws {
    try self.init(document: data, options: options, attributes: nil, maker: DocumentMaker())
  }

  /// The text of bytes: in the encoding that is asked for, that of a byte order mark, UTF-8, or for HTML Windows' Latin.
  private static func text(of data: Data, in asked: String.Encoding?, isHTML: Bool) -> String? {
    if let asked { return String(data: data, encoding: asked) }
    if data.count % 2 == 0, data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(data: data, encoding: .utf8)
      ?? (isHTML ? String(data: data, encoding: .windowsCP1252) : nil)
  }

  /// Whether data without a kind begins as a page does.
  private static func looksLikeHTML(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(64), as: UTF8.self).lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return head.hasPrefix("<!doctype html") || head.hasPrefix("<html")
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
