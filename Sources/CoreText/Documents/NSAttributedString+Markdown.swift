// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings from Markdown.

import Foundation
import MicaFoundation

extension NSAttributedString {
  /// The text of Markdown, with its emphasis, links and blocks as attributes. Links are relative to `baseURL`.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: markdown, options: options, baseURL: baseURL), bridges: [.link]
    )
  }

  /// The text of Markdown in UTF-8. Throws for other bytes.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(markdown: markdown, options: options, baseURL: baseURL), bridges: [.link]
    )
  }

  /// The text of a file with Markdown. Throws if the file can't be read.
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(contentsOf: url, options: options, baseURL: baseURL), bridges: [.link])
  }
}
