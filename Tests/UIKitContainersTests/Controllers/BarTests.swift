// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bars alone: sizes, items, looks (FACTS_UIKIT d.14).

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct BarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  @Test func heights() {
    #expect(UINavigationBar().sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    #expect(UIToolbar().intrinsicContentSize.height == 44)
    #expect(UITabBar().intrinsicContentSize.height == 49)
  }

  @Test func itemsArePushedAndPopped() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (low, high) = (UINavigationItem(title: "Low"), UINavigationItem(title: "High"))
    bar.pushItem(low, animated: false)
    bar.pushItem(high, animated: false)
    #expect(bar.topItem === high && bar.backItem === low && bar.items == [low, high])
    #expect(bar.popItem(animated: false) === high)
    #expect(bar.topItem === low)
  }

  @Test func systemItemsHaveTheirWords() {
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done.title == "Done" && done.style == .done)
    #expect(UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).title == nil)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  @Test func aButtonRunsItsAction() throws {
    var count = 0
    let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in count += 1 })
    #expect(item.title == "Go")
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [.flexibleSpace(), item]
    window.addSubview(bar)
    bar.layoutIfNeeded()
    let button = try #require(bar.hitTest(CGPoint(x: 375, y: 22), with: nil) as? UIControl)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    item.isEnabled = false
    #expect(!button.isEnabled)
  }

  @Test func appearancesAreCopied() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = look.copy() as? UINavigationBarAppearance
    #expect(copy !== look && copy?.backgroundColor != nil)
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil && look.shadowColor == nil)
    #expect(copy?.shadowColor != nil)
  }

  @Test func symbolsAreDrawnByName() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.size.width > 10 && star.size.width < 30)
    #expect(UIImage(systemName: "no such symbol") == nil)
    let large = try #require(
      star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)))
    #expect(large.size.width > 2 * star.size.width - 4)
    for name in ["heart.circle.fill", "bell.slash", "chevron.backward", "person.2.fill"] {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
  }
}
