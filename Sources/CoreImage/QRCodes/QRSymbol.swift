// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A QR symbol: function patterns, codewords, the mask that is easiest to read (ISO/IEC 18004, 7.7 to 7.10).

/// The modules of a QR symbol.
struct QRSymbol {
  private(set) var side: Int
  /// Row by row from the top; true is dark.
  private(set) var modules: [Bool]
  private var isFunction: [Bool]

  /// The smallest symbol of a message; nil for one that is too long.
  init?(_ message: [UInt8], _ level: QRCorrectionLevel) {
    guard let message = QRMessage(message, level) else { return nil }
    side = message.version.side
    modules = Array(repeating: false, count: side * side)
    isFunction = modules
    drawFunctions(message.version)
    drawFormat(level, mask: 0)
    place(message.codewords)
    let unmasked = self
    var best: (symbol: QRSymbol, penalty: Int)?
    for mask in 0..<8 {
      var symbol = unmasked
      symbol.apply(mask)
      symbol.drawFormat(level, mask: mask)
      let penalty = symbol.penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (symbol, penalty) }
    }
    if let best { self = best.symbol }
  }

  subscript(x: Int, y: Int) -> Bool { modules[y * side + x] }

  // MARK: Function patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < side, y < side else { return }
    modules[y * side + x] = isDark
    isFunction[y * side + x] = true
  }

  private mutating func drawFunctions(_ version: QRVersion) {
    for place in 0..<side {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = version.alignmentPlaces
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        // Finder patterns have three of the corners.
        let last = places.count - 1
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawVersion(version)
  }

  private mutating func drawVersion(_ version: QRVersion) {
    guard version.number >= 7 else { return }
    var rest = version.number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11 * 0x1F25) }
    let bits = version.number << 12 | rest
    for place in 0..<18 {
      let isDark = bits >> place & 1 != 0
      let (a, b) = (side - 11 + place % 3, place / 3)
      set(a, b, isDark)
      set(b, a, isDark)
    }
  }

  private mutating func drawFormat(_ level: QRCorrectionLevel, mask: Int) {
    let data = level.formatBits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9 * 0x537) }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 != 0 }
    for place in 0...5 { set(8, place, bit(place)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for place in 9..<15 { set(14 - place, 8, bit(place)) }
    for place in 0..<8 { set(side - 1 - place, 8, bit(place)) }
    for place in 8..<15 { set(8, side - 15 + place, bit(place)) }
    set(8, side - 8, true)
  }

  // MARK: Codewords

  /// Fills what is free in columns of two, from the right, up and down in turn.
  private mutating func place(_ codewords: [UInt8]) {
    var next = 0
    var isUpward = true
    var right = side - 1
    while right > 0 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        let y = isUpward ? side - 1 - step : step
        for x in [right, right - 1] where !isFunction[y * side + x] && next < codewords.count * 8 {
          modules[y * side + x] = codewords[next / 8] >> (7 - next % 8) & 1 != 0
          next += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFunction[y * side + x] {
        let isInverted =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isInverted { modules[y * side + x].toggle() }
      }
    }
  }

  // MARK: Penalty

  /// How hard the symbol is to read: runs, blocks, what resembles finder patterns, and too much of one colour.
  private var penalty: Int {
    var sum = 0
    for line in 0..<side {
      sum += linePenalty { modules[line * side + $0] } + linePenalty { modules[$0 * side + line] }
    }
    for y in 0..<side - 1 {
      for x in 0..<side - 1 {
        let color = self[x, y]
        if self[x + 1, y] == color, self[x, y + 1] == color, self[x + 1, y + 1] == color {
          sum += 3
        }
      }
    }
    let dark = modules.reduce(0) { $0 + ($1 ? 1 : 0) }
    let total = side * side
    return sum + abs(dark * 20 - total * 10) / total * 10
  }

  private func linePenalty(_ module: (Int) -> Bool) -> Int {
    // Light and dark runs in turn. The first and the last are light and hold what is beyond the symbol.
    var runs = [side]
    var isDark = false
    for place in 0..<side {
      if module(place) != isDark {
        runs.append(0)
        isDark.toggle()
      }
      runs[runs.count - 1] += 1
    }
    if isDark { runs.append(0) }
    runs[runs.count - 1] += side
    var sum = 0
    for (place, length) in runs.enumerated() {
      let isOutside = place == 0 || place == runs.count - 1
      let length = isOutside ? length - side : length
      if length >= 5 { sum += length - 2 }
    }
    for start in stride(from: 1, to: runs.count - 5, by: 2) {
      sum += Self.finderPenalty(runs[start - 1...start + 5])
    }
    return sum
  }

  /// 40 for a light run of four units before dark and light runs of 1 : 1 : 3 : 1 : 1 units, and 40 for one behind them.
  private static func finderPenalty(_ runs: ArraySlice<Int>) -> Int {
    let runs = Array(runs)
    let unit = runs[1]
    guard runs[2] == unit, runs[3] == unit * 3, runs[4] == unit, runs[5] == unit else { return 0 }
    let (before, behind) = (runs[0] / unit, runs[6] / unit)
    return (before >= 4 && behind >= 1 ? 40 : 0) + (behind >= 4 && before >= 1 ? 40 : 0)
  }
}
