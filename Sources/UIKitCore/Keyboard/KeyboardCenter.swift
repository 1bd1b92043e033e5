// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The keyboard on the screen: when it comes and goes, how large it is, and who is told (FACTS_UIKIT g.8).

import CoreGraphics
package import MicaContext
import MicaFoundation

/// A program's keyboard; used on the main actor.
package final class KeyboardCenter: ProgramState {
  /// Seconds that the keyboard takes to come and go, and the number of its pacing (g.8).
  static let duration = 0.25
  static let curve = 7

  /// Where the keyboard is going to be on the screen, with what stands above it; nil while there is none.
  package private(set) var frame: CGRect?
  /// Whether keys are drawn; a program's picture has none otherwise.
  @MainActor package var isDrawn = false {
    didSet { if isDrawn != oldValue { responderChanged() } }
  }
  @MainActor private lazy var host = KeyboardHost()
  private var isHeld = 0
  /// Counts the changes, so that what was told of an older one isn't told late.
  private var generation = 0

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: KeyboardCenter { ProgramContext.current.state() }

  /// Tells of the keyboard after `body` only: text fields tell their delegate first.
  @MainActor package func after<Result>(_ body: () -> Result) -> Result {
    isHeld += 1
    let result = body()
    isHeld -= 1
    if isHeld == 0 { responderChanged() }
    return result
  }

  /// Another first responder, or other views beside its keyboard: the keyboard comes, goes or changes.
  @MainActor func responderChanged() {
    guard isHeld == 0 else { return }
    let inputs = KeyboardInputs(FirstResponder.current.responder)
    let new = inputs.map { $0.frame(on: UIScreen.main.bounds) }
    if new != nil || frame != nil { host.show(inputs, new, isDrawn: isDrawn) }
    guard new != frame else { return }
    move(from: frame, to: new)
  }

  @MainActor private func move(from old: CGRect?, to new: CGRect?) {
    let screen = UIScreen.main.bounds
    let below = { (frame: CGRect) in frame.offsetBy(dx: 0, dy: screen.maxY - frame.minY) }
    guard let any = new ?? old else { return }
    frame = new
    generation += 1
    let mine = generation
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old ?? below(any)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new ?? below(any)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let isShown = new != nil
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    moveGuides()
    TouchCenter.current.after(Self.duration) { [weak self] in
      guard let self, self.generation == mine else { return }
      self.post(UIResponder.keyboardDidChangeFrameNotification, info)
      self.post(
        isShown
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    }
  }

  @MainActor private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }
}

/// What the first responder wants in the keyboard's place and above it.
@MainActor
struct KeyboardInputs {
  /// In place of the keyboard.
  let input: UIView?
  /// Above it.
  let accessory: UIView?
  /// Whether there is a keyboard of the system's.
  let hasKeys: Bool
  let hasBar: Bool
  let traits: (any UITextInputTraits)?

  /// Nil where the responder has none of them.
  init?(_ responder: UIResponder?) {
    guard let responder else { return nil }
    input = responder.inputView ?? responder.inputViewController?.view
    accessory = Self.accessory(of: responder)
    hasKeys = input == nil && responder.takesKeys
    guard input != nil || accessory != nil || hasKeys else { return nil }
    traits = responder as? any UITextInputTraits
    hasBar = traits.map { Self.hasBar($0) } ?? true
  }

  /// The nearest one along the chain.
  private static func accessory(of responder: UIResponder) -> UIView? {
    var next: UIResponder? = responder
    while let one = next {
      if let view = one.inputAccessoryView ?? one.inputAccessoryViewController?.view { return view }
      next = one.next
    }
    return nil
  }

  /// Whether words are offered above the keys.
  private static func hasBar(_ traits: any UITextInputTraits) -> Bool {
    let pads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
    return traits.autocorrectionType != .no && !traits.isSecureTextEntry
      && !pads.contains(traits.keyboardType)
  }

  /// How high a view is to be: as its constraints or its frame say.
  static func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    let own = view.intrinsicContentSize.height
    if own != UIView.noIntrinsicMetric, own > 0 { return own }
    if view.bounds.height > 0 { return view.bounds.height }
    return max(view.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height, 0)
  }

  /// How high the system's keyboard is: g.8 for phones held upright, the rest as commonly listed (L).
  func keysHeight(on screen: CGRect) -> CGFloat {
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    let isUpright = screen.height >= screen.width
    if short >= 700 { return (isUpright ? 265 : 353) + (hasBar ? 55 : 0) }
    if long / max(short, 1) > 2 {
      return isUpright ? 291 + (hasBar ? (long >= 896 ? 45 : 44) : 0) : 171 + (hasBar ? 38 : 0)
    }
    return isUpright ? 216 + (hasBar ? 44 : 0) : 162 + (hasBar ? 38 : 0)
  }

  /// The frame on a screen.
  func frame(on screen: CGRect) -> CGRect {
    var height = Self.height(of: accessory, screen.width)
    height +=
      input != nil ? Self.height(of: input, screen.width) : hasKeys ? keysHeight(on: screen) : 0
    return CGRect(
      x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
  }
}
