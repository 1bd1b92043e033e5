// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Phone numbers in texts.

internal import Foundation

enum PhoneGrammar {
  private static let number = Pattern(
    #"(?<![\p{L}\p{N}.,:/$€£#\-])(?:\+\s?)?(?:\d{9,15}|(?:\(\+?\d{1,4}\)|\d{1,8})(?:[\s.\-–/]?\s?(?:\(\d{1,4}\)|\d{1,8})){0,7})(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\p{L}\p{N}]|[.,:/\-]\d)"#
  )
  private static let noNumber = Pattern(
    #"^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{1,3}(?:\.\d{1,3}){3}|\d+\.\d+|\d{4}\s?[-–/]\s?\d{2,4}|\d+\s\d{1,2}\.\d+)$"#
  )

  /// The numbers within a range.
  ///
  /// A number has 7 to 15 digits, in groups with separators, behind a plus, or 10 or 11 (with a leading 1) in one run.
  /// Dates, decimals and addresses of the internet are none.
  static func numbers(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    return number.matches(in: string, range).compactMap { match in
      guard let place = match[0] else { return nil }
      let written = text.substring(with: place)
      let main = written.lowercased().components(separatedBy: "x")[0]
        .replacingOccurrences(of: "e", with: "")
      let digits = main.filter(\.isNumber)
      guard (7...15).contains(digits.count), noNumber.matches(in: main, main.whole).isEmpty
      else { return nil }
      let isRun = written.allSatisfy(\.isNumber)
      guard !isRun || digits.count == 10 || (digits.count == 11 && digits.first == "1")
      else { return nil }
      let groups = main.split { !$0.isNumber }
      // "1 000 000 000" and "12 34" are figures.
      if !main.contains("+"), !main.contains("("), groups.count > 1 {
        if groups.dropFirst().allSatisfy({ $0.count == 3 }), main.contains(" "), groups[0].count < 3
        {
          return nil
        }
      }
      return DetectedData(.phoneNumber(written), at: place)
    }
  }
}

extension String {
  /// The range of all of it, in UTF-16.
  var whole: NSRange { NSRange(location: 0, length: utf16.count) }
}
