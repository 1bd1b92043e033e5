// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lays a view out: its own bounds, its subviews' sizes, subviews that come and go.

import Testing
import UIKit

private final class Spy: UIView {
  var count = 0
  var resizes: UIView?
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    resizes?.bounds.size.width += 1
  }
}

@Suite @MainActor
struct ResizedSubviewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let outer = Spy(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = Spy(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    window.layoutIfNeeded()
  }

  private func counts(_ change: () -> Void) -> [Int] {
    (outer.count, inner.count) = (0, 0)
    change()
    window.layoutIfNeeded()
    return [outer.count, inner.count]
  }

  @Test("A subview's new size lays out its superview, its place doesn't")
  func sizes() {
    #expect(counts { inner.frame.size.width = 60 } == [1, 1])
    #expect(counts { inner.bounds.size.height = 70 } == [1, 1])
    #expect(counts { inner.frame.origin.x = 5 } == [0, 0])
    #expect(counts { inner.center.y += 10 } == [0, 0])
    #expect(counts { inner.bounds.origin.y = 3 } == [0, 1])
    #expect(counts { inner.transform = CGAffineTransform(scaleX: 2, y: 2) } == [0, 0])
    #expect(counts { inner.bounds.size = inner.bounds.size } == [0, 0])
    #expect(counts { inner.isHidden = true } == [0, 0])
  }

  @Test("A superview that sizes its subviews in its layout isn't laid out again")
  func withinLayout() {
    outer.resizes = inner
    #expect(counts { outer.setNeedsLayout() } == [1, 1])
  }

  @Test("Sublayers without views do the same")
  func layers() {
    let layer = CALayer()
    outer.layer.addSublayer(layer)
    #expect(counts { layer.bounds.size = CGSize(width: 9, height: 9) } == [1, 0])
    #expect(counts { layer.position.x = 9 } == [0, 0])
  }
}
