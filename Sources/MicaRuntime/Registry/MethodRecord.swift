// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of a method, and how it is called.

/// A method that can be called by its selector.
package struct MethodRecord {
  typealias Call = (_ object: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?) -> Any?

  package let selector: Selector
  /// The class whose row it is.
  package let owner: AnyClass
  /// How many arguments it takes: 0 to 3; nil for a method that is only known to be there.
  package let argumentCount: Int?
  /// Whether the first argument is a number, a flag or a structure, which nil can't be.
  package let takesScalar: Bool
  /// Calls it as subclasses override it.
  let virtual: Call
  /// Calls the owner's own body, for a `dynamic` method: every call of such a method asks whether it was exchanged.
  let own: Call?

  /// Calls it; arguments are converted to what it declares. An exchanged method's new implementation runs.
  package func call(
    _ object: AnyObject, _ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil
  ) -> Any? {
    if own == nil, let other = ExchangedMethods.implementation(of: selector, in: owner) {
      return other.run(object, first, second, third)
    }
    return virtual(object, first, second, third)
  }
}
