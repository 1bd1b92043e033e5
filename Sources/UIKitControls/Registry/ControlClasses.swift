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
      UIDynamicBehavior.addClasses(to: file)
    }
  }

  private static func add(to file: FileClasses) {
    file.add(UIControl.self, "UIControl", elements: "control", table: UIControl.keys)
    file.add(UIButton.self, "UIButton", elements: "button", table: UIButton.keys)
    file.add(UIScrollView.self, "UIScrollView", elements: "scrollView", table: UIScrollView.keys)
    file.add(
      UIRefreshControl.self, "UIRefreshControl", elements: "refreshControl",
      table: UIRefreshControl.keys)
    file.add(
      UIVisualEffectView.self, "UIVisualEffectView", elements: "visualEffectView",
      table: UIVisualEffectView.keys)
    file.add(UISwitch.self, "UISwitch", elements: "switch", table: UISwitch.keys)
    file.add(UISlider.self, "UISlider", elements: "slider", table: UISlider.keys)
    file.add(UIStepper.self, "UIStepper", elements: "stepper", table: UIStepper.keys)
    file.add(
      UISegmentedControl.self, "UISegmentedControl", elements: "segmentedControl",
      table: UISegmentedControl.keys)
    file.add(
      UIPageControl.self, "UIPageControl", elements: "pageControl", table: UIPageControl.keys)
    file.add(
      UIProgressView.self, "UIProgressView", elements: "progressView", table: UIProgressView.keys)
    file.add(
      UIActivityIndicatorView.self, "UIActivityIndicatorView", elements: "activityIndicatorView",
      table: UIActivityIndicatorView.keys)
    file.add(UIPickerView.self, "UIPickerView", elements: "pickerView", table: UIPickerView.keys)
    file.add(UIDatePicker.self, "UIDatePicker", elements: "datePicker", table: UIDatePicker.keys)
    file.add(
      UICalendarView.self, "UICalendarView", elements: "calendarView", table: UICalendarView.keys)
  }
}
