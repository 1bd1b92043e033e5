// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Columns and rows of lazy grids.

/// A column of a vertical grid or a row of a horizontal one.
public struct GridItem: Equatable, Sendable {
  /// The length across the grid's axis.
  public enum Size: Equatable, Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The distance to the next one; 8 points where it is nil.
  public var spacing: CGFloat?
  /// The position of the views in their cells; nil for the grid's.
  public var alignment: Alignment?

  /// A column or row, flexible unless said otherwise.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }

  /// The columns in a breadth.
  ///
  /// Fixed ones take their length first. The others get equal shares of what is left, one after the other, within their bounds; an
  /// adaptive one fills its share with as many columns as fit.
  static func columns(
    _ items: [GridItem], _ breadth: CGFloat, _ alignment: Alignment, _ axis: Axis
  ) -> [LazyColumn] {
    guard !items.isEmpty else { return [LazyColumn(start: 0, length: breadth)] }
    var gaps: CGFloat = 0
    for item in items.dropLast() { gaps += item.spacing ?? 8 }
    var rest = breadth - gaps
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= max(0, length) } else { open += 1 }
    }
    var columns: [LazyColumn] = []
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = item.spacing ?? 8
      switch item.size {
      case .fixed(let length):
        columns.append(
          LazyColumn(start: position, length: max(0, length), alignment: item.alignment))
        position += max(0, length)
      case .flexible(let least, let most):
        let share = max(0, rest / CGFloat(max(1, open)))
        let length = min(max(share, least), max(least, most))
        columns.append(LazyColumn(start: position, length: length, alignment: item.alignment))
        position += length
        rest -= length
        open -= 1
      case .adaptive(let least, let most):
        let share = max(0, rest / CGFloat(max(1, open)))
        let smallest = max(1, least)
        let fitting = max(1, min(10_000, Int(((share + gap) / (smallest + gap)).rounded(.down))))
        let even = (share - CGFloat(fitting - 1) * gap) / CGFloat(fitting)
        let length = min(max(even, least), max(least, most))
        for number in 0..<fitting {
          columns.append(LazyColumn(start: position, length: length, alignment: item.alignment))
          position += length
          if number < fitting - 1 { position += gap }
        }
        rest -= share
        open -= 1
      }
      if index < items.count - 1 { position += gap }
    }
    // Columns that don't fill the breadth lie by the grid's alignment.
    let own = ViewDimensions(
      axis == .vertical ? CGSize(width: position, height: 0) : CGSize(width: 0, height: position))
    let whole = ViewDimensions(
      axis == .vertical ? CGSize(width: breadth, height: 0) : CGSize(width: 0, height: breadth))
    let shift =
      axis == .vertical
      ? whole[alignment.horizontal] - own[alignment.horizontal]
      : whole[alignment.vertical] - own[alignment.vertical]
    for index in columns.indices { columns[index].start += shift }
    return columns
  }
}
