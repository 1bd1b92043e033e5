// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of views (FACTS_SWIFTUI m.7).

public import Combine
public import Foundation

/// Makes pictures of a view.
@MainActor
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  /// Sends when the view that is drawn has changed.
  public let objectWillChange = ObservableObjectPublisher()
  /// The view.
  public var content: Content {
    willSet { objectWillChange.send() }
  }
  /// What is proposed to the view; its ideal size by default.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point: 1 by default.
  public var scale: CGFloat = 1
  /// Whether the picture is opaque: false by default.
  public var isOpaque = false
  /// How colours are stored.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How bright the brightest parts are; the standard range here.
  public var allowedDynamicRange: Image.DynamicRange?
  /// Whether `objectWillChange` sends.
  public var isObservationEnabled = true

  /// Makes pictures of a view.
  public init(content view: Content) { content = view }

  /// The picture as Core Graphics has it; nil if the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// The picture; nil if the view has no size.
  public var uiImage: UIImage? {
    var image: UIImage?
    draw(scale) { size, view in
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (scale > 0 && scale.isFinite ? scale : 1, isOpaque)
      guard size.width * format.scale < 16384, size.height * format.scale < 16384 else { return }
      image = UIGraphicsImageRenderer(size: size, format: format).image {
        view.layer.render(in: $0.cgContext)
      }
    }
    return image
  }

  /// Calls `renderer` with the view's size and a function that draws the view into a context, y growing upward.
  ///
  /// Shapes and texts are drawn as such; what has to be pixels has `rasterizationScale` of them a point.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    draw(rasterizationScale) { size, view in
      renderer(size) { context in
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        view.layer.render(in: context)
        context.restoreGState()
      }
    }
  }

  private func draw(_ scale: CGFloat, _ body: (CGSize, UIView) -> Void) {
    let view = _UIHostingView(
      rootView: content.modifier(ProposalModifier(proposal: proposedSize)))
    view.traitOverrides.displayScale = scale > 0 && scale.isFinite ? scale : 1
    view.backgroundColor = nil
    let size = view.sizeThatFits(proposedSize)
    defer { view.host.end() }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return
    }
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    for child in view.subviews { child.replacePlatformViews() }
    body(size, view)
  }
}

extension UIView {
  /// Covers the views of UIKit among displays' layers by a sign: an image renderer doesn't draw them.
  fileprivate func replacePlatformViews() {
    for child in subviews {
      if child is DisplayView {
        child.replacePlatformViews()
        continue
      }
      let cover = UIImageView(
        image: UIImage(systemName: "nosign")?.withTintColor(.red, renderingMode: .alwaysOriginal))
      cover.frame = child.frame
      cover.contentMode = .center
      cover.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      cover.clipsToBounds = true
      insertSubview(cover, aboveSubview: child)
      child.isHidden = true
    }
  }
}

/// Proposes something to a view, whatever is proposed around.
private struct ProposalModifier: Equatable, Sendable {
  let proposal: ProposedViewSize
}

extension ProposalModifier: DisplayModifier {
  typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ProposalDisplay(child, proposal, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {}
}

private final class ProposalDisplay: UnaryDisplay {
  private let proposed: ProposedViewSize

  init(_ child: DisplayNode, _ proposal: ProposedViewSize, _ inputs: _ViewInputs) {
    proposed = proposal
    super.init(child, inputs)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposed) }
  override func layoutChildren() { child.place(at: .zero, proposed) }
}
