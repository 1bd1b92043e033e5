// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is seen of a view, or of a controller, while the menu about it is open.

import CoreGraphics
import Foundation
import QuartzCore

/// A picture of a view, or a controller's view, lifted from the screen.
final class MenuPreview: UIView {
  /// Where it comes from, in the window.
  let start: CGRect
  /// How large it wants to be.
  let wanted: CGRect
  private let content: UIView
  private let controller: UIViewController?

  init?(_ session: MenuSession, in container: UIView, area: CGRect) {
    let target = session.target ?? UITargetedPreview(view: session.source)
    let visible = target.parameters.visiblePath
    let part = visible?.bounds ?? target.view.bounds
    controller = session.controller
    let middle = target.target.container.convert(target.target.center, to: container)
    let bounds = target.view.bounds
    start = CGRect(
      x: middle.x + part.midX - bounds.midX - part.width / 2,
      y: middle.y + part.midY - bounds.midY - part.height / 2, width: part.width,
      height: part.height)
    if let controller {
      content = controller.view
      let own = controller.preferredContentSize
      let size = CGSize(
        width: own.width > 0 ? min(own.width, area.width) : area.width,
        height: own.height > 0 ? own.height : area.height * 0.6)
      wanted = CGRect(
        x: area.midX - size.width / 2, y: start.midY - size.height / 2, width: size.width,
        height: size.height)
    } else {
      guard
        let picture = target.view.resizableSnapshotView(
          from: part, afterScreenUpdates: false, withCapInsets: .zero)
      else { return nil }
      content = picture
      wanted = start
    }
    super.init(frame: wanted)
    backgroundColor = controller == nil ? target.parameters.backgroundColor : .systemBackground
    layer.cornerCurve = .continuous
    if let visible {
      let mask = CAShapeLayer()
      let path = UIBezierPath(cgPath: visible.cgPath)
      path.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
      mask.path = path.cgPath
      layer.mask = mask
    } else {
      layer.cornerRadius =
        controller == nil
        ? max(target.view.layer.cornerRadius, 0) : MenuMetrics.previewRadius
      clipsToBounds = true
    }
    content.frame = CGRect(origin: .zero, size: wanted.size)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The controller's view appears and goes with the preview.
  func appear() { controller?.beginAppearanceTransition(true, animated: true) }
  func appeared() { controller?.endAppearanceTransition() }
  func disappear() { controller?.beginAppearanceTransition(false, animated: true) }
  func disappeared() {
    controller?.endAppearanceTransition()
    if controller != nil { content.removeFromSuperview() }
  }
}
