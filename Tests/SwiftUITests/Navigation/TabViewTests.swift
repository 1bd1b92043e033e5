// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tabs (FACTS_SWIFTUI h.15).

import Testing

@testable import SwiftUI

private struct Tabs: View {
  let selection: Binding<Int>
  var turn = 0

  var body: some View {
    TabView(selection: selection) {
      Color.red.tabItem { Label("One", systemImage: "house") }.tag(1).badge(3)
      Color.blue.tag(2).tabItem {
        Text("Two")
        Text("Three")
      }
    }
  }
}

@MainActor
@Suite struct TabViewTests {
  @Test("h.15: a tab shows its first text and its badge, and the binding chooses by tag")
  func bar() throws {
    var chosen = 2
    let binding = Binding {
      chosen
    } set: {
      chosen = $0
    }
    let controller = UIHostingController(rootView: Tabs(selection: binding))
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.layoutIfNeeded()
    let tabs = try #require(controller.children.first as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["One", "Two"])
    #expect(tabs.viewControllers?.map { $0.tabBarItem.badgeValue } == ["3", nil])
    #expect(tabs.viewControllers?[0].tabBarItem.image != nil)
    #expect(tabs.selectedIndex == 1)
    chosen = 1
    controller.rootView = Tabs(selection: binding, turn: 1)
    controller.view.layoutIfNeeded()
    #expect(tabs.selectedIndex == 0)
    let other = try #require(tabs.viewControllers?[1])
    tabs.delegate?.tabBarController(tabs, didSelect: other)
    #expect(chosen == 2)
  }
}
