// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of views, and numbers in words.

import Foundation
import Mica
import Testing

import UIKit

@Suite @MainActor struct SnapshotViewTests {
  private func colored(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    view.backgroundColor = color
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.backgroundColor = .red
    view.addSubview(dot)
    return view
  }

  @Test func aSnapshotShowsTheViewAndWhatIsInIt() throws {
    let view = colored(.blue)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: false,
        withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 10, height: 10))
    let stage = Stage(size: CGSize(width: 40, height: 10), scale: 1)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    snapshot.frame.origin.x = 0
    part.frame.origin.x = 20
    stage.run {
      let controller = UIViewController()
      controller.view = root
      root.addSubview(snapshot)
      root.addSubview(part)
      stage.root = controller
    }
    let picture = try stage.snapshot(at: 0)
    func pixel(_ x: Int) -> [UInt8] {
      let data = picture.dataProvider?.data ?? Data()
      let start = 5 * picture.bytesPerRow + x * 4
      return Array(data[start..<start + 3])
    }
    #expect(pixel(5) == [255, 0, 0])
    #expect(pixel(15) == [0, 0, 255])
    #expect(pixel(25) == [0, 0, 255])
  }

  @Test func aHierarchyIsFittedIntoARectangle() {
    let view = colored(.blue)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true))
    }
    #expect(picture.size == CGSize(width: 10, height: 10))
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test func numbersAreReadAndWritten() {
    #expect(NSCoder.cgPoint(for: "{1.5, -2}") == CGPoint(x: 1.5, y: -2))
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
    #expect(NSCoder.string(for: CGPoint(x: 1.5, y: -2)) == "{1.5, -2}")
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == rect)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }

  @Test func coreFoundationsTimersFire() throws {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    var times: [Double] = []
    stage.run {
      let timer = CFRunLoopTimerCreateWithHandler(
        nil, CFAbsoluteTimeGetCurrent() + 0.5, 1, 0, 0
      ) { _ in times.append(CACurrentMediaTime()) }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    }
    try stage.advance(to: 3)
    #expect(times.count == 3)
  }
}
