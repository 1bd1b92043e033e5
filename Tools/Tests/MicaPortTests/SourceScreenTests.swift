// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Screens of sources for `mica test --scenes`: designable classes, and previews as functions.

import Testing

@testable import MicaPort

private func port(_ text: String, takesScreens: Bool = true) -> PortedModule {
  var options = PortOptions()
  options.takesScreens = takesScreens
  return ModulePorter(moduleName: "App", options: options).port([
    SourceFile(path: "/a/Card.swift", text: text)
  ])
}

@Suite struct SourceScreenTests {
  @Test func designableClassesAreListedByTheirQualifiedNames() {
    let module = port(
      """
      import UIKit
      @IBDesignable class Card: UIView {
        @IBDesignable final class Corner: UIView {}
      }
      class Plain: UIView {}
      @IBDesignable extension Plain {}
      #if os(macOS)
      @IBDesignable class Other: NSView {}
      #endif
      """)
    #expect(module.screens.map(\.name) == ["App.Card", "App.Card.Corner", "App.Plain"])
    #expect(module.screens.map(\.line) == [2, 3, 6])
    #expect(module.screens.allSatisfy { $0.kind == .designable && $0.file == "/a/Card.swift" })
  }

  @Test func previewsBecomeFunctionsThatMainHandsOver() {
    let text = """
      import UIKit
      #Preview("Dark card", traits: .landscapeLeft) {
        let card = UIView()
        return card
      }
      @available(iOS 17, *)
      #Preview { UIViewController() }
      func after() {}
      """
    let module = port(text)
    #expect(module.screens.map(\.title) == ["Dark card", ""])
    #expect(module.screens.map(\.line) == [2, 7])
    let names = module.screens.map(\.name)
    let lines = module.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    for name in names {
      #expect(lines.contains { $0.contains("@MainActor func \(name)() -> AnyObject {") })
      #expect(module.generated.last?.text.contains("addPreview(\"\(name)\", title: ") == true)
    }
    // Lines stay.
    let first = lines.firstIndex { $0.contains("func after") } ?? 0
    let second = lines.firstIndex { $0.contains(names[0]) } ?? 0
    #expect(first - second == 6)

    let usual = port(text, takesScreens: false)
    #expect(usual.screens.isEmpty && !usual.files[0].text.contains("_micaPreview"))
    #expect(usual.generated.last?.text.contains("addPreview") == false)
  }

  @Test func previewsOfSwiftUIBecomeCallsThatKeepTheirArguments() {
    let module = port(
      """
      import SwiftUI
      #Preview("Dark", traits: .sizeThatFitsLayout) { Text("a") }
      #Preview { Text("b") }
      #Preview("Many", arguments: [1, 2]) { number in Text("\\(number)") }
      #Preview("Widget", as: .systemSmall) { Clock() } timeline: { Now() }
      """)
    #expect(module.screens.map(\.title) == ["Dark", "", "Many"])
    #expect(module.screens.map(\.line) == [2, 3, 4])
    let names = module.screens.map(\.name)
    let text = module.files[0].text
    #expect(
      text.contains(
        "func \(names[0])() -> AnyObject { _preview(\"Dark\", traits: .sizeThatFitsLayout) { Text(\"a\") } }"
      ))
    #expect(text.contains("func \(names[1])() -> AnyObject { _preview { Text(\"b\") } }"))
    #expect(text.contains("_preview(\"Many\", arguments: [1, 2]) { number in"))
    #expect(!text.contains("Widget"))
    #expect(module.problems.map(\.line) == [5])
    #expect(
      module.generated.last?.text.contains(
        "addPreview(\"\(names[0])\", title: \"Dark\", file: \"Card\", \(names[0]))") == true)
  }

  @Test func previewableVariablesAreTheStateOfAViewAround() {
    let module = port(
      """
      import SwiftUI
      #Preview("Switch") {
        @Previewable @State var isOn = true
        let title = "a"
        Toggle(title, isOn: $isOn)
      }
      func after() {}
      """)
    let name = module.screens[0].name
    let text = module.files[0].text
    let view = name.replacing("_micaPreview_", with: "_MicaPreview_")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].contains("private struct \(view): View {"))
    #expect(lines[3].contains("@State var isOn = true; var body: some View {"))
    #expect(!text.contains("Previewable"))
    #expect(
      lines[6]
        == "} }; @MainActor func \(name)() -> AnyObject { _preview(\"Switch\") { \(view)() } }")
    #expect(lines[7] == "func after() {}")
  }

  @Test func providersAreFoundWithTheirTypes() {
    let text = """
      import SwiftUI
      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Text("a")
          Text("b")
        }
      }
      """
    let module = port(text)
    #expect(module.screens.map(\.title) == ["Card_Previews"])
    #expect(module.screens.map(\.kind) == [.provider])
    let name = module.screens[0].name
    #expect(
      module.files[0].text.contains(
        "}; @MainActor func \(name)() -> AnyObject { _previews(of: Card_Previews.self) }"))
    // Programs never read them.
    let usual = port(text, takesScreens: false)
    #expect(usual.files[0].text.contains("EmptyView()"))
    #expect(!usual.files[0].text.contains("Text("))
  }
}
