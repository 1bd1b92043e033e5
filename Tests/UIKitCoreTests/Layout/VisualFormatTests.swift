// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constraints drawn as text (FACTS_UIKIT e.16).

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let a = UIView()
  private let b = UIView()

  private func add(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    for view in [a, b] where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
    NSLayoutConstraint.activate(made)
    return made
  }

  @Test func aLineOfViewsStandsAsItIsDrawn() {
    #expect(add("H:|-[a(50)]-[b]-20-|", .alignAllTop).count == 5)
    #expect(add("V:|-(top)-[a(==b, >=10@500)]", [], ["top": 12]).count == 3)
    #expect(add("V:[b(30)]").count == 1)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 12, width: 50, height: 30))
    #expect(b.frame == CGRect(x: 66, y: 12, width: 214, height: 30))
  }

  @Test func viewsFollowEachOtherFromRightToLeft() {
    _ = add("H:|-10-[a(50)]-[b(30)]", .directionRightToLeft)
    _ = add("V:|[a(20)]")
    _ = add("V:|[b(20)]")
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 240, y: 0, width: 50, height: 20))
    #expect(b.frame == CGRect(x: 202, y: 0, width: 30, height: 20))
  }

  @Test func anchorsOfOneAttributeAreTheSame() {
    root.addSubview(a)
    let constraint = a.leadingAnchor.constraint(equalTo: root.trailingAnchor)
    #expect(constraint.firstAnchor === a.leadingAnchor && constraint.firstAnchor !== a.leftAnchor)
    #expect(
      constraint.secondAnchor === root.trailingAnchor
        && constraint.secondAnchor !== a.trailingAnchor)
    #expect(a.leadingAnchor === constraint.firstAnchor && a.topAnchor === a.topAnchor)
    #expect(a.topAnchor == a.topAnchor && a.topAnchor != root.topAnchor)
    #expect(a.topAnchor.hash == a.topAnchor.hash)
    #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func relationsAndPrioritiesAreRead() {
    let made = add(" V:[a] - (>=8@500, <=20) - [b] ")
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(made.map(\.constant) == [8, 20])
    #expect(made.map(\.priority.rawValue) == [500, 1000])
    #expect(made.allSatisfy { $0.firstItem === b && $0.firstAttribute == .top })
    #expect(made.allSatisfy { $0.secondItem === a && $0.secondAttribute == .bottom })
  }

  /// A controller's guides stand among the views.
  @Test func guidesAreNamedLikeViews() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    a.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(a)
    let made =
      ["V:|[guide(20)]-5-[a(10)]", "H:|[a]|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, metrics: nil, views: ["guide": guide, "a": a])
      }
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 25, width: 300, height: 10))
  }

  @Test func viewsTouchWithoutADash() {
    _ = add("|[a(==b)][b]|", [.directionLeftToRight])
    root.layoutIfNeeded()
    #expect(a.frame.width == 150 && b.frame.minX == 150)
  }
}
