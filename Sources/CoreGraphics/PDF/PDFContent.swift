// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A display list as a content stream of a PDF file, with the resources that it names. Text is written as outlines.

internal import MicaRaster
internal import MicaScene

/// A content stream that is being written.
struct PDFContent {
  private let writer: PDFWriter
  private let height: Double
  private var output = PDFOutput()
  private var states: [String: String] = [:]
  private var shadings: [String: String] = [:]
  private var images: [String: String] = [:]
  private var clip: Int32 = -1
  /// Groups that are open: what was written before them, and how they are drawn.
  private var open: [(output: PDFOutput, step: ListStep, masked: PDFOutput?, clip: Int32)] = []

  var bytes: [UInt8] { output.bytes }

  /// The entries of a resource dictionary.
  var resources: String {
    [("ExtGState", states), ("Shading", shadings), ("XObject", images)]
      .filter { !$0.1.isEmpty }
      .map { kind, table in
        let entries = table.sorted { $0.key < $1.key }.map { "/\($0.key) \($0.value)" }
        return "/\(kind) << \(entries.joined(separator: " ")) >>"
      }.joined(separator: " ")
  }

  init(_ writer: PDFWriter, height: Double) {
    (self.writer, self.height) = (writer, height)
  }

  mutating func write(_ list: DisplayList) {
    for step in list.steps { write(step, list) }
    setClip(-1, list)
  }

  private mutating func write(_ step: ListStep, _ list: DisplayList) {
    switch step.action {
    case .fill(let outline, let rule): fill(step, outline, rule, list)
    case .stroke(let outline, let style): stroke(step, outline, style, list)
    case .beginGroup:
      open.append((output, step, nil, clip))
      (output, clip) = (PDFOutput(), -1)
    case .beginMask:
      setClip(-1, list)
      guard !open.isEmpty else { return }
      open[open.count - 1].masked = output
      output = PDFOutput()
    case .endGroup: endGroup(list)
    case .shadow: Unsupported.note("shadows in PDF files")
    }
  }

  // MARK: States

  private mutating func setClip(_ wanted: Int32, _ list: DisplayList) {
    guard wanted != clip else { return }
    if clip >= 0 { output.write("Q\n") }
    clip = wanted
    guard wanted >= 0 else { return }
    output.write("q\n")
    for shape in list.clipShapes(wanted) {
      if shape.hasMask { Unsupported.note("masks of pixels in PDF files") }
      output.write(shape.outline, shape.transform)
      output.write(isEvenOdd(shape.rule) ? "W* n\n" : "W n\n")
    }
  }

  private func isEvenOdd(_ rule: FillRule) -> Bool { rule == .evenOdd || rule == .steppedEvenOdd }

  /// Chooses alpha and blend mode.
  private mutating func setState(alpha: Float, _ blend: BlendMode) {
    let mode = Self.modes[blend]
    if mode == nil { Unsupported.note("some blend modes in PDF files") }
    let share = PDFOutput.number(Double(min(1, max(0, alpha))))
    guard share != "1" || mode != "Normal" else { return }
    let text = "<< /ca \(share) /CA \(share) /BM /\(mode ?? "Normal") >>"
    let name = name(for: text, "G", &states)
    output.write("/\(name) gs\n")
  }

  private func name(for text: String, _ letter: String, _ table: inout [String: String]) -> String {
    if let known = table.first(where: { $0.value == text }) { return known.key }
    let name = letter + String(table.count)
    table[name] = text
    return name
  }

  private static let modes: [BlendMode: String] = [
    .sourceOver: "Normal", .copy: "Normal", .multiply: "Multiply", .screen: "Screen",
    .overlay: "Overlay", .darken: "Darken", .lighten: "Lighten", .colorDodge: "ColorDodge",
    .colorBurn: "ColorBurn", .softLight: "SoftLight", .hardLight: "HardLight",
    .difference: "Difference", .exclusion: "Exclusion", .hue: "Hue", .saturation: "Saturation",
    .color: "Color", .luminosity: "Luminosity",
  ]

