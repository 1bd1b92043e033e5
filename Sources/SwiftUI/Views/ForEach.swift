// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view for each element of a collection.

/// A view for each element of a collection, known by the element's identifier.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identifier: Identifier

  enum Identifier {
    case keyPath(KeyPath<Data.Element, ID>)
    /// The element itself.
    case element
    /// Views of another view, whose collection is known only in the tree.
    case subviews(any SubviewsSource)
  }

  func id(of element: Data.Element) -> ID {
    switch identifier {
    case .keyPath(let keyPath): element[keyPath: keyPath]
    case .element: unsafeBitCast(element, to: ID.self)
    case .subviews: fatalError("The views of another view have no identifiers outside of the tree.")
    }
  }
}

extension ForEach: View where Content: View {}

extension ForEach: _PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node with a child for each identifier.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    if case .subviews(let source) = view.identifier {
      return ForEachSubviewsNode(view, source, inputs)
    }
    return inputs.isLazy ? LazyForEachNode(view, inputs) : ForEachNode(view, inputs)
  }
}

nonisolated extension ForEach
where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, known by the element's own identifier.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identifier: .keyPath(\.id))
  }
}

nonisolated extension ForEach where Content: View {
  /// A view for each element, known by what lies at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identifier: .keyPath(id)) }

  /// A view for a binding to each element, known by the element's own identifier.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  { self.init(data, id: \C.Element.id, content: content) }

  /// A view for a binding to each element, known by what lies at a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(
      data: pairs, content: { content(data[$0.0]) }, identifier: .keyPath(\.1))
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range that doesn't change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identifier: .element)
  }
}

/// What a list may do with its rows by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// The actions of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}
