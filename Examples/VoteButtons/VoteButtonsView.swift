// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The component: two interlocking buttons that move to the shares of a vote.

import UIKit

/// A poll of two answers.
///
/// The view draws the buttons over its whole width, along its top edge. A vote takes two seconds:
/// from halves, through a narrow shape, to the shares. It starts with the first layout and whenever
/// `percent` is assigned. Answers that have titles then fade in with their percentages.
@IBDesignable
class VoteButtonsView: UIView {
  /// The left button's share, 0 ... 1; assigning it votes.
  @IBInspectable var percent: CGFloat = 0.5 {
    didSet { vote() }
  }

  /// How many have voted; a tap on a button adds a voice for its answer, and votes.
  @IBInspectable var voices: Int = 10

  /// The height before the vote, in points.
  @IBInspectable var startHeight: CGFloat {
    get { measures.startHeight }
    set { measures.startHeight = newValue }
  }

  /// The height after the vote, in points.
  @IBInspectable var completedHeight: CGFloat {
    get { measures.completedHeight }
    set { measures.completedHeight = newValue }
  }

  /// The angle between the seam and the lower edges, in degrees.
  @IBInspectable var slantAngle: CGFloat {
    get { measures.slantAngle }
    set { measures.slantAngle = newValue }
  }

  /// The distance between the buttons, in points.
  @IBInspectable var space: CGFloat {
    get { measures.space }
    set { measures.space = newValue }
  }

  /// The radius of the pointed corners at the seam, in points.
  @IBInspectable var smallRadius: CGFloat {
    get { measures.smallRadius }
    set { measures.smallRadius = newValue }
  }

  /// The radius of the blunt corners at the seam, in points.
  @IBInspectable var bigRadius: CGFloat {
    get { measures.bigRadius }
    set { measures.bigRadius = newValue }
  }

  /// The width of the translucent border, in points.
  @IBInspectable var borderWidth: CGFloat {
    get { measures.borderWidth }
    set { measures.borderWidth = newValue }
  }

  /// The width of each button half-way through the vote, in points.
  @IBInspectable var middleWidth: CGFloat {
    get { measures.middleWidth }
    set { measures.middleWidth = newValue }
  }

  /// The left button's colour at its left end.
  @IBInspectable var leftStartColor = UIColor(red: 1, green: 0.37, blue: 0.43, alpha: 1) {
    didSet { updateColors() }
  }

  /// The left button's colour at the seam.
  @IBInspectable var leftEndColor = UIColor(red: 1, green: 0.62, blue: 0.36, alpha: 1) {
    didSet { updateColors() }
  }

  /// The right button's colour at the seam.
  @IBInspectable var rightStartColor = UIColor(red: 0.2, green: 0.7, blue: 0.9, alpha: 1) {
    didSet { updateColors() }
  }

  /// The right button's colour at its right end.
  @IBInspectable var rightEndColor = UIColor(red: 0.28, green: 0.42, blue: 0.92, alpha: 1) {
    didSet { updateColors() }
  }

  /// The left answer; nil, the default, shows no words on the button.
  @IBInspectable var leftTitle: String? {
    didSet { showCaptions() }
  }

  /// The right answer; nil, the default, shows no words on the button.
  @IBInspectable var rightTitle: String? {
    didSet { showCaptions() }
  }

  /// The measures; the total width is the view's.
  var metrics: VoteMetrics {
    var metrics = measures
    metrics.totalWidth = bounds.width
    return metrics
  }

  /// The left button.
  let leftButton = VoteButton(side: .left)
  /// The right button.
  let rightButton = VoteButton(side: .right)
  /// The words on the left button.
  let leftCaption = VoteCaption(side: .left)
  /// The words on the right button.
  let rightCaption = VoteCaption(side: .right)

  private static let voteDuration: CFTimeInterval = 2
  /// The words fade in while the buttons take their last shape.
  private static let fadeDuration: CFTimeInterval = 0.6

  /// The measures but for the total width.
  private var measures = VoteMetrics() {
    didSet {
      placedWidth = nil
      setNeedsLayout()
    }
  }
  /// The total width that the buttons were placed for; nil when they are to be placed anew.
  private var placedWidth: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    installButtons()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    installButtons()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), bounds.contains(place) else { return }
    let isLeft = place.x < bounds.width * share
    let count = (share * CGFloat(voices)).rounded() + (isLeft ? 1 : 0)
    voices += 1
    percent = count / CGFloat(voices)
  }

  /// The width offered, and the height before the vote.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: startHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    guard width > 0, width != placedWidth else { return }
    placedWidth = width
    placeButtons()
    vote()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    layoutIfNeeded()
  }

  private func installButtons() {
    addSubview(leftButton)
    addSubview(rightButton)
    addSubview(leftCaption)
    addSubview(rightCaption)
    updateColors()
    showCaptions()
  }

  private func updateColors() {
    leftButton.colors = [leftStartColor, leftEndColor]
    rightButton.colors = [rightStartColor, rightEndColor]
  }

  /// Puts the buttons at their places before the vote, the gap between them along the seam.
  private func placeButtons() {
    let metrics = metrics
    let left = metrics.startShape(of: .left)
    let right = metrics.startShape(of: .right)
    let seam = left.size.width - metrics.lean(height: metrics.startHeight) + metrics.space
    leftButton.frame = CGRect(origin: .zero, size: left.size)
    rightButton.frame = CGRect(origin: CGPoint(x: seam, y: 0), size: right.size)
    leftButton.show(left, borderWidth: borderWidth)
    rightButton.show(right, borderWidth: borderWidth)
  }

  /// Starts the way to the present shares; before the first layout it waits for that.
  private func vote() {
    guard placedWidth != nil else { return }
    let metrics = metrics
    showCaptions()
    for caption in [leftCaption, rightCaption] {
      caption.fadeIn(
        after: Self.voteDuration - Self.fadeDuration, duration: Self.fadeDuration)
    }
    leftButton.animate(
      through: metrics.shapes(of: .left, share: share), duration: Self.voteDuration)
    rightButton.animate(
      through: metrics.shapes(of: .right, share: 1 - share), duration: Self.voteDuration)
  }

  /// The left button's share, limited to 0 ... 1.
  private var share: CGFloat { percent > 0 ? min(percent, 1) : 0 }

  /// Puts the words where the buttons are after the vote, clear of the seam and the round ends.
  private func showCaptions() {
    let metrics = metrics
    let height = metrics.completedHeight
    let (cap, seam) = (height / 2 - 4, metrics.lean(height: height) + 6)
    func width(_ share: CGFloat) -> CGFloat {
      let width = metrics.width(share: share, height: height)
      return max(0, width - cap - (share < 1 ? seam : cap))
    }
    let (left, right) = (width(share), width(1 - share))
    leftCaption.frame = CGRect(x: cap, y: 0, width: left, height: height)
    rightCaption.frame = CGRect(
      x: metrics.totalWidth - cap - right, y: 0, width: right, height: height)
    leftCaption.show(title: leftTitle, share: share)
    rightCaption.show(title: rightTitle, share: 1 - share)
  }
}