  // MARK: Shapes

  private mutating func fill(
    _ step: ListStep, _ outline: Outline, _ rule: FillRule, _ list: DisplayList
  ) {
    // What clears shows the page itself.
    guard !outline.isEmpty, step.transform.isFinite, step.blend != .clear, let paint = step.paint
    else { return }
    setClip(step.clip, list)
    output.write("q\n")
    if case .solid(let color) = paint {
      setState(alpha: step.alpha * color.w, step.blend)
      setColor(color, "rg")
      output.write(outline, step.transform)
      output.write(isEvenOdd(rule) ? "f*\n" : "f\n")
    } else {
      output.write(outline, step.transform)
      output.write(isEvenOdd(rule) ? "W* n\n" : "W n\n")
      draw(paint, step)
    }
    output.write("Q\n")
  }

  private mutating func stroke(
    _ step: ListStep, _ outline: Outline, _ style: StrokeStyle, _ list: DisplayList
  ) {
    guard !outline.isEmpty, step.transform.isFinite, step.blend != .clear, let paint = step.paint
    else { return }
    guard case .solid(let color) = paint else {
      let widened = OutlineStroker.outline(
        of: outline, style: style, scale: step.transform.greatestScale)
      return fill(step, widened, .nonZero, list)
    }
    setClip(step.clip, list)
    output.write("q\n")
    setState(alpha: step.alpha * color.w, step.blend)
    setColor(color, "RG")
    output.write("\(PDFOutput.matrix(step.transform)) cm\n")
    let cap = style.cap == .round ? 1 : style.cap == .square ? 2 : 0
    let join = style.join == .round ? 1 : style.join == .bevel ? 2 : 0
    output.write(
      "\(PDFOutput.number(Double(style.width))) w \(cap) J \(join) j "
        + "\(PDFOutput.number(Double(max(1, style.miterLimit)))) M\n")
    output.write(outline, .identity)
    output.write("S\nQ\n")
  }

  private mutating func setColor(_ color: StraightColor, _ word: String) {
    output.write(
      PDFOutput.numbers(Double(color.x), Double(color.y), Double(color.z)) + " \(word)\n")
  }

  // MARK: Paints

  /// Paints all of the clip.
  private mutating func draw(_ paint: Paint, _ step: ListStep) {
    switch paint {
    case .solid: break
    case .gradient(let gradient): draw(gradient, step)
    case .image(let image): draw(image, step)
    }
  }

  private mutating func draw(_ gradient: Gradient, _ step: ListStep) {
    switch gradient.shape {
    case .linear(let start, let end):
      draw(gradient, kind: 2, PDFOutput.numbers(start.x, start.y, end.x, end.y), step)
    case .radial(let start, let startRadius, let end, let endRadius):
      draw(
        gradient, kind: 3,
        PDFOutput.numbers(start.x, start.y, startRadius, end.x, end.y, endRadius), step)
    case .conic: Unsupported.note("conic gradients in PDF files")
    }
  }

  private mutating func draw(
    _ gradient: Gradient, kind: Int, _ coordinates: String, _ step: ListStep
  ) {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last, gradient.transform.isFinite else {
      return
    }
    if stops.contains(where: { $0.color.w != first.color.w }) {
      Unsupported.note("gradients of several alphas in PDF files")
    }
    let alpha = stops.reduce(0) { $0 + $1.color.w } / Float(stops.count)
    func color(_ c: StraightColor) -> String {
      "[\(PDFOutput.numbers(Double(c.x), Double(c.y), Double(c.z)))]"
    }
    func part(_ a: GradientStop, _ b: GradientStop) -> String {
      "<< /FunctionType 2 /Domain [0 1] /C0 \(color(a.color)) /C1 \(color(b.color)) /N 1 >>"
    }
    // Colors go on before the first stop and after the last one.
    var all = stops
    if first.offset > 0 { all.insert(GradientStop(offset: 0, color: first.color), at: 0) }
    if last.offset < 1 || all.count < 2 { all.append(GradientStop(offset: 1, color: last.color)) }
    let parts = zip(all, all.dropFirst()).map { part($0, $1) }.joined(separator: " ")
    let bounds = all.dropFirst().dropLast().map { PDFOutput.number(Double($0.offset)) }
    let encode = [String](repeating: "0 1", count: all.count - 1).joined(separator: " ")
    let text =
      "<< /ShadingType \(kind) /ColorSpace /DeviceRGB /Coords [\(coordinates)] "
      + "/Extend [\(gradient.extendsBefore) \(gradient.extendsAfter)] /Function << /FunctionType 3 /Domain [0 1] "
      + "/Bounds [\(bounds.joined(separator: " "))] /Encode [\(encode)] /Functions [\(parts)] >> >>"
    setState(alpha: step.alpha * alpha, step.blend)
    output.write(
      "\(PDFOutput.matrix(gradient.transform)) cm\n/\(name(for: text, "S", &shadings)) sh\n")
  }

