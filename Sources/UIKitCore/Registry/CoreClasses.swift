// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of this wing in the registry of classes by name (Docs/runtime.md). Their tables stand beside them,
// in Type+Keys.swift; each is filled when a program first asks about that class.

@_spi(Registration) internal import MicaRuntime

private enum CoreClasses {
  /// Runs while the process is loaded, and only appends the block below to a list.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      add(to: file)
      UIGestureRecognizer.addClasses(to: file)
    }
  }

  private static func add(to file: FileClasses) {
    file.add(
      UIView.self, "UIView", elements: "view", "containerView", "tableViewCellContentView",
      "collectionViewCellContentView", table: UIView.keys)
    file.add(UIImageView.self, "UIImageView", elements: "imageView", table: UIImageView.keys)
    file.add(UILabel.self, "UILabel", elements: "label", table: UILabel.keys)
    file.add(UIStackView.self, "UIStackView", elements: "stackView", table: UIStackView.keys)
    file.add(
      UIViewPropertyAnimator.self, "UIViewPropertyAnimator", table: UIViewPropertyAnimator.keys)
    file.add(UIWindow.self, "UIWindow", elements: "window", table: UIWindow.keys)
    file.add(UIResponder.self, "UIResponder", table: UIResponder.keys)
    file.add(
      UIViewController.self, "UIViewController", elements: "viewController",
      "searchDisplayController", table: UIViewController.keys)
    file.add(UIApplication.self, "UIApplication", table: UIApplication.keys)
    file.add(UIWindowScene.self, "UIWindowScene", table: UIWindowScene.keys)
    file.add(UIScreen.self, "UIScreen", table: UIScreen.keys)
    file.add(UIDevice.self, "UIDevice", table: UIDevice.keys)
    file.add(UILayoutGuide.self, "UILayoutGuide", table: UILayoutGuide.keys)
    file.add(NSLayoutConstraint.self, "NSLayoutConstraint", table: NSLayoutConstraint.keys)
    file.add(UIInputView.self, "UIInputView")
  }
}
