// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Draws the page of a PDF file: paths, colours, gradients, pictures, forms. Texts are noted.

package import CoreGraphics
internal import Foundation
internal import MicaRaster

extension PDFFile {
  /// The page with so many pixels a point; nil where that is too large.
  package func pixels(scale: CGFloat) -> CGImage? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width * height <= 16_777_216,
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.scaleBy(x: width / size.width, y: height / size.height)
    switch turn {
    case 90: context.concatenate(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: box.width))
    case 180:
      context.concatenate(
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.width, ty: box.height))
    case 270: context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.height, ty: 0))
    default: break
    }
    context.translateBy(x: -box.minX, y: -box.minY)
    var painter = PDFPainter(self, context)
    painter.drawPage()
    return context.makeImage()
  }
}

/// Follows the operators of drawings.
struct PDFPainter {
  let file: PDFFile
  let context: CGContext
  var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()
  private var point = CGPoint.zero
  private var clipRule: CGPathFillRule?
  private var operations = 0

  /// Operators of one picture; the rest isn't drawn.
  private static let mostOperations = 2_000_000
  private static let mostLevels = 12

  /// What q keeps and Q brings back, beside the context's own.
  struct State {
    var fillSpace = PDFColorSpace.gray
    var strokeSpace = PDFColorSpace.gray
    var fill: [CGFloat] = [0]
    var stroke: [CGFloat] = [0]
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
    /// A pattern's name; nil for a plain colour.
    var fillPattern: String?
  }

  /// The page's space before anything was drawn.
  private let pageTransform: CGAffineTransform

  init(_ file: PDFFile, _ context: CGContext) {
    (self.file, self.context) = (file, context)
    pageTransform = context.ctm
  }

  mutating func drawPage() {
    let resources = file.inherited("Resources", of: file.page)?.table ?? [:]
    let contents = file.resolved(file.page["Contents"] ?? .none)
    var bytes: [UInt8] = []
    for part in contents.list.isEmpty
      ? [file.page["Contents"] ?? .none] : contents.list.prefix(4096)
    {
      bytes += (file.content(of: part) ?? []) + [10]
    }
    draw(bytes, resources, level: 0)
  }

  private mutating func draw(_ bytes: [UInt8], _ resources: [String: PDFValue], level: Int) {
    var scanner = PDFScanner(bytes)
    var operands: [PDFValue] = []
    let depth = saved.count
    while let value = scanner.value(), operations < Self.mostOperations {
      guard case .word(let word) = value else {
        if operands.count < 512 { operands.append(value) }
        continue
      }
      operations += 1
      if word == "BI" {
        skipInlinePicture(&scanner)
      } else if word == "Do" {
        if let name = operands.first?.name { drawObject(name, resources, level: level) }
      } else {
        perform(word, operands, resources, depth)
      }
      operands.removeAll(keepingCapacity: true)
    }
    while saved.count > depth { restore() }
  }

  private mutating func save() {
    guard saved.count < 4096 else { return }
    context.saveGState()
    saved.append(state)
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    context.restoreGState()
    state = last
  }

