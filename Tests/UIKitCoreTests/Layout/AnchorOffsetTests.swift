// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Distances between anchors as dimensions.

import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct AnchorOffsetTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test func distanceIsANumber() {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.heightAnchor.constraint(equalToConstant: 20),
      second.widthAnchor.constraint(equalToConstant: 20),
      second.heightAnchor.constraint(equalToConstant: 20),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        .constraint(equalToConstant: 30),
      first.bottomAnchor.anchorWithOffset(to: second.topAnchor).constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 65, y: 27, width: 20, height: 20))
  }

  /// As sheets place themselves: a part of another distance.
  @Test func distanceIsAPartOfAnother() {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      root.topAnchor.anchorWithOffset(to: first.topAnchor).constraint(
        equalTo: root.topAnchor.anchorWithOffset(to: root.bottomAnchor), multiplier: 0.75),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 90, width: 200, height: 30))
  }
}
