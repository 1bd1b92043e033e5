// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lists and forms (FACTS_SWIFTUI h.12).

import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite
struct ListTests {
  private var mark: some View { Color.red.frame(width: 10, height: 10) }

  private func rows<V: View>(_ width: CGFloat, _ list: V) -> [CGRect] {
    Shown(width, 800, list).frames.filter { $0.size == CGSize(width: 10, height: 10) }
  }

  /// h.12: rows are at least 44 points high, 16 points from the edge; content lies in the middle.
  @Test func plainRowsAre44PointsHigh() {
    let frames = rows(
      375,
      List {
        mark; mark
      }.listStyle(.plain))
    #expect(frames.map(\.minX) == [16, 16])
    #expect(frames.map(\.midY) == [22, 66])
  }

  /// h.12: a higher view makes its row higher, by 11 points above and below.
  @Test func highContentMakesTheRowHigher() {
    let list = List {
      mark.frame(height: 100); mark
    }.listStyle(.plain)
    #expect(rows(375, list).map(\.midY) == [61, 144])
  }

  /// h.12: a list with round corners has margins of 16 points, its rows as much again; 20 on wide screens.
  @Test func insetGroupedMargins() {
    #expect(rows(390, List { mark }).map(\.minX) == [32])
    #expect(rows(430, List { mark }).map(\.minX) == [40])
    #expect(rows(390, Form { mark }).map(\.minX) == [32])
  }

  /// h.12: the program's insets replace the usual ones; the row stays at least 44 points high.
  @Test func rowInsets() {
    let insets = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)
    let list = List {
      mark.listRowInsets(insets); mark
    }.listStyle(.plain)
    let frames = rows(375, list)
    #expect(frames.map(\.minX) == [3, 16])
    #expect(frames.map(\.midY) == [22, 66])
  }

  /// The smallest height is the environment's.
  @Test func minRowHeight() {
    let list = List {
      mark; mark
    }.listStyle(.plain).environment(\.defaultMinListRowHeight, 60)
    #expect(rows(375, list).map(\.midY) == [30, 90])
  }

  /// A row for each element of a collection, and new ones when it changes.
  @Test func rowsOfACollection() {
    let shown = Shown(375, 800, Counted())
    func count() -> Int { shown.frames.filter { $0.size == CGSize(width: 10, height: 10) }.count }
    #expect(count() == 2)
    shown.view.rootView = Counted(count: 4)
    shown.update()
    #expect(count() == 4)
  }

  /// h.12: one line between two rows of a section, one pixel high, from the text to the edge.
  @Test func separators() {
    let lines = Shown(
      390, 800,
      List {
        mark; mark
      }
    ).frames.filter { $0.height < 0.5 }
    #expect(lines.filter { $0.minX == 32 && $0.maxX == 374 }.count == 2)
  }

  /// What is set for a section holds for its rows.
  @Test func environmentOfASectionReachesItsRows() {
    let list = List {
      Section {
        Wide(); Wide()
      }.environment(\.lineSpacing, 7)
    }
    let frames = Shown(390, 800, list).frames.filter { $0.height == 10 }
    #expect(frames.map(\.width) == [7, 7])
  }

  private struct Wide: View {
    @Environment(\.lineSpacing) private var width
    var body: some View { Color.red.frame(width: width, height: 10) }
  }

  /// A closed section shows its header only.
  @Test func closedSection() {
    let list = List { Section("", isExpanded: .constant(false)) { mark } }
    #expect(rows(390, list) == [])
  }

  private struct Counted: View {
    var count = 2
    var body: some View {
      List(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        .listStyle(.plain)
    }
  }
}
