// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view controller keeps for itself: where its appearance stands, its items for bars, and who
// presents it.

import CoreGraphics

/// The state of one view controller.
@MainActor
package final class ControllerCore {
  /// Where the view is on its way in and out.
  package enum Phase {
    case gone, coming, there, going
  }

  package var phase = Phase.gone
  /// Keys that were added.
  var keyCommands: [UIKeyCommand] = []
  /// Whether the change that is under way is animated.
  package var isAnimated = false
  /// Whether a container said that the view comes or goes; otherwise its window decides.
  var isDriven = false
  /// Whether `viewIsAppearing` was called since the view has begun to come.
  var hasSaidAppearing = false
  var wantsPropertyUpdate = true
  /// Whether what stands in place of missing content is to be updated.
  var wantsUnavailableUpdate = true
  /// The view that stands in place of missing content.
  package var unavailableView: UIView?
  var isMovingToParent = false
  package var isMovingFromParent = false
  var isEditing = false

  nonisolated init() {}

  package var navigationItem: UINavigationItem?
  package var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editItem: UIBarButtonItem?
  /// The container whose bars show the controller's items.
  package weak var bars: (any BarContainer)?

  /// Who presents the controller, and whom it presents.
  package weak var presenting: UIViewController?
  package var presented: UIViewController?
  package var isBeingPresented = false
  package var isBeingDismissed = false
  package var presentationController: UIPresentationController?
  /// The transition that the controller takes part in.
  package var coordinator: (any UIViewControllerTransitionCoordinator)?
  /// The scene that the controller is of, and its storyboard.
  package var nib: AnyObject?
  package var storyboard: UIStoryboard?
  /// What bars of containers cover at the edges of the view.
  package var barInsets = UIEdgeInsets.zero
  /// The scroll view, a `UIScrollView`, that bars go by.
  package weak var contentScrollView: UIView?
}

/// A container that shows its children's items in bars.
@MainActor
package protocol BarContainer: AnyObject {
  func toolbarItemsChanged(of controller: UIViewController, animated: Bool)
  func extentChanged(of controller: UIViewController)
}
