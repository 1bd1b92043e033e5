// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dashes, and paths made from strokes.

import CoreGraphics
import MicaRaster
import TestWork
import Testing

@Suite struct StrokeTests {
  @Test func dashesAreInUserSpace() throws {
    let context = try #require(bitmap(width: 12, height: 2))
    context.scaleBy(x: 2, y: 1)
    context.setLineDash(phase: 0.5, lengths: [1, 1])
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 1))
    context.addLine(to: CGPoint(x: 6, y: 1))
    context.strokePath()
    let image = try #require(context.makeImage())
    let row = (0..<12).map { image.pixmap[$0, 0].w }
    #expect(row == [255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test func uselessDashesLeaveTheLineSolid() throws {
    for lengths in [[], [0, 0], [-1, 2], [.nan]] as [[CGFloat]] {
      let context = try #require(bitmap(width: 4, height: 1))
      context.setLineDash(phase: 0, lengths: lengths)
      context.move(to: CGPoint(x: 0, y: 0.5))
      context.addLine(to: CGPoint(x: 4, y: 0.5))
      context.strokePath()
      let image = try #require(context.makeImage())
      #expect((0..<4).allSatisfy { image.pixmap[$0, 0].w == 255 })
    }
  }

  /// Dashes are cut where they can be seen, in their phase, however far away the path starts.
  @Test func endlessLinesAreDashedWhereTheyAreSeen() throws {
    let context = try #require(bitmap(width: 100, height: 9))
    context.setLineWidth(1)
    context.setLineDash(phase: 5, lengths: [10, 10])
    for (y, start) in [(1.5, -1e7), (4.5, -2e9)] {
      context.move(to: CGPoint(x: start, y: y))
      context.addLine(to: CGPoint(x: 1e7, y: y))
      context.strokePath()
    }
    context.setLineDash(phase: 0, lengths: [10, 10])
    context.move(to: CGPoint(x: 1e7, y: 7.5))
    context.addLine(to: CGPoint(x: -1e7, y: 7.5))
    context.strokePath()
    let image = try #require(context.makeImage())
    for x in 0..<100 {
      // Both starts are whole periods away from x = 0.
      #expect(image.pixmap[x, 7].w == ((x + 5) % 20 < 10 ? 255 : 0), "\(x)")
      #expect(image.pixmap[x, 4].w == ((x + 5) % 20 < 10 ? 255 : 0), "\(x)")
      #expect(image.pixmap[x, 1].w == ((x + 10) % 20 < 10 ? 255 : 0), "\(x)")
    }
  }

  /// The shadow of what lies beside the surface falls onto it.
  @Test func dashesOutsideCastTheirShadows() throws {
    let context = try #require(bitmap(width: 20, height: 5))
    context.setShadow(
      offset: CGSize(width: 0, height: -1e4), blur: 0,
      color: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.setLineDash(phase: 0, lengths: [5, 5])
    context.move(to: CGPoint(x: -1e6, y: 10_002.5))
    context.addLine(to: CGPoint(x: 1e6, y: 10_002.5))
    context.strokePath()
    let image = try #require(context.makeImage())
    #expect((0..<20).allSatisfy { image.pixmap[$0, 2].w == ($0 % 10 < 5 ? 255 : 0) })
  }

  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 5))
    return path
  }

  @Test func strokedCopyIsTheStrokesOutline() {
    let butt = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.boundingBoxOfPath == CGRect(x: 1, y: 4, width: 8, height: 2))
    let square = line.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(square.boundingBoxOfPath == CGRect(x: 1, y: 4, width: 18, height: 2))
    #expect(
      line.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
  }

  @Test func dashedCopyHasAMoveForEachDash() {
    let dashed = line.copy(dashingWithPhase: 0, lengths: [2, 1])
    var moves: [CGFloat] = []
    dashed.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { moves.append(element.pointee.points[0].x) }
    }
    #expect(moves == [1, 4, 7])
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  /// Only the dashes about the point matter: a path of a million was cut, stroked and walked through whole.
  @Test func pointsInLongDashedStrokesAreFoundAtOnce() throws {
    let context = try #require(bitmap(width: 10, height: 10))
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [2, 1])
    context.move(to: CGPoint(x: 0, y: 5))
    context.addCurve(
      to: CGPoint(x: 9_000_000, y: 5), control1: CGPoint(x: 3_000_000, y: 5),
      control2: CGPoint(x: 6_000_000, y: 5))
    let seconds = work {
      for x in stride(from: 0.0, to: 30, by: 3) {
        #expect(context.pathContains(CGPoint(x: x + 1, y: 6.5), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: x + 2.5, y: 6.5), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: x + 1, y: 7.5), mode: .stroke))
      }
    }
    #expect(seconds < 1)
  }

  @Test func contextsPathBecomesItsStroke() throws {
    let context = try #require(bitmap(width: 10, height: 10))
    context.setLineWidth(4)
    context.addPath(line)
    #expect(context.pathContains(CGPoint(x: 5, y: 6.5), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 5, y: 7.5), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 5, y: 6.5), mode: .fill))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 3, width: 8, height: 4))
    context.fillPath()
    let image = try #require(context.makeImage())
    #expect(image.pixmap[5, 5].w == 255)
    #expect(image.pixmap[5, 1].w == 0)
  }
}
