// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The value, signs and repeating of a stepper (FACTS_UIKIT d.7).

import CoreGraphics
import Foundation

/// A stepper's value, range and pictures.
struct StepperModel: BoundedValue {
  var value = 0.0
  var minimum = 0.0
  var maximum = 100.0
  var step = 1.0
  var pluses: [UIControl.State: UIImage] = [:]
  var minuses: [UIControl.State: UIImage] = [:]
  /// 1 or −1 while a finger is on plus or minus.
  var direction: Double?
  /// Whether the finger is on its sign.
  var isOn = false
  /// Whether steps were not told of yet.
  var hasMoved = false
  /// Counts presses: a repetition of one that is over does nothing.
  var press = 0

  /// The value after a step.
  func stepped(_ direction: Double, wraps: Bool) -> Double {
    let next = value + direction * step
    if next > maximum { return wraps ? (value == maximum ? minimum : maximum) : maximum }
    if next < minimum { return wraps ? (value == minimum ? maximum : minimum) : minimum }
    return next
  }
}

/// What a stepper is made of.
@MainActor
final class StepperParts {
  nonisolated static let size = CGSize(width: 94, height: 32)
  /// FACTS_UIKIT d.7: the corners, the line in the middle and the signs.
  private static let radius: CGFloat = 8.5
  private static let lineInset: CGFloat = 7
  private static let signLength: CGFloat = 12.5
  private static let signWidth: CGFloat = 1.6

  let ground = ControlPart(frame: CGRect(origin: .zero, size: size))
  /// Shows the half that is pressed.
  let pressed = ControlPart()
  let line = ControlPart()
  let minus = [ControlPart()]
  let plus = [ControlPart(), ControlPart()]
  let images = [UIImageView(), UIImageView()]

  init() {
    let size = Self.size
    ground.layer.cornerRadius = Self.radius
    ground.layer.cornerCurve = .continuous
    ground.clipsToBounds = true
    ground.backgroundColor = .tertiarySystemFill
    line.frame = CGRect(
      x: size.width / 2 - 0.5, y: Self.lineInset, width: 1, height: size.height - 2 * Self.lineInset
    )
    line.backgroundColor = UIColor.systemGray.withAlphaComponent(0.3)
    pressed.backgroundColor = .systemFill
    for part in [pressed, line] + minus + plus { ground.addSubview(part) }
    for image in images { ground.addSubview(image) }
    bar(minus[0], at: size.width / 4, false)
    bar(plus[0], at: size.width * 3 / 4, false)
    bar(plus[1], at: size.width * 3 / 4, true)
  }

  private func bar(_ part: ControlPart, at x: CGFloat, _ isUpright: Bool) {
    let (length, width) = (Self.signLength, Self.signWidth)
    let size =
      isUpright ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
    part.frame = CGRect(
      x: x - size.width / 2, y: Self.size.height / 2 - size.height / 2, width: size.width,
      height: size.height)
    part.layer.cornerRadius = width / 2
  }

  /// The half of a direction.
  func half(_ direction: Double) -> CGRect {
    let width = Self.size.width / 2
    return CGRect(x: direction > 0 ? width : 0, y: 0, width: width, height: Self.size.height)
  }
}

extension UIStepper {
  /// The pauses before the second step and between later ones, in seconds.
  private static let firstPause: TimeInterval = 0.5
  private static let pause: TimeInterval = 0.1
  private static let shortPause: TimeInterval = 0.05
  /// How many steps are made at the longer pause.
  private static let slowSteps = 15

  func setUpStepper() {
    isOpaque = false
    addSubview(parts.ground)
    showStepper()
  }

  private func canStep(_ direction: Double) -> Bool {
    wraps || (direction > 0 ? value < maximumValue : value > minimumValue)
  }

  func showStepper() {
    parts.ground.frame = CGRect(origin: bounds.origin, size: StepperParts.size)
    let signs = [(-1.0, parts.minus, decrementImage), (1.0, parts.plus, incrementImage)]
    for (index, (direction, bars, image)) in signs.enumerated() {
      let isUsable = isEnabled && canStep(direction)
      let isPressed = model.isOn && model.direction == direction
      let state: State = isUsable ? isPressed ? .highlighted : [] : .disabled
      let (picture, view) = (image(state), parts.images[index])
      for bar in bars {
        bar.backgroundColor = isUsable ? .label : .tertiaryLabel
        bar.isHidden = picture != nil
      }
      view.isHidden = picture == nil
      if view.image !== picture { view.image = picture }
      view.tintColor = isUsable ? nil : .tertiaryLabel
      let (half, size) = (parts.half(direction), picture?.size ?? .zero)
      view.frame = CGRect(
        x: half.midX - size.width / 2, y: half.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    parts.pressed.isHidden = !model.isOn
    if let direction = model.direction { parts.pressed.frame = parts.half(direction) }
  }

  // MARK: Touches

  func press(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let direction: Double = touch.location(in: self).x < bounds.midX ? -1 : 1
    guard canStep(direction) else { return false }
    model.direction = direction
    model.isOn = true
    model.hasMoved = false
    model.press += 1
    if autorepeat {
      step(event)
      repeatSteps(after: Self.firstPause, count: 1)
    }
    showStepper()
    return true
  }

  func follow(_ touch: UITouch) {
    guard let direction = model.direction else { return }
    let isOn = isTouchInside && (touch.location(in: self).x < bounds.midX) == (direction < 0)
    guard isOn != model.isOn else { return }
    model.isOn = isOn
    showStepper()
  }

  func lift(_ event: UIEvent?) {
    if !autorepeat, model.isOn { step(event) }
    letGo(event)
  }

  func letGo(_ event: UIEvent?) {
    model.direction = nil
    model.isOn = false
    model.press += 1
    if model.hasMoved { sendValueChanged(with: event) }
    model.hasMoved = false
    showStepper()
  }

  private func step(_ event: UIEvent?) {
    guard let direction = model.direction else { return }
    let next = model.stepped(direction, wraps: wraps)
    guard next != value else { return }
    value = next
    if isContinuous { sendValueChanged(with: event) } else { model.hasMoved = true }
  }

  private func repeatSteps(after pause: TimeInterval, count: Int) {
    let press = model.press
    TouchCenter.current.after(pause) { [weak self] in
      guard let self, self.model.press == press, self.isTracking else { return }
      if self.model.isOn { self.step(nil) }
      self.repeatSteps(
        after: count < Self.slowSteps ? Self.pause : Self.shortPause, count: count + 1)
    }
  }
}
