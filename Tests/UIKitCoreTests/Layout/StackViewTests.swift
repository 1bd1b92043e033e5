// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stack views: where views in them come to lie (FACTS_UIKIT e.15).

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

/// A view that asks for a size, or for none along an axis (−1).
final class WishingView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

@Suite(.ownProgram) @MainActor
struct StackViewTests {
  private func views(_ sizes: [(CGFloat, CGFloat)]) -> [WishingView] {
    sizes.map { WishingView($0.0, $0.1) }
  }

  /// A stack with a frame of its own, laid out.
  private func stack(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func frames(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  // MARK: Fill

  @Test func defaultsAreApples() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  /// FACTS_UIKIT e.15, measured: a view without a size takes what is left; in the middle across.
  @Test func plainViewsTakeWhatIsLeft() {
    let row = stack(views([(28, 19), (-1, -1), (37.5, 19)]), 300, 30) {
      $0.alignment = .center
      $0.spacing = 8
    }
    #expect(spans(row) == [[0, 28], [36, 218.5], [262.5, 37.5]])
    #expect(row.arrangedSubviews.map(\.frame.height) == [19, 0, 19])
    let column = stack(views([(20, 20), (-1, -1), (15, 15)]), 300, 180) {
      $0.axis = .vertical
      $0.spacing = 10
    }
    #expect(frames(column) == [[0, 0, 300, 20], [0, 30, 300, 125], [0, 165, 300, 15]])
    let two = stack(views([(-1, 10), (-1, 10)]), 100, 10)
    #expect(spans(two) == [[0, 0], [0, 100]])
  }

  /// FACTS_UIKIT e.15, measured: of views that all have a size the first is stretched, or compressed.
  @Test func theFirstOfEqualsGivesWay() {
    let wide = stack(views([(50, 10), (29, 10), (41.5, 10)]), 300, 10) { $0.spacing = 8 }
    #expect(spans(wide) == [[0, 213.5], [221.5, 29], [258.5, 41.5]])
    let narrow = stack(views([(60, 10), (94, 10)]), 120, 10) { $0.spacing = 8 }
    #expect(spans(narrow) == [[0, 18], [26, 94]])
    let chosen = views([(50, 10), (50, 10)])
    chosen[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(spans(stack(chosen, 200, 10)) == [[0, 50], [50, 150]])
  }

  @Test func aStackIsAsLargeAsWhatItHolds() {
    let row = UIStackView(arrangedSubviews: views([(30, 10), (20, 40)]))
    row.spacing = 5
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 55, height: 40))
    row.axis = .vertical
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 55))
    let outer = UIStackView(arrangedSubviews: [row, WishingView(10, 10)])
    outer.alignment = .center
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 55))
  }

  // MARK: Distributions

  @Test func equallyAndProportionally() {
    let equal = stack(views([(10, 10), (70, 10), (-1, 10)]), 320, 10) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(spans(equal) == [[0, 100], [110, 100], [220, 100]])
    let shared = stack(views([(10, 10), (30, 10)]), 200, 10) {
      $0.distribution = .fillProportionally
    }
    #expect(spans(shared) == [[0, 50], [50, 150]])
    (shared.arrangedSubviews[0] as? WishingView)?.size.width = 30
    shared.layoutIfNeeded()
    #expect(spans(shared) == [[0, 100], [100, 100]])
  }

  /// FACTS_UIKIT e.15: later views keep their share of the whole, spacing included, more strongly the
  /// earlier they stand.
  @Test func proportionsCountTheSpacing() {
    let shared = stack(views([(10, 10), (30, 10)]), 200, 10) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(spans(shared) == [[0, 40], [50, 150]])
  }

  @Test func stacksWithinCountWithWhatTheyHold() {
    let inner = UIStackView(arrangedSubviews: views([(20, 10), (10, 10)]))
    inner.spacing = 10
    let column = UIStackView(arrangedSubviews: views([(60, 10), (5, 10)]))
    column.axis = .vertical
    let shared = stack([inner, column], 200, 10) { $0.distribution = .fillProportionally }
    #expect(spans(shared) == [[0, 80], [80, 120]])
  }

  @Test func equalRoomBetween() {
    let row = stack(views([(20, 10), (40, 10), (60, 10)]), 200, 10) {
      $0.distribution = .equalSpacing
    }
    #expect(spans(row) == [[0, 20], [60, 40], [140, 60]])
    let centred = stack(views([(20, 10), (40, 10), (60, 10)]), 200, 10) {
      $0.distribution = .equalCentering
    }
    #expect(spans(centred) == [[0, 20], [70, 40], [140, 60]])
    #expect(row.systemLayoutSizeFitting(.zero).width == 120)
    let least = stack(views([(20, 10), (40, 10)]), 40, 10) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(least.arrangedSubviews[1].frame.minX - least.arrangedSubviews[0].frame.maxX == 10)
  }

  // MARK: Alignments

  @Test func acrossTheAxis() {
    func tops(_ alignment: UIStackView.Alignment) -> [[CGFloat]] {
      let row = stack(views([(10, 20), (10, 40)]), 20, 100) { $0.alignment = alignment }
      return row.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }
    }
    #expect(tops(.fill) == [[0, 100], [0, 100]])
    #expect(tops(.top) == [[0, 20], [0, 40]])
    #expect(tops(.center) == [[40, 20], [30, 40]])
    #expect(tops(.bottom) == [[80, 20], [60, 40]])
    func sides(_ alignment: UIStackView.Alignment) -> [[CGFloat]] {
      let column = stack(views([(20, 10), (40, 10)]), 100, 20) {
        $0.axis = .vertical
        $0.alignment = alignment
      }
      return spans(column)
    }
    #expect(sides(.leading) == [[0, 20], [0, 40]])
    #expect(sides(.center) == [[40, 20], [30, 40]])
    #expect(sides(.trailing) == [[80, 20], [60, 40]])
  }

  @Test func aRowIsAsHighAsItsHighestView() {
    for alignment in [UIStackView.Alignment.fill, .top, .center, .bottom] {
      let row = UIStackView(arrangedSubviews: views([(10, 20), (10, 40), (10, 30)]))
      row.alignment = alignment
      #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
    }
  }

  @Test func baselinesMeet() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "b")
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let row = stack([small, large], 100, 60) { $0.alignment = alignment }
      let smallLine = small.frame.minY + small.font.ascender
      let largeLine = large.frame.minY + large.font.ascender
      #expect(abs(smallLine - largeLine) <= 1)
      #expect(small.frame.height < 20 && large.frame.height > 40)
      _ = row
    }
  }

  /// FACTS_UIKIT e.15: in a column the room may count from baseline to baseline.
  @Test func roomBetweenBaselines() {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "Text" }
    let column = stack(labels, 100, 200) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 30
      $0.alignment = .leading
      $0.distribution = .equalSpacing
    }
    column.distribution = .fill
    column.layoutIfNeeded()
    let lines = labels.map { $0.frame.minY }
    #expect(lines[0] == 0 && labels[1].frame.maxY == 200)
  }

  // MARK: Hidden views and spacing

  @Test func hiddenViewsTakeNoRoom() {
    let three = views([(20, 10), (30, 10), (40, 10)])
    let row = stack(three, 200, 10) {
      $0.spacing = 10
      $0.distribution = .fill
      $0.arrangedSubviews[1].isHidden = true
    }
    #expect(spans(row)[0] == [0, 150] && spans(row)[2] == [160, 40])
    #expect(three[1].frame.width == 0)
    three[1].isHidden = false
    three[0].isHidden = true
    row.layoutIfNeeded()
    #expect(spans(row)[1] == [0, 150] && spans(row)[2] == [160, 40])
    three[2].isHidden = true
    row.layoutIfNeeded()
    #expect(spans(row)[1] == [0, 200])
    for view in three { view.isHidden = true }
    row.layoutIfNeeded()
    #expect(row.systemLayoutSizeFitting(.zero).width == 0)
  }

  @Test func roomAfterOneView() {
    let three = views([(20, 10), (20, 10), (20, 10)])
    let row = stack(three, 200, 10) {
      $0.spacing = 4
      $0.distribution = .fill
      $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
    }
    #expect(row.customSpacing(after: three[0]) == 30)
    #expect(row.customSpacing(after: three[1]) == UIStackView.spacingUseDefault)
    #expect(row.systemLayoutSizeFitting(.zero).width == 94)
    three[1].isHidden = true
    #expect(row.systemLayoutSizeFitting(.zero).width == 70)
    three[1].isHidden = false
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: three[0])
    #expect(row.systemLayoutSizeFitting(.zero).width == 68)
    row.setCustomSpacing(UIStackView.spacingUseSystem, after: three[0])
    #expect(row.systemLayoutSizeFitting(.zero).width == 72)
  }

  @Test func withinMarginsAndFromRightToLeft() {
    let row = stack(views([(20, 10), (30, 10)]), 200, 50) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 9, right: 5)
      $0.spacing = 5
    }
    #expect(frames(row) == [[20, 1, 140, 40], [165, 1, 30, 40]])
    let mirrored = stack(views([(20, 10), (30, 10)]), 200, 50) {
      $0.spacing = 5
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(spans(mirrored) == [[35, 165], [0, 30]])
  }

  // MARK: Views that come and go

  @Test func arrangedViewsAreSubviews() {
    let (a, b, c) = (WishingView(1, 1), WishingView(2, 2), WishingView(3, 3))
    let stack = UIStackView(arrangedSubviews: [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints && a.superview === stack)
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b] && stack.subviews == [a, b, c])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [c, b] && a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
    let other = UIStackView()
    other.addArrangedSubview(c)
    #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [c])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [a])
    #expect(stack.value(forKey: "axis") as? Int == 0)
    stack.setValue(1, forKey: "axis")
    #expect(stack.axis == .vertical)
  }

  /// Constraints that still say the same stay the same objects.
  @Test func changesKeepOtherConstraints() {
    let row = stack(views([(20, 10), (30, 10), (40, 10)]), 200, 10)
    let before = row.constraints
    row.spacing = 7
    row.layoutIfNeeded()
    #expect(Set(row.constraints) == Set(before))
    let spacing = row.constraints.filter { $0.identifier == "UISV-spacing" }
    #expect(spacing.map(\.constant) == [7, 7])
  }

  @Test func baselinesOfAStackAreThoseOfItsViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let labels = (0..<3).map { _ in UILabel() }
    for label in labels { label.text = "Text" }
    let column = UIStackView(arrangedSubviews: Array(labels[0..<2]))
    column.axis = .vertical
    for view in [column, labels[2]] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      column.leftAnchor.constraint(equalTo: root.leftAnchor),
      labels[2].leftAnchor.constraint(equalTo: column.rightAnchor),
      labels[2].lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(labels[2].frame.minY == 10 + labels[1].frame.minY)
  }
}
