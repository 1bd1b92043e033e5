// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Effects of the symbols that image views show.

public import Foundation
internal import MicaRaster
internal import MicaRuntime

/// What an effect's end is told with.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect came to its end.
  public let isFinished: Bool
  /// The effect.
  public let effect: (any SymbolEffect)?
  /// The view or item of the symbol; not kept alive.
  public private(set) weak var sender: AnyObject?
  /// How the picture changed; nil for an effect.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

  init(
    sender: AnyObject, effect: (any SymbolEffect)? = nil,
    transition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) {
    isFinished = true
    self.effect = effect
    self.sender = sender
    contentTransition = transition
  }
}

/// Called at an effect's end.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What a view's effects make of its symbol.
@MainActor
private final class SymbolEffectState {
  /// The symbol that an effect hides.
  var hidden: UIImage?

  static var key: UnsafeRawPointer {
    unsafeBitCast(SymbolEffectState.self, to: UnsafeRawPointer.self)
  }
}

extension UIImageView {
  /// Plays an effect that ends. Partly: the symbol stays at rest and the completion follows at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  /// Adds an effect that lasts. Partly: `disappear` hides the symbol and `appear` shows it; others leave it at rest.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  /// Adds an effect that lasts where nothing ends it. Partly: the symbol stays at rest.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  /// Removes effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    if effect is DisappearSymbolEffect { showSymbol() }
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { showSymbol() }

  /// Shows another symbol in the place of this one. Partly: at once, without the transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    Unsupported.note("UIImageView.setSymbolImage: the transition", of: self)
    self.image = image
    completion?(UISymbolEffectCompletionContext(sender: self, transition: contentTransition))
  }

  private func add(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    switch effect {
    case is DisappearSymbolEffect: hideSymbol()
    case is AppearSymbolEffect: showSymbol()
    default: Unsupported.note("UIImageView.addSymbolEffect: \(effect.configuration.name)", of: self)
    }
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }

  private func hideSymbol() {
    guard let image, Attachments.value(of: self, SymbolEffectState.key) == nil else { return }
    let state = SymbolEffectState()
    state.hidden = image
    Attachments.set(state, of: self, SymbolEffectState.key)
    self.image = image.withTintColor(.clear, renderingMode: .alwaysOriginal)
  }

  private func showSymbol() {
    guard let state = Attachments.value(of: self, SymbolEffectState.key) as? SymbolEffectState
    else { return }
    Attachments.set(nil, of: self, SymbolEffectState.key)
    image = state.hidden
  }
}
