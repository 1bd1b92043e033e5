// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples' classes, registered by hand as the rewriter registers those of any folder
// (Docs/runtime.md), so that hosts can be tested without it.

@_spi(Registration) import MicaRuntime
import Synchronization

/// The examples' classes.
public enum ExampleClasses {
  private static let isRegistered = Atomic(false)

  /// Registers them, once for the process.
  public static func register() {
    guard !isRegistered.exchange(true, ordering: .relaxed) else { return }
    ClassRegistry.register { file in
      addButtons(to: file)
      addDials(to: file)
      addDrawings(to: file)
      addLayers(to: file)
      addSwiftUI(to: file)
      addTexts(to: file)
      addTouched(to: file)
    }
  }
}
