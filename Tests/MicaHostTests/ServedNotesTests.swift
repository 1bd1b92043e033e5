// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an inspector asks of a host that serves: whose notes are whose, and which names values have.

import MicaJob
import Testing

struct ServedNotesTests {
  private func tree(_ host: ServedHost) throws -> [NodeReport] {
    let answer = try host.ask(.tree) { if case .tree = $0 { true } else { false } }
    guard case .tree(let nodes)? = answer else { return [] }
    return nodes
  }

  private func object(_ node: String, _ host: ServedHost) throws -> ObjectReport? {
    let answer = try host.ask(.inspect(node: node)) { report in
      switch report {
      case .object, .missing, .refused: true
      default: false
      }
    }
    guard case .object(let object)? = answer else { return nil }
    return object
  }

  private func edit(_ node: String, _ text: String, _ host: ServedHost) throws {
    let setting = try #require(Setting(text))
    try host.send(.input(TimedInput(time: 0, .edit(LiveEdit(node: node, setting: setting)))))
    _ = try host.show(0)
  }

  @Test func aNoteIsToldOfTheViewThatItIsOf() throws {
    let host = try ServedHost("ControlsViewController")
    let before = try tree(host)
    let button = try #require(before.first { $0.name == "UIButton" })
    #expect(!button.hasNotes)
    #expect(try #require(try object(button.id, host)).notes.isEmpty)
    try edit(button.id, "showsTouchWhenHighlighted=true", host)
    #expect(
      try #require(try object(button.id, host)).notes == ["UIButton.showsTouchWhenHighlighted"])
    let noted = try tree(host).filter(\.hasNotes).map(\.id)
    #expect(noted == [button.id], "and of no other")
    #expect(host.refusals.isEmpty)
  }

  @Test func coloursAreSetByTheNamesThatTheCatalogueTells() throws {
    let host = try ServedHost("ControlsViewController")
    let answer = try host.ask(.catalogue) { if case .catalogue = $0 { true } else { false } }
    guard case .catalogue(let catalogue)? = answer else {
      return #expect(Bool(false), "no catalogue")
    }
    let colors = catalogue.values.colors
    let red = try #require(colors.first { $0.name == "systemRed" })
    #expect(red.origin == .system && red.value == "#ff3b30ff")
    #expect(colors.contains { $0.name == "red" && $0.origin == .constant })
    #expect(Set(colors.map { $0.name.lowercased() }).count == colors.count)
    #expect(!catalogue.values.fonts.isEmpty)
    let root = try #require(try tree(host).first { $0.controller == "ControlsViewController" })
    for color in colors.prefix(60) { try edit(root.id, "backgroundColor=\(color.name)", host) }
    try edit(root.id, "backgroundColor=systemRed", host)
    let row = try #require(try object(root.id, host)).groups.flatMap(\.properties)
      .first { $0.key == "backgroundColor" }
    #expect(row?.value == "#ff3b30ff")
    #expect(host.refusals.isEmpty)
    try edit(root.id, "backgroundColor=systemReddish", host)
    #expect(host.refusals.count == 1)
    let setting = try #require(Setting("backgroundColor=systemRed"))
    let origin = try host.ask(.origin(LiveEdit(node: root.id, setting: setting))) {
      if case .origin = $0 { true } else { false }
    }
    guard case .origin(let place)? = origin else { return #expect(Bool(false), "no origin") }
    #expect(place.color == red)
  }
}
