// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shapes with styles, on top of each other (FACTS_SWIFTUI f.1).

public import Foundation

/// A view of a shape with a style, over which the same shape can be filled and stroked again.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A filled shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  @unchecked Sendable
{
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// The view behind.
  public var background: Background

  /// A filled shape in front of a view.
  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    (self.shape, self.style) = (shape, style)
    (self.fillStyle, self.background) = (fillStyle, background)
  }
}

extension FillShapeView: ShapeView {
  /// The shape in front of the view.
  @MainActor @ViewBuilder public var body: some View {
    if Background.self == EmptyView.self {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    } else {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
        .background(alignment: .center) { background }
    }
  }
}

/// A stroked shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  @unchecked Sendable
{
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The view behind.
  public var background: Background

  /// A stroked shape in front of a view.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }
}

extension StrokeShapeView: ShapeView {
  @MainActor private var line: some View {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }

  /// The line in front of the view.
  @MainActor @ViewBuilder public var body: some View {
    if Background.self == EmptyView.self {
      line
    } else {
      line.background(alignment: .center) { background }
    }
  }
}

/// A shape that is stroked within its edge.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  @unchecked Sendable
{
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The view behind.
  public var background: Background

  /// A shape that is stroked within its edge, in front of a view.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }
}

extension StrokeBorderShapeView: ShapeView {
  @MainActor private var line: some View {
    _ShapeView(
      shape: _StrokedShape(
        shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }

  /// The line in front of the view.
  @MainActor @ViewBuilder public var body: some View {
    if Background.self == EmptyView.self {
      line
    } else {
      line.background(alignment: .center) { background }
    }
  }
}

nonisolated extension Shape {
  /// The shape, filled with a style, by default the foreground style.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// The shape, filled with the foreground style.
  public func fill(style: FillStyle = FillStyle())
    -> FillShapeView<Self, ForegroundStyle, EmptyView>
  {
    FillShapeView(
      shape: self, style: ForegroundStyle(), fillStyle: style, background: EmptyView())
  }

  /// The outline as a line with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The outline as a line of a width in points, 1 by default.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension InsettableShape {
  /// A line within the edge, with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// A line within the edge, of a width in points, 1 by default.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView {
  /// The same shape in front of this view, filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The same shape's outline in front of this view, as a line with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Content, S, Self>
  {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// The same shape's outline in front of this view, as a line of a width in points, 1 by default.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// A line within the same shape's edge in front of this view, with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// A line within the same shape's edge in front of this view, of a width in points, 1 by default.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
