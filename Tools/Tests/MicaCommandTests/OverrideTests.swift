// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program that overrides what extensions of Apple's classes declare, its own and those of another module.

import Foundation
import Testing

@Suite struct OverrideTests {
  private static let program = [
    "Package.swift": """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [.target(name: "Menus"), .target(name: "App", dependencies: ["Menus"])])
    """,
    "Sources/Menus/Menus.swift": """
    import UIKit

    extension UIViewController {
      @objc public func menu(_ side: String) -> String { "no menu \\(side)" }
      @objc public var isMenu: Bool { false }
    }

    open class MenuController: UIViewController {
      open override func menu(_ side: String) -> String { "menu \\(side)/" + super.menu(side) }
    }

    public func open(_ controller: UIViewController) -> String {
      "\\(controller.menu("left")) \\(controller.isMenu)"
    }
    """,
    "Sources/App/Screen.swift": """
    import Menus
    import UIKit

    extension UIView {
      @objc var level: Int { get { tag } set { tag = newValue } }
      @objc func say() -> String { "view \\(level)" }
    }

    class Card: UIView {
      override var level: Int { get { super.level + 1 } set { super.level = newValue * 10 } }
    }

    class Ace: Card {
      override var level: Int { get { super.level + 100 } set { super.level = newValue } }
      override func say() -> String { "ace \\(super.say())" }
    }

    class SideController: MenuController {
      override func menu(_ side: String) -> String { "side/" + super.menu(side) }
      override var isMenu: Bool { !super.isMenu }
    }

    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        var said = [open(self), open(MenuController()), open(SideController())]
        for one in [UIView(), Card(), Ace()] {
          one.level = 2
          said.append(one.say())
        }
        let called = SideController().perform(Selector(("menu:")), with: "right")
        said.append("\\(called?.takeUnretainedValue() ?? "none" as AnyObject)")
        let text = UILabel(frame: CGRect(x: 0, y: 40, width: 390, height: 20))
        text.text = said.joined(separator: ", ")
        view.addSubview(text)
      }
    }
    """,
  ]

  @Test func theObjectsOwnMembersAreCalled() throws {
    try TestMachine.inFolder(Self.program) { folder in
      let (code, text) = try TestMachine.mica(
        "render", ".", "--target", "App", "--show", "Screen", "--accessibility-tree", "-o", "a.png",
        in: folder)
      #expect(code == 0, "\(text)")
      let said = [
        "no menu left false", "menu left/no menu left false", "side/menu left/no menu left true",
        "view 2", "view 21", "ace view 121", "side/menu right/no menu right",
      ]
      #expect(text.contains(said.joined(separator: ", ")), "\(text)")
    }
  }
}
