// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `--set` can set: one row for each inspectable property of a program.

import UIKit

/// A property of a program's views that the command can set by name.
///
/// The row lives here and not in the program, which stays ordinary iOS source.
package struct Inspectable: Sendable {
  /// Sets one value, already read, on the program's root.
  package typealias Setter = @MainActor @Sendable (UIViewController) -> Void

  let name: String
  /// What the value must be, such as "a number".
  let kind: String
  /// Unit and default.
  let help: String
  /// The setter for a value in text form; nil when the text is of another kind.
  let setter: @Sendable (_ text: String) -> Setter?

  /// A property of values that `reader` reads, set on a program whose root is a `Root`.
  init<Root: UIViewController, Value: Sendable>(
    _ name: String, _ reader: ValueReader<Value>, _ help: String,
    set: @escaping @MainActor @Sendable (Root, Value) -> Void
  ) {
    self.name = name
    self.kind = reader.kind
    self.help = help
    setter = { text in
      guard let value = reader.read(text) else { return nil }
      return { root in
        guard let root = root as? Root else {
          preconditionFailure("the table's row '\(name)' belongs to another program")
        }
        set(root, value)
      }
    }
  }
}
