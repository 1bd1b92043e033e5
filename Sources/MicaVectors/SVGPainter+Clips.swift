// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Clips and masks of SVG files (SVG 1.1, 14).

internal import CoreGraphics
internal import Foundation
internal import MicaRaster

/// The outlines of a `clipPath` element in its own space, made once.
struct SVGClip {
  var outlines: [(path: CGPath, box: CGRect)] = []
  var rule = CGPathFillRule.winding
}

extension SVGPainter {
  // MARK: Bounds

  /// A rectangle around what an element fills, in its own space before its transform; strokes apart. Null for nothing.
  mutating func bounds(of node: SVGNode, level: Int = 0) -> CGRect {
    guard level < 64, file.budget.spend(16), node["display"] != "none" else { return .null }
    if SVGShape.names.contains(node.name) {
      let path = SVGShape.path(of: node, view, file.budget)
      guard let path, !path.isEmpty, !path.finiteBox.isNull else { return .null }
      return path.boundingBoxOfPath
    }
    if node.name == "use" {
      guard let used = self.node(node["href"]), open.insert(ObjectIdentifier(used)).inserted else {
        return .null
      }
      defer { open.remove(ObjectIdentifier(used)) }
      let box = bounds(of: used, level: level + 1).applying(SVGTransform.of(used["transform"]))
      return box.isNull
        ? box : box.offsetBy(dx: node.number("x") ?? 0, dy: node.number("y") ?? 0)
    }
    guard ["g", "a", "svg", "switch", "symbol"].contains(node.name) else { return .null }
    var all = CGRect.null
    for child in node.children {
      let box = bounds(of: child, level: level + 1)
      if !box.isNull { all = all.joined(with: box.applying(SVGTransform.of(child["transform"]))) }
    }
    return all
  }

  // MARK: Clips

