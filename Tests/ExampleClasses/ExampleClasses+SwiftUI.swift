// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples in SwiftUI.

@_spi(Registration) import MicaRuntime

@testable import SwiftUIScreens

extension ExampleClasses {
  static func addSwiftUI(to file: FileClasses) {
    file.add(
      LayoutScreenController.self, "LayoutScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 25)
    file.add(
      TypeScreenController.self, "TypeScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 30)
    file.add(
      ShapesScreenController.self, "ShapesScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 35)
    file.add(
      CounterScreenController.self, "CounterScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 40)
    file.add(
      BridgesScreenController.self, "BridgesScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 45)
    file.add(
      GradientCardController.self, "GradientCardController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 50)
    file.add(
      VoteScreenController.self, "VoteScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 55)
    file.add(
      WaterScreenController.self, "WaterScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 60)
    file.add(
      HypnosisScreenController.self, "HypnosisScreenController", module: "SwiftUIScreens",
      file: "SwiftUIScreens/Controllers.swift", line: 65)
  }
}
