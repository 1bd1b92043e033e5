// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Lazy stacks and grids (FACTS_SWIFTUI b.8).
@MainActor
struct LazyStackTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// Counts the rows that were made.
  @MainActor final class Counter {
    var rows: Set<Int> = []
  }

  private func row(_ index: Int, _ counter: Counter) -> some View {
    counter.rows.insert(index)
    return red.frame(height: 40)
  }

  @Test func makesWhatIsSeen() {
    let counter = Counter()
    let shown = Shown(
      200, 300,
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<100_000) { row($0, counter) } }
      })
    #expect(shown.scrollView?.contentSize.height == CGFloat(4_999_990))
    #expect(counter.rows == [0, 1, 2, 3, 4, 5])
    #expect(shown.frames.prefix(6).map(\.minY) == [0, 50, 100, 150, 200, 250])
    shown.scrollView?.contentOffset.y = 1_000_000
    shown.update()
    #expect(counter.rows.count == 12)
    #expect(counter.rows.contains(20_000))
    #expect(shown.scrollView?.contentOffset.y == 1_000_000)
  }

  @Test func takesTheWidthAndPutsItsViewsInIt() {
    // b.8
    let shown = Shown(
      200, 300,
      ScrollView {
        LazyVStack(alignment: .trailing) { red.frame(width: 30, height: 20) }
      })
    #expect(shown.frames.first == CGRect(x: 170, y: 0, width: 30, height: 20))
  }

  @Test func rowsOfOtherHeightsKeepWhatIsSeen() {
    let shown = Shown(
      200, 300,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { index in red.frame(height: index == 0 ? 20 : 40) }
        }
      })
    // The estimate is the first row's.
    shown.scrollView?.contentOffset.y = 10_000
    shown.update()
    #expect(shown.frames.allSatisfy { $0.height == 40 || $0.width < 10 })
    #expect(shown.scrollView.map { $0.contentSize.height > 20_000 } == true)
  }

  @Test func gridsFillTheirRows() {
    let items = [GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem()]
    let shown = Shown(
      270, 300,
      ScrollView {
        LazyVGrid(columns: items, spacing: 4) {
          ForEach(0..<4) { _ in red.frame(height: 20) }
          red.frame(height: 30)
        }
      })
    #expect(
      shown.frames.prefix(5) == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 100, height: 20),
        CGRect(x: 170, y: 0, width: 100, height: 20),
        CGRect(x: 0, y: 29, width: 50, height: 20), CGRect(x: 60, y: 24, width: 100, height: 30),
      ])
  }

  @Test func adaptiveColumnsFillTheBreadth() {
    let columns = GridItem.columns([GridItem(.adaptive(minimum: 80))], 390, .center, .vertical)
    #expect(columns.map(\.length) == [91.5, 91.5, 91.5, 91.5])
    #expect(columns.map(\.start) == [0, 99.5, 199, 298.5])
  }

  @Test func nestedCollectionsAreLazy() {
    let counter = Counter()
    let shown = Shown(
      200, 300,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { section in
            ForEach(0..<100, id: \.self) { row(section * 100 + $0, counter) }
          }
        }
      })
    #expect(counter.rows.count <= 9)
    #expect(shown.scrollView?.contentSize.height == 400_000)
    shown.scrollView?.contentOffset.y = 8000
    shown.update()
    #expect(counter.rows.contains(200))
    #expect(counter.rows.count < 30)
  }

  @Test func pinnedHeadersStay() {
    let blue = Color(red: 0, green: 0, blue: 1)
    let shown = Shown(
      200, 300,
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { _ in
            Section {
              ForEach(0..<20, id: \.self) { _ in red.frame(height: 40) }
            } header: {
              blue.frame(height: 30)
            }
          }
        }
      })
    // Frames are in the coordinates of the content.
    shown.scrollView?.contentOffset.y = 100
    shown.update()
    #expect(shown.frames.contains(CGRect(x: 0, y: 100, width: 200, height: 30)))
    // The next header pushes it away.
    shown.scrollView?.contentOffset.y = 810
    shown.update()
    #expect(shown.frames.contains(CGRect(x: 0, y: 800, width: 200, height: 30)))
    #expect(shown.frames.contains(CGRect(x: 0, y: 830, width: 200, height: 30)))
  }

  @Test func changesOfTheDataKeepTheRows() {
    let shown = Shown(200, 300, Growing())
    #expect(shown.scrollView?.contentSize.height == 400)
    Growing.grow?()
    shown.update()
    #expect(shown.scrollView?.contentSize.height == 800)
  }

  @Test func releasesWhatIsFarAway() {
    let counter = Counter()
    let shown = Shown(
      200, 300,
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<10_000) { row($0, counter) } }
      })
    for step in 0..<500 {
      shown.scrollView?.contentOffset.y = CGFloat(step) * 100
      shown.update()
    }
    #expect(shown.view.layer.count < 60)
  }
}

private struct Growing: View {
  @MainActor static var grow: (() -> Void)?
  @State private var count = 10

  var body: some View {
    Self.grow = { count = 20 }
    return ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(Array(0..<count), id: \.self) { _ in Color.red.frame(height: 40) }
      }
    }
  }
}

extension CALayer {
  /// The number of layers within, with itself.
  fileprivate var count: Int { (sublayers ?? []).reduce(1) { $0 + $1.count } }
}
