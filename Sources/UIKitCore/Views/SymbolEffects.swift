// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Effects of SF Symbols (iOS 17): Apple's Symbols framework. Mica draws symbols at rest, as they are before and
// after an effect; only those that show or hide a symbol change what is drawn.

/// A motion or change of a symbol.
public protocol SymbolEffect {
  /// What the effect does, for those that draw it.
  var configuration: SymbolEffectConfiguration { get }
}
/// An effect that ends by itself.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes another one's place.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  var name: String
  var traits: [String] = []

  func with(_ trait: String) -> Self { Self(name: name, traits: traits + [trait]) }
}

/// How an effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
  var count: Int?
  var isRepeating = false
  var factor = 1.0

  /// Once for effects that end, without an end for others, at its own speed.
  public static let `default` = Self()
  /// Again and again.
  public static var repeating: Self { Self(isRepeating: true) }
  /// Once.
  public static var nonRepeating: Self { Self(count: 1) }
  /// Some times.
  public static func `repeat`(_ count: Int?) -> Self { Self(count: count) }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> Self { Self(factor: speed) }
  /// The same, again and again.
  public var repeating: Self { Self(isRepeating: true, factor: factor) }
  /// The same, once.
  public var nonRepeating: Self { Self(count: 1, factor: factor) }
  /// The same, some times.
  public func `repeat`(_ count: Int?) -> Self { Self(count: count, factor: factor) }
  /// The same, faster by a factor.
  public func speed(_ speed: Double) -> Self {
    Self(count: count, isRepeating: isRepeating, factor: speed)
  }
}

/// A symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "bounce")
  /// Upwards.
  public var up: Self { with("up") }
  /// Downwards.
  public var down: Self { with("down") }
}

/// A symbol pales and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "pulse")
}

/// A symbol grows or shrinks until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, LayeredSymbolEffect {
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "scale")
  /// It grows.
  public var up: Self { with("up") }
  /// It shrinks.
  public var down: Self { with("down") }
}

/// A symbol's layers pale in turns.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "variableColor")
  /// One layer at a time.
  public var iterative: Self { with("iterative") }
  /// Each layer stays.
  public var cumulative: Self { with("cumulative") }
  /// Forth and back.
  public var reversing: Self { with("reversing") }
  /// Forth alone.
  public var nonReversing: Self { with("nonReversing") }
  /// Other layers can't be seen.
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
  /// Other layers are pale.
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
}

/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "appear")
  /// It grows.
  public var up: Self { with("up") }
  /// It shrinks.
  public var down: Self { with("down") }
}

/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "disappear")
  /// It grows.
  public var up: Self { with("up") }
  /// It shrinks.
  public var down: Self { with("down") }
}

/// One symbol takes another one's place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "replace")
  /// The old one shrinks, the new one grows.
  public var downUp: Self { with("downUp") }
  /// Both grow.
  public var upUp: Self { with("upUp") }
  /// The old one goes at once, the new one grows.
  public var offUp: Self { with("offUp") }
}

/// The system's choice.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "automatic")
}

/// A symbol breathes (iOS 18).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "breathe")
  /// It changes its size alone.
  public var plain: Self { with("plain") }
  /// It pales as well.
  public var pulse: Self { with("pulse") }
}

/// A symbol turns (iOS 18).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "rotate")
  /// With the clock.
  public var clockwise: Self { with("clockwise") }
  /// Against it.
  public var counterClockwise: Self { with("counterClockwise") }
}

/// A symbol shakes (iOS 18).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  LayeredSymbolEffect
{
  /// What it does.
  public var configuration = SymbolEffectConfiguration(name: "wiggle")
  /// To the left.
  public var left: Self { with("left") }
  /// To the right.
  public var right: Self { with("right") }
  /// Upwards.
  public var up: Self { with("up") }
  /// Downwards.
  public var down: Self { with("down") }
  /// Forwards in the direction of reading.
  public var forward: Self { with("forward") }
  /// Backwards in it.
  public var backward: Self { with("backward") }
  /// With the clock.
  public var clockwise: Self { with("clockwise") }
  /// Against it.
  public var counterClockwise: Self { with("counterClockwise") }
}

/// An effect of all or of each layer of a symbol.
public protocol LayeredSymbolEffect: SymbolEffect {
  /// What it does.
  var configuration: SymbolEffectConfiguration { get set }
}

extension LayeredSymbolEffect {
  func with(_ trait: String) -> Self {
    var effect = self
    effect.configuration = configuration.with(trait)
    return effect
  }
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// All layers as one.
  public var wholeSymbol: Self { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol pales and comes back.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol grows or shrinks.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol's layers pale in turns.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes another one's place.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The system's choice.
  public static var automatic: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol breathes.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol shakes.
  public static var wiggle: Self { Self() }
}
