// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How views come and go (FACTS_SWIFTUI j.7). For now they do at once.

/// Where a view is between coming and going.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether it moves the view.
  public var hasMotion: Bool

  /// What is known of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: its look in each phase.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<AnyView>

  /// The view's look in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of it.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// It moves the view.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: content, phase: phase)
  }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.body(content: content, phase: phase), phase: phase)
  }
}

/// The view comes by one transition and goes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// A transition of two.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
}

extension AsymmetricTransition: Transition {
  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.body(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

/// Nothing is shown between.
public struct IdentityTransition: Sendable {
  /// A transition that isn't one.
  public init() {}
}

extension IdentityTransition: Transition {
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From and to transparency.
public struct OpacityTransition: Sendable {
  /// A transition of opacity.
  public init() {}
}

extension OpacityTransition: Transition {
  /// The view, transparent where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// From and to a distance.
public struct OffsetTransition: Sendable {
  /// The distance in points.
  public var offset: CGSize
  /// A transition from and to a distance in points.
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  /// The view, elsewhere where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// From and to a scale.
public struct ScaleTransition: Sendable {
  /// The scale.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint
  /// A transition from and to a scale.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
}

extension ScaleTransition: Transition {
  /// The view, scaled where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// From and to an edge, by the view's own size.
public struct MoveTransition: Sendable {
  /// The edge.
  public var edge: Edge
  /// A transition from and to an edge.
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// The view. Its place is found when transitions are shown.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From one edge and to the opposite one.
public struct PushTransition: Sendable {
  /// The edge from which it comes.
  public var edge: Edge
  /// A transition from an edge.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// The view. Its place is found when transitions are shown.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading edge and to the trailing one.
public struct SlideTransition: Sendable {
  /// A transition from edge to edge.
  public init() {}
}

extension SlideTransition: Transition {
  /// The view. Its place is found when transitions are shown.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By blur and scale.
public struct BlurReplaceTransition: Sendable {
  /// How the views are scaled.
  public struct Configuration: Equatable, Sendable {
    private let isUp: Bool
    /// Down for the view that goes.
    public static let downUp = Configuration(isUp: false)
    /// Up for both.
    public static let upUp = Configuration(isUp: true)
  }

  /// How the views are scaled.
  public var configuration: Configuration
  /// A transition by blur.
  public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  /// The view, transparent where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// From and to transparency.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Nothing is shown between.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OffsetTransition {
  /// From and to a distance in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// From and to a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// From and to a point.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// From and to a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// From and to an edge, by the view's own size.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// From one edge and to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// From the leading edge and to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// By blur and scale.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// By blur and scale.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    .init(configuration: config)
  }
}
