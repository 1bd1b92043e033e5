// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings from documents and back, with UIKit's fonts and colours.

import CoreText
import Foundation

extension NSAttributedString {
  /// The text of a document in memory. `documentAttributes` receives the kind of document.
  ///
  /// Plain text and HTML are read. Rich text is noted, and throws a `CocoaError` of code `featureUnsupported`; text that
  /// isn't in its encoding one of `fileReadInapplicableStringEncoding`.
  ///
  /// Partly: plain text and HTML without pictures and the layout of tables; rich text throws and is noted.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let maker = DocumentMaker(font: { UIFont($0) }, color: { UIColor(cgColor: $0) })
    try self.init(document: data, options: options, attributes: dict, maker: maker)
  }

  /// The text of a document in a file; see `init(data:options:documentAttributes:)`. Links are relative to the file.
  ///
  /// Partly: plain text and HTML without pictures and the layout of tables; rich text throws and is noted.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let maker = DocumentMaker(font: { UIFont($0) }, color: { UIColor(cgColor: $0) })
    try self.init(
      document: Data(contentsOf: url), options: options, baseURL: url, attributes: dict,
      maker: maker)
  }
}
