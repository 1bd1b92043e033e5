// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A UIKit controller that fills what it is offered, and reaches under the bars and to the screen's edges.

/// Shows a view that takes all that it is offered, and covers the safe area's edges that it touches.
class FillingDisplay: DisplayNode {
  /// The view that is shown.
  @MainActor var filled: UIView { fatalError("A display without a view") }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  override func draw(_ context: RenderContext) {
    let frame = context.pixelFrame(size)
    let insets = safeAreaInsets(.all)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (left, right) =
      isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let outer = CGRect(
      x: frame.minX - left, y: frame.minY - insets.top, width: frame.width + left + right,
      height: frame.height + insets.height)
    if filled.frame != outer { filled.frame = outer }
  }

  override func appendLayers(to list: inout [DisplayLayer]) { list.append(.view(filled)) }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    touchView(at: point) == nil ? nil : self
  }

  override func touchView(at point: CGPoint) -> UIView? {
    guard let parent = filled.superview, let canvas = host.view else { return nil }
    let inHost = convertToHost(point)
    return filled.hitTest(
      filled.convert(canvas.convert(inHost, to: parent), from: parent), with: nil)
  }
}

/// Shows a controller's view.
final class ControllerDisplay: FillingDisplay {
  @MainActor private let controller: UIViewController

  @MainActor
  init(_ controller: UIViewController, _ inputs: _ViewInputs) {
    self.controller = controller
    super.init(inputs)
  }

  override var filled: UIView { controller.view }
}
