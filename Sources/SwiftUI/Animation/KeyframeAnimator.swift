// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views whose value goes through keyframes. For now the initial value is shown.

/// A view whose value goes through keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  let initialValue: Value
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// A view whose value goes through keyframes once for each change of another value.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
  }

  /// A view whose value goes through keyframes, again and again unless said otherwise.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
  }
}

extension KeyframeAnimator: View {
  /// The view with its initial value.
  public var body: some View {
    let _ = noteAnimation(.default)
    content(initialValue)
  }
}

nonisolated extension View {
  /// Changes the view by a value that goes through keyframes, once for each change of another value.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(content: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Changes the view by a value that goes through keyframes, again and again unless said otherwise.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(content: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
