// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program that calls members of objects whose classes only the run time knows.

import Foundation
import Testing

@Suite struct ObjectLookupTests {
  private static func program(_ more: String = "") -> [String: String] {
    [
      "Objects/Screen.swift": """
      import UIKit

      class Card: UIView {
        @objc func turned(by times: Int) -> String { "card \\(times)" }
        @objc var name = "ace"
      }

      class Screen: UIViewController {
        var said: [String] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          let slider = UISlider()
          slider.value = 0.5
          let stepper = UIStepper()
          stepper.value = 7
          moved(slider)
          stepped(stepper)
          let card: AnyObject = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
          said.append(card.turned(by: 2))
          said.append(card.name)
          said.append("\\(card.frame.width)")
          said.append(card.turned?(by: 3) ?? "none")
          let label: AnyObject? = UILabel()
          if label?.turned?(by: 1) == nil { said.append("no card") }
          let item: AnyObject = UIBarButtonItem(title: "item", style: .plain, target: nil, action: nil)
          said.append(item.title! ?? "untitled")
          let list: AnyObject = ["a", "b"] as NSArray
          said.append("\\(list.count!) \\(list[1]!)")
          let table: AnyObject = ["k": "v"] as NSDictionary
          said.append("\\(table.object(forKey: "k")!)")
          view.addSubview(card as! UIView)
          for view: AnyObject in view.subviews { view.removeFromSuperview() }
          said.append("\\(view.subviews.count)")
          let text = UILabel(frame: CGRect(x: 0, y: 40, width: 390, height: 20))
          text.text = said.joined(separator: ",")
          view.addSubview(text)
        }

        @IBAction func moved(_ sender: AnyObject) {
          let value: Float = sender.value
          said.append("\\(value)")
          said.append("\\(sender.value(forKey: "value")!)")
        }

        @IBAction func stepped(_ sender: AnyObject) {
          let value: Double = sender.value
          said.append("\\(value)")
        }
      \(more)
      }
      """
    ]
  }

  @Test func membersAreFoundByTheObjectsClass() throws {
    try TestMachine.inFolder(Self.program()) { folder in
      let (code, text) = try TestMachine.mica(
        "render", "Objects", "--accessibility-tree", "-o", "a.png", in: folder)
      #expect(code == 0, "\(text)")
      #expect(
        text.contains("0.5,0.5,7.0,card 2,ace,3.0,card 3,no card,item,2 b,v,0"), "\(text)")
    }
  }

  @Test func anEditedFileIsAskedAnewAndMistakesStayErrors() throws {
    try TestMachine.inFolder(Self.program()) { folder in
      let first = try TestMachine.mica("render", "Objects", "-o", "a.png", in: folder)
      #expect(first.0 == 0, "\(first.1)")
      let more = "  func other(_ x: AnyObject) -> Int { x.tag }\n"
      try (Self.program(more)["Objects/Screen.swift"] ?? "").write(
        toFile: folder + "/Objects/Screen.swift", atomically: true, encoding: .utf8)
      let second = try TestMachine.mica("render", "Objects", "-o", "b.png", in: folder)
      #expect(second.0 == 0, "\(second.1)")
      let wrong = "  func other(_ x: AnyObject) -> Int { x.neverThere }\n"
      try (Self.program(wrong)["Objects/Screen.swift"] ?? "").write(
        toFile: folder + "/Objects/Screen.swift", atomically: true, encoding: .utf8)
      // Mica can't tell a mistake from a member that it lacks.
      let third = try TestMachine.mica("render", "Objects", "-o", "c.png", in: folder)
      #expect(third.0 == 0 && third.1.contains("neverThere"), "\(third.1)")
      let (code, text) = try TestMachine.mica(
        "render", "Objects", "--no-stub-missing", "-o", "d.png", in: folder)
      #expect(code == 1 && text.contains("'AnyObject' has no member 'neverThere'"), "\(text)")
    }
  }
}
