// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Draws the pages of PDF files: paths, colors, gradients, images, forms and text.

package import CoreGraphics
internal import Foundation
internal import MicaRaster

extension PDFFile {
  /// The first page with so many pixels a point; nil where that is too large.
  package func pixels(scale: CGFloat) -> CGImage? {
    let page = pages[0]
    guard let context = VectorBitmap.context(size: page.size, scale: scale) else { return nil }
    context.concatenate(page.uprightTransform)
    page.draw(in: context)
    return context.makeImage()
  }
}

extension PDFPage {
  /// Draws the page's content in its own space. What the budget does not allow is not drawn, which is noted.
  package func draw(in context: CGContext) {
    file.budget.restart()
    var painter = PDFPainter(file, context)
    context.saveGState()
    context.clip(to: cropBox)
    painter.draw(self)
    context.restoreGState()
    if file.budget.isExhausted { Unsupported.note("the rest of a PDF picture that is too complex") }
  }
}

/// Follows the operators of content streams (ISO 32000, annex A).
struct PDFPainter {
  let file: PDFFile
  let canvas: VectorCanvas
  var context: CGContext { canvas.context }
  var state = State()
  var text = TextState()
  private var saved: [State] = []
  var path = CGMutablePath()
  private var point = CGPoint.zero
  private var clipRule: CGPathFillRule?
  /// The forms and glyphs that are being drawn, by the offsets of their streams.
  var open: Set<Int> = []

  static let mostLevels = 12
  /// The most bytes of a page's content.
  private static let mostContent = 16 << 20

  /// What q stores and Q restores, beside the context's own state.
  struct State {
    var fillSpace = PDFColorSpace.gray
    var strokeSpace = PDFColorSpace.gray
    var fill: [CGFloat] = [0]
    var stroke: [CGFloat] = [0]
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    /// A pattern's name; nil for a plain color.
    var fillPattern: String?
    var font = FontChoice()

    var fillColor: CGColor { fillSpace.color(fill, alpha: fillAlpha) }
    var strokeColor: CGColor { strokeSpace.color(stroke, alpha: strokeAlpha) }
  }

  /// The page's space before anything was drawn.
  private let pageTransform: CGAffineTransform
  /// How many pixels an image is worth.
  let imagePixels: Int

  init(_ file: PDFFile, _ context: CGContext) {
    self.file = file
    canvas = VectorCanvas(context: context, budget: file.budget)
    pageTransform = context.ctm
    let seen = context.convertToDeviceSpace(context.boundingBoxOfClipPath)
    imagePixels = Int(clamping: Double(seen.width * seen.height) * 2, to: 1 << 18...1 << 22)
  }

  mutating func draw(_ page: PDFPage) {
    let contents = page.value("Contents")
    var bytes: [UInt8] = []
    for part in contents.list.isEmpty ? [contents] : Array(contents.list.prefix(4096)) {
      guard let more = file.content(of: part) else { continue }
      // Streams that are named again and again take memory again and again.
      guard bytes.count + more.count <= Self.mostContent, file.budget.take(bytes: more.count) else {
        file.budget.exhaust()
        break
      }
      bytes += more
      bytes.append(10)
    }
    draw(bytes, page.value("Resources").table, level: 0)
    file.budget.give(bytes: bytes.count)
  }

  mutating func draw(_ bytes: [UInt8], _ resources: [String: PDFValue], level: Int) {
    var scanner = PDFScanner(bytes, budget: file.budget)
    var operands: [PDFValue] = []
    let depth = saved.count
    while let value = scanner.value() {
      guard case .word(let word) = value else {
        if operands.count < 512 { operands.append(value) }
        continue
      }
      guard file.budget.spend(4) else { break }
      switch word {
      case "BI": drawInlinePicture(&scanner, resources)
      case "Do":
        if let name = operands.first?.name { drawObject(name, resources, level: level) }
      default: perform(word, operands: operands, resources: resources, depth: depth, level: level)
      }
      operands.removeAll(keepingCapacity: true)
    }
    while saved.count > depth { restore() }
  }

  mutating func save() {
    // Later restores must not meet another save's state: this one ends the drawing.
    guard saved.count < 512 else {
      file.budget.exhaust()
      return
    }
    context.saveGState()
    saved.append(state)
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    context.restoreGState()
    state = last
  }

