// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bodies that styles make: of buttons, toggles and so on.

/// What a style makes of a configuration. The style's own dynamic properties are bound.
struct StyledBody<Style, Configuration, Content: View>: _PrimitiveView {
  let style: Style
  let configuration: Configuration
  let make: (Style, Configuration) -> Content

  @MainActor
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    StyledNode(view, inputs)
  }
}

@MainActor
private final class StyledNode<S, F, C: View>: _NodeOf<StyledBody<S, F, C>> {
  private var child: StyleBodyNode<S, F, C>!

  override init(_ view: StyledBody<S, F, C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = StyleBodyNode(view, inputs.child(of: self))
  }

  override var children: [_ViewNode] { [child] }

  override func update(_ new: StyledBody<S, F, C>) {
    view = new
    child.take(new)
  }
}

@MainActor
private final class StyleBodyNode<S, F, C: View>: BodyNode<S, C> {
  private var configuration: F
  private let make: (S, F) -> C

  init(_ view: StyledBody<S, F, C>, _ inputs: _ViewInputs) {
    (configuration, make) = (view.configuration, view.make)
    super.init(view.style, inputs)
  }

  override func makeBody(_ bound: S) -> C { make(bound, configuration) }

  func take(_ new: StyledBody<S, F, C>) {
    let isSame = areSame(configuration, new.configuration)
    configuration = new.configuration
    if isSame { update(new.style) } else { replace(new.style) }
  }

  private func replace(_ style: S) {
    view = style
    bodyNeedsUpdate()
  }
}
