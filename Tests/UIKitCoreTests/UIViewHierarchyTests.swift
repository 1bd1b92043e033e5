// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tree of views: order, notices, hit testing (FACTS C6), conversion.

import TestScenes
import Testing
import UIKit

/// Writes down the notices that it gets.
private final class WitnessView: UIView {
  var notices: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    notices.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { notices.append("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    notices.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { notices.append("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { notices.append("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { notices.append("willRemoveSubview") }
}

@Suite(.ownProgram) @MainActor
struct UIViewHierarchyTests {
  private func makeFamily(_ count: Int) -> (UIView, [UIView]) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<count).map { index in
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      child.tag = index + 1
      parent.addSubview(child)
      return child
    }
    return (parent, children)
  }

  private func tags(_ view: UIView) -> [Int] {
    let layers = (view.layer.sublayers ?? []).compactMap { ($0.delegate as? UIView)?.tag }
    #expect(layers == view.subviews.map(\.tag), "The layers are in the views' order.")
    return view.subviews.map(\.tag)
  }

  @Test func subviewsAreInsertedWhereAsked() {
    let (parent, children) = makeFamily(3)
    #expect(tags(parent) == [1, 2, 3])
    let other = UIView()
    other.tag = 9
    parent.insertSubview(other, at: 1)
    #expect(tags(parent) == [1, 9, 2, 3])
    parent.insertSubview(other, aboveSubview: children[2])
    #expect(tags(parent) == [1, 2, 3, 9])
    parent.insertSubview(other, belowSubview: children[1])
    #expect(tags(parent) == [1, 9, 2, 3])
    parent.bringSubviewToFront(other)
    #expect(tags(parent) == [1, 2, 3, 9])
    parent.sendSubviewToBack(other)
    #expect(tags(parent) == [9, 1, 2, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags(parent) == [2, 1, 9, 3])
    parent.insertSubview(other, at: 99)
    #expect(tags(parent) == [2, 1, 3, 9])
  }

  @Test func ownSublayersKeepTheirPlace() {
    let parent = UIView()
    let own = CALayer()
    let (back, front) = (UIView(), UIView())
    parent.addSubview(back)
    parent.layer.addSublayer(own)
    parent.addSubview(front)
    #expect(parent.layer.sublayers == [back.layer, own, front.layer])
    let middle = UIView()
    parent.insertSubview(middle, aboveSubview: back)
    #expect(parent.layer.sublayers == [back.layer, middle.layer, own, front.layer])
    #expect(parent.subviews == [back, middle, front])
  }

  @Test func addingTakesTheViewOutOfItsOldPlace() {
    let (parent, children) = makeFamily(2)
    let other = UIView()
    other.addSubview(children[0])
    #expect(tags(parent) == [2])
    #expect(children[0].superview === other)
    children[0].removeFromSuperview()
    #expect(children[0].superview == nil)
    #expect(other.subviews.isEmpty)
  }

  @Test func noticesComeInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, child) = (WitnessView(), WitnessView())
    view.addSubview(child)
    #expect(child.notices == ["willMove(toSuperview: view)", "didMoveToSuperview"])
    #expect(view.notices == ["didAddSubview"])
    (view.notices, child.notices) = ([], [])
    window.addSubview(view)
    #expect(
      view.notices == [
        "willMove(toWindow: window)", "willMove(toSuperview: view)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    #expect(child.notices == ["willMove(toWindow: window)", "didMoveToWindow"])
    #expect(child.window === window)
    child.removeFromSuperview()
    #expect(view.notices.last == "willRemoveSubview")
    #expect(child.window == nil)
  }

  @Test func viewsAreFoundByTag() {
    let (parent, children) = makeFamily(3)
    #expect(parent.viewWithTag(2) === children[1])
    #expect(parent.viewWithTag(77) == nil)
    #expect(children[0].isDescendant(of: parent))
    #expect(!parent.isDescendant(of: children[0]))
  }

  @Test("The frontmost view is hit; hidden, clear and untouchable ones are passed by (C6)")
  func hitTesting() {
    let (parent, children) = makeFamily(3)
    let point = CGPoint(x: 10, y: 10)
    #expect(parent.hitTest(point, with: nil) === children[2])
    children[2].isHidden = true
    #expect(parent.hitTest(point, with: nil) === children[1])
    children[1].alpha = 0.005
    #expect(parent.hitTest(point, with: nil) === children[0])
    children[0].isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil)
  }

  @Test("A view outside of its superview's bounds is not hit (C6)")
  func overflowIsNotHit() {
    let (parent, children) = makeFamily(1)
    children[0].frame = CGRect(x: 90, y: 0, width: 50, height: 50)
    #expect(parent.hitTest(CGPoint(x: 95, y: 5), with: nil) === children[0])
    #expect(parent.hitTest(CGPoint(x: 120, y: 5), with: nil) == nil)
  }

  @Test("Layers' depth does not change what is hit (C6)")
  func depthDoesNotCount() {
    let (parent, children) = makeFamily(2)
    children[0].layer.zPosition = 10
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === children[1])
  }

  @Test func pointsAreConvertedThroughTheTree() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 2, y: 3)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 14, y: 23))
    #expect(inner.convert(CGPoint(x: 14, y: 23), from: nil) == CGPoint(x: 1, y: 1))
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 5, y: 5, width: 10, height: 10))
  }
}
