// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The actions of an editing menu.

public import Foundation

/// What can be done with something chosen. Every method may be left out.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts what is chosen.
  func cut(_ sender: Any?)
  /// Copies what is chosen.
  func copy(_ sender: Any?)
  /// Pastes what was copied.
  func paste(_ sender: Any?)
  /// Chooses what is touched.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
  /// Deletes what is chosen.
  func delete(_ sender: Any?)
  /// Makes what is chosen bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is chosen italic, or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is chosen, or doesn't.
  func toggleUnderline(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
  /// Does nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  public func toggleUnderline(_ sender: Any?) {}
}
