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
    file.add(UIView.self, "UIView", module: "UIKit", objectiveCName: "UIView") {
      UIView.keys($0)
    }
    file.add(UIImageView.self, "UIImageView", module: "UIKit", objectiveCName: "UIImageView") {
      UIImageView.keys($0)
    }
    file.add(UILabel.self, "UILabel", module: "UIKit", objectiveCName: "UILabel") {
      UILabel.keys($0)
    }
    file.add(UIStackView.self, "UIStackView", module: "UIKit", objectiveCName: "UIStackView") {
      UIStackView.keys($0)
    }
    file.add(
      UIViewPropertyAnimator.self, "UIViewPropertyAnimator", module: "UIKit",
      objectiveCName: "UIViewPropertyAnimator"
    ) { UIViewPropertyAnimator.keys($0) }
    file.add(UIWindow.self, "UIWindow", module: "UIKit", objectiveCName: "UIWindow") {
      UIWindow.keys($0)
    }
    file.add(UIResponder.self, "UIResponder", module: "UIKit", objectiveCName: "UIResponder") {
      UIResponder.keys($0)
    }
    file.add(
      UIViewController.self, "UIViewController", module: "UIKit",
      objectiveCName: "UIViewController"
    ) { UIViewController.keys($0) }
    file.add(
      UIApplication.self, "UIApplication", module: "UIKit", objectiveCName: "UIApplication"
    ) { UIApplication.keys($0) }
    file.add(
      UIWindowScene.self, "UIWindowScene", module: "UIKit", objectiveCName: "UIWindowScene"
    ) { UIWindowScene.keys($0) }
    file.add(UIScreen.self, "UIScreen", module: "UIKit", objectiveCName: "UIScreen") {
      UIScreen.keys($0)
    }
    file.add(UIDevice.self, "UIDevice", module: "UIKit", objectiveCName: "UIDevice") {
      UIDevice.keys($0)
    }
    file.add(
      UILayoutGuide.self, "UILayoutGuide", module: "UIKit", objectiveCName: "UILayoutGuide"
    ) { UILayoutGuide.keys($0) }
    file.add(
      NSLayoutConstraint.self, "NSLayoutConstraint", module: "UIKit",
      objectiveCName: "NSLayoutConstraint"
    ) { NSLayoutConstraint.keys($0) }
  }
}
