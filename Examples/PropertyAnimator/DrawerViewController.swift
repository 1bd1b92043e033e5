// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A drawer that a finger pulls out: its animator is scrubbed by a pan, and goes on when the finger
// is lifted. A tap opens and closes it; both can interrupt what is still moving.

import UIKit

class DrawerViewController: UIViewController {
  private let scenery = UIView()
  private let shade = UIView()
  private let drawer = UIView()
  private let handle = UIView()
  private let disc = UIView()
  private let caption = UILabel()

  private var animator: UIViewPropertyAnimator?
  private var isOpen = false
  private var startFraction: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scenery.backgroundColor = UIColor(red: 0.25, green: 0.45, blue: 0.75, alpha: 1)
    shade.backgroundColor = .black
    shade.alpha = 0
    drawer.backgroundColor = UIColor(white: 0.97, alpha: 1)
    drawer.layer.cornerRadius = 12
    drawer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    drawer.accessibilityIdentifier = "drawer"
    handle.backgroundColor = UIColor(white: 0.75, alpha: 1)
    handle.layer.cornerRadius = 2.5
    disc.backgroundColor = .systemOrange
    caption.text = "Pull me"
    caption.textAlignment = .center
    [scenery, shade, drawer].forEach { view.addSubview($0) }
    [handle, disc, caption].forEach { drawer.addSubview($0) }

    let (pan, tap) = (DrawerPan(), DrawerTap())
    pan.onChange = { [weak self] in self?.pan($0) }
    tap.onTap = { [weak self] in self?.tap() }
    drawer.addGestureRecognizer(pan)
    drawer.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard animator == nil else { return }
    scenery.frame = view.bounds
    shade.frame = view.bounds
    handle.frame = CGRect(x: view.bounds.midX - 18, y: 8, width: 36, height: 5)
    caption.frame = CGRect(x: 0, y: 24, width: view.bounds.width, height: 24)
    place(isOpen: isOpen)
  }

  /// How far the drawer comes out.
  private var way: CGFloat { view.bounds.height - 160 }

  private func place(isOpen: Bool) {
    let height = view.bounds.height - 60
    drawer.frame = CGRect(
      x: 0, y: view.bounds.height - 100 - (isOpen ? way : 0), width: view.bounds.width,
      height: height)
    drawer.layer.cornerRadius = isOpen ? 28 : 12
    shade.alpha = isOpen ? 0.5 : 0
    scenery.transform = isOpen ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    scenery.layer.cornerRadius = isOpen ? 16 : 0
    disc.frame =
      isOpen
      ? CGRect(x: view.bounds.midX - 50, y: 90, width: 100, height: 100)
      : CGRect(x: 24, y: 22, width: 28, height: 28)
    disc.layer.cornerRadius = disc.frame.width / 2
    disc.transform = isOpen ? CGAffineTransform(rotationAngle: .pi) : .identity
    caption.alpha = isOpen ? 0 : 1
  }

  /// The animator that is under way, or a new one to the other state.
  private func beginIfNeeded() -> UIViewPropertyAnimator {
    if let animator = animator { return animator }
    let target = !isOpen
    let new = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.8) {
      self.place(isOpen: target)
    }
    new.addCompletion { position in
      self.isOpen = position == .end ? target : !target
      self.animator = nil
      self.place(isOpen: self.isOpen)
    }
    animator = new
    return new
  }

  private func tap() {
    if let animator = animator {
      animator.isReversed.toggle()
    } else {
      beginIfNeeded().startAnimation()
    }
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let animator = beginIfNeeded()
      animator.pauseAnimation()
      startFraction = animator.fractionComplete
    case .changed:
      guard let animator = animator else { return }
      var change = -recognizer.translation(in: view).y / way
      if isOpen { change = -change }
      if animator.isReversed { change = -change }
      animator.fractionComplete = startFraction + change
    case .ended, .cancelled:
      guard let animator = animator else { return }
      let speed = recognizer.velocity(in: view).y
      let goesUp = abs(speed) > 200 ? speed < 0 : (animator.fractionComplete > 0.5) != isOpen
      animator.isReversed = goesUp == isOpen
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default:
      break
    }
  }
}
