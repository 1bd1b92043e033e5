// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples that are views which draw or lay out.

@_spi(Registration) import MicaRuntime

@testable import CoreGraphicsPage
@testable import Flo
@testable import GradientView
@testable import HypnosisView
@testable import VoteButtons

extension ExampleClasses {
  static func addButtons(to file: FileClasses) {
    file.add(
      VoteButtonsView.self, "VoteButtonsView", module: "VoteButtons",
      file: "VoteButtons/VoteButtonsView.swift", line: 14
    ) { table in
      table.initializers("init(frame:)", "init(coder:)", inheritsOthers: true)
      table.property(
        "percent", \.percent, inspectable: true, default: 0.5,
        documentation: "The left button's share, 0 ... 1; assigning it votes.")
      table.property("startHeight", \.startHeight, inspectable: true)
      table.property("completedHeight", \.completedHeight, inspectable: true)
      table.property("slantAngle", \.slantAngle, inspectable: true)
      table.property("space", \.space, inspectable: true)
      table.property("smallRadius", \.smallRadius, inspectable: true)
      table.property("bigRadius", \.bigRadius, inspectable: true)
      table.property("borderWidth", \.borderWidth, inspectable: true)
      table.property("middleWidth", \.middleWidth, inspectable: true)
      table.property("leftStartColor", \.leftStartColor, inspectable: true)
      table.property("leftEndColor", \.leftEndColor, inspectable: true)
      table.property("rightStartColor", \.rightStartColor, inspectable: true)
      table.property("rightEndColor", \.rightEndColor, inspectable: true)
      table.property("leftTitle", \.leftTitle, inspectable: true)
      table.property("rightTitle", \.rightTitle, inspectable: true)
    }
    file.add(
      VoteButtonsViewController.self, "VoteButtonsViewController", module: "VoteButtons",
      file: "VoteButtons/VoteButtonsViewController.swift", line: 9)
    // A class that only others can make.
    file.add(
      VoteButton.self, "VoteButton", module: "VoteButtons", file: "VoteButtons/VoteButton.swift",
      line: 9
    ) { $0.initializers("init(side:)", "init(coder:)", inheritsOthers: false) }
  }

  static func addDials(to file: FileClasses) {
    file.add(
      CounterView.self, "CounterView", module: "Flo", file: "Flo/CounterView.swift", line: 10
    ) { table in
      table.property("counter", \.counter, inspectable: true, default: 5)
      table.property("outlineColor", \.outlineColor, inspectable: true)
      table.property("counterColor", \.counterColor, inspectable: true)
    }
    file.add(
      PushButton.self, "PushButton", module: "Flo", file: "Flo/PushButton.swift", line: 10
    ) { table in
      table.property("fillColor", \.fillColor, inspectable: true)
      table.property("isAddButton", \.isAddButton, inspectable: true, default: true)
    }
    file.add(
      PushButtonViewController.self, "PushButtonViewController", module: "Flo",
      file: "Flo/PushButtonViewController.swift", line: 9)
    file.add(
      CounterViewController.self, "CounterViewController", module: "Flo",
      file: "Flo/CounterViewController.swift", line: 9
    ) { $0.property("counter", \.counter, inspectable: true) }
    file.add(
      FloViewController.self, "FloViewController", module: "Flo",
      file: "Flo/FloViewController.swift", line: 9)
  }

  static func addDrawings(to file: FileClasses) {
    file.add(
      GradientView.self, "GradientView", module: "GradientView",
      file: "GradientView/GradientView.swift", line: 11
    ) { table in
      table.property("startColor", \.startColor, inspectable: true)
      table.property("endColor", \.endColor, inspectable: true)
      table.property("angle", \.angle, inspectable: true, default: 270)
    }
    file.add(
      GradientViewController.self, "GradientViewController", module: "GradientView",
      file: "GradientView/GradientViewController.swift", line: 9)
    file.add(
      HypnosisView.self, "HypnosisView", module: "HypnosisView",
      file: "HypnosisView/HypnosisView.swift", line: 10
    ) { table in
      table.property("circleColor", \.circleColor, inspectable: true)
      table.property("logo", \.logo, inspectable: true)
    }
    file.add(
      HypnosisViewController.self, "HypnosisViewController", module: "HypnosisView",
      file: "HypnosisView/HypnosisViewController.swift", line: 9)
    file.add(
      HypnosisScrollViewController.self, "HypnosisScrollViewController", module: "HypnosisView",
      file: "HypnosisView/HypnosisScrollViewController.swift", line: 10
    ) { $0.property("scrollView", \.scrollView) }
    file.add(
      HypnosisPagesViewController.self, "HypnosisPagesViewController", module: "HypnosisView",
      file: "HypnosisView/HypnosisScrollViewController.swift", line: 37
    ) { $0.property("scrollView", \.scrollView) }
    file.add(
      CoreGraphicsPage.self, "CoreGraphicsPage", module: "CoreGraphicsPage",
      file: "CoreGraphicsPage/CoreGraphicsPage.swift", line: 9
    ) { table in
      table.property("inkColor", \.inkColor, inspectable: true)
      table.property("lineWidth", \.lineWidth, inspectable: true, default: 16)
    }
    file.add(
      CoreGraphicsViewController.self, "CoreGraphicsViewController", module: "CoreGraphicsPage",
      file: "CoreGraphicsPage/CoreGraphicsViewController.swift", line: 9)
  }
}
