// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Depth sorting, the hard case: pieces that overlap in a circle, so that none is behind all others.
// Each is compared with the first one's plane, taken to be endless, and cut by it if need be.

internal import MicaRaster

/// Sorts pieces by a binary space partition.
enum DepthTree {
  private enum Step {
    case sort([DepthPiece])
    case paint(DepthPiece)
  }

  /// Cuts at the most.
  private static let cutLimit = 65_536

  /// The pieces, cut further, from back to front.
  static func backToFront(_ pieces: [DepthPiece]) -> [DepthPiece] {
    var result: [DepthPiece] = []
    var steps = [Step.sort(pieces)]
    var cuts = 0
    while let step = steps.popLast() {
      switch step {
      case .paint(let piece):
        result.append(piece)
      case .sort(let group):
        guard let base = group.first else { continue }
        var (back, front): ([DepthPiece], [DepthPiece]) = ([], [])
        for piece in group.dropFirst() {
          switch piece.side(of: base, within: piece.polygon) {
          case .inFront, .coplanar, .apart: front.append(piece)
          case .behind: back.append(piece)
          case .crossing(let line):
            let parts = cuts < cutLimit ? piece.split(by: line) : (piece, nil)
            cuts += 1
            if let part = parts.0 { front.append(part) }
            if let part = parts.1 { back.append(part) }
          }
        }
        steps.append(.sort(front))
        steps.append(.paint(base))
        steps.append(.sort(back))
      }
    }
    if cuts > cutLimit { Unsupported.note("depth sorting of very many planes that cross") }
    return result
  }
}
