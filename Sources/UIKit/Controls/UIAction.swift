// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a control does when something happens to it.

public import Foundation
internal import MicaContext

/// A closure with a name, called by the controls that it was added to.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What an action is known by. A control has at most one action of an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier of that name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an action does.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What the action is called where it is shown; empty by default.
  open var title: String
  /// The picture that is shown with the action.
  open var image: UIImage?
  /// What the action is known by; unique unless given.
  public let identifier: Identifier
  /// The control that runs the action; nil at other times.
  open internal(set) var sender: Any?

  private let handler: Handler

  /// An action that calls `handler` with itself.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier =
      identifier
      ?? Identifier("Mica.UIAction.\(ProgramContext.current.state(ActionCount.self).next())")
    self.handler = handler
  }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// How many names a program's actions were given; used on the main actor.
private final class ActionCount: ProgramState {
  private var count = 0

  init(in context: ProgramContext) {}

  func next() -> Int {
    count += 1
    return count
  }
}
