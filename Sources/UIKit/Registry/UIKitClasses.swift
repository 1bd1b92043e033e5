// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's classes in the registry of classes by name (Docs/runtime.md). Their tables stand beside them,
// in Type+Keys.swift; each is filled when somebody asks about that class.

@_spi(Registration) internal import MicaRuntime

private enum UIKitClasses {
  /// Runs while the process is loaded, and only appends the block below to a list.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      addViews(to: file)
      addControls(to: file)
      addOthers(to: file)
      UITableView.addClasses(to: file)
      addInputs(to: file)
      UICollectionView.addClasses(to: file)
      UIPickerView.addClasses(to: file)
      UIGestureRecognizer.addClasses(to: file)
      UIDynamicBehavior.addClasses(to: file)
      BarClasses.add(to: file)
      ContainerClasses.add(to: file)
      SegueClasses.add(to: file)
      PrivateKeys.add(to: file)
    }
  }

  private static func addViews(to file: FileClasses) {
    file.add(UIView.self, "UIView", module: "UIKit", objectiveCName: "UIView") {
      UIView.keys($0)
    }
    file.add(UIImageView.self, "UIImageView", module: "UIKit", objectiveCName: "UIImageView") {
      UIImageView.keys($0)
    }
    file.add(UILabel.self, "UILabel", module: "UIKit", objectiveCName: "UILabel") {
      UILabel.keys($0)
    }
    file.add(UIControl.self, "UIControl", module: "UIKit", objectiveCName: "UIControl") {
      UIControl.keys($0)
    }
    file.add(UIButton.self, "UIButton", module: "UIKit", objectiveCName: "UIButton") {
      UIButton.keys($0)
    }
    file.add(
      UIScrollView.self, "UIScrollView", module: "UIKit", objectiveCName: "UIScrollView"
    ) { UIScrollView.keys($0) }
    file.add(UIStackView.self, "UIStackView", module: "UIKit", objectiveCName: "UIStackView") {
      UIStackView.keys($0)
    }
    file.add(
      UIRefreshControl.self, "UIRefreshControl", module: "UIKit",
      objectiveCName: "UIRefreshControl"
    ) { UIRefreshControl.keys($0) }
    file.add(
      UIViewPropertyAnimator.self, "UIViewPropertyAnimator", module: "UIKit",
      objectiveCName: "UIViewPropertyAnimator"
    ) { UIViewPropertyAnimator.keys($0) }
    file.add(UITextField.self, "UITextField", module: "UIKit", objectiveCName: "UITextField") {
      UITextField.keys($0)
    }
    file.add(UITextView.self, "UITextView", module: "UIKit", objectiveCName: "UITextView") {
      UITextView.keys($0)
    }
    file.add(UIWindow.self, "UIWindow", module: "UIKit", objectiveCName: "UIWindow") {
      UIWindow.keys($0)
    }
  }

  private static func addInputs(to file: FileClasses) {
    file.add(UISearchBar.self, "UISearchBar", module: "UIKit", objectiveCName: "UISearchBar") {
      UISearchBar.keys($0)
    }
    file.add(
      UISearchTextField.self, "UISearchTextField", module: "UIKit",
      objectiveCName: "UISearchTextField"
    ) { UISearchTextField.keys($0) }
    file.add(
      UIVisualEffectView.self, "UIVisualEffectView", module: "UIKit",
      objectiveCName: "UIVisualEffectView"
    ) { UIVisualEffectView.keys($0) }
  }

  private static func addControls(to file: FileClasses) {
    file.add(UISwitch.self, "UISwitch", module: "UIKit", objectiveCName: "UISwitch") {
      UISwitch.keys($0)
    }
    file.add(UISlider.self, "UISlider", module: "UIKit", objectiveCName: "UISlider") {
      UISlider.keys($0)
    }
    file.add(UIStepper.self, "UIStepper", module: "UIKit", objectiveCName: "UIStepper") {
      UIStepper.keys($0)
    }
    file.add(
      UISegmentedControl.self, "UISegmentedControl", module: "UIKit",
      objectiveCName: "UISegmentedControl"
    ) {
      UISegmentedControl.keys($0)
    }
    file.add(UIPageControl.self, "UIPageControl", module: "UIKit", objectiveCName: "UIPageControl")
    {
      UIPageControl.keys($0)
    }
    file.add(
      UIProgressView.self, "UIProgressView", module: "UIKit", objectiveCName: "UIProgressView"
    ) {
      UIProgressView.keys($0)
    }
    file.add(
      UIActivityIndicatorView.self, "UIActivityIndicatorView", module: "UIKit",
      objectiveCName: "UIActivityIndicatorView"
    ) {
      UIActivityIndicatorView.keys($0)
    }
  }

  private static func addOthers(to file: FileClasses) {
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
    file.add(UIFont.self, "UIFont", module: "UIKit", objectiveCName: "UIFont") {
      UIFont.keys($0)
    }
    file.add(UIImage.self, "UIImage", module: "UIKit", objectiveCName: "UIImage") {
      UIImage.keys($0)
    }
    file.add(
      UIBezierPath.self, "UIBezierPath", module: "UIKit", objectiveCName: "UIBezierPath"
    ) { UIBezierPath.keys($0) }
  }
}
