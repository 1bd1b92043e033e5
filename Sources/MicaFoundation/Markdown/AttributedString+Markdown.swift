// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Swift's attributed strings from Markdown, which Foundation reads on Apple's systems alone.

public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of the syntax is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and what is in them. Blocks are told by `presentationIntent`; nothing stands between them in the text.
      case full = 0
      /// Emphasis, code and links. The marks of blocks stay as they are, and a line's end becomes a space.
      case inlineOnly = 1
      /// Emphasis, code and links. The marks of blocks and all white space stay as they are.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// What happens to text that is no Markdown. All text is.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError = 0
      /// What was read before is returned.
      case returnPartiallyParsedIfPossible = 1
    }

    /// Whether `^[text](name: value)` gives attributes; false by default.
    ///
    /// Partly: kept, and noted where a text has such attributes.
    public var allowsExtendedAttributes: Bool
    /// How much of the syntax is read; `.full` by default.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to text that is no Markdown; `.throwError` by default.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil by default.
    public var languageCode: String?
    /// Whether positions in the source become attributes; false by default.
    ///
    /// Partly: kept, and noted where it is true.
    public var appliesSourcePositionAttributes: Bool

    /// Options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// The text of Markdown, with its emphasis, links and blocks as attributes. Links are relative to `baseURL`.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self = MarkdownReader(options: options, baseURL: baseURL).read(markdown)
  }

  /// The text of Markdown in UTF-8. Throws a `CocoaError` of code `fileReadInapplicableStringEncoding` for other bytes.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// The text of a file with Markdown. Throws if the file can't be read, or is no UTF-8.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// The text of Markdown; attributes outside Foundation's scope have no Markdown, so that the scope changes nothing.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// The text of Markdown; attributes outside Foundation's scope have no Markdown, so that the scope changes nothing.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
}
