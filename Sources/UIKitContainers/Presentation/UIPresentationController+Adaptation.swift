// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a presentation becomes on a screen that is narrow.

extension UIPresentationController {
  /// The presentation that is carried out: this one, or one of the style that it adapts to.
  func adapted(
    to traits: UITraitCollection, by presenter: UIViewController
  ) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: traits)
    guard style != .none, style != presentationStyle else {
      carrier = nil
      return self
    }
    let adapted = PresentationKinds.make(style, of: presentedViewController, by: presenter)
    adapted.delegate = delegate
    carrier = adapted
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: presentedViewController.transitionCoordinator)
    return adapted
  }
}

/// A controller that is always presented in its own way.
@MainActor
protocol OwnPresenter: AnyObject {
  func makePresentation(presenting: UIViewController?) -> UIPresentationController
}
