// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An SVG file as catalogs hold them: shapes, groups, gradients, clips, masks, uses, style sheets.

package import CoreGraphics
package import Foundation
internal import MicaRaster

/// A drawing in an SVG file. Use it from one thread at a time.
package final class SVGFile {
  let root: SVGNode
  private(set) var named: [String: SVGNode] = [:]
  let budget = VectorBudget()
  /// The view box, else the picture's size.
  private let box: CGRect
  /// The picture's size in points.
  package let size: CGSize

  /// Larger files aren't read.
  private static let mostBytes = 16 << 20

  /// Nil for bytes that are no SVG file, or one that is too large.
  package init?(_ data: Data) {
    guard data.count <= Self.mostBytes, let root = SVGReader.root(of: Array(data), budget),
      root.name == "svg"
    else { return nil }
    self.root = root
    let view = root.numbers("viewBox")
    func length(_ name: String) -> CGFloat? {
      root[name].flatMap { $0.hasSuffix("%") ? nil : root.number(name) }
    }
    let whole = view.count == 4 && view[2] > 0 && view[3] > 0
    let width = length("width") ?? (whole ? view[2] : 100)
    let height = length("height") ?? (whole ? view[3] : 100)
    size = CGSize(width: width, height: height)
    box =
      whole
      ? CGRect(x: view[0], y: view[1], width: view[2], height: view[3])
      : CGRect(origin: .zero, size: size)
    guard width > 0, height > 0, width < 20_000, height < 20_000,
      box.width < 1e9, box.height < 1e9, abs(box.minX) < 1e9, abs(box.minY) < 1e9
    else { return nil }
    var sheet = SVGSheet()
    root.visit { node in
      if let id = node["id"] { named[id] = node }
      if node.name == "style" { sheet.add(node.text, budget) }
    }
    root.visit { node in
      if !sheet.isEmpty || node["style"] != nil {
        node.style(by: sheet.isEmpty ? [] : sheet.declarations(for: node, budget))
      }
    }
    guard !budget.isExhausted else { return nil }
  }

  /// The drawing with so many pixels a point; nil where that is too large.
  package func pixels(scale: CGFloat) -> CGImage? {
    guard let context = VectorBitmap.context(size: size, scale: scale) else { return nil }
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    draw(in: context)
    return context.makeImage()
  }

  /// Draws the file into a rectangle from the origin to its size, y down.
  package func draw(in context: CGContext) {
    budget.restart()
    context.saveGState()
    let frame = CGRect(origin: .zero, size: size)
    context.clip(to: frame)
    context.concatenate(SVGFit(box, into: frame, root["preserveAspectRatio"]).transform)
    var painter = SVGPainter(self, context, view: box.size)
    painter.drawChildren(of: root, SVGStyle().taking(root), level: 0)
    context.restoreGState()
    if budget.isExhausted { Unsupported.note("the rest of an SVG picture that is too complex") }
  }
}
