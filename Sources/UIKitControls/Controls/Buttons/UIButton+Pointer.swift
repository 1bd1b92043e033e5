// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What pointers, drags and users of large texts do with buttons. Phones show none of it: the values are stored.

internal import MicaRuntime

/// What a button's extension stores.
@MainActor
private final class ButtonValues {
  var isPointerEnabled = false
  var adjustsImageSize = false
  var isSpringLoaded = false
  var pointerStyle: UIButton.PointerStyleProvider?

  private static var key: UnsafeRawPointer {
    unsafeBitCast(ButtonValues.self, to: UnsafeRawPointer.self)
  }

  static func of(_ button: UIButton) -> ButtonValues {
    if let known = Attachments.value(of: button, key) as? ButtonValues { return known }
    let new = ButtonValues()
    Attachments.set(new, of: button, key)
    return new
  }
}

/// An object that holding something over it activates.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it does so.
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// How a pointer over the button looks; nil for the pointer's own.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// Whether a pointer changes over the button; false by default.
  public var isPointerInteractionEnabled: Bool {
    get { ButtonValues.of(self).isPointerEnabled }
    set { ButtonValues.of(self).isPointerEnabled = newValue }
  }
  /// How a pointer over the button looks; nil by default.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { ButtonValues.of(self).pointerStyle }
    set { ButtonValues.of(self).pointerStyle = newValue }
  }
  /// Whether the picture grows with very large texts; false by default.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { ButtonValues.of(self).adjustsImageSize }
    set { ButtonValues.of(self).adjustsImageSize = newValue }
  }
  /// Whether holding something over the button taps it; false by default.
  public var isSpringLoaded: Bool {
    get { ButtonValues.of(self).isSpringLoaded }
    set { ButtonValues.of(self).isSpringLoaded = newValue }
  }
}
