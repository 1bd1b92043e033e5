// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How bodies are built.

/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// A view of an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView((repeat each content), TuplePack<repeat each Content>.self) }

  /// A view that is there or not.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two views.
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.trueContent(first)) }

  /// The second of two views.
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.falseContent(second)) }

  /// A view in an `if #available`, of which the type is hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
