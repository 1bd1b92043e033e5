// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of this wing in the registry of classes by name (Docs/runtime.md). Their tables stand beside them,
// in Type+Keys.swift; each is filled when a program first asks about that class.

@_spi(Registration) internal import MicaRuntime

private enum ControlClasses {
  /// Runs while the process is loaded, and only appends the block below to a list.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      add(to: file)
      UIPickerView.addClasses(to: file)
      UIDynamicBehavior.addClasses(to: file)
    }
  }

  private static func add(to file: FileClasses) {
    file.add(UIControl.self, "UIControl", module: "UIKit", objectiveCName: "UIControl") {
      UIControl.keys($0)
    }
    file.add(UIButton.self, "UIButton", module: "UIKit", objectiveCName: "UIButton") {
      UIButton.keys($0)
    }
    file.add(
      UIScrollView.self, "UIScrollView", module: "UIKit", objectiveCName: "UIScrollView"
    ) { UIScrollView.keys($0) }
    file.add(
      UIRefreshControl.self, "UIRefreshControl", module: "UIKit",
      objectiveCName: "UIRefreshControl"
    ) { UIRefreshControl.keys($0) }
    file.add(
      UIVisualEffectView.self, "UIVisualEffectView", module: "UIKit",
      objectiveCName: "UIVisualEffectView"
    ) { UIVisualEffectView.keys($0) }
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
}
