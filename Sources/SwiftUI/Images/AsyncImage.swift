// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that are loaded (FACTS_SWIFTUI g.4).

public import Foundation

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The picture.
  case success(Image)
  /// Why there is no picture.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why there is no picture, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A view that loads a picture by the shared URL session and shows it.
public struct AsyncImage<Content> {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  /// Shown until there is a picture, in place of the content.
  let placeholder: Color?

  nonisolated init(
    _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, _ placeholder: Color?,
    _ content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction) = (url, scale, transaction)
    (self.placeholder, self.content) = (placeholder, content)
  }
}

extension AsyncImage: View where Content: View {}

extension AsyncImage: _PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Loads a picture and shows it in its own size, `scale` pixels a point. Until then a grey area takes the space that is
  /// offered.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url, scale, Transaction(), Color(uiColor: .quaternaryLabel)) {
      $0.image ?? Image(uiImage: UIImage())
    }
  }

  /// Loads a picture, `scale` pixels a point, and shows a view with it. Until then a placeholder is shown.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url, scale, Transaction(), nil) { phase in
      if let image = phase.image { return _ConditionalContent(.trueContent(content(image))) }
      return _ConditionalContent(.falseContent(placeholder()))
    }
  }

  /// Loads a picture, `scale` pixels a point, and shows a view for each phase. Changes of phases have a transaction.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url, scale, transaction, nil, content) }

  /// Makes a node that loads the picture.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    AsyncImageNode(view, inputs)
  }
}

@MainActor
private final class AsyncImageNode<C: View>: BodyNode<AsyncImage<C>, _ConditionalContent<Color, C>>
{
  private var phase = AsyncImagePhase.empty
  private var loading: ImageLoading?

  override init(_ view: AsyncImage<C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    load()
  }

  override func makeBody(_ bound: AsyncImage<C>) -> _ConditionalContent<Color, C> {
    if let placeholder = bound.placeholder, phase.image == nil {
      return _ConditionalContent(.trueContent(placeholder))
    }
    return _ConditionalContent(.falseContent(bound.content(phase)))
  }

  private func load() {
    loading?.cancel()
    loading = nil
    guard let url = view.url else { return }
    loading = ImageLoading(url, view.scale) { [weak self] in self?.take($0) }
  }

  private func take(_ phase: AsyncImagePhase) {
    guard isAlive else { return }
    host.viewGraph.schedule(view.transaction) { [weak self] in
      onMainThread {
        self?.phase = phase
        self?.bodyNeedsUpdate()
      }
    }
  }

  override func update(_ new: AsyncImage<C>) {
    let isOther = new.url != view.url || new.scale != view.scale
    if isOther { phase = .empty }
    super.update(new)
    if isOther {
      bodyNeedsUpdate()
      load()
    }
  }

  override func end() {
    super.end()
    loading?.cancel()
  }
}
