// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The numbers of ISO/IEC 18004 that depend on a symbol's version and its level of error correction.

/// How much of a QR symbol can be lost.
enum QRCorrectionLevel: Int, CaseIterable {
  /// 7, 15, 25 and 30 % of the codewords.
  case low, medium, quartile, high

  /// A level by its letter: L, M, Q or H.
  init?(_ letter: String) {
    guard let place = ["L", "M", "Q", "H"].firstIndex(of: letter) else { return nil }
    self.init(rawValue: place)
  }

  /// The two bits of the format information.
  var formatBits: Int { [1, 0, 3, 2][rawValue] }
}

/// The size of a QR symbol, 1 ... 40.
struct QRVersion {
  static let all = 1...40

  let number: Int

  /// Modules on each side.
  var side: Int { number * 4 + 17 }

  /// The middles of alignment patterns along each side.
  var alignmentPlaces: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { side - 7 - $0 * step }
  }

  /// Bits that are left beside the function patterns.
  var dataModules: Int {
    var count = (16 * number + 128) * number + 64
    if number > 1 {
      let marks = number / 7 + 2
      count -= (25 * marks - 10) * marks - 55
      if number > 6 { count -= 36 }
    }
    return count
  }

  /// Codewords of both kinds.
  var codewords: Int { dataModules / 8 }

  /// Codewords of error correction in each block.
  func correctionCodewords(_ level: QRCorrectionLevel) -> Int {
    Self.correction[level.rawValue][number - 1]
  }

  /// How many blocks the message is divided into.
  func blocks(_ level: QRCorrectionLevel) -> Int { Self.blockCounts[level.rawValue][number - 1] }

  /// Codewords of the message.
  func messageCodewords(_ level: QRCorrectionLevel) -> Int {
    codewords - correctionCodewords(level) * blocks(level)
  }

  private static let correction = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blockCounts = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
