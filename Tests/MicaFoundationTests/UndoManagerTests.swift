// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Undoing and redoing, as Apple's "Undo Architecture" tells it.

import MicaFoundation
import Testing

/// A number that can be set back.
private final class Counter {
  var value = 0
  let manager: UndoManager

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor @Suite struct UndoManagerTests {
  private let program = TestProgram()

  @Test func stepsGoBackAndForth() {
    program.run {
      let manager = UndoManager()
      manager.groupsByEvent = false
      let counter = Counter(manager)
      for value in 1...3 {
        manager.beginUndoGrouping()
        counter.set(value)
        manager.setActionName("Set \(value)")
        manager.endUndoGrouping()
      }
      #expect(manager.canUndo && !manager.canRedo)
      #expect(manager.undoMenuItemTitle == "Undo Set 3")
      manager.undo()
      #expect(counter.value == 2)
      #expect(manager.redoActionName == "Set 3")
      manager.undo()
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo)
      manager.redo()
      manager.redo()
      #expect(counter.value == 2 && manager.undoActionName == "Set 2")
      // Something new ends what could be made again.
      manager.beginUndoGrouping()
      counter.set(9)
      manager.endUndoGrouping()
      #expect(!manager.canRedo)
    }
  }

  @Test func oneTurnIsOneGroup() {
    program.run {
      let manager = UndoManager()
      let counter = Counter(manager)
      counter.set(1)
      counter.set(2)
      #expect(manager.groupingLevel == 1)
      manager.undo()
      #expect(counter.value == 0)
      manager.redo()
      #expect(counter.value == 2)
    }
  }

  @Test func changesWithoutRegistrationAreForgotten() {
    program.run {
      let manager = UndoManager()
      let counter = Counter(manager)
      manager.disableUndoRegistration()
      counter.set(1)
      manager.enableUndoRegistration()
      #expect(!manager.canUndo)
      counter.set(2)
      manager.removeAllActions(withTarget: counter)
      #expect(!manager.canUndo)
    }
  }

  @Test func onlySoManyStepsAreKept() {
    program.run {
      let manager = UndoManager()
      manager.groupsByEvent = false
      manager.levelsOfUndo = 2
      let counter = Counter(manager)
      for value in 1...5 {
        manager.beginUndoGrouping()
        counter.set(value)
        manager.endUndoGrouping()
      }
      for _ in 0..<5 { manager.undo() }
      #expect(counter.value == 3)
    }
  }
}