  private mutating func perform(
    _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ depth: Int
  ) {
    let n = operands.compactMap { $0.number.map { CGFloat($0) } }
    switch word {
    case "q": save()
    case "Q": if saved.count > depth { restore() }
    case "cm":
      if n.count == 6 {
        context.concatenate(
          CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
      }
    case "w": if let width = n.first { context.setLineWidth(width) }
    case "J": context.setLineCap(n.first == 1 ? .round : n.first == 2 ? .square : .butt)
    case "j": context.setLineJoin(n.first == 1 ? .round : n.first == 2 ? .bevel : .miter)
    case "M": if let limit = n.first { context.setMiterLimit(limit) }
    case "d":
      let lengths = operands.first.map { file.numbers($0) } ?? []
      context.setLineDash(phase: n.first ?? 0, lengths: lengths)
    case "gs":
      let states = file.resolved(resources["ExtGState"] ?? .none).table
      if let name = operands.first?.name { apply(file.resolved(states[name] ?? .none).table) }
    case "sh":
      let shadings = file.resolved(resources["Shading"] ?? .none).table
      if let name = operands.first?.name, let shading = shadings[name] {
        draw(shading: file.resolved(shading), resources)
      }
    case "BT": Unsupported.note("text in PDF pictures")
    default:
      if !build(word, n) && !setColor(word, operands, n, resources) { paint(word, resources) }
    }
  }

  // MARK: Paths

  private mutating func build(_ word: String, _ n: [CGFloat]) -> Bool {
    switch (word, n.count) {
    case ("m", 2):
      point = CGPoint(x: n[0], y: n[1])
      path.move(to: point)
    case ("l", 2) where !path.isEmpty:
      point = CGPoint(x: n[0], y: n[1])
      path.addLine(to: point)
    case ("c", 6) where !path.isEmpty: curve(n[0], n[1], n[2], n[3], n[4], n[5])
    case ("v", 4) where !path.isEmpty: curve(point.x, point.y, n[0], n[1], n[2], n[3])
    case ("y", 4) where !path.isEmpty: curve(n[0], n[1], n[2], n[3], n[2], n[3])
    case ("h", _): if !path.isEmpty { path.closeSubpath() }
    case ("re", 4):
      path.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
      point = CGPoint(x: n[0], y: n[1])
    case ("W", _): clipRule = .winding
    case ("W*", _): clipRule = .evenOdd
    default: return false
    }
    return true
  }

  private mutating func curve(
    _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) {
    point = CGPoint(x: x, y: y)
    path.addCurve(
      to: point, control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by))
  }

  private mutating func paint(_ word: String, _ resources: [String: PDFValue]) {
    switch word {
    case "S": stroke()
    case "s":
      if !path.isEmpty { path.closeSubpath() }
      stroke()
    case "f", "F": fill(.winding, resources)
    case "f*": fill(.evenOdd, resources)
    case "B", "b", "B*", "b*":
      if word.hasPrefix("b"), !path.isEmpty { path.closeSubpath() }
      fill(word.hasSuffix("*") ? .evenOdd : .winding, resources)
      stroke()
    case "n": break
    default: return
    }
    if let clipRule {
      context.beginPath()
      context.addPath(path)
      context.clip(using: clipRule)
    }
    clipRule = nil
    path = CGMutablePath()
    context.beginPath()
  }

