// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Open menus: what opens and closes them, what is on their cards, what choosing does.

import Foundation
import Mica
import Testing

import UIKit

@testable import UIKitContainers
@testable import UIKitControls

@Suite @MainActor
struct MenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 700), scale: 2)
  private let root = UIViewController()
  private let log = MenuLog()

  init() throws {
    root.view.backgroundColor = .white
    stage.root = root
    try stage.advance(to: 0.1)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] in log.add($0.title) }
  }

  private func button(_ menu: UIMenu, at point: CGPoint = CGPoint(x: 20, y: 100)) -> UIButton {
    stage.run {
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.frame = CGRect(x: point.x, y: point.y, width: 80, height: 40)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.addAction(UIAction { [log] _ in log.add("menu") }, for: .menuActionTriggered)
      button.addAction(UIAction { [log] _ in log.add("tap") }, for: .touchUpInside)
      root.view.addSubview(button)
      return button
    }
  }

  private var open: OpenMenu? {
    root.view.window?.subviews.compactMap { $0 as? OpenMenu }.last { $0.isUserInteractionEnabled }
  }
  private var cards: [MenuCard] { open?.subviews.compactMap { $0 as? MenuCard } ?? [] }
  private var titles: [String] { cards.last?.rows.map { $0.accessibilityLabel ?? "" } ?? [] }

  private func touch(_ title: String) throws {
    let row = try #require(cards.last?.rows.first { $0.accessibilityLabel == title })
    let frame = row.convert(row.bounds, to: nil)
    stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try stage.advance(to: stage.time + 1)
  }

  private func open(_ button: UIButton) throws {
    stage.finger.tap(at: button.center)
    try stage.advance(to: stage.time + 1)
  }

  @Test("A touch opens the menu below the button, a row's touch runs its action and closes it")
  func touches() throws {
    let button = button(UIMenu(children: [action("One"), action("Two")]))
    try open(button)
    #expect(titles == ["One", "Two"] && log.take() == ["menu"])
    #expect(button.isHighlighted)
    let card = try #require(cards.first)
    #expect(card.frame.origin == CGPoint(x: 20, y: 148) && card.frame.width == 250)
    #expect(card.frame.height == 88.5)
    try touch("Two")
    #expect(log.take() == ["Two"] && open == nil && !button.isHighlighted)
  }

  @Test("A touch beside the menu closes it, and goes no further")
  func outside() throws {
    let button = button(UIMenu(children: [action("One")]))
    try open(button)
    _ = log.take()
    try open(button)
    #expect(open == nil && log.take().isEmpty)
  }

  @Test("A finger that opened the menu slides to a row and chooses it where it is lifted")
  func slide() throws {
    let button = button(UIMenu(children: [action("One"), action("Two")]))
    stage.finger.drag(from: button.center, to: CGPoint(x: 100, y: 215), duration: 0.5, rest: 0.5)
    try stage.advance(to: stage.time + 2)
    #expect(log.take() == ["menu", "Two"] && open == nil)
  }

  @Test("A long press opens the menu of a button that does something else")
  func press() throws {
    let button = button(UIMenu(children: [action("One")]))
    stage.run { button.showsMenuAsPrimaryAction = false }
    try open(button)
    #expect(open == nil && log.take() == ["tap"])
    stage.finger.longPress(.point(button.center))
    try stage.advance(to: stage.time + 2)
    #expect(titles == ["One"] && log.take() == ["menu"])
    try touch("One")
    #expect(log.take() == ["One"])
  }

  @Test("Groups stand between thick lines, hidden and empty elements nowhere")
  func groups() throws {
    let menu = UIMenu(
      title: "Title",
      children: [
        action("One"),
        UIMenu(
          title: "Group", options: .displayInline, children: [action("Two"), action("Three")]),
        UIMenu(title: "Empty"), action("Gone", .hidden), action("Four"),
      ])
    #expect(menu.sections.map { $0.items.map(\.title) } == [["One"], ["Two", "Three"], ["Four"]])
    #expect(menu.sections.map(\.title) == [nil, "Group", nil])
    try open(button(menu))
    #expect(titles == ["One", "Two", "Three", "Four"])
  }

  @Test("What is disabled can't be chosen; what keeps the menu stays open")
  func attributes() throws {
    var count = 0
    let counter = UIAction(title: "More", attributes: .keepsMenuPresented) { action in
      count += 1
      action.state = count == 1 ? .on : .off
    }
    try open(button(UIMenu(children: [action("No", .disabled), counter])))
    _ = log.take()
    try touch("No")
    #expect(open != nil && log.take().isEmpty)
    try touch("More")
    #expect(open != nil && count == 1)
    #expect(cards.last?.rows.last?.accessibilityTraits.contains(.selected) == true)
  }

  @Test("A menu in a menu opens over its row and closes by its top")
  func inner() throws {
    let inner = UIMenu(title: "More", children: [action("Deep")])
    try open(button(UIMenu(children: [action("One"), inner])))
    try touch("More")
    #expect(cards.count == 2 && titles == ["More", "Deep"])
    try touch("More")
    #expect(cards.count == 1 && titles == ["One", "More"])
    try touch("More")
    _ = log.take()
    try touch("Deep")
    #expect(log.take() == ["Deep"] && open == nil)
  }

  @Test("One of a single selection is marked")
  func selection() throws {
    let (one, two) = (action("One", state: .on), action("Two"))
    let menu = UIMenu(options: [.displayInline, .singleSelection], children: [one, two])
    let all = UIMenu(children: [menu, action("Other", state: .on)])
    let button = button(all)
    try open(button)
    try touch("Two")
    #expect(one.state == .off && two.state == .on)
    #expect(all.selectedElements.map(\.title) == ["Two", "Other"])
  }

  @Test("A pop-up button shows the marked action, the first one at first")
  func popUp() throws {
    let button = button(UIMenu(children: [action("Left"), action("Right")]))
    stage.run { button.changesSelectionAsPrimaryAction = true }
    #expect(button.currentTitle == "Left" && log.take().isEmpty)
    try open(button)
    try touch("Right")
    #expect(button.currentTitle == "Right" && log.take() == ["menu", "Right"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Right"])
  }

  @Test("A configured pop-up button has two small arrows behind its title")
  func indicator() throws {
    let button = stage.run {
      let button = UIButton(configuration: .gray())
      button.menu = UIMenu(children: [action("Left"), action("Right")])
      root.view.addSubview(button)
      let width = button.intrinsicContentSize.width
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.sizeToFit()
      #expect(width < button.bounds.width)
      button.layoutIfNeeded()
      return button
    }
    let arrows = try #require(button.parts.indicator?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(button.titleLabel?.text == "Left" && arrows.minX == title.maxX + 6)
    #expect(arrows.maxX + 12 == button.bounds.width)
  }

  @Test("Deferred elements are asked for when the menu opens: once, or each time")
  func deferred() throws {
    var asked = 0
    var answer: (([UIMenuElement]) -> Void)?
    let kept = UIDeferredMenuElement { completion in
      asked += 1
      answer = completion
    }
    let fresh = UIDeferredMenuElement.uncached { completion in
      asked += 10
      completion([UIAction(title: "Fresh \(asked)") { _ in }])
    }
    let button = button(UIMenu(children: [kept, fresh]))
    #expect(asked == 0)
    try open(button)
    #expect(asked == 11 && titles == ["Loading\u{2026}", "Fresh 11"])
    stage.run { answer?([action("Late")]) }
    try stage.advance(to: stage.time + 1)
    #expect(titles == ["Late", "Fresh 11"])
    try touch("Late")
    try open(button)
    #expect(asked == 21 && titles == ["Late", "Fresh 21"])
  }

  @Test("At the bottom the menu goes up, and its first element stays next to the button")
  func upwards() throws {
    let button = button(
      UIMenu(children: [action("One"), action("Two")]), at: CGPoint(x: 300, y: 640))
    try open(button)
    #expect(titles == ["Two", "One"])
    #expect(cards.first?.frame.maxY == 632 && cards.first?.frame.maxX == 380)
    stage.run { button.contextMenuInteraction?.dismissMenu() }
    try stage.advance(to: stage.time + 1)
    stage.run { button.preferredMenuElementOrder = .fixed }
    try open(button)
    #expect(titles == ["One", "Two"])
  }

  @Test("An item of a bar opens its menu by a touch, and is its actions' sender")
  func barItem() throws {
    var sender: AnyObject?
    let item = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Do") { sender = $0.sender as AnyObject? }]))
    stage.run {
      root.navigationItem.rightBarButtonItem = item
      stage.root = UINavigationController(rootViewController: root)
    }
    try stage.advance(to: stage.time + 1)
    let view = try #require(item.shownView)
    stage.finger.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: 22), to: nil))
    try stage.advance(to: stage.time + 1)
    #expect(titles == ["Do"])
    try touch("Do")
    #expect(sender === item)
  }

  @Test("A menu that is longer than the screen scrolls")
  func long() throws {
    try open(button(UIMenu(children: (1...40).map { action("\($0)") })))
    let card = try #require(cards.first)
    #expect(card.frame.maxY <= 692 && card.wholeSize.height > 1000)
    stage.finger.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200))
    try stage.advance(to: stage.time + 3)
    #expect(open != nil && log.take() == ["menu"])
    let first = try #require(card.rows.first)
    #expect(first.convert(first.bounds, to: card).minY < -300)
  }
}

/// What has happened, in order.
@MainActor
private final class MenuLog {
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
