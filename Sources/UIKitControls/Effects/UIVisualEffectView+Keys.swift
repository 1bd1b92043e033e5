// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of effect views by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIVisualEffectView {
  static func keys(_ table: ClassTable<UIVisualEffectView>) {
    table.initializers("init(frame:)", inheritsOthers: true)
    table.property("effect", \.effect)
    table.property("contentView", \.contentView)
  }
}
