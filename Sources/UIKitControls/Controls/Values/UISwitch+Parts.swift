// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The track and thumb of a switch, and what a finger does to them (FACTS_UIKIT d.4).

import CoreGraphics
import Foundation

/// What a switch is made of.
@MainActor
final class SwitchParts {
  nonisolated static let size = CGSize(width: 51, height: 31)
  /// The thumb's diameter, its distance from the edge, and how much it grows while held (d.4).
  private static let thumb: CGFloat = 27
  private static let inset: CGFloat = 2
  private static let stretch: CGFloat = 7

  var isOn = false
  /// Holds the others, to dim them as one.
  let body = ControlPart(frame: CGRect(origin: .zero, size: size))
  let track = ControlPart(frame: CGRect(origin: .zero, size: size))
  let thumb = ControlThumb(
    (
      ControlShadow(alpha: 0.15, drop: 3, radius: 4),
      ControlShadow(alpha: 0.06, drop: 3, radius: 0.5)
    ))

  init() {
    track.layer.cornerRadius = Self.size.height / 2
    body.addSubview(track)
    body.addSubview(thumb)
  }

  func thumbFrame(isHeld: Bool, isMirrored: Bool) -> CGRect {
    let width = Self.thumb + (isHeld ? Self.stretch : 0)
    let x = isOn != isMirrored ? Self.size.width - Self.inset - width : Self.inset
    return CGRect(x: x, y: Self.inset, width: width, height: Self.thumb)
  }
}

extension UISwitch {
  func setUpSwitch() {
    isOpaque = false
    addSubview(parts.body)
    show(over: nil)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Shows value and looks, at once or over some seconds.
  func show(over duration: TimeInterval?) {
    let frame = parts.thumbFrame(isHeld: isHeld, isMirrored: isMirrored)
    let color: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    ControlPace.change(self, over: duration) { [parts, isEnabled, thumbTintColor] in
      parts.body.alpha = isEnabled ? 1 : 0.5
      parts.track.backgroundColor = color
      parts.thumb.color = thumbTintColor ?? .white
      parts.thumb.place(frame)
    }
  }

  func press(_ touch: UITouch) {
    isHeld = true
    pressPlace = touch.location(in: self).x
    show(over: ControlPace.press)
  }

  func drag(_ touch: UITouch, _ event: UIEvent?) {
    let x = touch.location(in: self).x
    if let pressPlace {
      guard abs(x - pressPlace) > GestureLimits.tapMovement else { return }
      self.pressPlace = nil
    }
    let wantsOn = (x > bounds.midX) != isMirrored
    if wantsOn != isOn { turnOver(event) }
  }

  func lift(_ event: UIEvent?) {
    isHeld = false
    if pressPlace != nil, isTouchInside {
      pressPlace = nil
      turnOver(event)
    } else {
      letGo()
    }
  }

  func letGo() {
    isHeld = false
    pressPlace = nil
    show(over: ControlPace.press)
  }

  private func turnOver(_ event: UIEvent?) {
    setOn(!isOn, animated: true)
    sendValueChanged(with: event)
  }
}
