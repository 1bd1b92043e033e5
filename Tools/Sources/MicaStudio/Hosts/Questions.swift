// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What pages ask a host. A host answers in order, so that an answer goes to the page whose question of its kind is the oldest.

import MicaJob

/// The open questions to one host; the studio's queue owns them.
struct Questions {
  /// What is asked for.
  enum Kind: Equatable {
    case tree, object, picked, animations, tracks, performance, layers
  }

  private struct Question {
    let page: ObjectIdentifier
    let kind: Kind
    let command: HostCommand
    /// Whether the page asked once more meanwhile.
    var isWantedAgain = false
  }

  private var open: [Question] = []

  /// Open questions of one page; more are refused.
  static let most = 64

  /// What becomes of a question.
  enum Outcome: Equatable {
    /// It is sent to the host.
    case sent
    /// The same question of the page is open: it is sent once more when that is answered.
    case waiting
    /// The page has too many open questions.
    case refused
  }

  /// Notes a question of a page.
  mutating func add(_ kind: Kind, _ command: HostCommand, of page: ObjectIdentifier) -> Outcome {
    if let same = open.firstIndex(where: { $0.page == page && $0.command == command }) {
      open[same].isWantedAgain = true
      return .waiting
    }
    guard open.count(where: { $0.page == page }) < Self.most else { return .refused }
    open.append(Question(page: page, kind: kind, command: command))
    return .sent
  }

  /// Takes the question that an answer belongs to: who asked, and what is to be asked again.
  mutating func answer(_ kind: Kind) -> (page: ObjectIdentifier, again: HostCommand?)? {
    guard let index = open.firstIndex(where: { $0.kind == kind }) else { return nil }
    let question = open.remove(at: index)
    guard question.isWantedAgain else { return (question.page, nil) }
    open.append(Question(page: question.page, kind: kind, command: question.command))
    return (question.page, question.command)
  }

  /// Forgets what a page asked again; its answers come and go nowhere.
  mutating func forget(_ page: ObjectIdentifier) {
    for index in open.indices where open[index].page == page { open[index].isWantedAgain = false }
  }
}
