// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica test --scenes`: which screens there are, where their references lie, and that none passes that can't be shown.

import Foundation
import MicaReport
import Testing

@testable import MicaCommand

private func scene(_ id: String, _ attributes: String, color: String = "1") -> String {
  """
  <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
  <view key="view" contentMode="scaleToFill" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  <color key="backgroundColor" red="\(color)" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
  </view></viewController></objects></scene>
  """
}

private func storyboard(_ scenes: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
  initialViewController="a1"><scenes>\(scenes)</scenes></document>
  """
}

private let nib = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
  <view contentMode="scaleToFill" id="n1"><rect key="frame" x="0.0" y="0.0" width="120" height="44"/>
  <color key="backgroundColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
  </objects></document>
  """

private let sources = """
  import UIKit
  final class LoginController: UIViewController {}
  final class BrokenController: UIViewController {
    override func viewDidLoad() { fatalError("no session") }
  }
  @IBDesignable final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    override func prepareForInterfaceBuilder() { backgroundColor = .red }
  }
  @IBDesignable final class Needy: UIView {
    init(number: Int) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
  }
  #Preview("Sheet") {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.backgroundColor = .green
    return view
  }
  """

private let good = [
  "Main.storyboard": storyboard(
    scene("a1", "customClass=\"LoginController\" customModule=\"App\"")
      + scene("b2", "storyboardIdentifier=\"Details\"", color: "0")), "Card.xib": nib,
  "Sources.swift": "import UIKit\nfinal class LoginController: UIViewController {}\n",
]

private func mica(
  _ arguments: String..., in folder: String, changes: [String: String] = [:]
) throws -> (code: Int32, text: String) {
  try TestMachine.run(
    TestMachine.command, ["test", folder, "--scenes"] + arguments, in: folder,
    changes: ["SWIFT_BACKTRACE": "enable=no"].merging(changes) { $1 })
}

@Suite(.serialized) struct SceneCommandTests {
  @Test func `screens are recorded, compared, and red after a change`() throws {
    try TestMachine.inFolder(good) { folder in
      let first = try mica(in: folder)
      #expect(first.code == 1 && first.text.contains("3 recorded"), "\(first.text)")
      let place = "\(folder)/__Snapshots__/Scenes"
      for name in ["Main.storyboard/LoginController", "Main.storyboard/Details", "Nibs/Card"] {
        #expect(FileManager.default.fileExists(atPath: "\(place)/\(name).png"), "\(name)")
      }
      let card = try Data(contentsOf: URL(fileURLWithPath: place + "/Nibs/Card.png"))
      #expect(Array(card[16..<24]) == [0, 0, 1, 104, 0, 0, 0, 132], "120 × 44 points at 3 pixels")
      #expect(try mica(in: folder).code == 0)
      #expect(try mica("--shard", "1/2", in: folder).code == 0)
      #expect(try mica("--parallel", "3", in: folder).code == 0)
      // Another device has references of its own.
      let dark = try mica("--dark", in: folder)
      #expect(dark.code == 1 && dark.text.contains("3 recorded"), "\(dark.text)")
      #expect(FileManager.default.fileExists(atPath: place + "/Nibs/Card.dark.png"))

      try Data(nib.replacing("green=\"0.5\"", with: "green=\"0.6\"").utf8)
        .write(to: URL(fileURLWithPath: folder + "/Card.xib"))
      let changed = try mica(in: folder)
      #expect(changed.code == 1 && changed.text.contains("-[Nibs Card]"), "\(changed.text)")
      #expect(try mica("--filter", "Main", in: folder).code == 0)

      try FileManager.default.removeItem(atPath: folder + "/Card.xib")
      let less = try mica("--prune", in: folder)
      #expect(less.code == 0 && less.text.contains("removed: "), "\(less.text)")
      #expect(!FileManager.default.fileExists(atPath: place + "/Nibs/Card.dark.png"))
      #expect(FileManager.default.fileExists(atPath: place + "/Main.storyboard/Details.png"))
    }
  }

  @Test func `a screen that can't be shown is red, and costs itself alone`() throws {
    let unknown = scene("c3", "storyboardIdentifier=\"Ghost\" customClass=\"GoneController\"")
    let broken = scene("d4", "customClass=\"BrokenController\" customModule=\"App\"")
    let files = good.merging([
      "Main.storyboard": storyboard(scene("a1", "storyboardIdentifier=\"A\"") + unknown + broken),
      "Sources.swift": sources,
    ]) { $1 }
    try TestMachine.inFolder(files) { folder in
      _ = try mica(in: folder)
      let json = folder + "/results.json"
      let run = try mica("--json", json, in: folder)
      #expect(run.code == 1)
      let tests = try TestResults(at: json).targets.flatMap(\.tests)
      func outcome(_ name: String) -> String? {
        tests.first { $0.name == name }?.outcome.rawValue
      }
      func message(_ name: String) -> String {
        tests.first { $0.name == name }?.issues.first?.message ?? ""
      }
      #expect(outcome("Main.storyboard/A") == "passed", "\(run.text)")
      #expect(message("Main.storyboard/Ghost").contains("no class GoneController"))
      #expect(outcome("Main.storyboard/BrokenController") == "crashed")
      #expect(message("Main.storyboard/BrokenController").contains("crashed"))
      #expect(outcome("Designables/Badge") == "passed")
      #expect(message("Designables/Needy").contains("can't be made"))
      #expect(outcome("Previews/Sources-Sheet") == "passed")
      #expect(outcome("Nibs/Card") == "passed")
    }
  }

  @Test func `no screen, no such target and words that contradict each other are no success`()
    throws
  {
    try TestMachine.inFolder(["A.swift": "import UIKit\nclass A: UIView {}\n"]) { folder in
      let none = try mica(in: folder)
      #expect(none.code == 2 && none.text.contains("no screen was found"), "\(none.text)")
    }
    try TestMachine.inFolder(good) { folder in
      #expect(try mica("--filter", "Nothing", in: folder).code == 2)
      #expect(try mica("--scheme", "App", in: folder).code != 0)
      #expect(try mica("--rebase", "--record", "all", in: folder).code != 0)
      #expect(try mica("--record", "never", in: folder).code == 1)
      for file in ["/no/such.ttf", folder, folder + "/Sources.swift"] {
        let run = try mica("--system-font", file, in: folder)
        #expect(run.code == 2 && run.text.contains("the system font \(file)"), "\(run.text)")
      }
      // It begins as a font does.
      let cut = folder + "/cut.ttf"
      let whole = try Data(
        contentsOf: URL(fileURLWithPath: TestMachine.home + "/Fonts/Inter-roman.var.ttf"))
      try whole.prefix(4000).write(to: URL(fileURLWithPath: cut))
      let run = try mica("--system-font", cut, in: folder)
      #expect(run.code == 2 && run.text.contains("no font that Mica reads"), "\(run.text)")
      let typed = try TestMachine.run(
        TestMachine.command, ["render", folder, "--scene", "Main", "--system-font", cut], in: folder
      )
      #expect(typed.code == 2)
    }
  }

  @Test func `names are one path each, also without regard to case`() {
    #expect(SceneTests.fileName("Log in / out") == "Log-in-out")
    #expect(SceneTests.fileName("../..") == "unnamed")
    #expect(SceneTests.fileName("Ünï_1") == "Ünï_1")
  }
}
