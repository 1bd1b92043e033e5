// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The report's page: one file with its styles, its code and the results, since a browser opens no others beside a file.

import Foundation

/// Makes the page from its parts.
struct ReportPage {
  /// The folder of the parts.
  let folder: String

  /// What the page knows beside the results.
  private struct Content: Encodable {
    let results: TestResults
    let details: [String: ReportDetail]
  }

  private static let code = ["model.js", "list.js", "viewer.js", "main.js"]

  /// The page of results whose files lie below `place`.
  func text(of results: TestResults, in place: String) throws(ReportError) -> String {
    let details = ReportDetail.all(of: results, in: place)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = Content(results: results, details: details)
    let data = (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    var code = ""
    for name in Self.code { code += try part(name) }
    return try part("index.html")
      .replacing("/*STYLE*/", with: try part("report.css"), maxReplacements: 1)
      .replacing("/*CODE*/", with: code, maxReplacements: 1)
      // The browser looks for the end of the element before it reads the data.
      .replacing(
        "/*DATA*/", with: ScalarText.replacing(["<": "\\u003c"], in: data), maxReplacements: 1)
  }

  private func part(_ name: String) throws(ReportError) -> String {
    String(decoding: try ReportFile.read("\(folder)/\(name)"), as: UTF8.self)
  }
}
