// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files that are partly for WidgetKit: what needs it is left out, the rest stays where it was. SwiftUI is there.

import MicaFolders
import Testing

@testable import MicaPort

@Suite struct AbsentTests {
  private func port(_ texts: [String: String]) -> (files: [String: String], problems: [PortProblem])
  {
    let files = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let module = ModulePorter(moduleName: "App").port(files)
    let pairs = zip(files, module.files).map { ($0.path, $1.text) }
    return (Dictionary(uniqueKeysWithValues: pairs), module.problems)
  }

  @Test func swiftUIStays() throws {
    let text = """
      import SwiftUI
      #if canImport(SwiftUI)
      struct Toast: View { var body: some View { Text("a") } }
      #endif
      final class Page: UIHostingController<Toast> {}
      """
    let (files, problems) = port(["Toast.swift": text])
    let toast = try #require(files["Toast.swift"])
    #expect(toast.contains("import SwiftUI\n#if canImport(SwiftUI)"))
    #expect(toast.contains("struct Toast: View { var body: some View { Text(\"a\") } }"))
    #expect(toast.contains("UIHostingController<Toast>"))
    #expect(problems.isEmpty)
  }

  @Test func whatNeedsItIsLeftOut() throws {
    let (files, problems) = port([
      "Counter.swift": """
      import SwiftUI
      import WidgetKit

      struct Counter: View {
        @State var count = 0
        var body: some View {
          VStack {
            Button("more") {
              count += 1
              WidgetCenter.shared.reloadAllTimelines()
            }
            Text("kept").onAppear { WidgetCenter.shared.reloadAllTimelines() }
          }
        }
      }

      struct Entry: TimelineEntry { var date: Date }
      #Preview(as: .systemSmall) { CounterWidget() } timeline: { Entry(date: .now) }
      """,
      "Use.swift": """
      import Foundation
      let shown = Entry.self
      func kept() -> Int { 1 }
      """,
    ])
    let counter = try #require(files["Counter.swift"])
    #expect(counter.contains("count += 1") && counter.contains("Text(\"kept\").onAppear {"))
    #expect(counter.contains("_micaLeaveOut(\"WidgetKit\", \"Counter.swift:10\")"))
    #expect(counter.contains("_micaLeaveOut(\"WidgetKit\", \"Counter.swift:12\")"))
    for word in ["WidgetCenter", "import WidgetKit", "struct Entry", "#Preview"] {
      #expect(!counter.contains(word), "\(word)")
    }
    let use = try #require(files["Use.swift"])
    #expect(!use.contains("shown") && use.contains("func kept()"))
    #expect(problems.contains { $0.message.hasPrefix("Entry is left out") && $0.line == 17 })
  }

  @Test func namesOfTheProgramsOwnAreNoneOfIts() throws {
    let (files, problems) = port([
      "Own.swift": """
      import SwiftUI
      import WidgetKit
      struct Timeline { var title: String }
      struct Widget: View { var body: some View { Text(Timeline(title: "a").title) } }
      """
    ])
    let text = try #require(files["Own.swift"])
    #expect(text.contains("struct Timeline") && text.contains("struct Widget: View"))
    #expect(problems.isEmpty)
  }
}