  /// Limits drawing to a clip. Outlines that do not meet what is visible are left out, nor what an element of a style shows
  /// where one is given.
  mutating func apply(clip node: SVGNode, to element: SVGNode, _ style: SVGStyle? = nil) {
    guard node.name == "clipPath" else { return }
    var map = SVGTransform.of(node["transform"])
    if node["clipPathUnits"] == "objectBoundingBox" {
      let box = bounds(of: element)
      guard !box.isNull, box.width > 0, box.height > 0 else { return context.clip(to: .null) }
      map = map.concatenating(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    let clip = outlines(of: node)
    var seen = context.boundingBoxOfClipPath
    if let style, SVGShape.names.contains(element.name),
      let shape = SVGShape.path(of: element, view, file.budget)
    {
      var reach: CGFloat = 1
      if case .none = style.stroke {} else { reach += style.strokeWidth * max(2, style.miterLimit) }
      seen = seen.common(with: shape.finiteBox.grown(by: reach))
    }
    let path = CGMutablePath()
    guard file.budget.spend(clip.outlines.count) else { return context.clip(to: .null) }
    let isPlain = map.isIdentity
    for (outline, box) in clip.outlines {
      let box = isPlain ? box : box.applying(map)
      guard box.minX <= seen.maxX, box.maxX >= seen.minX, box.minY <= seen.maxY,
        box.maxY >= seen.minY
      else { continue }
      path.addPath(outline, transform: map)
    }
    guard !path.isEmpty, canvas.spend(on: path, weight: 0.1) else { return context.clip(to: .null) }
    context.beginPath()
    context.addPath(path)
    context.clip(using: clip.rule)
    if let outer = self.node(node["clip-path"]), open.insert(ObjectIdentifier(node)).inserted {
      apply(clip: outer, to: element, style)
      open.remove(ObjectIdentifier(node))
    }
  }

  private func outlines(of node: SVGNode) -> SVGClip {
    if let known = node.clip { return known }
    var clip = SVGClip()
    var rules: [Bool] = []
    for child in node.children.prefix(4096) where child["display"] != "none" {
      guard file.budget.spend(16) else { break }
      var map = SVGTransform.of(child["transform"])
      var shape = child
      if child.name == "use", let used = self.node(child["href"]) {
        map = SVGTransform.of(used["transform"]).concatenating(
          CGAffineTransform(
            translationX: child.number("x") ?? 0, y: child.number("y") ?? 0)
        ).concatenating(map)
        shape = used
      }
      guard let path = SVGShape.path(of: shape, view, file.budget), !path.isEmpty,
        !path.finiteBox.isNull, file.budget.take(bytes: path.outline.points.count * 24)
      else { continue }
      let placed = path.copy(using: &map) ?? path
      clip.outlines.append((placed, placed.boundingBox))
      rules.append((shape["clip-rule"] ?? child["clip-rule"] ?? node["clip-rule"]) == "evenodd")
    }
    // Outlines of different rules have no common one; the usual one is taken then.
    if !rules.isEmpty, rules.allSatisfy({ $0 }) { clip.rule = .evenOdd }
    node.clip = clip
    return clip
  }

  // MARK: Masks

  /// Limits drawing by a mask: what is dark or clear in it is left out. False if nothing is left.
  mutating func apply(mask node: SVGNode, to element: SVGNode) -> Bool {
    guard node.name == "mask", open.insert(ObjectIdentifier(node)).inserted else { return true }
    defer { open.remove(ObjectIdentifier(node)) }
    let box = bounds(of: element)
    guard let region = region(of: node, box) else { return false }
    let ctm = context.ctm
    guard abs(ctm.a * ctm.d - ctm.b * ctm.c) > 0 else { return false }
    let seen = region.common(with: context.boundingBoxOfClipPath)
    guard !seen.isNull, let frame = context.convertToDeviceSpace(seen).wholePixels,
      frame.width >= 1, frame.height >= 1,
      frame.width * frame.height <= 16_777_216,
      canvas.spend(on: seen, weight: 12, points: 64)
    else { return false }
    guard file.budget.take(drawnBytes: Int(frame.width * frame.height) * 5),
      let image = picture(of: node, region, frame, box)
    else {
      return false
    }
    context.concatenate(ctm.inverted())
    context.clip(to: frame, mask: image)
    context.concatenate(ctm)
    return true
  }

  /// Where a mask lets anything through, in the element's space.
  private func region(of node: SVGNode, _ box: CGRect) -> CGRect? {
    if node["maskUnits"] == "userSpaceOnUse" {
      let size = view
      return CGRect(
        x: node.number("x", of: size.width) ?? -0.1 * size.width,
        y: node.number("y", of: size.height) ?? -0.1 * size.height,
        width: node.number("width", of: size.width) ?? 1.2 * size.width,
        height: node.number("height", of: size.height) ?? 1.2 * size.height)
    }
    guard !box.isNull else { return nil }
    return CGRect(
      x: box.minX + (node.number("x") ?? -0.1) * box.width,
      y: box.minY + (node.number("y") ?? -0.1) * box.height,
      width: (node.number("width") ?? 1.2) * box.width,
      height: (node.number("height") ?? 1.2) * box.height)
  }

  /// What a mask lets through of some pixels of the device, as levels of gray.
  private mutating func picture(
    of node: SVGNode, _ region: CGRect, _ frame: CGRect, _ box: CGRect
  ) -> CGImage? {
    let (width, height) = (Int(frame.width), Int(frame.height))
    guard
      let bitmap = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    bitmap.translateBy(x: -frame.minX, y: -frame.minY)
    bitmap.concatenate(context.ctm)
    bitmap.clip(to: region)
    if node["maskContentUnits"] == "objectBoundingBox" {
      bitmap.concatenate(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    let outer = canvas
    canvas = VectorCanvas(context: bitmap, budget: outer.budget)
    var style = SVGStyle()
    for ancestor in ancestors(of: node).reversed() { style = style.taking(ancestor) }
    drawChildren(of: node, style, level: 32)
    canvas = outer
    guard let data = bitmap.data else { return nil }
    let pixels = data.assumingMemoryBound(to: UInt8.self)
    let isAlpha = node["mask-type"] == "alpha"
    var levels = [UInt8](repeating: 0, count: width * height)
    for index in levels.indices {
      let pixel = pixels + index * 4
      // Premultiplied, so that this is the luminance times the alpha.
      // Shares of 2^16: 0.2125, 0.7154, 0.0721.
      let light = 13_926 * UInt32(pixel[0]) + 46_885 * UInt32(pixel[1]) + 4725 * UInt32(pixel[2])
      levels[index] = isAlpha ? pixel[3] : UInt8((light + 32_768) >> 16)
    }
    guard let provider = CGDataProvider(data: Data(levels) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  private func ancestors(of node: SVGNode) -> [SVGNode] {
    var all = [node]
    while let parent = all[all.count - 1].parent, all.count < 128 { all.append(parent) }
    return all
  }
}
