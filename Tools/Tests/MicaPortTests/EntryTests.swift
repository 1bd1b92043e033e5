// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `@Entry`, and an `App` as a program's entry.

import Testing

@testable import MicaPort

@Suite struct EntryTests {
  private func line(_ text: String, in type: String = "EnvironmentValues") -> String {
    PortSample("import SwiftUI\nextension \(type) {\n\(text)\n}\n").line(3)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private let accessors = "{ get { self[__Key_a.self] } set { self[__Key_a.self] = newValue } }"

  @Test func aValueWithATypeHasAComputedDefault() {
    #expect(
      line("  @Entry var a: [Int] = [1]")
        == "struct __Key_a: EnvironmentKey { static var defaultValue: [Int] { [1] } }; "
        + "var a: [Int] \(accessors)")
    #expect(
      line("  @Entry var a: Int?")
        == "struct __Key_a: EnvironmentKey { static var defaultValue: Int? { nil } }; "
        + "var a: Int? \(accessors)")
  }

  @Test func theTypeOfAValueWithoutOneIsTheKeys() {
    #expect(
      line("  @Entry public var a = Store()")
        == "public struct __Key_a: EnvironmentKey { nonisolated(unsafe) public static let "
        + "defaultValue = Store() }; public var a: __Key_a.Value \(accessors)")
  }

  @Test func otherValuesHaveKeysOfTheirOwn() {
    #expect(line("  @Entry var a: Int = 1", in: "Transaction").contains("__Key_a: TransactionKey"))
    #expect(
      line("  @Entry var a: Int = 1", in: "ContainerValues").contains("__Key_a: ContainerValueKey"))
    #expect(
      line("  @Entry var a: Binding<Int>?", in: "FocusedValues")
        == "struct __Key_a: FocusedValueKey { typealias Value = Binding<Int> }; "
        + "var a: Binding<Int>? \(accessors)")
    // An attribute of the program's own stays.
    #expect(line("  @Entry var a: Int = 1", in: "Store") == "@Entry var a: Int = 1")
  }

  @Test func anAppIsLaunchedByItsMain() {
    let sample = PortSample(
      "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"a\") } } }"
    )
    #expect(!sample.text().contains("@main"))
    #expect(
      sample.module.generated.last?.text.contains(
        "HostProcess.run(launching: \"Shop\", { Shop.main() })") == true)
  }
}
