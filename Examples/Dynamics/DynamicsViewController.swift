// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: boxes and balls that fall, a plank, a ball on a rod; a finger throws things about.

import UIKit

/// Shows things that fall and collide. A finger drags what it touches; a tap elsewhere drops a ball.
class DynamicsViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let boxTraits = UIDynamicItemBehavior()
  private let ballTraits = UIDynamicItemBehavior()
  private let plank = UIView(frame: CGRect(x: 60, y: 250, width: 120, height: 8))
  private let hook = CGPoint(x: 250, y: 60)
  private let rope = CAShapeLayer()
  private var drag: UIAttachmentBehavior?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)
    boxTraits.friction = 0.4
    boxTraits.elasticity = 0.2
    ballTraits.elasticity = 0.7
    collision.translatesReferenceBoundsIntoBoundary = true
    hangPlank()
    for index in 0..<5 { addBox(index) }
    for x in [90, 140] { addBall(at: CGPoint(x: x, y: 40)) }
    hangBall()
    for behavior in [gravity, collision, boxTraits, ballTraits] { animator.addBehavior(behavior) }
  }

  /// A plank that nothing moves.
  private func hangPlank() {
    plank.backgroundColor = .lightGray
    plank.transform = CGAffineTransform(rotationAngle: 0.25)
    view.addSubview(plank)
    let traits = UIDynamicItemBehavior(items: [plank])
    traits.isAnchored = true
    animator.addBehavior(traits)
    collision.addItem(plank)
  }

  private func addBox(_ index: Int) {
    let side = CGFloat(28 + index % 3 * 8)
    let box = UIView(
      frame: CGRect(
        x: 190 - CGFloat(index % 2) * 6, y: 330 - CGFloat(index) * 48, width: side, height: side))
    box.layer.cornerRadius = 4
    color(box)
    view.addSubview(box)
    gravity.addItem(box)
    collision.addItem(box)
    boxTraits.addItem(box)
  }

  @discardableResult
  private func addBall(at place: CGPoint) -> UIView {
    let ball = BallView(frame: CGRect(x: place.x - 16, y: place.y - 16, width: 32, height: 32))
    ball.layer.cornerRadius = 16
    color(ball)
    view.addSubview(ball)
    gravity.addItem(ball)
    collision.addItem(ball)
    ballTraits.addItem(ball)
    return ball
  }

  /// A ball on a rod, which swings into the boxes.
  private func hangBall() {
    let ball = addBall(at: CGPoint(x: hook.x + 40, y: hook.y + 230))
    rope.strokeColor = UIColor.lightGray.cgColor
    rope.lineWidth = 2
    view.layer.insertSublayer(rope, at: 0)
    let rod = UIAttachmentBehavior(item: ball, attachedToAnchor: hook)
    rod.action = { [weak self, weak ball] in
      guard let self, let ball else { return }
      let path = UIBezierPath()
      path.move(to: hook)
      path.addLine(to: ball.center)
      rope.path = path.cgPath
    }
    animator.addBehavior(rod)
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -0.5, dy: 0)
    animator.addBehavior(push)
  }

  private func color(_ item: UIView) {
    item.backgroundColor = UIColor(
      hue: CGFloat(count * 5 % 13) / 13, saturation: 0.6, brightness: 0.95, alpha: 1)
    count += 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: view) else { return }
    guard let item = touches.first?.view, item !== view, item !== plank else {
      addBall(at: place)
      return
    }
    let drag = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: 0), attachedToAnchor: place)
    drag.length = 0
    drag.frequency = 3
    drag.damping = 0.6
    animator.addBehavior(drag)
    self.drag = drag
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let place = touches.first?.location(in: view) { drag?.anchorPoint = place }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let drag { animator.removeBehavior(drag) }
    drag = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

/// A view that collides as a circle.
private final class BallView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
