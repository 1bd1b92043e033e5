// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit views among views (FACTS_SWIFTUI m.1, m.2).

import Testing

@testable import SwiftUI

@MainActor
private final class Calls {
  var list: [String] = []
}

private final class SizedView: UIView {
  var own = CGSize(width: 40, height: 20)
  override var intrinsicContentSize: CGSize { own }
}

private struct Sized: UIViewRepresentable {
  let calls: Calls
  let number: Int
  var hugs: UILayoutPriority = .defaultHigh
  var answer: CGSize?

  func makeCoordinator() -> Calls {
    calls.list.append("coordinator")
    return calls
  }

  func makeUIView(context: Context) -> SizedView {
    context.coordinator.list.append("make")
    let view = SizedView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(hugs, for: axis)
    }
    return view
  }

  func updateUIView(_ uiView: SizedView, context: Context) { calls.list.append("update \(number)") }

  static func dismantleUIView(_ uiView: SizedView, coordinator: Calls) {
    coordinator.list.append("dismantle")
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: SizedView, context: Context) -> CGSize? {
    answer
  }
}

@MainActor
@Suite struct RepresentableTests {
  @Test("m.2: coordinator, make, update at once and after changes, dismantle at the end")
  func order() {
    let calls = Calls()
    let shown = Shown(100, 100, Sized(calls: calls, number: 1) as Sized?)
    #expect(calls.list == ["coordinator", "make", "update 1"])
    shown.view.rootView = Sized(calls: calls, number: 2)
    shown.update()
    shown.view.rootView = nil
    shown.update()
    #expect(calls.list == ["coordinator", "make", "update 1", "update 2", "dismantle"])
  }

  @Test("m.1: a view that hugs has its intrinsic size; one that doesn't takes the proposal")
  func sizes() {
    let calls = Calls()
    #expect(
      Shown(100, 100, Sized(calls: calls, number: 1)).frames
        == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    #expect(
      Shown(100, 100, Sized(calls: calls, number: 1, hugs: .defaultLow)).frames
        == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    // It resists compression: it is never smaller than its intrinsic size.
    #expect(
      Shown(10, 10, Sized(calls: calls, number: 1)).frames
        == [CGRect(x: -15, y: -5, width: 40, height: 20)])
  }

  @Test("m.1: the representable's own size comes first")
  func ownSize() {
    let own = Sized(calls: Calls(), number: 1, answer: CGSize(width: 12, height: 8))
    #expect(Shown(100, 100, own).frames == [CGRect(x: 44, y: 46, width: 12, height: 8)])
  }
}
