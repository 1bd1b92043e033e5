// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The vote buttons' geometry (seeds C): widths, gap, outlines.

import TestScenes
import Testing
import UIKit

@testable import VoteButtons

@Suite(.ownProgram)
struct VoteGeometryTests {
  private let metrics = VoteMetrics()
  private let shares: [CGFloat] = [0, 0.00001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99999, 1]

  @Test func defaultsAreTheSeeds() {
    #expect(metrics.totalWidth == 343)
    #expect(metrics.startHeight == 72)
    #expect(metrics.completedHeight == 48)
    #expect(metrics.slantAngle == 70)
    #expect(metrics.space == 4)
    #expect(metrics.smallRadius == 8)
    #expect(metrics.bigRadius == 8)
    #expect(metrics.borderWidth == 12)
    #expect(metrics.middleWidth == 120)
  }

  @Test func widthsFollowTheFormula() {
    // 48 / tan 70° = 17.470571245…
    let lean: CGFloat = 17.470571245
    #expect(abs(metrics.lean(height: 48) - lean) < 1e-8)
    #expect(abs(metrics.width(share: 0.7, height: 48) - (343 * 0.7 + lean / 2 - 2)) < 1e-8)
    #expect(abs(metrics.width(share: 0.5, height: 48) - (343 * 0.5 + lean / 2 - 2)) < 1e-8)
    #expect(abs(metrics.minimumWidth(height: 48) - (lean + 24 + 2)) < 1e-8)
  }

  @Test func noVotesHaveNoWidthAndAllHaveTheWhole() {
    #expect(metrics.width(share: 0, height: 48) == 0)
    #expect(metrics.width(share: 1, height: 48) == 343)
  }

  @Test func aTinyShareKeepsTheMinimumWidth() {
    let least = metrics.minimumWidth(height: 48)
    #expect(metrics.width(share: 0.00001, height: 48) == least)
    let lean = metrics.lean(height: 48)
    #expect(abs(metrics.width(share: 0.99999, height: 48) - (343 - least + lean - 4)) < 1e-9)
  }

  @Test func theGapIsTheSpaceForEveryShare() {
    for share in shares where share > 0 && share < 1 {
      let left = metrics.width(share: share, height: 48)
      let right = metrics.width(share: 1 - share, height: 48)
      let seam = 343 - right - (left - metrics.lean(height: 48))
      #expect(abs(seam - 4) < 1e-9, "share \(share)")
    }
  }

  @Test func allShapesOfAVoteHaveTheSameSteps() throws {
    for side in [VoteSide.left, .right] {
      for share in shares {
        let shapes = metrics.shapes(of: side, share: share)
        #expect(shapes.count == 3)
        let kinds = shapes.flatMap { shape in
          [PathElements(shape.fillPath).kinds, PathElements(shape.borderPath).kinds]
        }
        #expect(Set(kinds).count == 1, "\(side), share \(share): \(kinds)")
        #expect(kinds[0].filter { $0 == "C" }.count == 6)
        #expect(kinds[0].last == "Z")
      }
    }
  }

  @Test func shapesStayEqualInStepsUnderOtherMeasures() {
    var other = VoteMetrics()
    for angle: CGFloat in [30, 45, 90] {
      for border: CGFloat in [0, 2, 16, 60] {
        other.slantAngle = angle
        other.borderWidth = border
        for share in shares {
          let shapes = other.shapes(of: .left, share: share)
          let kinds = Set(shapes.map { PathElements($0.borderPath).kinds })
          #expect(kinds.count == 1, "angle \(angle), border \(border), share \(share)")
        }
      }
    }
  }

  @Test func outlinesReachTheirOuterEdgesAndStayInside() {
    for side in [VoteSide.left, .right] {
      for share in shares where share > 0 {
        for shape in metrics.shapes(of: side, share: share) {
          let box = shape.fillPath.boundingBoxOfPath
          let frame = CGRect(origin: .zero, size: shape.size)
          #expect(frame.insetBy(dx: -1e-3, dy: -1e-3).contains(box), "\(side) \(share)")
          #expect(abs(box.height - frame.height) < 1e-9)
          let outer = side == .left ? box.minX : frame.maxX - box.maxX
          #expect(abs(outer) < 1e-3, "\(side) \(share)")
        }
      }
    }
  }

  @Test func theRightButtonIsTheLeftOneTurned() {
    let left = metrics.startShape(of: .left)
    let right = metrics.startShape(of: .right)
    for x in stride(from: CGFloat(0.5), to: left.size.width, by: 3) {
      for y in stride(from: CGFloat(0.5), to: left.size.height, by: 3) {
        let point = CGPoint(x: x, y: y)
        let turned = CGPoint(x: left.size.width - x, y: left.size.height - y)
        #expect(left.fillPath.contains(point) == right.fillPath.contains(turned))
      }
    }
  }

  @Test func theWinnerOfAllVotesHasTwoRoundCaps() {
    for side in [VoteSide.left, .right] {
      let shape = metrics.shapes(of: side, share: 1)[2]
      #expect(shape.size == CGSize(width: 343, height: 48))
      let capsule = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 343, height: 48), cornerWidth: 24,
        cornerHeight: 24, transform: nil)
      for x in stride(from: CGFloat(0.25), to: 343, by: 1.5) {
        for y in stride(from: CGFloat(0.25), to: 48, by: 1.5) {
          let point = CGPoint(x: x, y: y)
          if abs(hypot(abs(x - 171.5) - 147.5, y - 24) - 24) < 0.02 { continue }
          #expect(shape.fillPath.contains(point) == capsule.contains(point))
        }
      }
    }
  }

  @Test func theLoserOfAllVotesIsPushedOutPastItsOuterEdge() {
    let left = metrics.shapes(of: .left, share: 0)[2]
    #expect(left.size == CGSize(width: 0, height: 48))
    #expect(left.fillPath.boundingBoxOfPath.maxX <= 1e-9)
    let right = metrics.shapes(of: .right, share: 0)[2]
    #expect(right.size == CGSize(width: 0, height: 48))
    #expect(right.fillPath.boundingBoxOfPath.minX >= -1e-9)
  }

  @Test func theBorderLiesHalfItsWidthInside() throws {
    let shape = metrics.startShape(of: .left)
    let box = shape.borderPath.boundingBoxOfPath
    #expect(abs(box.minX - 6) < 1e-3)
    #expect(abs(box.minY - 6) < 1e-9)
    #expect(abs(box.maxY - 66) < 1e-9)
  }
}
