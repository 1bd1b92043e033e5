// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A large title below a navigation bar's row, and the move of titles from item to item.

import CoreGraphics
import Foundation

/// The large title: bold, at the bar's margin, on its lower edge: 34 points, more or less with the size of texts (FACTS_UIKIT
/// d.14).
final class LargeTitleView: UIView {
  private let label = UILabel()
  /// How far the title was pulled beyond its place.
  var pull: CGFloat = 0
  /// From the lower edge to the title (our choice: 52 points hold the text of 41 and this).
  private static let bottom: CGFloat = 8

  /// The font for the size of texts.
  static func font(_ traits: UITraitCollection) -> UIFont {
    let plain = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
    return .systemFont(ofSize: plain.pointSize, weight: .bold)
  }

  /// The height of the title's row: 52 points where the title has 34 (d.14), and what its line is higher.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    font(traits).lineHeight.rounded(.up) + 11
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ appearance: UINavigationBarAppearance) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font(traitCollection), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.largeTitleTextAttributes) { $1 }
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = systemSideMargin + max(safe.left, safe.right)
    let room = CGSize(width: max(0, bounds.width - 2 * margin), height: bounds.height)
    let size = label.sizeThatFits(room)
    label.transform = .identity
    var frame = CGRect(
      x: margin, y: bounds.height - Self.bottom - size.height, width: min(size.width, room.width),
      height: size.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - margin - frame.width
    }
    label.frame = frame
    // A pulled title grows by up to a tenth, from its margin (our choice).
    let scale = 1 + min(pull / 600, 0.1)
    if scale > 1 {
      label.transform = CGAffineTransform(translationX: frame.width * (scale - 1) / 2, y: 0)
        .scaledBy(x: scale, y: scale)
    }
  }
}

/// The titles' move from one item to another: they cross-fade while they slide (FACTS_UIKIT g.4).
@MainActor
enum BarTitleMove {
  /// How far the content that comes slides, as a share of the bar's width (our choice).
  private static let way: CGFloat = 0.35

  /// Puts the titles where they begin; gives the changes that are to be animated, and what is to be done
  /// at the end.
  static func prepare(
    from old: NavigationBarContent, to new: NavigationBarContent,
    searches: (come: BarSearchRow?, gone: BarSearchRow?) = (nil, nil), isBack: Bool
  ) -> Move {
    let width = new.bounds.width * way * (isBack ? -1 : 1)
    let oldAlpha = old.titleAlpha
    new.alpha = 0
    let newTitle: UIView = new.item.titleView ?? new.titleLabel
    let oldTitle: UIView = old.item.titleView ?? old.titleLabel
    newTitle.transform = CGAffineTransform(translationX: width, y: 0)
    new.backButton?.label.transform = CGAffineTransform(translationX: width / 2, y: 0)
    searches.come?.alpha = 0
    let changes = {
      new.alpha = 1
      old.alpha = 0
      searches.come?.alpha = 1
      searches.gone?.alpha = 0
      newTitle.transform = .identity
      new.backButton?.label.transform = .identity
      oldTitle.transform = CGAffineTransform(translationX: -width, y: 0)
      old.backButton?.label.transform = CGAffineTransform(translationX: -width / 2, y: 0)
    }
    let finish = {
      oldTitle.transform = .identity
      old.titleAlpha = oldAlpha
      old.removeFromSuperview()
      searches.gone?.removeFromSuperview()
    }
    old.isUserInteractionEnabled = false
    return Move(changes: changes, finish: finish)
  }

  /// A move that somebody animates.
  struct Move {
    let changes: () -> Void
    let finish: () -> Void

    /// Animates it by the system's spring.
    @MainActor
    func run() {
      let animator = UIViewPropertyAnimator(
        duration: SystemTransition.reportedDuration, timingParameters: UISpringTimingParameters())
      animator.addAnimations(changes)
      animator.addCompletion { [finish] _ in finish() }
      animator.startAnimation()
    }
  }
}
