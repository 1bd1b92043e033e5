// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Effects that draw a view elsewhere than it lies (FACTS_SWIFTUI d.10, d.11).

public import Foundation

/// An effect that draws a view elsewhere than it lies, and leaves layout as it is.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Where the points of a view of a size come to lie, in points from the view's upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a node whose display has the effect.
  @MainActor
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { GeometryEffectNode(view, inputs) }

  /// The same effect on drawing and touches, which frames in other coordinate spaces don't show.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that frames in other coordinate spaces don't show.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  /// The effect.
  public var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
  /// It has no body.
  public typealias Body = Never

  /// The effect's value.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// An effect by parts of the size, which are counted from the right where text runs from right to left.
protocol DirectedEffect {
  func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform
}

/// An effect as a modifier of displays.
struct GeometryEffectModifier<E: GeometryEffect> {
  var effect: E
}

extension GeometryEffectModifier: DisplayModifier {
  typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    if let offset = effect as? _OffsetEffect { return OffsetDisplay(child, offset, inputs) }
    return GeometryEffectDisplay(child, effect, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    if let offset = effect as? _OffsetEffect, let display = display as? OffsetDisplay {
      display.effect = offset
    } else if let display = display as? GeometryEffectDisplay<E> {
      display.effect = effect
    }
    display.setNeedsRender()
    display.host.positionsDidChange()
  }
}

@MainActor
private final class GeometryEffectNode<C: View, E: GeometryEffect>: SingleNode<
  ModifiedContent<C, E>, ModifiedContent<C, GeometryEffectModifier<E>>
>
{
  override init(_ view: ModifiedContent<C, E>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = GeometryEffectModifier<E>._makeNode(Self.wrapped(view), inputs.child(of: self))
  }

  private static func wrapped(
    _ view: ModifiedContent<C, E>
  ) -> ModifiedContent<C, GeometryEffectModifier<E>> {
    ModifiedContent(
      content: view.content, modifier: GeometryEffectModifier(effect: view.modifier))
  }

  override func update(_ new: ModifiedContent<C, E>) {
    view = new
    child.update(Self.wrapped(new))
  }
}

/// A display that draws its child by a projection: in a group with a transform.
class TransformDisplay: GroupDisplay {
  /// Where the points of this display come to lie, in its own coordinates.
  var projection: ProjectionTransform { ProjectionTransform() }
  /// Whether coordinate spaces don't show it.
  var isIgnoredByLayout: Bool { false }

  override func updateView(_ view: DisplayView, _ context: RenderContext) {
    let projection = projection
    guard projection.isFinite else {
      view.isHidden = true
      return
    }
    view.isHidden = false
    // The transform is about the middle of the view, whose edges lie on pixels.
    let x = view.center.x - context.origin.x
    let y = view.center.y - context.origin.y
    let transform = projection.around(-x, -y).space
    if !CATransform3DEqualToTransform(view.layer.transform, transform) {
      view.layer.transform = transform
    }
  }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    var inverse = projection
    guard inverse.isFinite, inverse.invert(), let inner = inverse.apply(to: point) else {
      return nil
    }
    let origin = childOrigin(child)
    return child.hitTest(CGPoint(x: inner.x - origin.x, y: inner.y - origin.y))
  }

  override func convert(_ point: CGPoint, from child: DisplayNode) -> CGPoint {
    let point = super.convert(point, from: child)
    guard !isIgnoredByLayout, projection.isFinite else { return point }
    return projection.apply(to: point) ?? point
  }

  override func convert(_ point: CGPoint, to child: DisplayNode) -> CGPoint? {
    guard !isIgnoredByLayout else { return super.convert(point, to: child) }
    var inverse = projection
    guard inverse.isFinite, inverse.invert(), let inner = inverse.apply(to: point) else {
      return nil
    }
    return super.convert(inner, to: child)
  }
}

/// The display of a geometry effect.
final class GeometryEffectDisplay<E: GeometryEffect>: TransformDisplay {
  var effect: E

  init(_ child: DisplayNode, _ effect: E, _ inputs: _ViewInputs) {
    self.effect = effect
    super.init(child, inputs)
  }

  override var projection: ProjectionTransform {
    guard size.width.isFinite, size.height.isFinite else { return ProjectionTransform() }
    if let directed = effect as? any DirectedEffect {
      return directed.effectValue(
        size: size, isMirrored: environment.layoutDirection == .rightToLeft)
    }
    return effect.effectValue(size: size)
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override var isIgnoredByLayout: Bool { effect is any IgnoredEffect }
}

/// Names effects that coordinate spaces don't show.
private protocol IgnoredEffect {}

extension _IgnoredByLayoutEffect: IgnoredEffect {}
