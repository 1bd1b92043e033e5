// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stands in the place of what Mica lacks in bodies of views.

import Testing

@testable import MicaPort

extension StubTests {
  private func stubbedView(
    _ text: String, _ message: String, gap: String? = nil
  ) throws -> String {
    self.text(
      reply(
        "import SwiftUI\n" + text,
        [try Self.complaint("import SwiftUI\n" + text, at: "spin", message, gap: gap)]))
  }

  /// The view that it is on, and the modifiers after it, stay.
  @Test func aModifierGoesAlone() throws {
    let source = """
      struct A: View {
        var body: some View {
          VStack {
            Text("a").spin(by: 3) { 1 }.padding()
            Text("b")
          }
        }
      }
      """
    let result = try stubbedView(
      source, "value of type 'Text' has no member 'spin'", gap: "Text.spin")
    #expect(result.contains("Text(\"a\")\(String(repeating: " ", count: 18)).padding()"))
    #expect(result.contains("Text(\"b\")") && !result.contains("MicaStub"))
  }

  /// What a modifier is given may be what is missing.
  @Test func aModifierGoesWithAMissingArgument() throws {
    let result = try stubbedView(
      "struct A: View { var body: some View { Text(\"a\").listStyle(.spin).padding() } }",
      "type 'ListStyle' has no member 'spin'", gap: "ListStyle.spin")
    #expect(result.contains("Text(\"a\")\(String(repeating: " ", count: 17)).padding()"))
  }

  @Test func aViewIsABoxWithItsName() throws {
    let text =
      "import SwiftUI\nstruct A: View { var body: some View { VStack { TipView(1).padding() } } }"
    let result = reply(
      text,
      [
        try Self.complaint(
          text, at: "TipView", "cannot find 'TipView' in scope", gap: "TipView")
      ])
    #expect(self.text(result).contains("VStack { MicaStub.view(\"TipView\", \"A.swift:2\") }"))
    #expect(result.files.last?.text.contains("func view(") == true)
  }

  /// Mistakes in calls of the program's own functions stay errors.
  @Test func onlyCallsOfSwiftUIsNamesAreLeftOut() throws {
    let known = try stubbedView(
      "struct A: View { var body: some View { Text(\"a\").frame(spin: 1).padding() } }",
      "extra argument 'spin' in call")
    #expect(known.contains("Text(\"a\")\(String(repeating: " ", count: 15)).padding()"))
    let own = try stubbedView(
      "struct A: View { var body: some View { Text(\"a\").card(spin: 1).padding() } }",
      "extra argument 'spin' in call")
    #expect(own.contains(".card(spin: 1)"))
  }

  @Test func whatUsesAMemberThatIsLeftOutIsLeftOut() throws {
    let text = "import SwiftUI\nstruct A: View {\n  func a() {\n    store.save()\n    b()\n  }\n}"
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + text)
    var module = StubbedModule(
      files: [file], types: [],
      complaints: [
        try Self.complaint(text, at: "store", "cannot find 'store' in scope", gap: nil)
      ])
    #expect(!module.answer().isWhole)
    module.gone = ["store"]
    #expect(
      self.text(module.answer()).contains("MicaStub.leaveOut(\"store\", \"A.swift:4\")"))
  }
}
