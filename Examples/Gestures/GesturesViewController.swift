// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a photograph that fingers move, turn and scale, all at once; a double tap puts it back.

import UIKit

/// Shows a photograph that follows fingers.
class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  /// What follows fingers.
  let photoView = PhotoView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))

  private let pan = PanRecognizer()
  private let pinch = PinchRecognizer()
  private let rotation = RotationRecognizer()
  private let doubleTap = TapRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.85, alpha: 1)
    view.addSubview(photoView)
    photoView.isMultipleTouchEnabled = true
    doubleTap.numberOfTapsRequired = 2
    for recognizer in [pan, pinch, rotation, doubleTap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      photoView.addGestureRecognizer(recognizer)
    }
    pan.onChange = { [weak self] in self?.move() }
    pinch.onChange = { [weak self] in self?.scale() }
    rotation.onChange = { [weak self] in self?.turn() }
    doubleTap.onTap = { [weak self] in self?.putBack() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if photoView.transform.isIdentity {
      photoView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
  }

  private func move() {
    let way = pan.translation(in: view)
    photoView.center = CGPoint(x: photoView.center.x + way.x, y: photoView.center.y + way.y)
    pan.setTranslation(.zero, in: view)
  }

  private func scale() {
    photoView.transform = photoView.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func turn() {
    photoView.transform = photoView.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  private func putBack() {
    UIView.animate(
      withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) {
      self.photoView.transform = .identity
      self.photoView.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
