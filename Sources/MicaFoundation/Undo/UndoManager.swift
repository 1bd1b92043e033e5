// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Undoing and redoing, which Foundation has on Apple's systems alone (Apple's "Undo Architecture").

public import Foundation

/// Keeps what takes changes back.
///
/// Changes that are registered within one turn of the run loop are one group, and undone together.
///
/// Partly: `prepare(withInvocationTarget:)` needs Objective-C's messages and isn't there.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var opened: [UndoGroup] = []
  private var disabled = 0
  private var isClosing = false

  /// A manager without changes.
  public override init() {}

  // MARK: Groups

  /// How many groups are open.
  open var groupingLevel: Int { opened.count }
  /// Whether changes of one turn make one group by themselves; true by default.
  open var groupsByEvent = true
  /// How many groups are kept; 0, the default, for all.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// In which modes of the run loop groups end; kept.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Opens a group within those that are open.
  open func beginUndoGrouping() {
    if opened.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openForEvent() }
    push()
  }

  /// Closes the innermost group.
  open func endUndoGrouping() {
    guard let group = opened.popLast() else {
      return NSException(
        name: .internalInconsistencyException,
        reason: "endUndoGrouping: -[NSUndoManager endUndoGrouping] called with no matching begin"
      ).raise()
    }
    post(.NSUndoManagerWillCloseUndoGroup)
    if let outer = opened.last {
      if !group.isEmpty {
        outer.steps.append(.group(group))
        if outer.actionName.isEmpty { outer.actionName = group.actionName }
      }
    } else if !group.isEmpty {
      if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
        if !isRedoing { redoStack.removeAll() }
        trim()
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func push() {
    post(.NSUndoManagerCheckpoint)
    opened.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Opens the group of the present turn, which the next one closes.
  private func openForEvent() {
    push()
    guard !isClosing else { return }
    isClosing = true
    DispatchQueue.main.async { [weak self] in self?.closeForEvent() }
  }

  private func closeForEvent() {
    isClosing = false
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    while !opened.isEmpty { endUndoGrouping() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Registering

  /// Whether changes are kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Keeps no changes until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Keeps changes again.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      return NSException(
        name: .internalInconsistencyException,
        reason:
          "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration"
      ).raise()
    }
    disabled -= 1
  }

  /// Keeps a block that takes a change back; the target isn't kept alive.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { object in (object as? TargetType).map(handler) }
  }

  /// Keeps a method with an argument that takes a change back; the target isn't kept alive.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { object in
      if let anObject {
        _ = (object as? NSObject)?.perform(selector, with: anObject)
      } else {
        _ = (object as? NSObject)?.perform(selector, with: nil)
      }
    }
  }

  private func register(_ target: AnyObject, _ run: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if opened.isEmpty {
      guard groupsByEvent else {
        return NSException(
          name: .internalInconsistencyException,
          reason: "must begin a group before registering undo"
        ).raise()
      }
      openForEvent()
    }
    if !isUndoing, !isRedoing { redoStack.removeAll() }
    opened.last?.steps.append(.change(UndoGroup.Change(target: target, run: run)))
  }

  // MARK: Undoing

  /// Whether `undo()` is at work.
  open private(set) var isUndoing = false
  /// Whether `redo()` is at work.
  open private(set) var isRedoing = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || opened.contains { !$0.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Closes the last group and takes it back.
  open func undo() {
    if opened.count == 1 { endUndoGrouping() }
    guard opened.isEmpty else {
      return NSException(
        name: .internalInconsistencyException,
        reason:
          "undo: NSUndoManager 0x0 is in invalid state, undo was called with too many nested undo groups"
      ).raise()
    }
    undoNestedGroup()
  }

  /// Takes the last closed group back, also while others are open.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    replay(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes the last undone group again.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    replay(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group; what is registered meanwhile is its opposite, of the same name.
  private func replay(_ group: UndoGroup) {
    let outer = opened
    opened = []
    push()
    opened.last?.actionName = group.actionName
    group.run()
    while !opened.isEmpty { endUndoGrouping() }
    opened = outer
  }

  /// Forgets everything.
  open func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for group in opened { group.steps = [] }
  }

  /// Forgets what changes an object.
  open func removeAllActions(withTarget target: Any) {
    for group in undoStack + redoStack + opened { group.forget(target as AnyObject) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// What the next step back is called; empty for no name.
  open var undoActionName: String {
    (opened.last { !$0.isEmpty } ?? undoStack.last)?.actionName ?? ""
  }
  /// What the next step forth is called; empty for no name.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }
  /// Names the group that is open, or the last one.
  open func setActionName(_ actionName: String) {
    if isUndoing || isRedoing { return opened.forEach { $0.actionName = actionName } }
    (opened.first ?? undoStack.last)?.actionName = actionName
  }
  /// Whether the last group may be dropped.
  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  /// Whether the next group to be made again may be dropped.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
  /// Says that the open group may be dropped.
  open func setActionIsDiscardable(_ discardable: Bool) { opened.last?.isDiscardable = discardable }

  /// `Undo` with the step's name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// `Redo` with the step's name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// `Undo` with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// `Redo` with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// A group is opened, or asked for.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group will be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// A group will be taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// A group was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// A group will be made again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// A group was made again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
