// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the system brings a program back as it was. Programs here begin anew, so nothing of this is asked.

public import Foundation

/// Makes a controller again when the program is brought back.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller of an identifier and those above it; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// What can be brought back as it was.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// Who makes it again; nil by default.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes what it needs.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads it again.
  func decodeRestorableState(with coder: NSCoder)
  /// Everything was read.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// Makes an object again when the program is brought back.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object of an identifier and those above it; nil for none.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// Finds items of tables and collections by names that last.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of the item at a place.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of the item of a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
