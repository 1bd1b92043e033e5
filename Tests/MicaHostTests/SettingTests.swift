// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `--set key=value`: keys are found in the registry, text becomes what the property's kind wants.

import MicaJob
import Testing
import UIKit

@testable import MicaHost

@MainActor
struct SettingTests {
  private let dial = DialView()

  init() { Subjects.register() }

  private func set(_ text: String) throws {
    try ResolvedSetting(try #require(Setting(text)), from: dial).apply()
  }

  private func complaint(_ text: String) throws -> String {
    try #require(#expect(throws: HostError.self, "\(text)") { try set(text) }).description
  }

  @Test func everyKindIsReadFromText() throws {
    for text in [
      "share=0.25", "count=7", "isRound=no", "title=a=b c", "ink=#ff0000", "paper=white",
      "center2={1, 2}", "room=3x4", "area=1,2,3,4", "padding=1,2,3,4.5", "pace=fast", "face=17",
    ] {
      try set(text)
    }
    #expect(dial.share == 0.25 && dial.count == 7 && !dial.isRound && dial.title == "a=b c")
    #expect(dial.ink == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(dial.paper == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(dial.center2 == CGPoint(x: 1, y: 2) && dial.room == CGSize(width: 3, height: 4))
    #expect(dial.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(dial.padding == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))
    #expect(dial.pace == .fast && dial.face.pointSize == 17)
  }

  @Test func nilIsAValueWhereThePropertyMayBeThat() throws {
    dial.paper = .red
    dial.title = "a"
    try set("paper=nil")
    try set("title=")
    #expect(dial.paper == nil && dial.title == "")
    try set("title=nil")
    #expect(dial.title == nil)
    #expect(try complaint("ink=nil").contains("'nil' can't be set as ink, which is a colour"))
  }

  @Test func aPathReachesIntoParts() throws {
    try set("needle.width=2.5")
    #expect(dial.needle.width == 2.5)
    let controller = DialController()
    try ResolvedSetting(Setting(key: "dial.needle.width", value: "3"), from: controller).apply()
    #expect(controller.dial.needle.width == 3)
  }

  @Test func applesOwnKeysAreSetByTheirTypes() throws {
    for text in [
      "alpha=0.5", "hidden=yes", "isOpaque=no", "backgroundColor=red", "contentMode=center",
      "tag=7", "frame=1,2,3,4", "center=9,9", "transform=2,0,0,2,0,0",
      "semanticContentAttribute=forceLeftToRight", "needle.tintColor=blue", "needle.alpha=0.25",
    ] {
      try set(text)
    }
    #expect(dial.alpha == 0.5 && dial.isHidden && !dial.isOpaque && dial.tag == 7)
    #expect(dial.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(dial.contentMode == .center && dial.center == CGPoint(x: 9, y: 9))
    #expect(dial.transform.a == 2 && dial.semanticContentAttribute == .forceLeftToRight)
    #expect(dial.needle.alpha == 0.25)
    try set("backgroundColor=nil")
    #expect(dial.backgroundColor == nil)
    let label = UILabel()
    for text in ["text=Sea side", "font=Helvetica 20", "numberOfLines=0", "textAlignment=right"] {
      try ResolvedSetting(try #require(Setting(text)), from: label).apply()
    }
    #expect(label.text == "Sea side" && label.font.pointSize == 20 && label.numberOfLines == 0)
    #expect(label.textAlignment == .right)
  }

  @Test func layersAreReachedThroughTheirViews() throws {
    try set("layer.cornerRadius=8")
    try set("layer.masksToBounds=yes")
    try set("layer.contentsGravity=center")
    try set("needle.layer.borderColor=red")
    #expect(dial.layer.cornerRadius == 8 && dial.clipsToBounds)
    #expect(dial.layer.contentsGravity == .center)
    #expect(dial.needle.layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(try complaint("layer.cornerRadios=8").contains("it has cornerRadius"))
    #expect(try complaint("layer.cornerRadius=x").contains("which is a number"))
    #expect(try complaint("needle.layer.borderColor=mauve").contains("which is a colour"))
    #expect(try complaint("layer.transform.rotatoin.z=1").contains("'transform' of"))
    try set("layer.transform.rotation.z=1")
    #expect(abs((dial.value(forKeyPath: "layer.transform.rotation.z") as? Double ?? 0) - 1) < 1e-9)
    #expect(try complaint("layer.transform.rotation.z=x").contains("which is a number"))
  }

  @Test func aWrongKeyOfApplesIsAnsweredWithTheNearest() throws {
    #expect(
      try complaint("backgroundColour=red")
        == "DialView has no 'backgroundColour' to set; it has backgroundColor")
    #expect(try complaint("needle.alfa=1").contains("it has alpha"))
    #expect(try complaint("alpha=half").contains("which is a number"))
    #expect(try complaint("contentMode=middle").contains("one of scaleToFill"))
    #expect(try complaint("superview=1") == "'superview' of DialView can't be set")
    #expect(try complaint("lair.cornerRadius=1").contains("layer"))
  }

  @Test func aWrongKeyIsAnsweredWithTheNearest() throws {
    #expect(try complaint("shar=1") == "DialView has no 'shar' to set; it has share")
    #expect(try complaint("needle.widht=1").contains("it has width"))
    #expect(
      try complaint("needel.width=1").hasPrefix("DialView has no 'needel' to set; it has needle"))
    #expect(try complaint("spare.width=1").contains("'spare' of DialView is nil"))
    #expect(try complaint("count.width=1").contains("'count' of DialView is no object"))
    #expect(try complaint("total=1") == "'total' of DialView can't be set")
    #expect(try complaint("closure=1") == "'closure' of DialView can't be set")
    #expect(try complaint(".a=1").contains("no ''"))
  }

  @Test func aValueOfAnotherKindIsRefused() throws {
    for (text, kind) in [
      ("share=steep", "a number"), ("share=nan", "a number"), ("share=", "a number"),
      ("count=1.5", "a whole number"), ("isRound=maybe", "true or false"),
      ("ink=mauve", "a colour"),
      ("center2=1", "a point"), ("room=1,2,3", "a size"), ("area=1,2,x,4", "a rectangle"),
      ("padding=", "insets"), ("pace=quick", "one of slow, steady, fast"), ("face=big", "a font"),
    ] {
      let complaint = try complaint(text)
      let key = text.prefix { $0 != "=" }
      #expect(complaint.contains("can't be set as \(key), which is \(kind)"), "\(complaint)")
    }
    #expect(dial.share == 0.5 && dial.pace == .slow)
  }

  @Test func theDescriptionsShortNamesAreTheUsersWords() throws {
    var program = ProgramDescription(name: "gauge", show: "DialController")
    program.presets = [Setting(key: "dial.count", value: "9")]
    program.settings = [SettingName(name: "part", key: "dial.share")]
    func object(_ settings: [String]) throws -> DialController {
      var showing = Showing(program)
      showing.settings = settings.compactMap(Setting.init)
      return try #require(try StagePlan(showing).putOnStage().object as? DialController)
    }
    let controller = try object(["part=0.75", "dial.isRound=false"])
    #expect(controller.dial.share == 0.75 && controller.dial.count == 9 && !controller.dial.isRound)
    #expect(throws: HostError.unknownKey("prat", owner: "gauge", nearest: ["part"])) {
      try object(["prat=1"])
    }
    let error = try #require(#expect(throws: HostError.self) { try object(["part=x"]) })
    #expect(error.description == "'x' can't be set as part, which is a number")
  }
}
