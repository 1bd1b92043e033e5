// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layout by constraints, as programs write it.

import Foundation
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func free(in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  // MARK: Attributes

  /// FACTS_UIKIT e.1: item1.attribute = multiplier · item2.attribute + constant.
  @Test func anchorsPlaceAView() {
    let view = free()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 150, height: 40))
    #expect(root.constraints.count == 3 && view.constraints.count == 1)
    #expect(!view.hasAmbiguousLayout)

    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test func theLongInitializerSaysTheSame() {
    let (a, b) = (free(), free())
    root.addConstraints([
      NSLayoutConstraint(
        item: a, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: a, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .right, multiplier: 1,
        constant: 8),
      NSLayoutConstraint(
        item: b, attribute: .bottom, relatedBy: .equal, toItem: a, attribute: .bottom,
        multiplier: 1, constant: 0),
    ])
    for view in [a, b] {
      for attribute in [NSLayoutConstraint.Attribute.width, .height] {
        view.addConstraint(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 20))
      }
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 65, y: 90, width: 20, height: 20))
    #expect(b.frame == CGRect(x: 93, y: 90, width: 20, height: 20))
  }

  /// FACTS_UIKIT e.1: leading and trailing follow the direction, left and right don't.
  @Test func leadingIsRightFromRightToLeft() {
    let view = free()
    for one in [root, view] { one.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 250)
  }

  /// DOC, NSLayoutConstraint.Attribute.leading: constants and multipliers count in the direction of lines.
  @Test func constantsCountFromTheRight() {
    let (view, other) = (free(), free())
    root.semanticContentAttribute = .forceRightToLeft
    let wide = other.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 5),
      other.trailingAnchor.constraint(
        equalTo: root.layoutMarginsGuide.trailingAnchor, constant: -2),
      wide,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 240 && view.frame.maxX == 290)
    #expect(other.frame.minX == 10 && other.frame.maxX == 235)
    let half = free()
    NSLayoutConstraint(
      item: half, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 0.25, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(half.frame.maxX == 225)
  }

  /// FACTS_UIKIT e.6: margins are 8 by default.
  @Test func marginsLeaveRoom() {
    let (view, other) = (free(), free())
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: other, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 10))
    #expect(other.frame.maxY == 192)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 10))
    #expect(other.frame.maxY == 197)
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
  }

  /// FACTS_UIKIT e.5: baselines of a label are those of its font; of a plain view its lower edge.
  @Test func baselinesMeet() {
    let (small, large, plain) = (UILabel(), UILabel(), SizedView(10, 10))
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 40)
    for view in [small, large, plain] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let below = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - below) <= 1)
    #expect(abs(plain.frame.maxY - large.font.ascender) <= 2)
  }

  // MARK: Sizes of content

  /// FACTS_UIKIT e.3: as large as the content, stretched where hugging is weakest.
  @Test func intrinsicSizesHugAndResist() {
    let (a, b) = (SizedView(40, 10), SizedView(50, 10))
    root.addSubview(a)
    root.addSubview(b)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 40 && b.frame.width == 260)

    root.frame.size.width = 60
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 10 && b.frame.width == 50)

    root.frame.size.width = 300
    a.size.width = 70
    root.layoutIfNeeded()
    #expect(a.frame.width == 70 && a.frame.height == 10)
  }

  /// FACTS_UIKIT e.4: a label of several lines is as high as the width that it gets makes it.
  @Test func aLabelWrapsAtItsWidth() {
    let label = UILabel()
    label.text = "A sentence of some words that doesn't fit into one line of this width."
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let below = free()
    let width = label.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), width,
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(height > 60)
    #expect(label.frame.height == height && below.frame.minY == height + 4)

    width.constant = 240
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 240, height: 0)).height)
    #expect(label.frame.height < height)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(label.frame.height < 30)
  }

  /// FACTS_UIKIT e.11.
  @Test func aViewFitsItsConstraints() {
    let content = SizedView(30.2, 20)
    root.addSubview(content)
    let box = UIView()
    content.removeFromSuperview()
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: box.topAnchor),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width >= 40.2 && size.width <= 41.2 && size.height == 20)
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 100, height: 20))
    #expect(LayoutState.current.conflicts.isEmpty)
  }

  /// FACTS_UIKIT e.13: a view whose mask follows its superview doesn't hold a fit at its present size.
  @Test(
    arguments: [
      (UIView.AutoresizingMask.flexibleHeight, CGRect(x: 0, y: 0, width: 300, height: 0), 36),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 280, height: 80), 56),
      ([], CGRect(x: 0, y: 0, width: 300, height: 44), 0),
    ] as [(UIView.AutoresizingMask, CGRect, CGFloat)])
  func fitsCountWhatIsInViewsWithMasks(
    _ mask: UIView.AutoresizingMask, _ frame: CGRect, _ height: CGFloat
  ) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: frame.height == 80 ? 100 : 0))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = mask
    box.addSubview(inner)
    let content = SizedView(20, 36)
    content.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(content)
    content.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
    if !mask.isEmpty {
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
    }
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: height))
    #expect(LayoutState.current.conflicts.isEmpty)
  }

  /// FACTS_UIKIT e.19.
  @Test func aResistanceHoldsAgainstAHuggingOfItsPriority() {
    for isFirst in [true, false] {
      let (icon, title) = (SizedView(15, 15), SizedView(60, 18))
      icon.setContentHuggingPriority(.defaultHigh, for: .vertical)
      icon.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      for view in isFirst ? [icon, title] : [title, icon] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      icon.heightAnchor.constraint(equalTo: title.heightAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(icon.frame.height == 18 && title.frame.height == 18)
    }
  }

  // MARK: Changes

  @Test func constantsPrioritiesAndActivationTakeEffect() {
    let view = SizedView(20, 20)
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    right.priority = UILayoutPriority(100)
    NSLayoutConstraint.activate([left, right])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0 && view.frame.width == 20)
    right.priority = UILayoutPriority(900)
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
    left.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30 && view.frame.width == 270)
    left.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 300 && view.frame.width == 20)
    #expect(!left.isActive && right.isActive)
  }

  /// Constraints to what left the hierarchy are gone with it; those inside it stay.
  @Test func whatLeavesTakesItsConstraintsAlong() {
    let outer = free()
    let inner = free(in: outer)
    let across = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
    let within = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3)
    across.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([across, within])
    outer.removeFromSuperview()
    #expect(!across.isActive && within.isActive)
    root.addSubview(outer)
    outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 3 && outer.frame.minX == 4)
  }

  /// FACTS_UIKIT e.13: the frame of a view that keeps it is a fact for constraints, whoever changes it.
  @Test func framesSetByHandAreFollowed() {
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(fixed)
    fixed.autoresizingMask = [.flexibleLeftMargin]
    let view = free()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 65, y: 10))
    fixed.center.y += 7
    root.layoutIfNeeded()
    #expect(view.frame.minY == 17)
    root.frame.size.width += 40
    root.layoutIfNeeded()
    #expect(view.frame.minX == 105)
  }

  // MARK: Conflicts

  /// FACTS_UIKIT e.14: the newest is left out, it is said once, and the rest stands.
  @Test func aContradictionIsSaidAndTheRestStands() {
    let view = free()
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    NSLayoutConstraint.activate([
      wide, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 3), narrow,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100 && view.frame.minY == 3)
    let conflicts = LayoutState.current.conflicts
    #expect(conflicts.count == 1)
    #expect(
      conflicts.first?.hasSuffix(
        "breaking constraint\n  <NSLayoutConstraint 'narrow' UIView.width == 50.0>") == true)
    root.layoutIfNeeded()
    #expect(LayoutState.current.conflicts.count == 1)
    #expect(view.hasAmbiguousLayout)
  }
}
