// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The words on a vote button: the answer, and the share of the votes that it got.

import UIKit

/// A title over a percentage, at the outer end of a vote button.
final class VoteCaption: UIView {
  /// The answer.
  let titleLabel = UILabel()
  /// The share, such as "70%".
  let shareLabel = UILabel()

  /// The least width that words are shown in.
  private static let leastWidth: CGFloat = 16

  init(side: VoteSide) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    titleLabel.font = UIFont.boldSystemFont(ofSize: 15)
    shareLabel.font = UIFont.systemFont(ofSize: 13)
    for label in [titleLabel, shareLabel] {
      label.textColor = .white
      label.textAlignment = side == .left ? .left : .right
      addSubview(label)
    }
  }

  /// Not available: captions are made by their `VoteButtonsView`.
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows an answer and its share, 0 ... 1; without a title nothing is shown.
  func show(title: String?, share: CGFloat) {
    titleLabel.text = title
    shareLabel.text = "\(Int((share * 100).rounded()))%"
    isHidden = title == nil || !(frame.width >= VoteCaption.leastWidth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = (bounds.height / 2).rounded()
    titleLabel.frame = CGRect(x: 0, y: middle - 19, width: bounds.width, height: 20)
    shareLabel.frame = CGRect(x: 0, y: middle + 1, width: bounds.width, height: 17)
  }

  /// Becomes visible over `duration` seconds, `delay` seconds from now.
  func fadeIn(after delay: CFTimeInterval, duration: CFTimeInterval) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    fade.duration = duration
    fade.fillMode = .backwards
    layer.add(fade, forKey: "fade")
  }
}
