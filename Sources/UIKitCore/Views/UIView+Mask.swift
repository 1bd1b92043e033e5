// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view whose alpha says what of another one is seen.

internal import Foundation
internal import MicaRuntime

/// Keeps a view's mask alive.
private final class MaskHolder {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  static var key: UnsafeRawPointer { unsafeBitCast(MaskHolder.self, to: UnsafeRawPointer.self) }
}

extension UIView {
  /// The view whose alpha masks this one; nil, the default, for none. Its frame counts in this view's space. It is
  /// no subview: it must not be in another one.
  public var mask: UIView? {
    get { (Attachments.value(of: self, MaskHolder.key) as? MaskHolder)?.view }
    set {
      Attachments.set(newValue.map(MaskHolder.init), of: self, MaskHolder.key)
      newValue?.layoutIfNeeded()
      layer.mask = newValue?.layer
    }
  }
}
