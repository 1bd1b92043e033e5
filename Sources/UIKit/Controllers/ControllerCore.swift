// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view controller keeps for itself: where its appearance stands, its items for bars, and who
// presents it.

import CoreGraphics

/// The state of one view controller.
@MainActor
final class ControllerCore {
  /// Where the view is on its way in and out.
  enum Phase {
    case gone, coming, there, going
  }

  var phase = Phase.gone
  /// Whether the change that is under way is animated.
  var isAnimated = false
  /// Whether a container said that the view comes or goes; otherwise its window decides.
  var isDriven = false
  /// Whether `viewIsAppearing` was called since the view has begun to come.
  var hasSaidAppearing = false
  var wantsPropertyUpdate = true
  var isMovingToParent = false
  var isMovingFromParent = false
  var isEditing = false

  nonisolated init() {}

  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editItem: UIBarButtonItem?
  /// The container whose bars show the controller's items.
  weak var bars: (any BarContainer)?

  /// Who presents the controller, and whom it presents.
  weak var presenting: UIViewController?
  var presented: UIViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
  var presentationController: UIPresentationController?
  /// The transition that the controller takes part in.
  var coordinator: (any UIViewControllerTransitionCoordinator)?
  /// The scene that the controller is of, and its storyboard.
  var nib: AnyObject?
  var storyboard: UIStoryboard?
  /// What bars of containers cover at the edges of the view.
  var barInsets = UIEdgeInsets.zero
  /// The scroll view, a `UIScrollView`, that bars go by.
  weak var contentScrollView: UIView?
}

/// A container that shows its children's items in bars.
@MainActor
protocol BarContainer: AnyObject {
  func toolbarItemsChanged(of controller: UIViewController, animated: Bool)
  func extentChanged(of controller: UIViewController)
}
