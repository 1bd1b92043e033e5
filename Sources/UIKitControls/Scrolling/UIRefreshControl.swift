// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The control above a list that is pulled down to have it loaded anew.

public import CoreGraphics
public import CoreText
public import Foundation

/// Shows a spinner above the content that is pulled down, and sends `.valueChanged` once the pull is
/// long enough (FACTS_UIKIT c.12). It belongs to a scroll view's `refreshControl`.
///
/// While it refreshes, the content rests 60 points further down, which the scroll view's `contentInset`
/// shows.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  let spinner = RefreshSpinner()
  private var titleLabel: UILabel?
  /// Whether the scroll view's inset has been enlarged.
  var isInset = false
  weak var scrollView: UIScrollView?

  /// A control; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpRefreshing()
  }

  /// A control from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpRefreshing()
    readNib(coder, as: UIRefreshControl.self)
  }

  /// Whether it is refreshing: from the pull, or `beginRefreshing()`, to `endRefreshing()`.
  open internal(set) var isRefreshing = false

  /// A text below the spinner; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      own(.attributedTitle)
      showTitle()
    }
  }

  /// Has it refresh without a pull: the spinner turns. The content stays where it is, as on iOS, and no
  /// event is sent.
  open func beginRefreshing() { begin() }

  /// The data is there: the spinner goes, and the content comes back up.
  open func endRefreshing() { end() }

  /// One that is put into a scroll view by hand works as its `refreshControl`, as before iOS 10.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    enter(superview as? UIScrollView)
  }

  /// The spinner has the accent colour that was set for the control, or grey.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorSpinner()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorSpinner()
  }

  /// Puts spinner and text into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRefreshing()
  }

  private func showTitle() {
    titleLabel?.removeFromSuperview()
    titleLabel = nil
    guard let attributedTitle else { return }
    let label = UILabel()
    label.attributedText = attributedTitle
    label.textAlignment = .center
    addSubview(label)
    titleLabel = label
    setNeedsLayout()
  }

  private func layoutRefreshing() {
    let height = UIRefreshControl.height
    let title = titleLabel?.sizeThatFits(bounds.size).height ?? 0
    spinner.position = CGPoint(x: bounds.midX, y: (height - title) / 2)
    titleLabel?.frame = CGRect(x: 0, y: height - title - 4, width: bounds.width, height: title)
  }
}
