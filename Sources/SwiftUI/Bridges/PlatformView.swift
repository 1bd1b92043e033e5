// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A UIKit view in the display tree.

/// A UIKit view that a representable has made, with what it says of its size.
@MainActor
final class PlatformViewBox {
  let view: UIView
  /// The size that the representable itself gives; nil for the default.
  var size: (ProposedViewSize) -> CGSize? = { _ in nil }

  init(_ view: UIView) { self.view = view }
}

/// The view that a representable's body comes to.
struct PlatformView {
  let box: PlatformViewBox
  /// Another one after each update of the UIKit view.
  let version: Int
}

extension PlatformView: DisplayedView {
  func makeDisplay(_ inputs: _ViewInputs) -> PlatformViewDisplay {
    PlatformViewDisplay(box, inputs)
  }

  func updateDisplay(_ display: PlatformViewDisplay, from old: Self) { display.viewDidUpdate() }
}

/// Lays a UIKit view out and shows it.
final class PlatformViewDisplay: DisplayNode {
  @MainActor private let box: PlatformViewBox

  @MainActor
  init(_ box: PlatformViewBox, _ inputs: _ViewInputs) {
    self.box = box
    super.init(inputs)
  }

  @MainActor
  func viewDidUpdate() {
    invalidateLayout()
    box.view.setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    onMainThread { box.size(proposal) ?? box.view.size(for: proposal) }
  }

  override func draw(_ context: RenderContext) {
    let frame = context.pixelFrame(size)
    let view = box.view
    let bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    if view.bounds != bounds { view.bounds = bounds }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if view.center != center { view.center = center }
  }

  override func appendLayers(to list: inout [DisplayLayer]) { list.append(.view(box.view)) }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    touchView(at: point) == nil ? nil : self
  }
}

extension UIView {
  /// The view's size for a proposal: per axis between the intrinsic length where it resists compression, and the intrinsic
  /// length where it hugs its content (FACTS_SWIFTUI m.1).
  func size(for proposal: ProposedViewSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    var fitting: CGSize?
    func length(_ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      let own = axis == .horizontal ? intrinsic.width : intrinsic.height
      guard own != UIView.noIntrinsicMetric else {
        if let offered { return offered }
        let size = fitting ?? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        fitting = size
        return axis == .horizontal ? size.width : size.height
      }
      guard let offered else { return own }
      let least = contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : 0
      let most = contentHuggingPriority(for: axis) >= .defaultHigh ? own : .infinity
      return min(max(offered, least), max(least, most))
    }
    return CGSize(
      width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }
}
