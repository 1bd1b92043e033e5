// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an animation may ask about its target while it is resolved at commit.

internal import MicaRaster

/// The animated property or part, as it is at a commit.
struct TrackContext {
  /// The key path, for notes.
  let name: String
  /// Nil for a property of the user's own.
  let kind: FieldKind?
  /// The model's present value.
  let model: AnimatableValue
  /// What was shown before the animation was added.
  let previous: AnimatableValue
  /// What the animation's numbers go through.
  let function: ValueFunctionKind?

  init(
    name: String, kind: FieldKind?, model: AnimatableValue, previous: AnimatableValue,
    function: ValueFunctionKind? = nil
  ) {
    self.name = name
    self.kind = kind
    self.function = function
    // The model's transform says nothing about a function's numbers: a missing end is neutral.
    let neutral = function.map { AnimatableValue(.triple, $0.neutral) }
    self.model = neutral ?? model
    self.previous = neutral ?? previous
  }

  /// A user's value in the property's kind: `.some(nil)` when it was left out, nil (and noted) when
  /// it is of a form that no property takes.
  func value(_ any: Any?, named field: String) -> AnimatableValue?? {
    guard let any else { return .some(nil) }
    guard let value = AnimatableValue(any).flatMap(matched) else {
      Unsupported.note("\(field) of type \(type(of: any)) in an animation of \(name)")
      return nil
    }
    return .some(value.roundedToFloat)
  }

  /// The value in the property's kind; nil where a value function takes none like it.
  private func matched(_ value: AnimatableValue) -> AnimatableValue? {
    if let function { return function.input(value).map { AnimatableValue(.triple, $0) } }
    switch (kind, value) {
    case (.flag, .number(let n)): return .flag(n != 0)
    // Empty arrays read as the property's own kind of array.
    case (.colors, .numbers(let n)) where n.isEmpty: return .colors([])
    case (.contents, .none): return .image(.none)
    default: return value
    }
  }

  /// A list of values in the best form for sampling.
  func frames(_ values: [AnimatableValue]) -> TrackFrames {
    guard function != nil else { return TrackFrames(values) }
    return .lanes(
      .triple,
      values.map { value in
        guard case .numbers(let n) = value, n.count == 3 else { return Vector4(0, 0, 0, 0) }
        return Vector4(n[0], n[1], n[2], 0)
      })
  }
}
