// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a menu about a view consists of.

public import Foundation
internal import MicaRaster

/// Makes the controller whose view is shown above a menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu; what the system suggests is its argument: nothing.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A menu about a view, and what is shown of the view.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order elements stand.
  public enum ElementOrder: Int, Sendable {
    /// From the control on for menus of controls, else from the top.
    case automatic = 0
    /// From the place that was touched on.
    case priority
    /// From the top.
    case fixed
  }

  /// What the program knows the configuration by; unique unless given.
  public let identifier: any NSCopying
  /// More items that the menu is about.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// A number on the preview; -1, the default, for the number of items.
  ///
  /// Partly: kept; no number is shown.
  open var badgeCount = -1 {
    didSet { if badgeCount > 0 { Unsupported.note("UIContextMenuConfiguration.badgeCount") } }
  }
  /// In which order elements stand; `automatic` by default.
  open var preferredMenuElementOrder = ElementOrder.automatic

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A configuration of a preview and a menu; without a preview the view itself is shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