  private mutating func perform(
    _ word: String, operands: [PDFValue], resources: [String: PDFValue], depth: Int,
    level: Int
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
    case "w": if let width = n.first { setLineWidth(width) }
    case "J": context.setLineCap(n.first == 1 ? .round : n.first == 2 ? .square : .butt)
    case "j": context.setLineJoin(n.first == 1 ? .round : n.first == 2 ? .bevel : .miter)
    case "M": if let limit = n.first { context.setMiterLimit(limit) }
    case "d": setDashes(operands.first ?? .none, n.last ?? 0)
    case "gs":
      let states = file.resolved(resources["ExtGState"] ?? .none).table
      if let name = operands.first?.name {
        apply(file.resolved(states[name] ?? .none).table)
      }
    case "sh":
      let shadings = file.resolved(resources["Shading"] ?? .none).table
      if let name = operands.first?.name, let shading = shadings[name] {
        draw(shading: file.resolved(shading), resources)
      }
    default:
      if build(word, n) || setColor(word, operands, n, resources) { return }
      if !showText(word, operands: operands, numbers: n, resources: resources, level: level) {
        paint(word, resources)
      }
    }
  }

  // MARK: Lines

  private mutating func setLineWidth(_ width: CGFloat) {
    // 0 is the thinnest line that a device can draw.
    let m = context.ctm
    let scale = abs(m.a * m.d - m.b * m.c).squareRoot()
    state.lineWidth = width > 0 ? width : scale > 0 ? 1 / scale : 1
    context.setLineWidth(state.lineWidth)
  }

  private mutating func setDashes(_ lengths: PDFValue, _ phase: CGFloat) {
    state.dashes = Array(file.numbers(lengths).prefix(64))
    state.dashPhase = phase
  }

  // MARK: Paths

  private mutating func build(_ word: String, _ n: [CGFloat]) -> Bool {
    switch (word, n.count) {
    case ("m", 2):
      point = CGPoint(x: n[0], y: n[1])
      path.move(to: point)
    case ("l", 2):
      guard !path.isEmpty else { return true }
      point = CGPoint(x: n[0], y: n[1])
      path.addLine(to: point)
    case ("c", 6): curve(ax: n[0], ay: n[1], bx: n[2], by: n[3], x: n[4], y: n[5])
    case ("v", 4): curve(ax: point.x, ay: point.y, bx: n[0], by: n[1], x: n[2], y: n[3])
    case ("y", 4): curve(ax: n[0], ay: n[1], bx: n[2], by: n[3], x: n[2], y: n[3])
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
    ax: CGFloat, ay: CGFloat, bx: CGFloat, by: CGFloat, x: CGFloat, y: CGFloat
  ) {
    guard !path.isEmpty else { return }
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
    if let clipRule { clip(to: path, using: clipRule) }
    clipRule = nil
    path = CGMutablePath()
    context.beginPath()
  }

  mutating func clip(to path: CGPath, using rule: CGPathFillRule) {
    // A rectangle costs nothing.
    let isRectangle = path.isRect(nil)
    guard isRectangle || path.isEmpty || canvas.spend(on: path, weight: 0.1) else {
      return context.clip(to: .null)
    }
    if path.isEmpty { return context.clip(to: .null) }
    context.beginPath()
    context.addPath(path)
    context.clip(using: rule)
  }

  mutating func stroke() {
    guard !path.isEmpty else { return }
    guard canvas.spend(on: path, reach: 2 * state.lineWidth, weight: 0.25, edges: 3) else { return }
    context.setStrokeColor(state.strokeColor)
    context.setLineDash(
      phase: state.dashPhase,
      lengths: DashLimit.lengths(state.dashes, along: path, in: context, file.budget))
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  mutating func fill(_ rule: CGPathFillRule, _ resources: [String: PDFValue]) {
    guard !path.isEmpty, canvas.spend(on: path) else { return }
    context.beginPath()
    context.addPath(path)
    guard let pattern = state.fillPattern else {
      context.setFillColor(state.fillColor)
      context.fillPath(using: rule)
      return
    }
    let table = file.resolved(file.resolved(resources["Pattern"] ?? .none).table[pattern] ?? .none)
      .table
    guard file.resolved(table["PatternType"] ?? .none).integer == 2 else {
      Unsupported.note("tiling patterns in PDF pictures")
      return
    }
    context.saveGState()
    context.clip(using: rule)
    // Patterns count from the page's own space.
    let now = context.ctm
    if abs(now.a * now.d - now.b * now.c) > 0 {
      context.concatenate(now.inverted())
      context.concatenate(pageTransform)
      if let matrix = file.transform(table["Matrix"] ?? .none) { context.concatenate(matrix) }
      draw(shading: file.resolved(table["Shading"] ?? .none), resources)
    }
    context.restoreGState()
  }

  // MARK: Colors

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
      if word == "cs" { setFill(space, space.initial) } else { setStroke(space, space.initial) }
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

  /// Takes the entries of a graphics state dictionary (ISO 32000, 8.4.5).
  private mutating func apply(_ table: [String: PDFValue]) {
    func number(_ key: String) -> CGFloat? {
      file.resolved(table[key] ?? .none).number.map { CGFloat($0) }
    }
    if let alpha = number("ca") { state.fillAlpha = min(1, max(0, alpha)) }
    if let alpha = number("CA") { state.strokeAlpha = min(1, max(0, alpha)) }
    if let width = number("LW") { setLineWidth(width) }
    if let cap = number("LC") { context.setLineCap(cap == 1 ? .round : cap == 2 ? .square : .butt) }
    if let join = number("LJ") {
      context.setLineJoin(join == 1 ? .round : join == 2 ? .bevel : .miter)
    }
    if let limit = number("ML") { context.setMiterLimit(limit) }
    let dash = file.resolved(table["D"] ?? .none).list
    if dash.count == 2 {
      setDashes(dash[0], CGFloat(file.resolved(dash[1]).number ?? 0))
    }
    let modes = file.resolved(table["BM"] ?? .none)
    if let name = modes.name ?? modes.list.lazy.compactMap({ $0.name }).first {
      context.setBlendMode(Self.blendModes[name] ?? .normal)
    }
    if !file.resolved(table["SMask"] ?? .none).table.isEmpty {
      Unsupported.note("soft masks in PDF pictures")
    }
  }

  private static let blendModes: [String: CGBlendMode] = [
    "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken,
    "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
    "HardLight": .hardLight, "SoftLight": .softLight, "Difference": .difference,
    "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color,
    "Luminosity": .luminosity,
  ]
}
