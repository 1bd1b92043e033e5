// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Edit menus: who is asked, what is shown where, what ends them.

import Mica
import MicaFoundation
import Testing

import UIKit

@testable import UIKitContainers

/// A view that lets itself be copied, and logs it.
@MainActor
private final class Card: UIView, UIEditMenuInteractionDelegate {
  var log: [String] = []
  var menu: UIMenu?
  var target = CGRect.null
  var actions: Set<String> = ["copy:"]

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    actions.contains("\(action)")
  }
  override func copy(_ sender: Any?) { log.append("copy") }
  override func paste(_ sender: Any?) { log.append("paste") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let titles = suggestedActions.flatMap { ($0 as? UIMenu)?.children ?? [$0] }.map(\.title)
    log.append("menu \(titles.joined(separator: "+"))")
    return menu
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("comes \(configuration.identifier)")
    animator.addCompletion { self.log.append("came") }
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("goes")
    animator.addCompletion { self.log.append("gone") }
  }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite @MainActor struct EditMenuTests {
  private let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
  private let root = UIViewController()
  private let card = Card(frame: CGRect(x: 60, y: 200, width: 200, height: 100))
  private let interaction: UIEditMenuInteraction

  init() throws {
    let (root, card) = (root, card)
    interaction = UIEditMenuInteraction(delegate: card)
    root.view.backgroundColor = .white
    stage.root = root
    let interaction = interaction
    stage.run {
      root.view.addSubview(card)
      card.addInteraction(interaction)
    }
    try stage.advance(to: 0.1)
  }

  private var bar: EditMenuBar? {
    root.view.window?.subviews.compactMap { $0 as? EditMenuBar }.last {
      $0.isUserInteractionEnabled
    }
  }
  private var titles: [String] { bar?.buttons.map { $0.accessibilityLabel ?? "" } ?? [] }

  private func present(_ point: CGPoint = CGPoint(x: 100, y: 0)) throws {
    stage.run {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "one", sourcePoint: point))
    }
    try stage.advance(to: stage.time + 1)
  }

  private func tap(_ title: String) throws {
    let button = try #require(bar?.buttons.first { $0.accessibilityLabel == title })
    let frame = button.convert(button.bounds, to: nil)
    stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try stage.advance(to: stage.time + 1)
  }

  @Test("A menu shows what the responder says it can do, above the place, and runs what is chosen")
  func chosen() throws {
    try present()
    #expect(titles == ["Copy"])
    #expect(card.take() == ["menu Copy", "comes one", "came"])
    let frame = try #require(bar?.frame)
    #expect(frame.midX == 160 && frame.maxY == 200 - EditMenuMetrics.gap)
    #expect(interaction.location(in: nil) == CGPoint(x: 160, y: 200))
    try tap("Copy")
    #expect(card.take() == ["goes", "copy", "gone"] && bar == nil)
  }

  @Test("The delegate's menu comes in the place of what is suggested; an empty one is none")
  func own() throws {
    var ran = 0
    card.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [UIAction(title: "One") { _ in ran += 1 }]),
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Two") { _ in ran += 10 }]),
    ])
    try present()
    #expect(titles == ["One", "More"])
    try tap("More")
    #expect(titles == ["Back", "Two"])
    try tap("Back")
    #expect(titles == ["One", "More"])
    try tap("More")
    try tap("Two")
    #expect(ran == 10 && bar == nil)
    card.menu = UIMenu(children: [])
    _ = card.take()
    try present()
    #expect(bar == nil && card.take() == ["menu Copy"])
  }

  @Test("The menu stands below where there is no room above, or where the arrow is to point up")
  func places() throws {
    card.target = CGRect(x: -60, y: -190, width: 20, height: 20)
    try present()
    let first = try #require(bar?.frame)
    #expect(first.minX == EditMenuMetrics.margin && first.minY == 30 + EditMenuMetrics.gap)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = .up
    card.target = .null
    stage.run { interaction.presentEditMenu(with: configuration) }
    try stage.advance(to: stage.time + 1)
    #expect(bar?.frame.minY == 200 + EditMenuMetrics.gap)
    card.target = CGRect(x: 0, y: 0, width: 200, height: 100)
    stage.run { interaction.updateVisibleMenuPosition(animated: false) }
    #expect(bar?.frame.minY == 300 + EditMenuMetrics.gap)
  }

  @Test("A touch beside the menu closes it, and goes on to what it touches")
  func beside() throws {
    var taps = 0
    let button = UIButton(type: .system)
    stage.run {
      button.frame = CGRect(x: 0, y: 400, width: 100, height: 40)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    try present()
    stage.finger.tap(at: CGPoint(x: 50, y: 420))
    try stage.advance(to: stage.time + 1)
    #expect(bar == nil && taps == 1)
    #expect(card.take().suffix(2) == ["goes", "gone"])
  }

  @Test("What doesn't fit stands on further pages")
  func pages() throws {
    card.menu = UIMenu(
      children: (1...8).map { number in UIAction(title: "Number \(number)") { _ in } })
    try present()
    #expect(titles.first == "Number 1" && titles.last == "More")
    var seen: [String] = []
    for _ in 0..<8 {
      #expect((bar?.frame.maxX ?? 0) <= 312 && (bar?.frame.minX ?? 0) >= 8)
      seen += titles.filter { $0.hasPrefix("Number") }
      guard titles.last == "More" else { break }
      try tap("More")
    }
    #expect(seen == (1...8).map { "Number \($0)" })
    try tap("Back")
    #expect(titles.last == "More")
  }

  @Test("The old menu shows the first responder's actions and the program's, and tells of itself")
  func controller() throws {
    let heard = Heard()
    stage.run {
      for name in [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          heard.names.append($0.name.rawValue)
        }
      }
      let menu = UIMenuController.shared
      menu.showMenu(from: card, rect: card.bounds)
      #expect(!menu.isMenuVisible)
      card.actions = ["copy:", "flash:"]
      _ = card.becomeFirstResponder()
      menu.menuItems = [
        UIMenuItem(title: "Flash", action: Selector("flash:")),
        UIMenuItem(title: "Never", action: Selector("never:")),
      ]
      menu.showMenu(from: card, rect: card.bounds)
      #expect(menu.isMenuVisible && menu.menuFrame.midX == 160)
    }
    try stage.advance(to: stage.time + 1)
    #expect(titles == ["Copy", "Flash"])
    try tap("Copy")
    #expect(card.take() == ["copy"])
    #expect(
      heard.names.map { $0.dropFirst("UIMenuController".count) } == [
        "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
        "DidHideMenuNotification",
      ])
    stage.run { #expect(!UIMenuController.shared.isMenuVisible) }
  }
}

private final class Heard: @unchecked Sendable {
  var names: [String] = []
}
