// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture's colours → the at most 256 that a GIF frame can have.

internal import MicaRaster

/// A palette and the picture's pixels as numbers of its colours.
///
/// Pictures of at most 256 colours keep every one; others get the means of boxes into which their
/// colours fall (median cut), without dithering. Pixels of less than half alpha become nothing.
struct GIFPalette {
  /// 0xRRGGBB each.
  private(set) var colors: [Int] = []
  /// The number that stands for nothing; nil where every pixel is kept.
  private(set) var transparent: Int?
  /// A number for each pixel, rows top to bottom.
  private(set) var indices: [UInt8]

  init(_ pixmap: Pixmap) {
    let straight = pixmap.straightBytes()
    indices = [UInt8](repeating: 0, count: pixmap.width * pixmap.height)
    let hasHoles = stride(from: 3, to: straight.count, by: 4).contains { straight[$0] < 128 }
    let room = hasHoles ? 255 : 256
    if let exact = Self.distinctColors(straight, atMost: room) {
      colors = exact
      let numbers = Dictionary(uniqueKeysWithValues: exact.enumerated().map { ($1, UInt8($0)) })
      assign(straight) { numbers[$0] ?? 0 }
    } else {
      let cut = MedianCut(straight, count: room)
      colors = cut.colors
      assign(straight) { cut.numbers[MedianCut.cell($0)] }
    }
    if hasHoles {
      transparent = colors.count
      colors.append(0)
    }
    for i in indices.indices where straight[i * 4 + 3] < 128 {
      indices[i] = UInt8(transparent ?? 0)
    }
  }

  /// Neighbours often share a colour, so the last number is tried first.
  private mutating func assign(_ straight: [UInt8], number: (Int) -> UInt8) {
    var (last, lastNumber) = (-1, 0 as UInt8)
    for i in indices.indices {
      let color = Self.color(straight, i)
      if color != last { (last, lastNumber) = (color, number(color)) }
      indices[i] = lastNumber
    }
  }

  fileprivate static func color(_ straight: [UInt8], _ i: Int) -> Int {
    Int(straight[i * 4]) << 16 | Int(straight[i * 4 + 1]) << 8 | Int(straight[i * 4 + 2])
  }

  /// The colours in the order of their first pixels; nil where there are more.
  private static func distinctColors(_ straight: [UInt8], atMost limit: Int) -> [Int]? {
    var list: [Int] = []
    var seen: Set<Int> = []
    var last = -1
    for i in 0..<straight.count / 4 where straight[i * 4 + 3] >= 128 {
      let color = color(straight, i)
      if color == last { continue }
      last = color
      if seen.insert(color).inserted {
        list.append(color)
        if list.count > limit { return nil }
      }
    }
    return list
  }
}

/// Heckbert's median cut over colours of 5 bits a component.
private struct MedianCut {
  private(set) var colors: [Int] = []
  /// The colour's number for each of the 32 768 cells.
  private(set) var numbers = [UInt8](repeating: 0, count: 1 << 15)

  /// What is known of the pixels in a cell.
  private struct Cell {
    var place: Int
    var count = 0
    var sums = SIMD3<Int>(repeating: 0)

    /// 0 ... 31 by component: 0 red, 1 green, 2 blue.
    func level(_ component: Int) -> Int { place >> (10 - component * 5) & 31 }
  }

  static func cell(_ color: Int) -> Int {
    (color >> 19) << 10 | (color >> 11 & 31) << 5 | (color >> 3 & 31)
  }

  init(_ straight: [UInt8], count: Int) {
    var cells = (0..<1 << 15).map { Cell(place: $0) }
    for i in 0..<straight.count / 4 where straight[i * 4 + 3] >= 128 {
      let place = Self.cell(GIFPalette.color(straight, i))
      cells[place].count += 1
      cells[place].sums &+= SIMD3(
        Int(straight[i * 4]), Int(straight[i * 4 + 1]), Int(straight[i * 4 + 2]))
    }
    var boxes = [Box(cells.filter { $0.count > 0 })]
    // The box where a cut helps the most pixels most, while there is one of more than one cell.
    while boxes.count < count,
      let index = boxes.indices.max(by: { boxes[$0].gain < boxes[$1].gain }), boxes[index].gain > 0
    {
      let (low, high) = boxes[index].split()
      boxes[index] = low
      boxes.append(high)
    }
    for (number, box) in boxes.enumerated() {
      colors.append(box.mean)
      for cell in box.cells { numbers[cell.place] = UInt8(number) }
    }
  }

  /// Neighbouring cells that share a colour.
  private struct Box {
    let cells: [Cell]
    let count: Int
    /// The component in which the box is widest.
    let component: Int
    /// The pixels times that width; 0 for a box of one cell.
    let gain: Int

    init(_ cells: [Cell]) {
      self.cells = cells
      count = cells.reduce(0) { $0 + $1.count }
      let widths = (0..<3).map { component in
        let levels = cells.lazy.map { $0.level(component) }
        return (levels.max() ?? 0) - (levels.min() ?? 0)
      }
      component = (0..<3).max { widths[$0] < widths[$1] } ?? 0
      gain = count * widths[component]
    }

    /// 0xRRGGBB.
    var mean: Int {
      let sums = cells.reduce(SIMD3<Int>(repeating: 0)) { $0 &+ $1.sums }
      let pixels = max(1, count)
      return (0..<3).reduce(0) { $0 << 8 | (sums[$1] + pixels / 2) / pixels }
    }

    /// Two boxes of about as many pixels, neither empty.
    func split() -> (Box, Box) {
      let sorted = cells.sorted {
        ($0.level(component), $0.place) < ($1.level(component), $1.place)
      }
      var seen = 0
      let middle = sorted.firstIndex { cell in
        seen += cell.count
        return seen > count / 2
      }
      let cut = min(max(1, middle ?? 1), sorted.count - 1)
      return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
    }
  }
}
