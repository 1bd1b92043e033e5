// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An effect on the lines between rows.

internal import Foundation
internal import MicaRaster
internal import MicaRuntime

private final class EffectHolder {
  let effect: UIVisualEffect
  init(_ effect: UIVisualEffect) { self.effect = effect }
  static var key: UnsafeRawPointer { unsafeBitCast(EffectHolder.self, to: UnsafeRawPointer.self) }
}

extension UITableView {
  /// What is done to what lies behind the lines between rows; nil by default.
  ///
  /// Partly: kept, without effect.
  public var separatorEffect: UIVisualEffect? {
    get { (Attachments.value(of: self, EffectHolder.key) as? EffectHolder)?.effect }
    set {
      Attachments.set(newValue.map(EffectHolder.init), of: self, EffectHolder.key)
      if newValue != nil { Unsupported.note("UITableView.separatorEffect", of: self) }
    }
  }
}