  private mutating func draw(_ paint: ImagePaint, _ step: ListStep) {
    guard paint.transform.isFinite else { return }
    if paint.tiling == .repeat { Unsupported.note("patterns in PDF files") }
    let object = PDFImage.add(paint.pixmap, interpolates: paint.sampling != .nearest, to: writer)
    let (width, height) = (Double(paint.pixmap.width), Double(paint.pixmap.height))
    // An image of a PDF file fills the unit square, its first row at the top.
    let map = Affine(width, 0, 0, -height, 0, height).then(paint.transform)
    setState(alpha: step.alpha, step.blend)
    let name = name(for: "\(object) 0 R", "X", &images)
    output.write("\(PDFOutput.matrix(map)) cm\n/\(name) Do\n")
  }

  // MARK: Groups

  private mutating func endGroup(_ list: DisplayList) {
    setClip(-1, list)
    guard let (outer, step, masked, outerClip) = open.popLast() else { return }
    let own = output
    (output, clip) = (outer, outerClip)
    let box = "/BBox [-100000 -100000 100000 100000]"
    func form(_ content: PDFOutput, _ space: String) -> Int {
      writer.add(
        content.bytes,
        "/Type /XObject /Subtype /Form \(box) /Group << /S /Transparency \(space)>> "
          + "/Resources << \(resources) >>")
    }
    let content = form(masked ?? own, "")
    setClip(step.clip, list)
    output.write("q\n")
    setState(alpha: step.alpha, step.blend)
    if masked != nil {
      let mask = form(own, "/CS /DeviceRGB ")
      let text = "<< /SMask << /S /Alpha /G \(mask) 0 R >> >>"
      output.write("/\(name(for: text, "G", &states)) gs\n")
    }
    output.write("/\(name(for: "\(content) 0 R", "X", &images)) Do\nQ\n")
  }
}

/// Pixels as an image of a PDF file.
enum PDFImage {
  /// Adds an image with its alpha, and returns its object's number.
  static func add(_ pixmap: Pixmap, interpolates: Bool, to writer: PDFWriter) -> Int {
    let (width, height) = (pixmap.width, pixmap.height)
    var colors = [UInt8](repeating: 0, count: width * height * 3)
    var alphas = [UInt8](repeating: 255, count: width * height)
    var isOpaque = true
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixmap.bytes + y * pixmap.bytesPerRow + x * 4
        let (index, alpha) = (y * width + x, Int(pixel[3]))
        alphas[index] = pixel[3]
        if alpha < 255 { isOpaque = false }
        guard alpha > 0 else { continue }
        for part in 0..<3 {
          colors[index * 3 + part] = UInt8(min(255, (Int(pixel[part]) * 255 + alpha / 2) / alpha))
        }
      }
    }
    let keys =
      "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8"
    var mask = ""
    if !isOpaque { mask = " /SMask \(writer.add(alphas, keys + " /ColorSpace /DeviceGray")) 0 R" }
    return writer.add(colors, keys + " /ColorSpace /DeviceRGB /Interpolate \(interpolates)" + mask)
  }
}
