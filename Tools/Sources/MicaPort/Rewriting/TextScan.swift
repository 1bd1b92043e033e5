// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One pass over a file's bytes: its lines, where rules may have something to do, and modules that it needs besides.

/// What the bytes of a file tell without being parsed.
struct TextScan {
  /// The starts of lines.
  private let lineStarts: [Int]
  /// Where a rule's text stands, in order.
  private let marks: [Int]
  /// Modules that the file names something of without importing them: parts of Foundation that are modules of their own on
  /// Linux, and what UIKit shows on iOS.
  let modules: [String]

  /// Names by whose beginning a module is known, in the order of the imports.
  private static let moduleNames: [(module: String, triggers: [Trigger])] = [
    ("FoundationNetworking", FileRewriter.networkNames.map { Trigger($0, after: .anything) }),
    ("FoundationXML", [Trigger("XMLParser", after: .noWord)]),
    ("UserNotifications", ["UNUserNotificationCenter"]),
    // Foundation shows it on iOS.
    (
      "Observation",
      ["@Observable", "withObservationTracking"].map { Trigger($0, after: .noWord) }
    ),
    (
      "Security",
      ["kSec", "errSec", "SecItem", "SecRandomCopyBytes"].map { Trigger($0, after: .anything) }
    ),
    // A bridging header shows it to all files.
    (
      "CommonCrypto",
      ["CC_MD5", "CC_SHA", "CC_LONG", "CCCrypt", "CCHmac", "kCC"].map {
        Trigger($0, after: .noWord)
      }
    ),
    ("os", [Trigger("os_unfair_lock", after: .anything)]),
    (
      "Combine",
      ["ObservableObject", "AnyCancellable"].map { Trigger($0, after: .noWord) } + [
        Trigger("@Published", after: .anything)
      ]
    ),
  ]

  private enum Meaning {
    case mark
    case module(Int)
  }

  /// Triggers and what they mean, by their first byte.
  private static let table: [[(trigger: Trigger, meaning: Meaning)]] = {
    var table = [[(trigger: Trigger, meaning: Meaning)]](repeating: [], count: 256)
    func add(_ trigger: Trigger, _ meaning: Meaning) {
      if let first = trigger.text.first { table[Int(first)].append((trigger, meaning)) }
    }
    for trigger in RewriteRules.triggers { add(trigger, .mark) }
    for (index, row) in moduleNames.enumerated() {
      for trigger in row.triggers { add(trigger, .module(index)) }
    }
    return table
  }()

  init(of text: [UInt8]) {
    var lines = [0]
    var marks: [Int] = []
    var named = [Bool](repeating: false, count: Self.moduleNames.count)
    let table = Self.table
    text.withUnsafeBufferPointer { text in
      for place in text.indices {
        let byte = text[place]
        if byte == UInt8(ascii: "\n") {
          lines.append(place + 1)
          continue
        }
        for (trigger, meaning) in table[Int(byte)] where Self.stands(trigger, at: place, in: text) {
          switch meaning {
          case .mark: if marks.last != place { marks.append(place) }
          case .module(let index): named[index] = true
          }
        }
      }
    }
    (lineStarts, self.marks) = (lines, marks)
    modules = zip(Self.moduleNames, named).filter(\.1).map(\.0.module)
  }

  private static func stands(
    _ trigger: Trigger, at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard place + trigger.text.count <= text.count else { return false }
    for (index, byte) in trigger.text.enumerated() where text[place + index] != byte {
      return false
    }
    let follows = place > 0 && isWord(text[place - 1])
    return switch trigger.before {
    case .anything: true
    case .word: follows
    case .noWord: !follows
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (48...57).contains(byte) || (97...122).contains(byte | 32)
  }

  /// The line of a place, from 1.
  func line(at place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of a place in bytes, from 1.
  func column(at place: Int) -> Int { place - lineStarts[line(at: place) - 1] + 1 }

  /// Whether a rule may have something to do in a range.
  func hasMarks(in range: Range<Int>) -> Bool {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] < range.upperBound
  }
}
