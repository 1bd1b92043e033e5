// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views of another view, one by one, for containers of the program's own.

/// One of the views that another view consists of, in a container of the program's own.
public struct Subview: Identifiable {
  /// What a subview is known by.
  public struct ID: Hashable, @unchecked Sendable {
    let display: ObjectIdentifier
  }

  let display: DisplayNode
  let element: _ViewNode?

  /// What it is known by for as long as it is there.
  public var id: ID { ID(display: ObjectIdentifier(display)) }

  /// The values that the view gives its container.
  public var containerValues: ContainerValues { display.containerValues }
}

extension Subview: @unchecked Sendable {}

extension Subview: _PrimitiveView {
  /// Makes a node that shows the view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    SubviewNode(view, inputs)
  }
}

/// A view of another list, as a child of a layout here.
final class SubviewDisplay: UnaryDisplay {
  /// The view belongs to the other list, where it ends.
  override func end() {}
}

@MainActor
private final class SubviewNode: LeafNode<Subview> {
  private let inputs: _ViewInputs

  override init(_ view: Subview, _ inputs: _ViewInputs) {
    self.inputs = inputs
    super.init(view, inputs)
    show()
  }

  private func show() {
    setDisplay(SubviewDisplay(view.display, inputs), inputs)
    // What stands around here holds for the view, too.
    view.element?.setEnvironment(environment)
  }

  override func update(_ new: Subview) {
    let old = view
    view = new
    if old.display !== new.display {
      show()
      displaysDidChange()
    } else {
      view.element?.setEnvironment(environment)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    view.element?.setEnvironment(environment)
  }
}

/// The views that another view consists of.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// The first index: 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }
  /// A view.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// A part of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// A part of the views that another view consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The first index.
  public var startIndex: Int { subviews.startIndex }
  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// A view.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// A part of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// The views one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: View {
  /// The views one after the other.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// A section of the views that another view consists of.
public struct SectionConfiguration: Identifiable {
  /// What a section is known by.
  public struct ID: Hashable, @unchecked Sendable {
    let section: ObjectIdentifier
  }

  /// What it is known by.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the content.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// The values that the section's first view gives its container.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

extension SectionConfiguration: @unchecked Sendable {}

/// The sections of the views that another view consists of. Views outside of sections lie in sections of their own.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The first index: 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// A section.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init(_ subviews: [Subview]) {
    var sections: [SectionConfiguration] = []
    var index = 0
    while index < subviews.count {
      let info = subviews[index].display.trait(SectionTrait.self)?.section
      var parts: [SectionPart.Kind: [Subview]] = [:]
      let first = subviews[index]
      while index < subviews.count {
        let part = subviews[index].display.trait(SectionTrait.self)
        guard part?.section === info else { break }
        parts[part?.kind ?? .content, default: []].append(subviews[index])
        index += 1
      }
      sections.append(
        SectionConfiguration(
          id: .init(section: info.map { ObjectIdentifier($0) } ?? first.id.display),
          header: SubviewsCollection(subviews: parts[.header] ?? []),
          content: SubviewsCollection(subviews: parts[.content] ?? []),
          footer: SubviewsCollection(subviews: parts[.footer] ?? [])))
    }
    self.sections = sections
  }
}
