// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections of views that lists can edit.

/// Views of a collection, which lists can edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The content's collection.
  public var data: Content.Data { content.data }
}

/// What a list does with the rows of a collection.
struct DynamicActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: ((Int, [NSItemProvider]) -> Void)?
}

/// What can be done with the rows of a collection, the innermost first.
enum DynamicActionsTrait: _TraitKey {
  static var defaultValue: DynamicActions { DynamicActions() }
}

extension DisplayNode {
  /// What can be done with the view as a row: of each action the innermost.
  var dynamicActions: DynamicActions {
    var actions = DynamicActions()
    for next in allTraits(DynamicActionsTrait.self) {
      actions.delete = actions.delete ?? next.delete
      actions.move = actions.move ?? next.move
      actions.insert = actions.insert ?? next.insert
    }
    return actions
  }
}

nonisolated extension DynamicViewContent {
  /// What a list does when rows are deleted; nil if they can't be.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    edits(DynamicActions(delete: action))
  }

  /// What a list does when rows are moved to an offset; nil if they can't be.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    edits(DynamicActions(move: action))
  }

  private func edits(_ actions: DynamicActions)
    -> ModifiedContent<Self, _TraitWritingModifier<DynamicActions>>
  {
    ModifiedContent(
      content: self,
      modifier: _TraitWritingModifier(
        writer: KeyTraitWriter<DynamicActionsTrait>.self, value: actions))
  }
}
