// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Numbers of log messages in their forms.

import Testing
import os

@Suite struct LogFormatTests {
  @Test func numbersTakeTheirForms() {
    let (load, count) = (2.0 / 3, 255)
    let message: OSLogMessage = """
      \(load, format: .fixed(precision: 2)) \(load * 1000, format: .exponential(precision: 1)) \
      \(count, format: .hex(includePrefix: true, uppercase: true)) \(7, format: .decimal(minDigits: 3)) \
      \(-8, format: .octal) [\("ab", align: .right(columns: 4))] \(count, privacy: .public)
      """
    #expect(message.text == "0.67 6.7e+02 0xFF 007 -10 [  ab] 255")
  }
}