  private func stroke() {
    guard !path.isEmpty else { return }
    context.setStrokeColor(state.strokeSpace.color(state.stroke, alpha: state.strokeAlpha))
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  private mutating func fill(_ rule: CGPathFillRule, _ resources: [String: PDFValue]) {
    guard !path.isEmpty else { return }
    context.beginPath()
    context.addPath(path)
    guard let pattern = state.fillPattern else {
      context.setFillColor(state.fillSpace.color(state.fill, alpha: state.fillAlpha))
      context.fillPath(using: rule)
      return
    }
    let table = file.resolved(file.resolved(resources["Pattern"] ?? .none).table[pattern] ?? .none)
      .table
    guard file.resolved(table["PatternType"] ?? .none).number == 2 else {
      Unsupported.note("tiling patterns in PDF pictures")
      return
    }
    context.saveGState()
    context.clip(using: rule)
    // Patterns count from the page's own space.
    context.concatenate(context.ctm.inverted())
    context.concatenate(pageTransform)
    let matrix = file.numbers(table["Matrix"] ?? .none)
    if matrix.count == 6 {
      context.concatenate(
        CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
    }
    draw(shading: file.resolved(table["Shading"] ?? .none), resources)
    context.restoreGState()
  }

  // MARK: Colours

  private mutating func setColor(
    _ word: String, _ operands: [PDFValue], _ n: [CGFloat], _ resources: [String: PDFValue]
  ) -> Bool {
    switch word {
    case "g": setFill(.gray, n)
    case "G": setStroke(.gray, n)
    case "rg": setFill(.rgb, n)
    case "RG": setStroke(.rgb, n)
    case "k": setFill(.cmyk, n)
    case "K": setStroke(.cmyk, n)
    case "cs", "CS":
      guard let first = operands.first else { return true }
      let space = PDFColorSpace(first, resources, of: file)
      var start = [CGFloat](repeating: 0, count: space.count)
      if case .cmyk = space { start = [0, 0, 0, 1] }
      if case .tint = space { start = [CGFloat](repeating: 1, count: space.count) }
      if word == "cs" { setFill(space, start) } else { setStroke(space, start) }
    case "sc", "scn":
      state.fill = n
      state.fillPattern = operands.last?.name
    case "SC", "SCN": state.stroke = n
    default: return false
    }
    return true
  }

  private mutating func setFill(_ space: PDFColorSpace, _ n: [CGFloat]) {
    (state.fillSpace, state.fill, state.fillPattern) = (space, n, nil)
  }

  private mutating func setStroke(_ space: PDFColorSpace, _ n: [CGFloat]) {
    (state.strokeSpace, state.stroke) = (space, n)
  }

  private mutating func apply(_ table: [String: PDFValue]) {
    func number(_ key: String) -> CGFloat? {
      file.resolved(table[key] ?? .none).number.map { CGFloat(min(1, max(0, $0))) }
    }
    if let alpha = number("ca") { state.fillAlpha = alpha }
    if let alpha = number("CA") { state.strokeAlpha = alpha }
    if let width = file.resolved(table["LW"] ?? .none).number {
      context.setLineWidth(CGFloat(width))
    }
    switch file.resolved(table["BM"] ?? .none).name {
    case "Multiply": context.setBlendMode(.multiply)
    case "Screen": context.setBlendMode(.screen)
    case "Overlay": context.setBlendMode(.overlay)
    case "Normal", "Compatible": context.setBlendMode(.normal)
    default: break
    }
    if !file.resolved(table["SMask"] ?? .none).table.isEmpty {
      Unsupported.note("soft masks in PDF pictures")
    }
  }

  // MARK: Forms and pictures

  private mutating func drawObject(_ name: String, _ resources: [String: PDFValue], level: Int) {
    let objects = file.resolved(resources["XObject"] ?? .none).table
    guard let reference = objects[name], level < Self.mostLevels else { return }
    let object = file.resolved(reference)
    if object.table["Subtype"]?.name == "Image" {
      drawPicture(object, resources)
      return
    }
    guard object.table["Subtype"]?.name == "Form", let bytes = file.content(of: object) else {
      return
    }
    save()
    let isGroup = object.table["Group"] != nil && state.fillAlpha < 1
    if isGroup {
      context.setAlpha(state.fillAlpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      state.fillAlpha = 1
      state.strokeAlpha = 1
    }
    let matrix = file.numbers(object.table["Matrix"] ?? .none)
    if matrix.count == 6 {
      context.concatenate(
        CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
    }
    let box = file.numbers(object.table["BBox"] ?? .none)
    if box.count == 4 {
      context.clip(
        to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]))
    }
    let own = file.resolved(object.table["Resources"] ?? .none).table
    let (outerPath, outerPoint) = (path, point)
    path = CGMutablePath()
    draw(bytes, own.isEmpty ? resources : own, level: level + 1)
    (path, point) = (outerPath, outerPoint)
    if isGroup { context.endTransparencyLayer() }
    restore()
  }

  private func drawPicture(_ object: PDFValue, _ resources: [String: PDFValue]) {
    guard let image = PDFPicture.image(object, resources, of: file, state) else {
      Unsupported.note("some pictures within PDF pictures")
      return
    }
    context.saveGState()
    context.setAlpha(state.fillAlpha)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  /// Skips `BI … ID bytes EI`.
  private func skipInlinePicture(_ scanner: inout PDFScanner) {
    Unsupported.note("some pictures within PDF pictures")
    let bytes = scanner.bytes
    while scanner.place + 2 < bytes.count {
      if PDFScanner.isSpace(bytes[scanner.place]), bytes[scanner.place + 1] == UInt8(ascii: "E"),
        bytes[scanner.place + 2] == UInt8(ascii: "I")
      {
        scanner.place += 3
        return
      }
      scanner.place += 1
    }
    scanner.place = bytes.count
  }
}
