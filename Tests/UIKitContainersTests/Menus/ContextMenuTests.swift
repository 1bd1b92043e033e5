// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus about views: who is asked and told what, in which order.

import Foundation
import Mica
import Testing

import UIKit

@testable import UIKitContainers

@MainActor
private final class MenuKeeper: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []
  var hasMenu = true
  var controller: UIViewController?

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration \(Int(location.x)),\(Int(location.y))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: "row" as NSString,
      previewProvider: controller.map { controller in
        {
          self.log.append("preview")
          return controller
        }
      },
      actionProvider: { suggested in
        self.log.append("actions \(suggested.count)")
        return UIMenu(children: [UIAction(title: "Do") { _ in self.log.append("done") }])
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("highlight \(identifier)")
    return interaction.view.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
    animator.addCompletion { self.log.append("committed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display")
    animator?.addAnimations { self.log.append("along") }
    animator?.addCompletion { self.log.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
    animator?.addCompletion { self.log.append("ended") }
  }
}

@Suite @MainActor
struct ContextMenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 700), scale: 1)
  private let box = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 60))
  private let keeper = MenuKeeper()
  private let interaction: UIContextMenuInteraction

  init() throws {
    let interaction = UIContextMenuInteraction(delegate: keeper)
    self.interaction = interaction
    stage.run {
      let root = UIViewController()
      root.view.addSubview(box)
      box.addInteraction(interaction)
      stage.root = root
    }
    try stage.advance(to: 0.1)
  }

  private var open: OpenMenu? { box.window?.subviews.compactMap { $0 as? OpenMenu }.last }

  private func press() throws {
    stage.finger.longPress(.point(CGPoint(x: 60, y: 120)))
    try stage.advance(to: stage.time + 2)
  }

  @Test("The view keeps its interactions, each belongs to one view")
  func interactions() {
    #expect(box.interactions.count == 1 && interaction.view === box)
    let other = UIView()
    other.addInteraction(interaction)
    #expect(box.interactions.isEmpty && interaction.view === other)
    other.removeInteraction(interaction)
    #expect(interaction.view == nil && other.gestureRecognizers == nil)
  }

  @Test("The delegate is asked and told in Apple's order")
  func order() throws {
    keeper.controller = UIViewController()
    try press()
    #expect(
      keeper.take() == [
        "configuration 10,20", "highlight row", "preview", "actions 0", "will display", "along",
        "displayed",
      ])
    #expect(
      interaction.menuAppearance == .rich && interaction.location(in: nil) == CGPoint(x: 60, y: 120)
    )
    stage.finger.tap(at: CGPoint(x: 390, y: 690))
    try stage.advance(to: stage.time + 1)
    #expect(keeper.take() == ["dismissal", "will end", "ended"])
    #expect(open == nil && interaction.menuAppearance == .unknown)
  }

  @Test("A short touch opens nothing, and nothing opens without a configuration")
  func none() throws {
    stage.finger.tap(at: CGPoint(x: 60, y: 120))
    try stage.advance(to: stage.time + 1)
    #expect(keeper.take().isEmpty)
    keeper.hasMenu = false
    try press()
    #expect(keeper.take() == ["configuration 10,20"] && open == nil)
  }

  @Test("The preview stands where the view is, the menu below it")
  func places() throws {
    try press()
    let menu = try #require(open)
    let card = try #require(menu.subviews.last as? MenuCard)
    let preview = try #require(menu.subviews.compactMap { $0 as? MenuPreview }.first)
    #expect(preview.frame == CGRect(x: 50, y: 100, width: 100, height: 60))
    #expect(card.frame == CGRect(x: 50, y: 176, width: 250, height: 44))
  }

  @Test("A chosen action runs once the menu is on its way out")
  func choice() throws {
    try press()
    _ = keeper.take()
    stage.finger.tap(at: CGPoint(x: 100, y: 198))
    try stage.advance(to: stage.time + 1)
    #expect(keeper.take() == ["dismissal", "will end", "done", "ended"])
  }

  @Test("A tap on the preview commits it")
  func commit() throws {
    try press()
    _ = keeper.take()
    stage.finger.tap(at: CGPoint(x: 100, y: 130))
    try stage.advance(to: stage.time + 1)
    #expect(keeper.take() == ["commit", "dismissal", "will end", "committed", "ended"])
  }

  @Test("The open menu can be changed and closed by the program")
  func changes() throws {
    try press()
    stage.run {
      interaction.updateVisibleMenu { menu in
        menu.replacingChildren(menu.children + [UIAction(title: "New") { _ in }])
      }
    }
    let card = try #require(open?.subviews.last as? MenuCard)
    #expect(card.rows.map(\.element.title) == ["Do", "New"])
    stage.run { interaction.dismissMenu() }
    try stage.advance(to: stage.time + 1)
    #expect(open == nil)
  }
}
