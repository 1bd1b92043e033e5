// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Conditions of availability are answered by the device's iOS.

import Testing

@testable import MicaPort

struct AvailabilityTests {
  private func text(_ condition: String, system: [Int] = [17, 5]) -> String {
    var options = PortOptions()
    options.system = system
    let source = "import UIKit\nfunc f() {\n  if \(condition) { g() }\n}\n"
    let module = ModulePorter(moduleName: "M", options: options).port([
      SourceFile(path: "/A.swift", text: source)
    ])
    return module.files[0].text.split(separator: "\n").first { $0.contains("if ") }
      .map(String.init)?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
  }

  @Test(arguments: [
    ("#available(iOS 17, *)", true), ("#available(iOS 17.5, *)", true),
    ("#available(iOS 17.5.1, *)", false), ("#available(iOS 17.6, *)", false),
    ("#available(iOS 26.0, *)", false), ("#available(macOS 99, *)", true),
    ("#available(macOS 10, iOS 26, tvOS 9, *)", false), ("#available(*)", true),
    ("#unavailable(iOS 26)", true), ("#unavailable(iOS 13)", false),
    ("#available(iOSApplicationExtension 26, *)", false),
  ])
  func `versions are compared number by number`(condition: String, isMet: Bool) {
    #expect(text(condition) == "if \(isMet) { g() }")
  }

  @Test func `another system answers in another way`() {
    #expect(text("#available(iOS 26, *)", system: [26, 0]) == "if true { g() }")
    #expect(text("#available(iOS 17, *)", system: [16, 7]) == "if false { g() }")
  }

  @Test func `other conditions stay beside it`() {
    #expect(text("#available(iOS 26, *), let x = y") == "if false , let x = y { g() }")
  }
}
