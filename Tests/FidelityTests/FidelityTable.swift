// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Docs/fidelity.md: one row of scores for each of Apple's pictures, written and read back.

import Foundation
import MicaCompare

/// One row of the table. Scores are kept as they are printed.
struct FidelityRow: Equatable {
  var picture: String
  var kind: String
  /// Shares in 1/100 000, rounded down; nil where nothing was drawn.
  var scores: Scores?
  var reached: String
  var remark: String

  struct Scores: Equatable {
    var within2: Int
    var greatest: Int
    var perceptual: Int
    var edges: Int
    /// In 1/100 level, rounded up.
    var boxes: Int
  }
}

extension FidelityRow {
  /// `remark` says what differs where the goal is not reached.
  init(_ scene: ReferenceScene, _ score: PictureScore?, remark: String) {
    picture = scene.picture
    kind = scene.kind.rawValue
    guard let score else {
      scores = nil
      reached = "no"
      self.remark = remark
      return
    }
    func share(_ value: Double) -> Int { Int((value * 100_000).rounded(.down)) }
    scores = Scores(
      within2: share(score.within2), greatest: score.greatest,
      perceptual: share(score.perceptual), edges: share(score.edges),
      boxes: Int((score.boxes * 100).rounded(.up)))
    let passes =
      switch scene.kind {
      case .geometry, .views: score.isFaithful
      case .gradient: score.boxes <= 1.5
      case .resized, .palette: score.perceptual >= 0.985
      case .shape: score.edges >= 0.95
      }
    reached = passes ? "yes" : "no"
    self.remark = passes ? "" : remark
  }

  /// What is worse than in an older row.
  func falls(below older: FidelityRow) -> [String] {
    guard let old = older.scores else { return [] }
    guard let new = scores else { return ["is not drawn any more"] }
    var result: [String] = []
    if new.within2 < old.within2 { result.append("T0 share") }
    if new.greatest > old.greatest { result.append("greatest difference") }
    if new.perceptual < old.perceptual { result.append("T1") }
    if new.edges < old.edges { result.append("T2") }
    if new.boxes > old.boxes { result.append("boxes") }
    return result
  }

  var line: String {
    func share(_ value: Int) -> String {
      "\(value / 100_000)." + String(String(100_000 + value % 100_000).dropFirst())
    }
    let cells =
      if let scores {
        [
          share(scores.within2), "\(scores.greatest)", share(scores.perceptual),
          share(scores.edges),
          "\(scores.boxes / 100)." + String(String(100 + scores.boxes % 100).dropFirst()),
        ]
      } else {
        [String](repeating: "–", count: 5)
      }
    return "| " + ([picture, kind] + cells + [reached, remark]).joined(separator: " | ") + " |"
  }

  /// A row of the table; nil for any other line.
  init?(line: String) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 9, cells[0].hasSuffix(".png") else { return nil }
    picture = cells[0]
    kind = cells[1]
    reached = cells[7]
    remark = cells[8]
    func digits(_ cell: String) -> Int? { Int(cell.replacingOccurrences(of: ".", with: "")) }
    guard let within2 = digits(cells[2]), let greatest = digits(cells[3]),
      let perceptual = digits(cells[4]), let edges = digits(cells[5]), let boxes = digits(cells[6])
    else { return }
    scores = Scores(
      within2: within2, greatest: greatest, perceptual: perceptual, edges: edges, boxes: boxes)
  }
}

/// The page that the rows stand in.
struct FidelityTable {
  var rows: [FidelityRow]

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/fidelity.md")

  init(rows: [FidelityRow]) { self.rows = rows }

  init(page: String) {
    rows = page.split(separator: "\n").compactMap { FidelityRow(line: String($0)) }
  }

  var page: String {
    let reached = rows.filter { $0.reached == "yes" }.count
    return """
      # Fidelity

      Pictures that Apple's frameworks rendered, drawn again from their scenes by Mica's public API.
      Written by the fidelity tests with `MICA_RECORD=1`; they fail when a score falls.

      - **≤ 2** share of pixels whose bytes are all within two levels; **greatest** difference of a byte.
      - **T1** share of pixels with ΔE94 ≤ 3, alpha included; **T2** the same over pixels that differ from
        a neighbour in Apple's picture.
      - **boxes** greatest difference between means of 4×4 pixels, in levels.
      - **reached**: geometry, ≤ 2 levels on 99.5 % and ≤ 8 on all pixels; gradients, which Apple dithers,
        boxes within 1.5 levels; resized images, T1 of 0.985; views, as geometry outside of texts and
        symbols; shapes of controls in pictures that were made grey, T2 of 0.95; pictures that an optimiser has
        reduced to 16 colours (kind palette), T1 of 0.985 after ours is reduced to the same colours.

      \(reached) of \(rows.count) reach their goal.

      | picture | kind | ≤ 2 | greatest | T1 | T2 | boxes | reached | remark |
      |---|---|---|---|---|---|---|---|---|
      \(rows.map(\.line).joined(separator: "\n"))

      """
  }
}
