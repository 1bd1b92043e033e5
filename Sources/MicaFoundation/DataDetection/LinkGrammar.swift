// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Links in texts: addresses with a scheme, host names, mail addresses.

internal import Foundation

enum LinkGrammar {
  private static let schemes = Pattern(
    #"(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.\-]*://|mailto:|tel:|sms:)[^\s<>"“”«»]+"#)
  private static let mail = Pattern(
    #"(?<![\p{L}\p{N}.!#$%&'*+/=?^_`{|}~\-])[\p{L}\p{N}!#$%&'*+=?^_`{|}~\-]+(?:\.[\p{L}\p{N}!#$%&'*+=?^_`{|}~\-]+)*@((?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]*[\p{L}\p{N}])?\.)+)([\p{L}]{2,})(?![\p{L}\p{N}])"#
  )
  private static let host = Pattern(
    #"(?<![\p{L}\p{N}@./\-_])((?:[\p{L}\p{N}](?:[\p{L}\p{N}\-]*[\p{L}\p{N}])?\.)+)(\p{L}{2,})(?![\p{L}\p{N}@\-_])(?::\d{1,5})?(?:[/?#][^\s<>"“”«»]*)?"#
  )

  /// The links within a range, mail addresses first where both fit.
  static func links(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    var found: [DetectedData] = []
    for match in schemes.matches(in: string, range) {
      guard let whole = match[0].map({ trimmed($0, of: text) }) else { continue }
      let written = text.substring(with: whole)
      // A scheme alone is no link.
      guard !written.hasSuffix("://"), !written.hasSuffix(":"), let url = address(written)
      else { continue }
      found.append(DetectedData(.link(url), at: whole))
    }
    for match in mail.matches(in: string, range) {
      guard let whole = match[0], let top = match[2], isTop(text.substring(with: top)),
        let url = address("mailto:" + text.substring(with: whole))
      else { continue }
      found.append(DetectedData(.link(url), at: whole))
    }
    for match in host.matches(in: string, range) {
      guard let whole = match[0].map({ trimmed($0, of: text) }), let top = match[2] else {
        continue
      }
      let written = text.substring(with: whole)
      guard isTop(text.substring(with: top)) || written.lowercased().hasPrefix("www."),
        let url = address("http://" + written)
      else { continue }
      found.append(DetectedData(.link(url), at: whole))
    }
    return found
  }

  /// The URL of a text, whose characters outside ASCII are escaped.
  private static func address(_ text: String) -> URL? { URL(string: text) }

  /// A range without the punctuation at its end that belongs to the sentence. A closing bracket stays if the link has
  /// its opening one.
  private static func trimmed(_ range: NSRange, of text: NSString) -> NSRange {
    var length = range.length
    let brackets: [UInt16: UInt16] = [0x29: 0x28, 0x5D: 0x5B, 0x7D: 0x7B]
    let ends: Set<UInt16> = Set(".,;:!?'’…*_~".utf16)
    while length > 0 {
      let last = text.character(at: range.location + length - 1)
      if let opening = brackets[last] {
        var balance = 0
        for index in range.location..<range.location + length {
          let unit = text.character(at: index)
          balance += unit == opening ? 1 : unit == last ? -1 : 0
        }
        guard balance < 0 else { break }
      } else if !ends.contains(last) {
        break
      }
      length -= 1
    }
    return NSRange(location: range.location, length: length)
  }

  /// Whether a word ends host names: a country's two letters, or a common domain.
  private static func isTop(_ word: String) -> Bool {
    let word = word.lowercased()
    return generic.contains(word) || countries.contains(word)
  }

  private static let generic: Set<String> = Set(
    """
    com net org edu gov mil int arpa info biz name pro aero coop museum mobi travel jobs cat tel asia post xxx app dev
    page web blog cloud shop store site online tech xyz club live news media agency design studio digital email games
    group guru life link network one photo photos space team today tools tv video website wiki work works world zone
    art bank bar beer book cafe city company consulting eco energy events family fashion film finance fit fun garden
    health help host house law love ltd market money music ninja pizza press pub rocks run school science services
    social solutions support systems taxi tips top town university vip wine
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let countries: Set<String> = {
    let codes = Locale.Region.isoRegions.map { $0.identifier.lowercased() }
    return Set(codes.filter { $0.count == 2 && $0.allSatisfy(\.isLetter) } + ["uk", "eu", "su"])
  }()
}
