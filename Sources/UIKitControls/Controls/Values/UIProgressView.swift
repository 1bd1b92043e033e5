// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A bar that shows how much is done (FACTS_UIKIT d.8).

import CoreGraphics
public import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// A view that shows a share of 0 to 1 as a filled track, 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var share: Float = 0
  private let track = ControlPart()
  private let filled = ControlPart()
  private let images = [UIImageView(), UIImageView()]
  private static let height: CGFloat = 4

  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// For any place.
    case `default` = 0
    /// At the bottom of a bar: without round ends.
    case bar
  }

  /// An empty bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpProgress()
  }

  /// An empty bar of a style, 4 points high.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    progressViewStyle = style
  }

  /// An empty bar from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpProgress()
    readNib(coder, as: UIProgressView.self)
  }

  private func setUpProgress() {
    isOpaque = false
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(filled)
    for image in images { addSubview(image) }
    showLooks()
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
  }

  /// What is done, 0 ... 1; 0 by default. What is no number changes nothing.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets what is done, limited to 0 ... 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    announcing("progress") { share = min(max(progress, 0), 1) }
    place(over: animated ? ControlPace.slide : nil)
  }

  /// How the bar looks; `default` by default.
  open var progressViewStyle = Style.default { didSet { showLooks() } }
  /// The colour of what is done; nil, the default, is the tint.
  open var progressTintColor: UIColor? {
    didSet {
      own(.progressTintColor)
      showLooks()
    }
  }
  /// The colour of the rest; nil, the default, is the system's fill.
  open var trackTintColor: UIColor? {
    didSet {
      own(.trackTintColor)
      showLooks()
    }
  }
  /// A picture in place of what is done.
  open var progressImage: UIImage? {
    didSet {
      own(.progressImage)
      showLooks()
    }
  }
  /// A picture in place of the rest.
  open var trackImage: UIImage? {
    didSet {
      own(.trackImage)
      showLooks()
    }
  }

  /// What tells the bar how much is done.
  ///
  /// Partly: its share is taken once; changes are not followed.
  open var observedProgress: Progress? {
    didSet {
      guard let observedProgress else { return }
      Unsupported.note("UIProgressView.observedProgress", of: self)
      progress = Float(observedProgress.fractionCompleted)
    }
  }

  /// They have one height (FACTS_UIKIT e.3).
  @_spi(Mica) public override func usualHugging(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  /// No width of its own, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The given width, 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(over: nil)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }

  private func showLooks() {
    track.backgroundColor = trackTintColor ?? .systemFill
    filled.backgroundColor = progressTintColor ?? inheritedTintColor
    track.isHidden = trackImage != nil
    filled.isHidden = progressImage != nil
    for (view, image) in zip(images, [trackImage, progressImage]) {
      view.image = image
      view.isHidden = image == nil
    }
    setNeedsLayout()
  }

  private func place(over duration: TimeInterval?) {
    let radius = progressViewStyle == .bar ? 0 : min(bounds.width, bounds.height) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (bounds, share) = (bounds, CGFloat(share))
    ControlPace.change(self, over: duration) { [track, filled, images] in
      track.frame = bounds
      track.layer.cornerRadius = radius
      let width = bounds.width * share
      let done = CGRect(
        x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
      filled.frame = done
      filled.layer.cornerRadius = min(radius, width / 2)
      images[0].frame = bounds
      images[1].frame = CGRect(
        x: bounds.minX + done.minX, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}
