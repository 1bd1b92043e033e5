// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the HUD appears, lies and leaves.

internal import MicaFoundation
internal import UIKit

extension SVProgressHUD {
  private static let spacing: CGFloat = 12
  private static let labelSpacing: CGFloat = 8
  private static let mostText = CGSize(width: 200, height: 300)
  /// The box' middle, as a fraction of the free height.
  private static let middle: CGFloat = 0.45
  /// How much larger the box is when it begins to appear.
  private static let zoom: CGFloat = 1.3

  /// Shows a ring, or an indicator where there is no progress.
  func present(progress: CGFloat?, status: String?) {
    guard enter() else { return }
    self.progress = progress
    picture.isHidden = true
    picture.image = nil
    write(status)
    if let progress {
      leaveOut([spinner, wheel])
      for view in [track, ring] { box.contentView.addSubview(view) }
      ring.fraction = progress
      track.fraction = 1
      if progress == 0 { activities += 1 }
    } else {
      leaveOut([ring, track])
      let isFlat = look.animationType == .flat
      leaveOut([isFlat ? wheel : spinner])
      box.contentView.addSubview(isFlat ? spinner : wheel)
      isFlat ? spinner.start() : wheel.startAnimating()
      activities += 1
    }
    appear(for: nil)
  }

  /// Shows an image for some seconds.
  func present(_ image: UIImage, status: String?, duration: TimeInterval) {
    guard enter() else { return }
    progress = nil
    leaveOut([ring, track, spinner, wheel])
    picture.isHidden = false
    picture.image = look.shouldTintImages ? image.withRenderingMode(.alwaysTemplate) : image
    write(status)
    appear(for: duration)
  }

  func set(_ status: String?) {
    write(status)
    layOut()
  }

  private func write(_ status: String?) {
    label.text = status
    label.isHidden = (status ?? "").isEmpty
  }

  private func leaveOut(_ views: [UIView]) {
    spinner.stop()
    wheel.stopAnimating()
    for view in views { view.removeFromSuperview() }
  }

  /// Adds the HUD to its window, in front of all else; whether there is one.
  private func enter() -> Bool {
    round += 1
    guard let place = container ?? UIApplication.shared.windows.last(where: \.isKeyWindow) else {
      return false
    }
    cover.frame = place.bounds
    if cover.superview == nil { place.addSubview(cover) }
    cover.superview?.bringSubviewToFront(cover)
    if superview == nil { cover.addSubview(self) }
    frame = cover.bounds
    return true
  }

  private var isDark: Bool {
    look.style == .dark
      || look.style == .automatic && traitCollection.userInterfaceStyle == .dark
  }
  private var foreground: UIColor {
    look.style == .custom ? look.foregroundColor : isDark ? .white : .black
  }
  private var imageColor: UIColor { look.foregroundImageColor ?? foreground }

  /// Gives the views their attributes and their places.
  func layOut() {
    label.font = look.font
    label.textColor = foreground
    box.layer.cornerRadius = look.cornerRadius
    box.layer.borderColor = look.borderColor?.cgColor
    box.layer.borderWidth = look.borderWidth
    picture.tintColor = imageColor
    picture.bounds.size = look.imageViewSize
    wheel.color = imageColor
    wheel.sizeToFit()
    let radius = label.text == nil ? look.ringNoTextRadius : look.ringRadius
    for view in [spinner, ring] {
      view.set(radius: radius, thickness: look.ringThickness, color: imageColor)
    }
    track.set(
      radius: radius, thickness: look.ringThickness, color: imageColor.withAlphaComponent(0.1))
    placeContent()
    let center = CGPoint(x: bounds.midX, y: (bounds.height * Self.middle).rounded(.down))
    let place = container.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? center
    box.center = CGPoint(x: place.x + look.offset.horizontal, y: place.y + look.offset.vertical)
    dim()
  }

