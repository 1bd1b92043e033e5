// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Parts of a list, with a header and a footer.

/// A part of a list, a form or a picker, with a header and a footer.
///
/// Outside of those its views lie in the container around one after the other: header, content, footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node whose views know their part of the section.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    SectionNode(view, inputs)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  /// A section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section with a header, which can be closed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// Which part of which section a view belongs to.
struct SectionPart {
  /// The parts of a section.
  enum Kind { case header, content, footer }

  let section: SectionInfo
  let kind: Kind
}

/// A section, for the containers that read its parts.
final class SectionInfo {
  /// Whether the content is open; nil where it can't be closed.
  fileprivate(set) var isExpanded: Binding<Bool>?
}

/// The part of the section that a view belongs to; nil outside of sections.
enum SectionTrait: _TraitKey {
  static var defaultValue: SectionPart? { nil }
}

@MainActor
private final class SectionNode<P: View, C: View, F: View>: _NodeOf<Section<P, C, F>> {
  private let info = SectionInfo()
  private var header: _NodeOf<P>!
  private var content: _NodeOf<C>!
  private var footer: _NodeOf<F>!

  override init(_ view: Section<P, C, F>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    info.isExpanded = view.isExpanded
    func part(_ kind: SectionPart.Kind) -> _ViewInputs {
      var inner = inputs.child(of: self)
      inner.traits = TraitList(
        SectionTrait.self, SectionPart(section: info, kind: kind), outer: inputs.traits)
      return inner
    }
    header = P._makeNode(view.header, part(.header))
    content = C._makeNode(view.content, part(.content))
    footer = F._makeNode(view.footer, part(.footer))
  }

  override var children: [_ViewNode] { [header, content, footer].compactMap { $0 } }

  override func update(_ new: Section<P, C, F>) {
    view = new
    info.isExpanded = new.isExpanded
    header.update(new.header)
    content.update(new.content)
    footer.update(new.footer)
  }
}
