// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Each layer's own drawing alone, by the renderer that draws the screen.

internal import CoreGraphics
internal import Foundation
internal import Mica
internal import MicaJob
internal import QuartzCore
internal import UIKit

extension LayerPicture {
  /// The most layers that are drawn, and the most pixels of one.
  private static let most = (layers: 2_000, pixels: 1 << 24)

  /// All layers on the screen that can be seen.
  @MainActor static func all(scale: CGFloat) -> [LayerPicture] {
    var pictures: [LayerPicture] = []
    func add(_ node: ScreenNode, _ depth: Int) {
      guard pictures.count < most.layers, depth < 200, !node.layer.isHidden,
        node.layer.opacity > 0
      else { return }
      let frame = node.layer.convert(node.layer.bounds, to: nil)
      let box = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      if box.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) {
        pictures.append(
          LayerPicture(node: node.id, depth: depth, frame: box, png: png(of: node, scale)))
      }
      for child in node.children { add(child, depth + 1) }
    }
    for root in ScreenNode.roots { add(root, 0) }
    return pictures
  }

  /// What the layer shows by itself.
  @MainActor private static func png(of node: ScreenNode, _ scale: CGFloat) -> String? {
    let size = node.layer.bounds.size
    guard size.width >= 1, size.height >= 1,
      Double(size.width * scale) * Double(size.height * scale) <= Double(most.pixels)
    else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let corner = node.layer.bounds.origin
      context.cgContext.translateBy(x: -corner.x, y: -corner.y)
      node.layer.renderAlone(in: context.cgContext)
    }
    return image.pngData()?.base64EncodedString()
  }
}
