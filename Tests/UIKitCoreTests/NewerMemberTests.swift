// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of iOS 16 and later that change what a program has of older ones.

import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct NewerMemberTests {
  /// The last trailing button is the outermost: the first of `rightBarButtonItems`.
  @Test func groupsOfButtonsBecomeButtons() {
    let item = UINavigationItem(title: "")
    let buttons = (0..<3).map {
      UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
    item.trailingItemGroups = [
      .fixedGroup(items: [buttons[0]]),
      .optionalGroup(customizationIdentifier: "b", items: [buttons[1]]),
      .optionalGroup(
        customizationIdentifier: "c", isInDefaultCustomization: false, items: [buttons[0]]),
    ]
    #expect(item.rightBarButtonItems?.map(\.title) == ["1", "0"])
    item.pinnedTrailingGroup = buttons[2].creatingFixedGroup()
    #expect(item.rightBarButtonItems?.map(\.title) == ["2", "1", "0"])
    item.leadingItemGroups = [.fixedGroup(items: [buttons[0], buttons[1]])]
    #expect(item.leftBarButtonItems?.map(\.title) == ["0", "1"])
  }

  @Test func addedKeyCommandsAreTheControllers() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("add"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.first === command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test func listsStoreWhatOnlyFocusShows() {
    let table = UITableView()
    table.allowsFocus = true
    #expect(table.allowsFocus && !UITableView().allowsFocus)
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.reorderingCadence = .slow
    #expect(list.reorderingCadence == .slow && !list.remembersLastFocusedIndexPath)
  }

  /// A button's symbol takes the state's configuration where it has none of its own.
  @Test func symbolsOfButtonsTakeTheirConfiguration() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let before = button.imageView?.image?.size ?? .zero
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
    button.layoutIfNeeded()
    let after = button.imageView?.image?.size ?? .zero
    #expect(before.height > 0 && after.height > 2 * before.height)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) != nil)
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 90)
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect((button.imageView?.image?.size.height ?? 0) > after.height)
  }

  @Test func pasteboardHandsItemsOnAsProviders() {
    let board = UIPasteboard.withUniqueName()
    board.setItems([["public.utf8-plain-text": "hello"]], options: [.localOnly: true])
    var text: String?
    board.itemProviders[0].loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") {
      data, _ in text = data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text == "hello")
  }

  /// What is set before the scopes are shown reaches them.
  @Test func scopesTakeTheirAttributes() {
    let bar = UISearchBar()
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
    let color = scopes?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    #expect(color == .red)
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled)
  }
}
