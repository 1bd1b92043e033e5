// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples in SwiftUI.

@_spi(Registration) import MicaRuntime

@testable import SwiftUIScreens

extension ExampleClasses {
  static func addSwiftUI(to file: FileClasses) {
    file.add(
      LayoutScreenController.self, "LayoutScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 9)
    file.add(
      TypeScreenController.self, "TypeScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 15)
    file.add(
      ShapesScreenController.self, "ShapesScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 21)
    file.add(
      CounterScreenController.self, "CounterScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 27)
    file.add(
      BridgesScreenController.self, "BridgesScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 33)
    file.add(
      GradientCardController.self, "GradientCardController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 39)
    file.add(
      VoteScreenController.self, "VoteScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 45)
    file.add(
      WaterScreenController.self, "WaterScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 51)
    file.add(
      HypnosisScreenController.self, "HypnosisScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 57)
  }
}
