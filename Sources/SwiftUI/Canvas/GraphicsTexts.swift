// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Texts that graphics contexts draw.

public import Foundation

/// A view that is drawn into contexts: a tree of its own in another one's environment.
@MainActor
final class HostedView {
  let host = ViewHost()
  private let canvas = DisplayView()

  init<V: View>(_ view: V, _ environment: EnvironmentValues) { host.show(view, environment) }

  /// Draws the view in a size, from the origin, y growing downward.
  func draw(in graphics: CGContext, _ size: CGSize, scale: CGFloat) {
    guard size.width > 0, size.height > 0, size.width < 16384, size.height < 16384 else { return }
    canvas.frame = CGRect(origin: .zero, size: size)
    host.update(size: size, safeArea: EdgeInsets(), scale: scale, in: canvas)
    canvas.layer.render(in: graphics)
  }

  isolated deinit { host.end() }
}

extension GraphicsContext {
  /// A text in a context's environment.
  public struct ResolvedText {
    let text: Text
    let view: HostedView
    let environment: EnvironmentValues
    /// What the text is filled with.
    public var shading: Shading

    /// The text's size in a space, in points.
    public func measure(in size: CGSize) -> CGSize {
      let view = view
      return onMainThread { view.host.sizeThatFits(ProposedViewSize(size)) }
    }

    /// The first line's baseline in a space, from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }

    /// The last line's baseline in a space, from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

    private func baseline(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
      let own = measure(in: size)
      let view = view
      return onMainThread {
        ViewDimensions(own, view.host.display, ProposedViewSize(size))[guide]
      }
    }

    /// The text as it is drawn.
    fileprivate var drawn: HostedView {
      guard case .color(let color) = shading.kind else { return view }
      nonisolated(unsafe) let environment = environment
      let colored = text.foregroundColor(color)
      return onMainThread { HostedView(colored, environment) }
    }
  }

  /// The text in this context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    nonisolated(unsafe) let environment = environment
    let view = onMainThread { HostedView(text, environment) }
    return ResolvedText(text: text, view: view, environment: environment, shading: .foreground)
  }

  /// Draws a text into a rectangle, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.drawn, text.measure(in: rect.size), at: rect.origin)
  }

  /// Draws a text with a point of it at a point, by default its middle.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text.drawn, size, at: Self.rect(size, point, anchor).origin)
  }

  /// Draws a text into a rectangle, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a point, by default its middle.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ view: HostedView, _ size: CGSize, at origin: CGPoint) {
    let scale = destination.scale
    drawLayers { graphics in
      graphics.translateBy(x: origin.x, y: origin.y)
      nonisolated(unsafe) let graphics = graphics
      onMainThread { view.draw(in: graphics, size, scale: scale) }
    }
  }
}
