// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// The environment (FACTS_SWIFTUI i.8).
@MainActor
struct EnvironmentTests {
  private struct Level: EnvironmentKey {
    static var defaultValue: Int { 1 }
  }

  private struct Reader<Value: Sendable>: View {
    let probe: StateProbe
    @Environment var value: Value
    init(_ probe: StateProbe, _ keyPath: KeyPath<EnvironmentValues, Value>) {
      self.probe = probe
      _value = Environment(keyPath)
    }
    var body: some View {
      let _ = probe.note("\(value)")
      Color.red
    }
  }

  @Test func theNearestValueCounts() {
    let probe = StateProbe()
    _ = Shown(
      100, 100,
      VStack {
        Reader(probe, \.testLevel)
        Reader(probe, \.testLevel).environment(\.testLevel, 3)
        VStack { Reader(probe, \.testLevel) }
          .transformEnvironment(\.testLevel) { $0 += 10 }
          .environment(\.testLevel, 5)
      })
    #expect(probe.take() == ["1", "3", "15"])
  }

  private struct Setter: View {
    let probe: StateProbe
    @State var level = 1
    @State var style = ColorScheme.light
    var body: some View {
      let _ = probe.set = { level = $0 }
      let _ = probe.action = { style = .dark }
      VStack {
        Reader(probe, \.testLevel)
        Reader(probe, \.locale.identifier)
        Reader(probe, \.colorScheme)
      }
      .environment(\.testLevel, level)
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.colorScheme, style)
    }
  }

  @Test func onlyReadersOfAValueRunAgain() {
    let probe = StateProbe()
    let screen = Shown(100, 100, Setter(probe: probe))
    #expect(probe.take() == ["1", "de_DE", "light"])
    probe.set(2)
    screen.update()
    #expect(probe.take() == ["2"])
    probe.action()
    screen.update()
    #expect(probe.take() == ["dark"])
  }

  @Test func traitsFeedTheEnvironment() {
    let probe = StateProbe()
    let screen = Shown(
      100, 100,
      VStack {
        Reader(probe, \.colorScheme)
        Reader(probe, \.dynamicTypeSize)
        Reader(probe, \.pixelLength)
        Reader(probe, \.horizontalSizeClass)
      })
    _ = probe.take()
    screen.view.traitOverrides.userInterfaceStyle = .dark
    screen.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.view.traitOverrides.horizontalSizeClass = .regular
    screen.update()
    let log = probe.take()
    #expect(log.contains("dark"))
    #expect(log.contains("accessibility2"))
    #expect(log.contains { $0.contains("regular") })
  }

  @Test func sizesOfTextAreLimited() {
    let probe = StateProbe()
    _ = Shown(
      100, 100,
      VStack {
        Reader(probe, \.dynamicTypeSize).dynamicTypeSize(...DynamicTypeSize.xLarge)
        Reader(probe, \.sizeCategory).dynamicTypeSize(DynamicTypeSize.small...)
      }.dynamicTypeSize(.accessibility1))
    #expect(probe.take() == ["xLarge", "accessibilityMedium"])
  }

  @Test func addressesGoToTheNearestAction() {
    let probe = StateProbe()
    var values = EnvironmentValues()
    values.openURL = OpenURLAction {
      probe.note($0.absoluteString)
      return .handled
    }
    values.openURL(URL(string: "mica:b")!) { probe.note("\($0)") }
    #expect(probe.take() == ["mica:b", "true"])
  }

  private enum ShadeTrait: UITraitDefinition {
    static let defaultValue = 0
  }

  private enum ShadeKey: UITraitBridgedEnvironmentKey {
    static var defaultValue: Int { -1 }
    static func read(from traitCollection: UITraitCollection) -> Int {
      traitCollection[ShadeTrait.self]
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
      mutableTraits[ShadeTrait.self] = value
    }
  }

  @Test func bridgedKeysReadTraits() {
    let view = UIView()
    view.traitOverrides[ShadeTrait.self] = 4
    var values = EnvironmentValues(view)
    #expect(values[ShadeKey.self] == 4)
    values[ShadeKey.self] = 6
    #expect(values[ShadeKey.self] == 6)
  }
}

extension EnvironmentValues {
  fileprivate struct TestLevel: EnvironmentKey {
    static var defaultValue: Int { 1 }
  }

  fileprivate var testLevel: Int {
    get { self[TestLevel.self] }
    set { self[TestLevel.self] = newValue }
  }
}
