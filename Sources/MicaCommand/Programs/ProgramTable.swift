// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All programs, and finding one by name.

/// The programs that the command knows, in the order of `mica list`.
package enum ProgramTable {
  package static let all: [Program] = [
    .gradientView, .stickFigure, .voteButtons, .coreGraphics, .pushButton, .counterView,
    .hypnosisView, .roundCorners, .diagonalGradient, .locatedGradient, .cubes,
    .spring, .timingCurves,
    .replicatorRing, .reflectionView, .scrollLayer, .loadingDots, .emitterFountain,
    .textLayer, .richText, .layerLabel, .flo, .scripts, .textAttributes, .textAroundShape,
  ]

  /// The program of that name; throws the nearest names when there's none.
  package static func program(named name: String) throws(CommandError) -> Program {
    if let program = all.first(where: { $0.name == name }) { return program }
    throw .unknownProgram(name, nearest: NearestNames.find(name, among: all.map(\.name)))
  }
}

/// Names that someone may have meant.
package enum NearestNames {
  /// At most three names by edit distance, the nearest first; equals in their given order.
  package static func find(_ name: String, among names: [String]) -> [String] {
    let ranked = names.enumerated().map { (distance(name, $0.element), $0.offset, $0.element) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// Levenshtein's distance: how many characters to insert, remove or replace.
  package static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
