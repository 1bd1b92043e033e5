// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of this wing in the registry of classes by name (Docs/runtime.md). Their tables stand beside them,
// in Type+Keys.swift; each is filled when a program first asks about that class.

@_spi(Registration) internal import MicaRuntime

private enum TextClasses {
  /// Runs while the process is loaded, and only appends the block below to a list.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      add(to: file)
    }
  }

  private static func add(to file: FileClasses) {
    file.add(UITextField.self, "UITextField", elements: "textField", table: UITextField.keys)
    file.add(UITextView.self, "UITextView", elements: "textView", table: UITextView.keys)
  }
}
