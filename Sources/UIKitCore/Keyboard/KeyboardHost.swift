// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The keyboard's window: the program's views in the keyboard's place and above it, and plain keys where they are
// asked for. Without any of them there is no window.

import CoreGraphics
import Foundation

/// Shows what stands in a keyboard's frame.
@MainActor
final class KeyboardHost {
  private var window: KeyboardWindow?
  private let root = UIView()
  private var keys: KeyboardKeys?

  /// Shows the views of the first responder in a frame of the screen, nil for none.
  func show(_ inputs: KeyboardInputs?, _ frame: CGRect?, isDrawn: Bool) {
    guard let inputs, let frame, inputs.input != nil || inputs.accessory != nil || isDrawn else {
      return leave()
    }
    let isNew = window == nil
    let window = window ?? makeWindow()
    let accessory = KeyboardInputs.height(of: inputs.accessory, frame.width)
    let drawn = isDrawn && inputs.hasKeys ? keys ?? KeyboardKeys() : nil
    if let drawn { drawn.traits = inputs.traits }
    keys = drawn
    let wanted = [drawn, inputs.input, inputs.accessory].compactMap { $0 }
    for view in root.subviews where !wanted.contains(view) { view.removeFromSuperview() }
    for view in wanted where view.superview !== root { root.addSubview(view) }
    if isNew { root.frame = frame.offsetBy(dx: 0, dy: UIScreen.main.bounds.maxY - frame.minY) }
    let rest = CGRect(
      x: 0, y: accessory, width: frame.width, height: max(frame.height - accessory, 0))
    for view in [drawn, inputs.input].compactMap({ $0 }) { place(view, rest) }
    inputs.accessory.map { place($0, CGRect(x: 0, y: 0, width: frame.width, height: accessory)) }
    root.layoutIfNeeded()
    window.isHidden = false
    animate { self.root.frame = frame }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
  }

  /// All goes down, then out.
  private func leave() {
    guard let window else { return }
    self.window = nil
    animate({ self.root.frame.origin.y = UIScreen.main.bounds.maxY }) {
      guard self.window == nil else { return }
      for view in self.root.subviews { view.removeFromSuperview() }
      window.isHidden = true
      window.windowScene = nil
    }
  }

  private func animate(_ change: @escaping () -> Void, then: @escaping () -> Void = {}) {
    let pace = UIView.AnimationOptions(rawValue: UInt(KeyboardCenter.curve) << 16)
    UIView.animateTouchably(
      withDuration: KeyboardCenter.duration, options: [pace, .beginFromCurrentState],
      animations: change, completion: { _ in then() })
  }

  private func makeWindow() -> KeyboardWindow {
    let made = KeyboardWindow(frame: UIScreen.main.bounds)
    made.windowScene = WindowList.current.key?.windowScene
    made.windowLevel = UIWindow.Level(10_000_000)
    if root.superview !== made { made.addSubview(root) }
    window = made
    return made
  }
}

/// A window that only what is in it can be touched of, and that is never the key window.
final class KeyboardWindow: UIWindow {
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
