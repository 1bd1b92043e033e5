// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What constraints leave open, as iOS settles it: the laws of the tests of kgn/KGNAutoLayout and SnapKit, which pass there.

import Foundation
import TestScenes
import Testing
import UIKit

private final class ContentView: UIView {
  var size = CGSize(width: 20, height: 10)
  override var intrinsicContentSize: CGSize { size }
}

@Suite(.ownProgram) @MainActor
struct OpenLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func whatHoldsAViewAroundStaysWhereItIs() {
    let outer = add(UIView(), to: root)
    let inner = add(UIView(), to: outer)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 30, height: 0))
  }

  @Test(arguments: [UILayoutPriority.required, .defaultHigh, .defaultLow])
  func aLocationThatOnlyABoundSpeaksOfLiesAtIt(priority: UILayoutPriority) {
    let (left, right) = (add(ContentView(), to: root), add(ContentView(), to: root))
    let bounds = [
      left.rightAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor, constant: -5),
      right.leftAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor, constant: 5),
      left.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 7),
    ]
    for bound in bounds { bound.priority = priority }
    NSLayoutConstraint.activate(bounds)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 125, y: 7, width: 20, height: 10))
    #expect(right.frame == CGRect(x: 155, y: 0, width: 20, height: 10))
    #expect(left.hasAmbiguousLayout)
    bounds[0].constant = -15
    root.layoutIfNeeded()
    #expect(left.frame.minX == 115)
  }

  @Test func aBoundThatAnotherConstraintDecidesIsNothingMore() {
    let view = add(ContentView(), to: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
  }

  @Test func aConstraintComesBeforeTheContentOfItsPriority() {
    let view = add(ContentView(), to: root)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    least.priority = .defaultLow
    least.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    least.constant = 5
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func locationsOfBothAxesMayBeCompared() {
    let (one, other) = (add(UIView(), to: root), add(UIView(), to: root))
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
        multiplier: 1, constant: 50),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.minX == 80)
  }
}
