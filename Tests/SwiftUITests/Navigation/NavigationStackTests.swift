// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stacks of screens (FACTS_SWIFTUI h.14).

import Testing

@testable import SwiftUI

private struct Numbers: View {
  let path: Binding<[Int]>
  /// Another one makes the body run again.
  var turn = 0

  var body: some View {
    NavigationStack(path: path) {
      Color.red.navigationTitle(Text(verbatim: "Root"))
        .navigationDestination(for: Int.self) { number in
          Color.blue.navigationTitle(Text(verbatim: "Number \(number)"))
            .navigationBarTitleDisplayMode(.inline)
        }
    }
  }
}

@MainActor
@Suite struct NavigationStackTests {
  @Test("h.14: the path's values are the screens above the root, with their titles")
  func path() throws {
    var path = [5, 7]
    let binding = Binding {
      path
    } set: {
      path = $0
    }
    let controller = UIHostingController(rootView: Numbers(path: binding))
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.layoutIfNeeded()
    let stack = try #require(controller.children.first as? UINavigationController)
    #expect(stack.viewControllers.count == 3)
    #expect(stack.viewControllers[0].navigationItem.title == "Root")
    path = [5]
    controller.rootView = Numbers(path: binding, turn: 1)
    controller.view.layoutIfNeeded()
    #expect(stack.viewControllers.count == 2)
    stack.topViewController?.view.layoutIfNeeded()
    #expect(stack.topViewController?.navigationItem.title == "Number 5")
    #expect(stack.topViewController?.navigationItem.largeTitleDisplayMode == .never)
  }
}
