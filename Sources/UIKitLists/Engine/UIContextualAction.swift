// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The buttons that a swipe over a row shows.

public import Foundation

/// A button that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What a button does to its row.
  public enum Style: Int, Sendable {
    /// Nothing in particular; grey.
    case normal = 0
    /// It deletes the row; red.
    case destructive = 1
  }

  /// What runs: the action, the view that shows it, and what is to be called at the end, with whether
  /// something was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// A button with a title that runs a closure.
  public convenience init(
    style: Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init(kind: style, title, handler)
  }

  init(kind: Style, _ title: String?, _ handler: @escaping Handler) {
    style = kind
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What the button does to its row.
  public let style: Style
  /// What runs when it is tapped.
  public let handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The colour behind it; by default grey, or red where it deletes.
  open var backgroundColor: UIColor! {
    get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackground = newValue }
  }
  /// The picture above the title, drawn in white; nil for none.
  open var image: UIImage?
  private var ownBackground: UIColor?
}

/// The buttons of one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Buttons, from the row's edge inward.
  public convenience init(actions: [UIContextualAction]) { self.init(of: actions) }

  init(of actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The buttons, from the row's edge inward.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row runs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}

/// A button that a swipe over a row shows, in the form of before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What a button does to its row.
  public enum Style: Int, Sendable {
    /// It deletes the row; red.
    case destructive = 0
    /// Nothing in particular; grey.
    case normal = 1
    /// As `destructive`.
    public static let `default` = Style.destructive
  }

  /// A button with a title that runs a closure.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(kind: style, title, handler)
  }

  init(
    kind: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    style = kind
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What the button does to its row.
  public let style: Style
  /// The title; nil for none.
  open var title: String?
  /// The colour behind it; nil, the default, is grey, or red where it deletes.
  open var backgroundColor: UIColor?
  /// Kept, and without effect, as on iOS since version 11.
  open var backgroundEffect: AnyObject?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// The same button in the form of today.
  func contextual(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title)
    {
      [handler] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
