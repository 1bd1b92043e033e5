// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Links, phone numbers, dates and addresses in texts, which Foundation finds on Apple's systems alone.

public import Foundation
internal import MicaRaster

/// Finds links, phone numbers, dates and addresses in a text.
///
/// Links and mail addresses are found in every language. Phone numbers are those written with separators, a plus, or ten
/// digits; dates are English or numeric; addresses are those of the United States. Results are `NSTextCheckingResult`s in
/// the order of the text and do not overlap.
///
/// Partly: it is no subclass of `NSRegularExpression`, and finds no transit information.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What the detector finds.
  public let checkingTypes: NSTextCheckingTypes
  private let types: NSTextCheckingResult.CheckingType

  /// A detector of some types. Throws if none of them can be detected.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let detectable: NSTextCheckingResult.CheckingType = [
      .link, .phoneNumber, .date, .address, .transitInformation,
    ]
    types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes).intersection(detectable)
    guard !types.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [
          NSLocalizedDescriptionKey:
            "NSDataDetector: checking types \(checkingTypes) hold none that can be detected."
        ])
    }
    if types.contains(.transitInformation) {
      Unsupported.note("NSDataDetector.transitInformation")
    }
    self.checkingTypes = checkingTypes
  }

  /// What is found within a range of a text. Only `.anchored` of the options has an effect.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    guard range.location >= 0, range.location != NSNotFound, range.length > 0,
      range.location <= text.length, range.length <= text.length - range.location
    else { return [] }
    var found: [DetectedData] = []
    if types.contains(.link) { found += LinkGrammar.links(in: string, range) }
    if types.contains(.address) { found += AddressGrammar.addresses(in: string, range) }
    if types.contains(.date) { found += DateGrammar.dates(in: string, range) }
    if types.contains(.phoneNumber) { found += PhoneGrammar.numbers(in: string, range) }
    // The first of results that begin together wins: they are in the grammars' order.
    let ordered = found.enumerated().sorted {
      ($0.element.range.location, $0.offset) < ($1.element.range.location, $1.offset)
    }
    var kept: [DetectedData] = []
    for (_, result) in ordered where result.range.location >= (kept.last?.range.upperBound ?? 0) {
      kept.append(result)
    }
    guard options.contains(.anchored) else { return kept }
    return kept.first.map { $0.range.location == range.location ? [$0] : [] } ?? []
  }

  /// Calls a block with each result, until it sets the flag that stops it.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// The number of results.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The first result; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The range of the first result; at `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// The text with another one in place of each result. The template is taken as it is.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> String {
    let text = NSMutableString(string: string)
    for match in matches(in: string, options: options, range: range).reversed() {
      text.replaceCharacters(in: match.range, with: templ)
    }
    return text as String
  }
}

/// A pattern of a grammar, made once.
struct Pattern: @unchecked Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// The matches within a range: the ranges of all groups, nil for those that took no part.
  func matches(in string: String, _ range: NSRange) -> [[NSRange?]] {
    (expression?.matches(in: string, options: .withTransparentBounds, range: range) ?? []).map {
      match in
      (0..<match.numberOfRanges).map { index in
        let group = match.range(at: index)
        return group.location == NSNotFound ? nil : group
      }
    }
  }
}
