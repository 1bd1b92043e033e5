// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Items of toolbars.

/// One item as a screen's bars get it.
struct ToolbarEntry {
  var placement: ToolbarItemPlacement
  /// The views; several in a row.
  var view: AnyView
  /// Whether it is no view, but room between others.
  var space: CGFloat?
  /// The node that declares it.
  var node: _ViewNode
}

/// What makes the entries of a toolbar.
@MainActor
final class ToolbarResolver {
  let node: _ViewNode
  private(set) var entries: [ToolbarEntry] = []

  init(_ node: _ViewNode) { self.node = node }

  func add(_ placement: ToolbarItemPlacement, _ view: AnyView, space: CGFloat? = nil) {
    entries.append(ToolbarEntry(placement: placement, view: view, space: space, node: node))
  }
}

/// A toolbar's content on its way to the main actor, where it is.
struct ToolbarSource<Content>: @unchecked Sendable {
  let content: Content
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items to a toolbar's.
  func _resolve(_ resolver: _ToolbarResolver)
}

/// Collects the items of a toolbar.
public struct _ToolbarResolver {
  let resolver: ToolbarResolver
}

extension ToolbarContent {
  /// Adds the body's items.
  @MainActor
  public func _resolve(_ resolver: _ToolbarResolver) { body._resolve(resolver) }
}

extension ToolbarContent where Body == Never {
  /// Not called: the content has no body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: ToolbarContent {
  /// There is no value.
  public func _resolve(_ resolver: _ToolbarResolver) {}
}

/// Items of a toolbar that the user can rearrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
  /// What the user's arrangement knows it by.
  public let id: ID
}

extension ToolbarItem: ToolbarContent where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// Adds the item.
  public func _resolve(_ resolver: _ToolbarResolver) {
    resolver.resolver.add(placement, AnyView(content))
  }
}

extension ToolbarItem: CustomizableToolbarContent where Content: View {}

nonisolated extension ToolbarItem where ID == Void, Content: View {
  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), id: ())
  }
}

nonisolated extension ToolbarItem where ID == String, Content: View {
  /// An item that the user can rearrange.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content(), id: id) }
}

/// Several items at the same place.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Items at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }

  /// Adds the items.
  public func _resolve(_ resolver: _ToolbarResolver) {
    resolver.resolver.add(placement, AnyView(content))
  }
}

/// Room between items.
public struct ToolbarSpacer {
  let space: CGFloat
  let placement: ToolbarItemPlacement
  /// Room that takes what is left, or a fixed one.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) { (space, self.placement) = (sizing == .fixed ? 8 : .infinity, placement) }
}

/// How large a spacer is.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool
  /// What is left.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The platform's distance.
  public static let fixed = SpacerSizing(isFixed: true)
}

extension ToolbarSpacer: ToolbarContent {
  /// It has no body.
  public typealias Body = Never
  /// Adds the room.
  public func _resolve(_ resolver: _ToolbarResolver) {
    resolver.resolver.add(placement, AnyView(EmptyView()), space: space)
  }
}

/// Items of a toolbar one after the other.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension TupleToolbarContent: CustomizableToolbarContent {
  /// It has no body.
  public typealias Body = Never
  /// Adds the items.
  public func _resolve(_ resolver: _ToolbarResolver) {
    repeat (each content)._resolve(resolver)
  }
}

/// Items that may be there or not.
public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: CustomizableToolbarContent {
  /// It has no body.
  public typealias Body = Never
  /// Adds the items, if they are there.
  public func _resolve(_ resolver: _ToolbarResolver) { content?._resolve(resolver) }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Adds the items of the one that is there.
  @MainActor
  public func _resolve(_ resolver: _ToolbarResolver) {
    switch storage {
    case .trueContent(let content): content._resolve(resolver)
    case .falseContent(let content): content._resolve(resolver)
    }
  }
}

/// Puts the items of a toolbar together.
@resultBuilder
public struct ToolbarContentBuilder {
  /// An expression.
  nonisolated public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// One item.
  nonisolated public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Several items.
  nonisolated public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C)
    -> TupleToolbarContent<repeat each C>
  { TupleToolbarContent(content: (repeat each content)) }
  /// Items that may be there.
  nonisolated public static func buildIf<C: ToolbarContent>(_ content: C?)
    -> OptionalToolbarContent<C>
  { OptionalToolbarContent(content: content) }
  /// The first of two.
  nonisolated public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T)
    -> _ConditionalContent<T, F>
  { _ConditionalContent(.trueContent(first)) }
  /// The second of two.
  nonisolated public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F)
    -> _ConditionalContent<T, F>
  { _ConditionalContent(.falseContent(second)) }
  /// Items of a newer system.
  nonisolated public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C {
    content
  }
}
