// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// State of all kinds: a view's own, bound, observed, in the environment, in a preference.

import SwiftUI

/// A model whose changes are published.
final class Tally: ObservableObject {
  @Published var count = 0
}

/// A model whose properties are observed one by one.
@Observable
final class Settings {
  var step = 1
  var name = "Counter"
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

/// The widest of some views.
private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Counters with state of all kinds.
struct CounterScreen: View {
  @State private var count = 0
  @State private var settings = Settings()
  @StateObject private var tally = Tally()
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 12) {
      Text(settings.name).font(.title2)
      CounterRow(title: "State", count: $count)
      TallyRow(tally: tally)
      StepRow(settings: settings, count: $count)
      if count > 2 {
        Text("More than two").transition(.opacity)
      } else {
        Text("\(3 - count) to go").foregroundStyle(.secondary)
      }
      Text("widest title: \(Int(width.rounded())) points").font(.caption)
    }
    .padding()
    .environment(\.accent, count.isMultiple(of: 2) ? .blue : .orange)
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .onChange(of: count) { old, new in settings.name = new > old ? "Up to \(new)" : "Counter" }
  }
}

private struct CounterRow: View {
  let title: String
  @Binding var count: Int
  @Environment(\.accent) private var accent

  var body: some View {
    HStack {
      Text(title).background(
        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
      Spacer()
      Text("\(count)").monospacedDigit()
      Button("Add") { count += 1 }.accessibilityIdentifier("add \(title)").tint(accent)
    }
  }
}

private struct TallyRow: View {
  @ObservedObject var tally: Tally

  var body: some View { CounterRow(title: "Observed object", count: $tally.count) }
}

private struct StepRow: View {
  @Bindable var settings: Settings
  @Binding var count: Int

  var body: some View {
    HStack {
      CounterRow(title: "Step", count: $settings.step)
      Button("Apply") { count += settings.step }.accessibilityIdentifier("apply")
    }
  }
}
