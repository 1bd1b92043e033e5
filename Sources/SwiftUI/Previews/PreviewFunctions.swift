// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the rewriter writes in the place of `#Preview`, and for types of `PreviewProvider`.

/// A preview of a view.
@MainActor
public func _preview<V: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> V
) -> AnyObject { _PreviewList([viewItem(name, traits, body)]) }

/// A preview of a UIKit view.
@MainActor
public func _preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) -> AnyObject { _PreviewList([item(name, traits, body)]) }

/// A preview of a UIKit view controller.
@MainActor
public func _preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) -> AnyObject { _PreviewList([item(name, traits, body)]) }

/// A preview of a view for each argument.
@MainActor
public func _preview<T, V: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> V
) -> AnyObject {
  _PreviewList(
    arguments.map { argument in
      let title = name.map { "\($0) – \(argument)" } ?? "\(argument)"
      return viewItem(title, traits) { body(argument) }
    })
}

/// The previews of a provider, one for each view of `previews`.
@MainActor
public func _previews<P: PreviewProvider>(of provider: P.Type) -> AnyObject {
  let host = ViewHost()
  let previews = PreviewsNode(host, P.previews)
  let items = previews.node.displays.enumerated().map { index, display in
    var item = _PreviewItem(display.trait(PreviewNameTrait.self)) {
      UIHostingController(
        rootView: Group(subviews: P.previews) { views in
          if index < views.count { views[index] }
        })
    }
    item.layout = display.trait(PreviewLayoutTrait.self).layout
    item.device = display.trait(PreviewDeviceTrait.self)?.rawValue
    item.isLandscape = display.trait(PreviewOrientationTrait.self)?.isLandscape
    return item
  }
  previews.end()
  return _PreviewList(items)
}

/// The views of a provider's previews, in a tree of their own.
@MainActor
private final class PreviewsNode<V: View>: _ViewNode {
  private(set) var node: _NodeOf<V>!

  init(_ host: ViewHost, _ view: V) {
    let environment = EnvironmentValues()
    let inputs = _ViewInputs(host: host, parent: nil, environment: environment)
    super.init(inputs)
    node = V._makeNode(view, inputs.child(of: self))
  }

  override var children: [_ViewNode] { node.map { [$0] } ?? [] }
}

@MainActor
private func viewItem<V: View>(
  _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>],
  _ body: @escaping @MainActor () -> V
) -> _PreviewItem {
  let wrap = values(traits).wrap
  return item(name, traits) {
    if let wrap { return UIHostingController(rootView: wrap(AnyView(body()))) }
    return UIHostingController(rootView: body())
  }
}

private func values(_ traits: [PreviewTrait<Preview.ViewTraits>]) -> Preview.ViewTraits {
  var values = Preview.ViewTraits()
  for trait in traits { trait.change(&values) }
  return values
}

@MainActor
private func item(
  _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>],
  _ make: @escaping @MainActor () -> UIResponder
) -> _PreviewItem {
  let values = values(traits)
  var item = _PreviewItem(name, make)
  (item.layout, item.isLandscape) = (values.layout, values.isLandscape)
  return item
}