  private func placeContent() {
    let isImage = !picture.isHidden && picture.image != nil
    let indicator = progress != nil ? ring : look.animationType == .flat ? spinner : wheel
    let shown: UIView? = isImage ? picture : picture.isHidden ? indicator : nil
    var text = CGSize.zero
    if let words = label.text, !words.isEmpty {
      let fitting = words.boundingRect(
        with: Self.mostText,
        options: [.usesFontLeading, .truncatesLastVisibleLine, .usesLineFragmentOrigin],
        attributes: [.font: look.font], context: nil)
      text = CGSize(
        width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }
    let size = shown?.bounds.size ?? .zero
    let gap = label.text != nil && shown != nil ? Self.labelSpacing : 0
    let width = max(text.width, size.width) + 2 * Self.spacing
    let height = text.height + size.height + gap + 2 * Self.spacing
    box.bounds = CGRect(
      x: 0, y: 0, width: max(look.minimumSize.width, width),
      height: max(look.minimumSize.height, height))
    let top =
      label.text == nil
      ? (box.bounds.height - size.height) / 2
      : max(Self.spacing, (look.minimumSize.height - size.height - gap - text.height) / 2)
    let center = CGPoint(x: box.bounds.midX, y: top + size.height / 2)
    for view in [picture, spinner, wheel, ring, track] as [UIView] { view.center = center }
    label.bounds.size = text
    label.center = CGPoint(
      x: box.bounds.midX,
      y: shown == nil ? box.bounds.midY : top + size.height + gap + text.height / 2)
  }

  private func dim() {
    dimming.frame = bounds
    gradient.removeFromSuperlayer()
    switch look.maskType {
    case .black: dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    case .custom: dimming.backgroundColor = look.backgroundLayerColor
    case .gradient:
      dimming.backgroundColor = .clear
      gradient.frame = bounds
      dimming.layer.addSublayer(gradient)
    case .none, .clear: dimming.backgroundColor = .clear
    }
  }

  private func appear(for duration: TimeInterval?) {
    let own = round
    guard look.graceTimeInterval > 0, !isShown else { return fadeIn(for: duration) }
    DispatchQueue.main.asyncAfter(deadline: .now() + look.graceTimeInterval) { [weak self] in
      if self?.round == own { self?.fadeIn(for: duration) }
    }
  }

  private func fadeIn(for duration: TimeInterval?) {
    layOut()
    cover.isUserInteractionEnabled = look.maskType != .none
    box.accessibilityLabel = label.text ?? "Loading"
    let own = round
    guard !isShown else {
      for view in content { view.alpha = 1 }
      return leave(by: duration, own)
    }
    isShown = true
    post(.SVProgressHUDWillAppear)
    box.transform = CGAffineTransform(scaleX: Self.zoom, y: Self.zoom)
    animate(look.fadeInAnimationDuration, .curveEaseIn) { [self] in
      box.transform = .identity
      let isLight = !isDark
      box.effect =
        look.style == .custom
        ? look.blur : UIBlurEffect(style: isLight ? .systemMaterial : .systemMaterialDark)
      box.backgroundColor =
        look.style == .custom
        ? look.backgroundColor : (isLight ? UIColor.white : .black).withAlphaComponent(0.6)
      for view in content { view.alpha = 1 }
    } then: { [self] in
      guard isShown, own == round else { return }
      post(.SVProgressHUDDidAppear)
      leave(by: duration, own)
    }
  }

  private func leave(by duration: TimeInterval?, _ own: Int) {
    guard let duration, duration < 1e6 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
      if self?.round == own { self?.leave(after: 0, nil) }
    }
  }

  /// Fades the HUD out after some seconds, and takes it out of its window.
  func leave(after delay: TimeInterval, _ completion: SVProgressHUDDismissCompletion?) {
    NotificationCenter.default.post(
      name: .SVProgressHUDWillDisappear, object: nil, userInfo: userInfo)
    activities = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) { [self] in
      round += 1
      let own = round
      isShown = false
      animate(look.fadeOutAnimationDuration, .curveEaseOut) { [self] in
        box.transform = CGAffineTransform(scaleX: 1 / Self.zoom, y: 1 / Self.zoom)
        if look.style != .custom { box.effect = nil }
        box.backgroundColor = .clear
        for view in content { view.alpha = 0 }
      } then: { [self] in
        guard own == round else { return }
        leaveOut([ring, track, spinner, wheel])
        removeFromSuperview()
        cover.removeFromSuperview()
        progress = nil
        post(.SVProgressHUDDidDisappear)
        completion?()
      }
    }
  }

  private func animate(
    _ duration: TimeInterval, _ curve: UIView.AnimationOptions, _ body: @escaping () -> Void,
    then end: @escaping () -> Void
  ) {
    guard duration > 0 else {
      body()
      return end()
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [curve, .allowUserInteraction, .beginFromCurrentState], animations: body
    ) { _ in end() }
  }

  /// Tells that the mask is touched.
  func touched(at point: CGPoint) {
    post(.SVProgressHUDDidReceiveTouchEvent)
    if box.frame.contains(point) { post(.SVProgressHUDDidTouchDownInside) }
  }
}
