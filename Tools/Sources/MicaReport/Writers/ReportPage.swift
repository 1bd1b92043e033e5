// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The report's page: one file with its styles, its code and the results, since a browser opens no others beside a file.

import Foundation

/// Makes the page from its parts.
struct ReportPage {
  /// The folder of the parts.
  let folder: String

  /// The page of results whose files lie below `place`.
  func text(of results: TestResults, in place: String) throws(ReportError) -> String {
    let data = String(decoding: results.json, as: UTF8.self).replacing("<", with: "\\u003c")
    return
      "<!doctype html>\n<meta charset=utf-8>\n<title>mica test</title>\n<script type=application/json id=results>\(data)</script>\n"
  }
}
