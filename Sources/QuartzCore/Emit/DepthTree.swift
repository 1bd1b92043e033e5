// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Depth sorting by a binary space partition, in the order of Core Animation's (measured on Apple's films): pieces that
// overlap in a circle, and planes of the same depth that overlap among tilted ones.

internal import MicaRaster

/// Sorts pieces by a binary space partition.
///
/// - The first tilted piece of a list divides it by its plane, taken to be endless.
/// - Each side lists the pieces that the plane leaves whole, then the parts of those that it cuts.
/// - Pieces in the plane come right after the divider, in the layers' order.
/// - The side behind looks for its divider from the end of its list, the side in front from the start.
/// - A list without tilted pieces is drawn by depth, then in its order.
enum DepthTree {
  private enum Step {
    case sort([DepthPiece], fromEnd: Bool)
    case paint([DepthPiece])
  }

  /// Cuts at the most.
  private static let cutLimit = 65_536

  /// The pieces, cut further, from back to front; nil where that takes too many cuts.
  static func backToFront(_ pieces: [DepthPiece]) -> [DepthPiece]? {
    var result: [DepthPiece] = []
    var steps = [Step.sort(pieces, fromEnd: false)]
    var cuts = 0
    while let step = steps.popLast() {
      switch step {
      case .paint(let group):
        result += group
      case .sort(let group, let fromEnd):
        let place =
          fromEnd
          ? group.lastIndex { $0.isTilted } : group.firstIndex { $0.isTilted }
        guard let place else {
          result += DepthOrder.parallel(group)
          continue
        }
        let sides = Sides(of: group, dividedAt: place)
        cuts += sides.cuts
        if cuts > cutLimit { return nil }
        steps.append(.sort(sides.front, fromEnd: false))
        steps.append(.paint(sides.within))
        steps.append(.sort(sides.back, fromEnd: true))
      }
    }
    return result
  }
}

/// A list of pieces, divided by the plane of one of them.
private struct Sides {
  private(set) var back: [DepthPiece] = []
  private(set) var front: [DepthPiece] = []
  /// The divider, then the others in its plane.
  private(set) var within: [DepthPiece]
  private(set) var cuts = 0

  init(of group: [DepthPiece], dividedAt place: Int) {
    let divider = group[place]
    var coplanar: [DepthPiece] = []
    var (cutBack, cutFront): ([DepthPiece], [DepthPiece]) = ([], [])
    for (index, piece) in group.enumerated() where index != place {
      switch piece.side(of: divider, within: piece.polygon) {
      case .inFront, .apart: front.append(piece)
      case .coplanar: coplanar.append(piece)
      case .behind: back.append(piece)
      case .crossing(let line):
        let parts = piece.split(by: line)
        cuts += 1
        if let part = parts.0 { cutFront.append(part) }
        if let part = parts.1 { cutBack.append(part) }
      }
    }
    front += cutFront
    back += cutBack
    within = [divider] + DepthTree.inLayerOrder(coplanar)
  }
}

extension DepthTree {
  fileprivate static func inLayerOrder(_ pieces: [DepthPiece]) -> [DepthPiece] {
    pieces.indices.sorted { (pieces[$0].source, $0) < (pieces[$1].source, $1) }.map { pieces[$0] }
  }
}
