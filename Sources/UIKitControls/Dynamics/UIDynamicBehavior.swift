// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The root of what moves items: what a program may override stands here.

public import Foundation

/// Something that acts on items, or several such things together.
///
/// A program's own behaviour adds others in its initializer with `addChildBehavior(_:)` and is added to
/// an animator as a whole.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []

  /// A behaviour that does nothing by itself.
  public override init() {
    super.init()
  }

  /// Adds a behaviour to this one; one that belongs to this or another behaviour already is ignored.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, behavior.parent == nil else { return }
    children.append(behavior)
    behavior.parent = self
    behavior.enter(dynamicAnimator)
  }

  /// Takes a behaviour out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    behavior.enter(nil)
  }

  /// The behaviours that were added to this one, in order.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Called on each step of the animation, once the items have been moved.
  open var action: (() -> Void)?

  /// Called when the behaviour is about to be added to an animator, or, with nil, taken out of it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The animator that the behaviour, or the one around it, was added to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  weak var parent: UIDynamicBehavior?

  /// Takes part in what an animator's world is made of; behaviours of this folder override it.
  func contribute(to assembly: DynamicAssembly) {}

  /// Called when the behaviour has left its animator, for behaviours of this folder.
  func leave() {}
}

extension UIDynamicBehavior {
  /// Moves to an animator, or out of one, with all behaviours in it.
  func enter(_ animator: UIDynamicAnimator?) {
    let former = dynamicAnimator
    guard animator !== former else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    if former != nil { leave() }
    for child in childBehaviors { child.enter(animator) }
    former?.change()
    animator?.change()
  }

  /// Tells the animator that something is different now.
  func changed() { dynamicAnimator?.change() }

  /// Calls a function with this behaviour and all in it.
  func visit(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.visit(body) }
  }
}

/// The items of a behaviour, each once.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }
}
