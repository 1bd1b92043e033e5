// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Addresses in texts: a house's number, a street, and the town behind it.

internal import Foundation

enum AddressGrammar {
  private static let streets =
    "street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|place|pl|square|sq|way|terrace|ter|"
    + "parkway|pkwy|highway|hwy|circle|cir|loop|trail|alley|plaza"
  private static let states =
    "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|"
    + "PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC"
  private static let address = Pattern(
    #"(?<![\p{L}\p{N}])(\d{1,5}[a-z]?\s(?:[NSEW]\.?\s)?(?:(?:\d{1,3}(?:st|nd|rd|th)|(?!\d)[\p{L}\p{N}'.\-]+)\s){0,3}?(?:(?:\#(streets))\b\.?|(?-i:Infinite Loop|Broadway))(?:,?\s(?:apt|suite|ste|unit|#)\.?\s?[\p{L}\p{N}\-]+)?)(?:(?:,\s?|\s?\n\s?|\s)((?-i:\p{Lu}[\p{L}.']+(?:\s\p{Lu}[\p{L}.']+){0,2}))(?:,\s?|\s)(?-i:(\#(states)))(?![\p{L}])(?:\s(\d{5}(?:-\d{4})?))?(?:,?\s((?-i:USA|U\.S\.A\.|United States(?: of America)?)))?)?"#
  )

  /// The addresses within a range: a number and a street, with the town, the state and its code if they follow.
  static func addresses(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    return address.matches(in: string, range).compactMap { match in
      guard let place = match[0] else { return nil }
      var parts: [NSTextCheckingKey: String] = [:]
      let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip, .country]
      for (key, group) in zip(keys, match.dropFirst()) {
        if let group { parts[key] = text.substring(with: group) }
      }
      return DetectedData(.address(parts), at: place)
    }
  }
}
