// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The nodes of containers that take another view's views apart.

/// What a group makes of the views of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

/// What a group makes of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

nonisolated extension Group {
  /// What a closure makes of the views that `view` consists of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }

  /// What a closure makes of the sections that `view` consists of.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

extension GroupElementsOfContent: _PrimitiveView {
  /// Makes a node that takes the views apart.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    SubviewsNode(view, view.subviews, { $0.subviews }, inputs) { view, list in
      SubviewsBody(content: view.content, collection: SubviewsCollection(subviews: list))
    }
  }
}

extension GroupSectionsOfContent: _PrimitiveView {
  /// Makes a node that takes the views apart.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    SubviewsNode(view, view.sections, { $0.sections }, inputs) { view, list in
      SubviewsBody(content: view.content, collection: SectionCollection(list))
    }
  }
}

/// What a closure makes of views.
private struct SubviewsBody<Collection, Content: View> {
  let content: (Collection) -> Content
  let collection: Collection
}

extension SubviewsBody: View {
  var body: Content { content(collection) }

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ClosureNode(view, inputs)
  }
}

/// The node of the views that are taken apart: a list of its own.
@MainActor
private final class SourceNode: _ViewNode {
  var content: _ViewNode!
  var contentDidChange: () -> Void = {}

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override func displaysDidChange() { contentDidChange() }

  /// The views one by one, each with the outermost node that stands for it alone.
  var subviews: [Subview] {
    var list: [Subview] = []
    Self.collect(content, into: &list)
    return list
  }

  private static func collect(_ node: _ViewNode, into list: inout [Subview]) {
    let displays = node.displays
    if displays.count == 1 { return list.append(Subview(display: displays[0], element: node)) }
    let children = node.children
    let parts = children.flatMap(\.displays)
    // A node that stands for several by itself isn't taken apart.
    guard parts.count == displays.count else {
      return list += displays.map { Subview(display: $0, element: nil) }
    }
    for child in children { collect(child, into: &list) }
  }
}

/// The node of what a closure makes of the views of another one.
@MainActor
private final class SubviewsNode<V, Base: View, Result: View>: SingleNode<V, Result> {
  private let base: (V) -> Base
  private let make: (V, [Subview]) -> Result
  private let source: SourceNode
  private var sourceNode: _NodeOf<Base>!
  private var watch: GraphWatch!

  init(
    _ view: V, _ first: Base, _ base: @escaping (V) -> Base, _ inputs: _ViewInputs,
    _ make: @escaping (V, [Subview]) -> Result
  ) {
    (self.base, self.make) = (base, make)
    source = SourceNode(inputs)
    super.init(view, inputs)
    let inner = inputs.content(of: source)
    sourceNode = Base._makeNode(first, inner)
    source.content = sourceNode
    child = Result._makeNode(make(view, source.subviews), inputs.child(of: self))
    source.contentDidChange = { [unowned self] in watch?.invalidate() }
    var isFirst = true
    watch = GraphWatch(host.viewGraph) { [unowned self] in
      if isFirst { isFirst = false } else { child.update(self.make(self.view, source.subviews)) }
    }
  }

  override var children: [_ViewNode] { [source, child].compactMap { $0 } }

  override func update(_ new: V) {
    view = new
    sourceNode.update(base(new))
    child.update(make(new, source.subviews))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    source.setEnvironment(environment)
    child.setEnvironment(environment)
  }

  override func end() {
    super.end()
    watch.end()
  }
}

// MARK: Collections

/// The views of another view as a collection, which is known in the tree.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The first index: 0.
  public var startIndex: Int { 0 }
  /// 0 outside of the tree.
  public var endIndex: Int { 0 }
  /// There are none outside of the tree.
  public subscript(index: Int) -> Subview { fatalError("The collection is empty.") }
}

/// The sections of another view as a collection, which is known in the tree.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The first index: 0.
  public var startIndex: Int { 0 }
  /// 0 outside of the tree.
  public var endIndex: Int { 0 }
  /// There are none outside of the tree.
  public subscript(index: Int) -> SectionConfiguration { fatalError("The collection is empty.") }
}

/// What makes a collection's views of another view's.
protocol SubviewsSource {
  @MainActor var view: AnyView { get }
}

private struct ClosureSource<Base: View, Content: View>: SubviewsSource {
  let base: Base
  let content: (Subview) -> Content
  var view: AnyView {
    AnyView(Group(subviews: base) { ForEach($0.subviews, content: content) })
  }
}

private struct SectionSource<Base: View, Content: View>: SubviewsSource {
  let base: Base
  let content: (SectionConfiguration) -> Content
  var view: AnyView {
    AnyView(Group(sections: base) { ForEach($0.sections, content: content) })
  }
}

nonisolated extension ForEach {
  /// A view for each view that `view` consists of.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(), content: content,
      identifier: .subviews(ClosureSource(base: view, content: content)))
  }

  /// A view for each section that `view` consists of.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
  {
    self.init(
      data: ForEachSectionCollection(), content: content,
      identifier: .subviews(SectionSource(base: view, content: content)))
  }
}

@MainActor
final class ForEachSubviewsNode<D: RandomAccessCollection, ID: Hashable, C: View>: SingleNode<
  ForEach<D, ID, C>, AnyView
>
{
  init(_ view: ForEach<D, ID, C>, _ source: any SubviewsSource, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = AnyView._makeNode(source.view, inputs.child(of: self))
  }

  override func update(_ new: ForEach<D, ID, C>) {
    view = new
    if case .subviews(let source) = new.identifier { child.update(source.view) }
  }
}
