// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Bindings (FACTS_SWIFTUI i.12).
@MainActor
struct BindingTests {
  private struct Person: Identifiable, Equatable {
    var id: Int
    var name = ""
    var nick: String?
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: SwiftUI.Binding<Value> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  @Test func membersOfBindingsAreBindings() {
    let box = Box(Person(id: 1))
    box.binding.name.wrappedValue = "Ada"
    #expect(box.value.name == "Ada")
  }

  @Test func constantsDontChange() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func optionalsAreUnwrapped() {
    let box = Box<Int?>(nil)
    #expect((Binding<Int>(box.binding)?.wrappedValue) == nil)
    box.value = 2
    let inner = Binding<Int>(box.binding)
    inner?.wrappedValue = 5
    #expect(box.value == 5)
  }

  @Test func collectionsGiveBindingsToElements() {
    let box = Box([Person(id: 1), Person(id: 2)])
    for person in box.binding { person.wrappedValue.name = "\(person.id)!" }
    #expect(box.value.map(\.name) == ["1!", "2!"])
  }

  private struct Editor: View {
    let probe: StateProbe
    @State var people = [Person(id: 1), Person(id: 2)]
    var body: some View {
      ForEach($people) { $person in
        let _ = person.id == 2 ? (probe.action = { person.name = "long" }) : ()
        Color.red.frame(width: CGFloat(person.name.count + 1), height: 3)
      }
    }
  }

  @Test func collectionsOfViewsGiveBindingsToElements() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Editor(probe: probe))
    probe.action()
    screen.update()
    #expect(screen.frames.map(\.width) == [1, 5])
  }
}
