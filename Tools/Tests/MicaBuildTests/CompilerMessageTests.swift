// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is Mica's gap in the compiler's words, and what is the program's mistake.

import Testing

@testable import MicaBuild

@Suite struct CompilerMessageTests {
  @Test(arguments: [
    ("value of type 'UIImageView' has no member 'animationImages'", "UIImageView.animationImages"),
    ("value of type 'UITableView?' has no member 'separatorEffect'", "UITableView.separatorEffect"),
    ("type 'UIApplication' has no member 'willBlink'", "UIApplication.willBlink"),
    ("value of type 'Optional<UIView>' has no member 'a'", "UIView.a"),
    ("cannot find type 'JSContext' in scope", "JSContext"),
    ("cannot find 'UIHostingController' in scope", "UIHostingController"),
    ("no such module 'CoreData'", "CoreData"),
  ])
  func unknownNamesOfApplesAreGaps(message: String, gap: String) {
    #expect(CompilerMessages.gap(in: message, own: []) == gap)
  }

  @Test(arguments: [
    "value of type 'UIView' has no member 'backgroundColr'; did you mean 'backgroundColor'?",
    "value of type 'Player' has no member 'name'", "cannot find 'total' in scope",
    "value of type 'UIChart' has no member 'axis'", "cannot find type 'UIChart' in scope",
    "no such module 'Alamofire'", "missing return in a function expected to return 'UIView'",
  ])
  func otherErrorsAreTheProgramsOwn(message: String) {
    #expect(CompilerMessages.gap(in: message, own: ["UIChart"]) == nil)
  }

  /// A module that nobody has brought along may hold any name that isn't the program's own type.
  @Test(arguments: [
    ("value of type 'UIView' has no member 'snp'", "UIView.snp"),
    ("value of type 'ProfileController' has no member 'hero'", "ProfileController.hero"),
    ("cannot find 'FirebaseApp' in scope", "FirebaseApp"),
    ("cannot find type 'DisposeBag' in scope", "DisposeBag"),
    ("no such module 'SnapKit'", "SnapKit"),
  ])
  func unknownNamesAreGapsWhereAModuleIsMissing(message: String, gap: String) {
    let own: Set = ["ProfileController"]
    #expect(CompilerMessages.gap(in: message, own: own, missing: ["SnapKit"]) == gap)
    let mistake = "value of type 'UIView' has no member 'snpp'; did you mean 'snp'?"
    #expect(CompilerMessages.gap(in: mistake, own: own, missing: ["SnapKit"]) == nil)
  }

  @Test func theLinesSayItAndTheLastOneSumsUp() {
    let line = "/a/B.swift:1:2: error: value of type 'UIView' has no member 'x'"
    let other = "/a/B.swift:3:1: error: missing return"
    let text = CompilerMessages("\(line)\n1 | it.x\n\(other)\n\(line)\n1 | it.x\n", own: []).text
    #expect(
      text == "\(line); `UIView.x` is not in Mica yet\n1 | it.x\n\(other)\n"
        + "note: not in Mica yet: UIView.x\n")
  }

  @Test func declaredTypesAreFound() {
    let found = CompilerMessages.declaredTypes(in: [
      "public final class A<T>: B {}\nenum C { case d }\ntypealias E = F"
    ])
    #expect(found == ["A", "C", "E"])
  }

  @Test func excerptsHaveTheNumbersOfTheProgramsOwnFile() {
    let text = CompilerMessages(
      "/a/B.swift:9:1: error: missing return\n 9 | a\n10 | b\n   | `- error: missing return\n11 | c\n",
      own: []
    ).text
    #expect(
      text
        == "/a/B.swift:9:1: error: missing return\n 8 | a\n 9 | b\n   | `- error: missing return\n10 | c\n"
    )
    let colored = CompilerMessages("\u{1B}[36m10 | \u{1B}[0mb\n", own: []).text
    #expect(colored == "\u{1B}[36m 9 | \u{1B}[0mb\n")
  }
}

struct MessageOrderTests {
  private let messages = """
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    /p/B.swift:3:1: error: cannot find 'x' in scope
    3 | x
      | `- error: cannot find 'x' in scope
    /p/A.swift:1:8: error: no such module 'Kit'
    error: fatalError
    """

  @Test func `the first line is an error of the program's own`() {
    let lines = CompilerMessages(messages, own: []).text.split(separator: "\n").map(String.init)
    #expect(lines.first == "/p/A.swift:1:8: error: no such module 'Kit'")
    #expect(lines.contains("/p/B.swift:3:1: error: cannot find 'x' in scope"))
    #expect(!lines.contains { $0.contains("emit-module command failed") })
  }

  @Test func `the driver's words stay where there are no others`() {
    let text = "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"
    #expect(CompilerMessages(text, own: []).text.contains("emit-module command failed"))
  }
}
