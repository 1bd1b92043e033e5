// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The way from one controller to another, as storyboards name it.

public import Foundation
public import MicaRuntime

/// A way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Its name in the storyboard.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: () -> Void

  /// A segue that does nothing unless a subclass says what.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
  }

  /// A segue that does what `performHandler` says.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Goes the way.
  open func perform() { handler() }
}

/// Where an unwind segue begins, and what it calls.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it begins at.
  public let source: UIViewController
  /// The method that it calls.
  public let unwindAction: Selector
  /// What set it off.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
