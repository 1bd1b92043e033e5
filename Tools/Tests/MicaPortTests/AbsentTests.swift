// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files that are partly for SwiftUI: what needs it is left out, the rest stays where it was.

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

  /// A generic parameter may have the name of a type of SwiftUI's; nothing can inherit it.
  @Test func aParameterOfTheNameIsNoType() throws {
    let (files, _) = port([
      "Preview.swift": """
      import SwiftUI
      struct Preview<View: UIView>: UIViewRepresentable { let view: View }
      final class Holder<View: UIView> { let view: View
        init(_ view: View) { self.view = view } }

      """,
      "Toast.swift": "import SwiftUI\nstruct Toast: View { var body: some View { Text(\"a\") } }\n",
    ])
    let preview = try #require(files["Preview.swift"])
    #expect(!preview.contains("struct Preview") && preview.contains("let view: View"))
    #expect(files["Toast.swift"]?.contains("struct Toast") == false)
  }

  @Test func whatNeedsItIsLeftOut() throws {
    let (files, problems) = port([
      "Badge.swift": """
      import SwiftUI
      import UIKit

      public final class Badge: UIView {
        var host: UIHostingController<Text>?
        let title = UILabel()
        func show() {
          host = UIHostingController(rootView: Text("a"))
          addSubview(title)
          let held = host?.view
          held?.isHidden = true
          title.text = "kept"
        }
        func page() -> UIViewController {
          UIHostingController(rootView: Text("b"))
        }
      }

      struct BadgeView: UIViewRepresentable {
        func makeUIView(context: Context) -> Badge { Badge() }
      }
      extension View { func badge() -> some View { BadgeView() } }
      #Preview { Badge() }
      """,
      "Use.swift": """
      import UIKit
      let shown = BadgeView.self
      func kept() -> Badge { Badge() }
      """,
    ])
    let badge = try #require(files["Badge.swift"])
    #expect(badge.contains("class Badge: UIView") && badge.contains("let title = UILabel()"))
    #expect(badge.contains("addSubview(title)") && badge.contains("title.text = \"kept\""))
    for word in ["SwiftUI\n", "UIHostingController", "held", "BadgeView", "some View", "#Preview"] {
      #expect(!badge.contains(word), "\(word)")
    }
    #expect(badge.contains("fatalError(\"this needs SwiftUI\")"))
    #expect(badge.contains("_micaLeaveOut(\"SwiftUI\", \"Badge.swift:8\")"))
    let use = try #require(files["Use.swift"])
    #expect(!use.contains("shown") && use.contains("func kept()"))
    #expect(problems.contains { $0.message.hasPrefix("BadgeView is left out") && $0.line == 19 })
    // Lines stay.
    let first = try #require(
      badge.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("title.text")
      })
    #expect(first == 12)
  }

  @Test func namesOfTheProgramsOwnAreNoneOfIts() throws {
    let (files, problems) = port([
      "Own.swift": """
      import SwiftUI
      import UIKit
      struct Section { var title: Text }
      struct Text { var words: String }
      class Cell<View: UIView>: UIView { var view: View? }
      """
    ])
    let text = try #require(files["Own.swift"])
    #expect(text.contains("struct Section") && text.contains("var view: View?"))
    #expect(problems.isEmpty)
  }
}
