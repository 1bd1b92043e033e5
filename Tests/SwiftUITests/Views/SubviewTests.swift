// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Views that containers take apart (FACTS_SWIFTUI a.7, i.1).
@MainActor
struct SubviewTests {
  private func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 4) }

  /// Puts a line between the views.
  private struct Divided<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            if subview.id != subviews.first?.id { Color.green.frame(width: 90, height: 1) }
            subview
          }
        }
      }
    }
  }

  private struct Dynamic: View {
    let probe: StateProbe
    @State var count = 1
    var body: some View {
      let _ = probe.set = { count = $0 }
      Divided {
        Color.red.frame(width: 5, height: 4)
        ForEach(0..<count, id: \.self) { Color.red.frame(width: CGFloat(10 + $0), height: 4) }
        if count > 2 { Color.red.frame(width: 50, height: 4) }
      }
    }
  }

  @Test func groupsGiveTheViewsOneByOne() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Dynamic(probe: probe))
    #expect(screen.frames.map(\.width) == [5, 90, 10])
    probe.set(3)
    screen.update()
    #expect(screen.frames.map(\.width) == [5, 90, 10, 90, 11, 90, 12, 90, 50])
    probe.set(0)
    screen.update()
    #expect(screen.frames.map(\.width) == [5])
  }

  @Test func collectionsOfSubviewsShowThem() {
    let screen = Shown(
      100, 100,
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            box(1); box(2); box(3)
          }
        ) { $0.padding(.leading, 10) }
      })
    #expect(screen.frames.map(\.width) == [1, 2, 3])
    #expect(screen.frames[0].minX.isClose(to: 54.5, within: 0.34))
  }

  @Test func containerValuesAndTagsAreRead() {
    let probe = StateProbe()
    _ = Shown(
      100, 100,
      Group(
        subviews: Group {
          box(1).containerValue(\.isLast, true).tag(7); box(2)
        }
      ) { subviews in
        let values = subviews.map(\.containerValues)
        let _ = probe.note(
          values.map { "\($0.isLast) \($0.tag(for: Int.self) ?? -1) \($0.hasTag(7))" }
            .joined(separator: ", "))
        subviews
      })
    #expect(probe.take() == ["true 7 true, false -1 false"])
  }

  @Test func sectionsGiveTheirParts() {
    let probe = StateProbe()
    let view = Group {
      box(1)
      Section {
        box(2)
        box(3)
      } header: {
        box(4)
      } footer: {
        box(5)
      }
      Section { box(6) }
    }
    let screen = Shown(
      100, 100,
      Group(sections: view) { sections in
        let _ = probe.note(
          sections.map { "\($0.header.count)\($0.content.count)\($0.footer.count)" }.joined(
            separator: " "))
        ForEach(sections) { section in
          section.content
          section.header
        }
      })
    #expect(probe.take() == ["010 121 010"])
    #expect(screen.frames.map(\.width) == [1, 2, 3, 4, 6])
    // Outside of lists a section is its views in a row.
    #expect(Shown(100, 100, view).frames.map(\.width) == [1, 4, 2, 3, 5, 6])
  }

  @Test func rowsKnowTheirPlaceAndWhatCanBeDone() {
    let probe = StateProbe()
    let view = _UIHostingView(
      rootView: VStack {
        ForEach(["a", "b"], id: \.self) { _ in box(1) }
          .onDelete { probe.note("delete \(Array($0))") }
          .onMove { probe.note("move \(Array($0)) \($1)") }
      })
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
    var rows: [DisplayNode] = []
    func collect(_ display: DisplayNode) {
      if display.trait(ForEachTrait.self) != nil { rows.append(display) }
      display.children.forEach(collect)
    }
    collect(view.host.display)
    #expect(rows.map { $0.trait(ForEachTrait.self)?.offset } == [0, 1])
    #expect(rows.map { $0.trait(ForEachTrait.self)?.id } == ["a", "b"])
    rows.last?.dynamicActions.delete?([1])
    rows.last?.dynamicActions.move?([0], 2)
    #expect(probe.take() == ["delete [1]", "move [0] 2"])
  }

  private struct Parent: View {
    let probe: StateProbe
    @State var level = 1
    var body: some View {
      let _ = probe.set = { level = $0 }
      Group(subviews: Child(probe: probe)) { subviews in
        ForEach(subviews) { $0.environment(\.locale, Locale(identifier: "l\(level)")) }
      }
    }
  }

  private struct Child: View {
    let probe: StateProbe
    @Environment(\.locale) var locale
    var body: some View {
      let _ = probe.note(locale.identifier)
      Color.red
    }
  }

  @Test func subviewsHaveTheEnvironmentOfWhereTheyAreShown() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Parent(probe: probe))
    #expect(probe.take().last == "l1")
    probe.set(2)
    screen.update()
    #expect(probe.take().last == "l2")
  }
}

private enum LastKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isLast: Bool {
    get { self[LastKey.self] }
    set { self[LastKey.self] = newValue }
  }
}
