// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Answers go to who asked, and nobody can ask without limit.

import MicaJob
import Testing

@testable import MicaStudio

struct QuestionTests {
  private final class Mark {}
  private let first = Mark()
  private let second = Mark()

  @Test func `answers go to the pages in the order of their questions`() {
    var questions = Questions()
    #expect(questions.add(.tree, .tree, of: ObjectIdentifier(first)) == .sent)
    #expect(questions.add(.picked, .pick(x: 1, y: 2), of: ObjectIdentifier(second)) == .sent)
    #expect(questions.add(.tree, .tree, of: ObjectIdentifier(second)) == .sent)
    #expect(questions.answer(.tree)?.page == ObjectIdentifier(first))
    #expect(questions.answer(.tree)?.page == ObjectIdentifier(second))
    #expect(questions.answer(.picked)?.page == ObjectIdentifier(second))
    #expect(questions.answer(.tree) == nil)
  }

  @Test func `the same question waits and is asked once more`() {
    var questions = Questions()
    let page = ObjectIdentifier(first)
    #expect(questions.add(.tree, .tree, of: page) == .sent)
    for _ in 0..<200_000 { #expect(questions.add(.tree, .tree, of: page) == .waiting) }
    #expect(questions.answer(.tree)?.again == .tree)
    #expect(questions.answer(.tree)?.again == nil)
    #expect(questions.answer(.tree) == nil)
  }

  @Test func `a page has so many open questions and no more`() {
    var questions = Questions()
    let page = ObjectIdentifier(first)
    for number in 0..<1000 {
      let outcome = questions.add(.object, .inspect(node: "\(number)"), of: page)
      #expect(outcome == (number < Questions.most ? .sent : .refused))
    }
    #expect(questions.add(.tree, .tree, of: ObjectIdentifier(second)) == .sent)
  }
}
