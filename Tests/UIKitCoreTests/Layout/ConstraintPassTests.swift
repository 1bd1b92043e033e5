// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When constraints are updated, solved and animated, and what hard numbers do.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct ConstraintPassTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("Another anchor moves a view beside the frame that constraints give it")
  func aViewsMiddleIsThatOfItsFrameWhereverItsAnchorIs() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 100, y: 50))
    #expect(view.frame == CGRect(x: 90, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(abs(view.frame.minY - 50) < 1e-9)
  }

  /// FACTS_UIKIT e.12: constraints are updated before layout, inner views first.
  @Test func constraintsAreUpdatedInnerViewsFirst() {
    final class Updating: UIView {
      static let log = NSMutableArray()
      var height: NSLayoutConstraint?
      override func updateConstraints() {
        Self.log.add(tag)
        if height == nil {
          translatesAutoresizingMaskIntoConstraints = false
          height = heightAnchor.constraint(equalToConstant: CGFloat(10 * tag))
          height?.isActive = true
        }
        super.updateConstraints()
      }
    }
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(Updating.log as? [Int] == [2, 1])
    #expect(outer.frame.height == 10 && inner.frame.height == 20)
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints() && !inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(Updating.log as? [Int] == [2, 1, 1])
  }

  /// FACTS_UIKIT e.4.
  @Test func textsOfSeveralLinesGiveWay() {
    let label = UILabel()
    label.text = "A text that is wider than the view that it is in, whatever its font is"
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minX == 0 && label.frame.width == 300)
    #expect(label.frame.height > 2 * label.font.lineHeight)
  }

  @Test func aScrollViewTakesItsContentSizeFromConstraints() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 5),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(content.frame == CGRect(x: 5, y: 0, width: 300, height: 900))
    #expect(scroll.contentSize == CGSize(width: 310, height: 900))
  }

  @Test func constantsAnimate() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    let view = SizedView(10, 10)
    view.backgroundColor = .red
    var left: NSLayoutConstraint?
    stage.run {
      stage.root = controller
      controller.view.addSubview(view)
      left = view.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
      left?.isActive = true
    }
    try stage.prepare()
    try stage.advance(to: 0.1)
    stage.run {
      left?.constant = 80
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        controller.view.layoutIfNeeded()
      }
    }
    #expect(view.layer.animationKeys()?.contains("position") == true)
    #expect(view.frame.minX == 80)
  }

  /// Numbers that are none don't reach a frame.
  @Test func hardNumbersAreNoted() {
    let view = SizedView(20, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: .nan),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: -.infinity),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 6, width: 20, height: 20))
  }
}
