// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text that keeps out of shapes.

import Mica
import Testing

import UIKit

@testable import UIKitBase
@testable import UIKitText

@Suite @MainActor
struct ExclusionPathTests {
  private func view(_ paths: [UIBezierPath]) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 310, height: 400))
    view.textContainerInset = .zero
    view.font = .systemFont(ofSize: 15)
    view.text = String(repeating: "Some words for a text around a shape. ", count: 12)
    view.textContainer.exclusionPaths = paths
    return view
  }

  private func fragments(_ view: UITextView) -> [CGRect] {
    (view.layoutManager.laidOut?.lines ?? []).map { view.layoutManager.fragment($0) }
  }

  @Test("A shape in a corner makes the lines beside it shorter, and no others")
  func corner() throws {
    let stage = Stage(size: CGSize(width: 310, height: 400), scale: 1)
    try stage.run {
      let box = CGRect(x: 210, y: 0, width: 100, height: 50)
      let view = view([UIBezierPath(rect: box)])
      let all = fragments(view)
      let beside = all.filter { $0.minY < 50 }
      #expect(beside.count == 3)
      #expect(beside.allSatisfy { $0 == CGRect(x: 0, y: $0.minY, width: 210, height: $0.height) })
      #expect(all.dropFirst(3).allSatisfy { $0.width == 310 })
      // Nothing is lost.
      let lines = try #require(view.layoutManager.laidOut?.lines)
      #expect(lines.first?.range.lowerBound == 0)
      for (one, next) in zip(lines, lines.dropFirst()) {
        #expect(one.range.upperBound == next.range.lowerBound)
      }
      #expect(lines.last?.range.upperBound == view.textStorage.length)
      for line in lines where line.top < 50 {
        #expect(line.x + line.inkWidth + 5 <= 205.02)
      }
    }
  }

  @Test("Lines go on behind a shape in the middle, on the same line")
  func middle() {
    let stage = Stage(size: CGSize(width: 310, height: 400), scale: 1)
    stage.run {
      let view = view([UIBezierPath(ovalIn: CGRect(x: 105, y: 20, width: 100, height: 100))])
      let all = fragments(view)
      let pairs = zip(all, all.dropFirst()).filter { $0.minY == $1.minY }
      #expect(pairs.count >= 3)
      #expect(pairs.allSatisfy { $0.maxX <= $1.minX && $1.maxX == 310 })
      // The oval is widest in its middle.
      let gaps = pairs.map { $1.minX - $0.maxX }
      #expect((gaps.max() ?? 0) > 95 && (gaps.max() ?? 0) <= 100.01)
    }
  }

  @Test("Shapes that overlap are as their union; a touch finds the text beside them")
  func overlapping() {
    let stage = Stage(size: CGSize(width: 310, height: 400), scale: 1)
    stage.run {
      let box = CGRect(x: 100, y: 0, width: 100, height: 60)
      let view = view([UIBezierPath(rect: box), UIBezierPath(rect: box.offsetBy(dx: 20, dy: 0))])
      let beside = fragments(view).filter { $0.minY < 60 }
      #expect(Set(beside.map(\.minX)) == [0, 220])
      let index = view.layoutManager.index(at: CGPoint(x: 230, y: 5))
      let lines = view.layoutManager.laidOut?.lines ?? []
      #expect(lines.count > 1 && lines[1].range.contains(index))
    }
  }

  @Test("A shape over the whole width moves the text below it")
  func whole() {
    let stage = Stage(size: CGSize(width: 310, height: 400), scale: 1)
    stage.run {
      let view = view([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 310, height: 30))])
      #expect((fragments(view).first?.minY ?? 0) == 30)
      view.textContainer.exclusionPaths = []
      #expect(fragments(view).first?.minY == 0)
    }
  }
}
