// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Transitions whose type is hidden, and the modifiers that set them.

/// How a view comes and goes. For now views do at once.
public struct AnyTransition: @unchecked Sendable {
  /// What a transition consists of; kept for when it is shown.
  indirect enum Kind {
    case identity, opacity, slide
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case scale(Double, UnitPoint)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
    case animated(Kind, Animation?)
    /// The look of a view that isn't there, and of one that is.
    case modifier((AnyView) -> AnyView, (AnyView) -> AnyView)
    case custom((AnyView, TransitionPhase) -> AnyView)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A transition whose type is hidden.
  @MainActor
  public init<T: Transition>(_ transition: T) {
    kind = .custom { content, phase in
      nonisolated(unsafe) let content = content
      return onMainThread { AnyView(transition.apply(content: content, phase: phase)) }
    }
  }

  /// Nothing is shown between.
  public static let identity = AnyTransition(.identity)
  /// From and to transparency.
  public static let opacity = AnyTransition(.opacity)
  /// From the leading edge and to the trailing one.
  public static var slide: AnyTransition { AnyTransition(.slide) }
  /// From and to a point.
  public static var scale: AnyTransition { scale(scale: 1e-5) }
  /// From and to a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// From and to a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  /// From and to a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// From and to an edge, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// From one edge and to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  /// The view comes by one transition and goes by another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }
  /// From and to a view with a modifier; while it is there it has another one.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(
      .modifier({ AnyView($0.modifier(active)) }, { AnyView($0.modifier(identity)) }))
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(kind, other.kind))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    noteAnimation(animation)
    return AnyTransition(.animated(kind, animation))
  }
}

/// How the views of a container come and go; nil where nothing is said.
enum TransitionTrait: _TraitKey {
  static var defaultValue: AnyTransition? { nil }
}

nonisolated extension View {
  /// How the view comes and goes where that is animated.
  public func transition(_ t: AnyTransition) -> some View { trait(TransitionTrait.self, t) }

  /// How the view comes and goes where that is animated.
  public func transition<T: Transition>(_ transition: T) -> some View {
    nonisolated(unsafe) let transition = transition
    return trait(TransitionTrait.self, onMainThread { AnyTransition(transition) })
  }
}

// MARK: Content

/// How a view's content changes.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, opacity, interpolate, symbol
    case numeric(countsDown: Bool, value: Double?)
  }

  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// At once.
  public static let identity = ContentTransition(.identity)
  /// Over transparency.
  public static let opacity = ContentTransition(.opacity)
  /// Between the values.
  public static let interpolate = ContentTransition(.interpolate)
  /// By the symbol's own effect.
  public static let symbolEffect = ContentTransition(.symbol)
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numeric(countsDown: countsDown, value: nil))
  }
  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.numeric(countsDown: false, value: value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

private enum ContentTransitionLayersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How the content of views changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content that changes is drawn into layers of its own.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionLayersKey.self] }
    set { self[ContentTransitionLayersKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How the view's content changes where that is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
