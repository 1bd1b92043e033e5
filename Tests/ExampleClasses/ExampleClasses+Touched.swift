// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples that fingers play with.

@_spi(Registration) import MicaRuntime

@testable import Controls
@testable import Dynamics
@testable import Gestures
@testable import LayoutLab
@testable import PhotosProgram
@testable import PropertyAnimator
@testable import PullToRefresh
@testable import Settings
@testable import StackViews

extension ExampleClasses {
  static func addTouched(to file: FileClasses) {
    file.add(
      GesturesViewController.self, "GesturesViewController", module: "Gestures",
      file: "Gestures/GesturesViewController.swift", line: 9)
    file.add(
      PhotosViewController.self, "PhotosViewController", module: "PhotosProgram",
      file: "Photos/PhotosViewController.swift", line: 9)
    file.add(
      StackViewsViewController.self, "StackViewsViewController", module: "StackViews",
      file: "StackViews/StackViewsViewController.swift", line: 9)
    file.add(
      SettingsMatrixViewController.self, "SettingsMatrixViewController", module: "Settings",
      file: "Settings/SettingsMatrixViewController.swift", line: 9)
    file.add(
      LayoutLabViewController.self, "LayoutLabViewController", module: "LayoutLab",
      file: "LayoutLab/LayoutLabViewController.swift", line: 10)
    file.add(
      ControlsViewController.self, "ControlsViewController", module: "Controls",
      file: "Controls/ControlsViewController.swift", line: 9)
    file.add(
      PullToRefreshViewController.self, "PullToRefreshViewController", module: "PullToRefresh",
      file: "PullToRefresh/PullToRefreshViewController.swift", line: 9)
    file.add(
      DynamicsViewController.self, "DynamicsViewController", module: "Dynamics",
      file: "Dynamics/DynamicsViewController.swift", line: 9)
    file.add(
      DrawerViewController.self, "DrawerViewController", module: "PropertyAnimator",
      file: "PropertyAnimator/DrawerViewController.swift", line: 9)
  }
}
