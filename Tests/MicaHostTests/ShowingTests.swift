// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is shown: a view or view controller by its class's name.

import ExampleClasses
import Mica
import MicaJob
import Testing
import UIKit
import UIKitCore

@testable import MicaHost

@MainActor
struct ShowingTests {
  init() { Subjects.register() }

  /// The object with its stage, which holds its window.
  private func show(
    _ type: String?, application: AnyClass? = nil
  ) throws -> (stage: Stage, object: UIResponder) {
    let showing = Showing(ProgramDescription(name: "subjects", show: type))
    return try StagePlan(showing, entry: ProgramEntry(application)).putOnStage()
  }

  @Test func aViewFillsTheScreen() throws {
    let shown = try show("DialView")
    let view = try #require(shown.object as? DialView)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(view.window != nil && shown.stage.time == 0)
  }

  @Test func appsOfLandscapeAloneLieOnTheirSide() throws {
    let key = "UISupportedInterfaceOrientations"
    let (left, right) = (
      "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"
    )
    let upright = "UIInterfaceOrientationPortrait"
    let phone = StageDevice(name: "", size: CGSize(width: 393, height: 852), scale: 2)
    let pad = StageDevice(name: "", size: CGSize(width: 820, height: 1180), scale: 2)
    func lies(_ info: [String: Any], _ device: StageDevice) -> Bool {
      HostBundle.isLandscapeOnly(LaunchSettings(info: info), on: device)
    }
    #expect(lies([key: [left, right]], phone))
    #expect(lies([key: [left]], pad))
    #expect(!lies([key: [upright, left]], phone))
    #expect(!lies([key: [String]()], phone))
    #expect(!lies([:], phone))
    let both: [String: Any] = [key: [left], key + "~ipad": [upright]]
    #expect(lies(both, phone) && !lies(both, pad))
    #expect(!lies([key: left], phone))
  }

  @Test func appsForPadsAloneGetAPad() {
    for (families, width) in [
      ([2], 834), ([1, 2], 393), ([1], 393), ([], 393), (["2"], 834), ([7], 393), ([2, 6], 834),
    ] as [([Any], Double)] {
      let settings = LaunchSettings(info: ["UIDeviceFamily": families])
      #expect(HostBundle.screen(settings).width == width, "\(families)")
    }
    #expect(HostBundle.screen(LaunchSettings(info: [:])) == StagePlan.defaultSize)
  }

  @Test func aClassIsMadeByAnInitialiserOfItsOwn() throws {
    let view = try #require(try show("Subjects.BadgeView").object as? BadgeView)
    #expect(view.text == "new")
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func aDesignedViewIsPreparedAfterItsSettings() throws {
    var showing = Showing(ProgramDescription(name: "subjects", show: "DialView"))
    showing.settings = [try #require(Setting("title=old"))]
    let view = try #require(try StagePlan(showing).putOnStage().object as? DialView)
    #expect(view.designedTitle == nil)
    showing.isDesigned = true
    let designed = try #require(try StagePlan(showing).putOnStage().object as? DialView)
    #expect(designed.designedTitle == "old")
  }

  @Test func aControllerIsShownAsItIs() throws {
    let shown = try show("DialController")
    let controller = try #require(shown.object as? DialController)
    #expect(controller.loads == 1 && controller.view.window != nil)
  }

  @Test func anAppsWindowIsShown() throws {
    let shown = try show(nil, application: DialDelegate.self)
    let controller = try #require(shown.object as? DialController)
    #expect(controller.view.window?.backgroundColor == .orange)
    // A name wins over the app.
    #expect(try show("DialView", application: DialDelegate.self).object is DialView)
    #expect(throws: HostError.noWindow("IdleDelegate")) {
      try show(nil, application: IdleDelegate.self)
    }
  }

  @Test func anUnknownNameIsAnsweredWithTheNearest() throws {
    let error = try #require(#expect(throws: HostError.self) { try show("DialVew") })
    #expect(error.description.contains("the nearest are DialView,"), "\(error)")
    let other = try #require(#expect(throws: HostError.self) { try show("Model") })
    #expect(other.description.contains("a class of another kind"))
  }

  @Test func aClassThatOnlyTheProgramMakesIsRefused() throws {
    #expect(throws: HostError.unmakeable("NeedleView", place: "Dial.swift:30")) {
      try show("NeedleView")
    }
  }

  @Test func severalThingsToShowNeedAName() throws {
    ExampleClasses.register()
    let error = try #require(#expect(throws: HostError.self) { try show(nil) })
    #expect(error.description.contains("DialController"))
    #expect(error.description.contains("--show TYPE"))
  }

  @Test func theListSaysWhatCanBeShownAndSet() throws {
    let lines = TypeList.lines(for: [])
    let dial = try #require(lines.firstIndex { $0.hasPrefix("DialView ") })
    #expect(lines[dial].hasSuffix("Dial.swift:3"))
    #expect(lines[dial + 1] == "  share    a number, default 0.5; Of the whole.")
    #expect(lines.contains("  isRound  true or false, default true"))
    #expect(!lines.contains { $0.hasPrefix("  closure") || $0.hasPrefix("  total") })
    #expect(
      lines.contains { $0.hasPrefix("NeedleView ") && $0.contains("made by the program only") })
  }
}
