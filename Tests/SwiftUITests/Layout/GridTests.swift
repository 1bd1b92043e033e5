// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// `ViewThatFits` and `Grid` (FACTS_SWIFTUI d.12, d.13).
@MainActor
struct GridTests {
  @Test func theFirstViewThatFitsIsShown() {
    // d.12
    let view = ViewThatFits {
      box.frame(width: 100, height: 10)
      box.frame(width: 60, height: 20)
      box.frame(width: 30, height: 30)
    }
    #expect(Shown(100, 50, view).frames.map(\.width) == [100])
    #expect(Shown(99, 50, view).frames.map(\.width) == [60])
    #expect(Shown(99, 15, view).frames.map { $0.width.rounded() } == [30])
    #expect(Shown(10, 10, view).frames.map(\.width) == [30])
    #expect(size(70, 70, view) == CGSize(width: 60, height: 20))
  }

  @Test func onlyTestedAxesCount() {
    // d.12
    let view = ViewThatFits(in: .horizontal) {
      box.frame(width: 60, height: 100)
      box.frame(width: 30, height: 10)
    }
    #expect(Shown(70, 20, view).frames.map(\.width) == [60])
    // The ideal size decides; what is shown is offered all.
    let flexible = ViewThatFits(in: .horizontal) {
      box.frame(idealWidth: 80); box.frame(idealWidth: 20)
    }
    #expect(Shown(50, 20, flexible).frames.map(\.width) == [50])
  }

  @Test func theChoiceFollowsTheSize() {
    let shown = Shown(
      100, 50,
      ViewThatFits {
        box.frame(width: 80, height: 10); box.frame(width: 30, height: 10)
      })
    shown.view.frame.size.width = 50
    shown.update()
    #expect(shown.frames == [CGRect(x: 10, y: 20, width: 30, height: 10)])
    shown.view.frame.size.width = 90
    shown.update()
    #expect(shown.frames == [CGRect(x: 5, y: 20, width: 80, height: 10)])
  }

  @Test func columnsAreAsWideAsTheirWidestView() {
    // d.13: eight points between columns and between rows.
    let grid = Shown(
      200, 100,
      Grid(alignment: .topLeading) {
        GridRow {
          box.frame(width: 10, height: 10); box.frame(width: 30, height: 20)
        }
        GridRow {
          box.frame(width: 40, height: 5); box.frame(width: 20, height: 5)
        }
      })
    let origin = grid.frames[0].origin
    let starts = grid.frames.map {
      CGPoint(x: ($0.minX - origin.x).rounded(), y: ($0.minY - origin.y).rounded())
    }
    #expect(
      starts == [
        CGPoint(x: 0, y: 0), CGPoint(x: 48, y: 0), CGPoint(x: 0, y: 28), CGPoint(x: 48, y: 28),
      ])
  }

  @Test func viewsLieInTheMiddleOfTheirCells() {
    // d.13
    let grid = Shown(
      70, 20,
      Grid(horizontalSpacing: 0) {
        GridRow {
          box.frame(width: 10, height: 10); box.frame(width: 30, height: 20)
        }
        GridRow {
          box.frame(width: 40, height: 0)
        }
      })
    #expect(grid.frames[0].minX == 15)
    #expect(grid.frames[0].midY == grid.frames[1].midY)
  }

  @Test func flexibleColumnsShareWhatOthersLeave() {
    // d.13
    let grid = Shown(
      100, 40,
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box.frame(width: 20); box; box
        }
        GridRow {
          box; box; box
        }
      })
    #expect(grid.frames[1].width == grid.frames[2].width)
    #expect(grid.frames[0].height == 20)
    #expect(grid.frames[5].maxX.isClose(to: 100, within: 1e-9))
  }

  @Test func viewsOutsideOfRowsSpanAllColumns() {
    // d.13
    let grid = Shown(
      200, 60,
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box.frame(width: 40, height: 10); box.frame(width: 50, height: 10)
        }
        box.frame(height: 10).gridCellUnsizedAxes(.horizontal)
      })
    #expect(grid.frames[2].width == 100)
    let wide = Shown(
      200, 60,
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box.frame(width: 40, height: 10); box.frame(width: 50, height: 10)
        }
        box.frame(height: 10)
      })
    #expect(wide.frames[2].width == 200)
  }

  @Test func cellsSpanAndAlign() {
    // d.13
    let grid = Shown(
      80, 40,
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box.frame(width: 10, height: 5).gridColumnAlignment(.trailing)
          box.frame(width: 40, height: 20)
        }
        GridRow {
          box.frame(width: 20, height: 10).gridCellColumns(2).gridCellAnchor(.topLeading)
        }
        GridRow {
          box.frame(width: 40, height: 10)
        }
      })
    #expect(grid.frames[0] == CGRect(x: 30, y: 15, width: 10, height: 5))
    #expect(grid.frames[2] == CGRect(x: 0, y: 20, width: 20, height: 10))
  }

  @Test func rowsOutsideOfGridsAreTheirViews() {
    // d.13
    let row = Shown(
      100, 10,
      HStack(spacing: 0) {
        GridRow {
          box; box
        }
      })
    #expect(row.frames.map(\.width) == [50, 50])
  }
}
