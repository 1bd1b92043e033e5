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
      #expect(module.generated.last?.text.contains("addPreview(\"\(name)\", \(name))") == true)
    }
    // Lines stay.
    let first = lines.firstIndex { $0.contains("func after") } ?? 0
    let second = lines.firstIndex { $0.contains(names[0]) } ?? 0
    #expect(first - second == 6)

    let usual = port(text, takesScreens: false)
    #expect(usual.screens.isEmpty && !usual.files[0].text.contains("_micaPreview"))
    #expect(usual.generated.last?.text.contains("addPreview") == false)
  }

  @Test func previewsOfSwiftUIAreLeftOutWithANote() {
    let module = port(
      """
      import SwiftUI
      import UIKit
      final class Card: UIView {}
      struct CardView: View { var body: some View { Text("") } }
      #Preview("UIKit") { Card() }
      #Preview("SwiftUI") { CardView() }
      #Preview { Text("here") }
      """)
    #expect(module.screens.map(\.title) == ["UIKit"])
    let notes = module.problems.map(\.description).filter { $0.contains("preview") }
    #expect(notes.count == 2 && notes[0].contains("Card.swift:6:") && notes[1].contains(":7:"))
  }
}
