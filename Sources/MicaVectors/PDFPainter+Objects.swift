// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Forms and images of PDF pictures (ISO 32000, 8.9 and 8.10).

internal import CoreGraphics
internal import MicaRaster

extension PDFPainter {
  mutating func drawObject(_ name: String, _ resources: [String: PDFValue], level: Int) {
    let objects = file.resolved(resources["XObject"] ?? .none).table
    guard let reference = objects[name], level < Self.mostLevels else { return }
    let object = file.resolved(reference)
    guard case .stream(let table, let start) = object else { return }
    if table["Subtype"]?.name == "Image" { return drawPicture(object, resources) }
    // A form that contains itself ends there.
    guard table["Subtype"]?.name == "Form", open.insert(start).inserted else { return }
    defer { open.remove(start) }
    guard let bytes = file.content(of: object) else { return }
    save()
    let isGroup = table["Group"] != nil && state.fillAlpha < 1 && canvas.spendOnGroup()
    if isGroup {
      context.setAlpha(state.fillAlpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      state.fillAlpha = 1
      state.strokeAlpha = 1
    }
    if let matrix = file.transform(table["Matrix"] ?? .none) { context.concatenate(matrix) }
    if let box = file.rectangle(table["BBox"] ?? .none) { context.clip(to: box) }
    let own = file.resolved(table["Resources"] ?? .none).table
    let (outerPath, outerText) = (path, text)
    path = CGMutablePath()
    draw(bytes, own.isEmpty ? resources : own, level: level + 1)
    (path, text) = (outerPath, outerText)
    if isGroup { context.endTransparencyLayer() }
    restore()
  }

  private func drawPicture(
    _ object: PDFValue, inline: [UInt8]? = nil, _ resources: [String: PDFValue]
  ) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard canvas.spend(on: unit, weight: 2, points: 64) else { return }
    let image = PDFPicture.image(
      object, inline: inline, resources, of: file,
      stencil: state.fillSpace.color(state.fill, alpha: 1), most: imagePixels)
    guard let image else {
      if !file.budget.isExhausted { Unsupported.note("some images in PDF pictures") }
      return
    }
    context.saveGState()
    context.setAlpha(state.fillAlpha)
    // Pixels that become larger stay squares unless the file asks for more.
    let table = object.table
    let m = context.ctm
    let isEnlarged = abs(m.a * m.d - m.b * m.c) > CGFloat(image.width * image.height)
    if isEnlarged, file.resolved(table["Interpolate"] ?? table["I"] ?? .none).flag != true {
      context.interpolationQuality = .none
    }
    context.draw(image, in: unit)
    context.restoreGState()
  }

  /// Draws `BI … ID bytes EI`.
  mutating func drawInlinePicture(_ scanner: inout PDFScanner, _ resources: [String: PDFValue]) {
    var table: [String: PDFValue] = [:]
    var key: String?
    while let value = scanner.value() {
      if case .word(let word) = value {
        if word == "ID" { break }
        return
      }
      if let name = key {
        table[name] = value
        key = nil
      } else {
        key = value.name
      }
    }
    let bytes = scanner.bytes
    let start = min(bytes.count, scanner.place + 1)
    var end = start
    // The bytes may hold "EI" by chance; then a known length would be better, which files don't have.
    while end + 2 < bytes.count {
      if bytes[end + 1] == UInt8(ascii: "E"), bytes[end + 2] == UInt8(ascii: "I"),
        PDFScanner.isSpace(bytes[end]), end + 3 >= bytes.count || PDFScanner.isSpace(bytes[end + 3])
      {
        break
      }
      end += 1
    }
    scanner.place = min(bytes.count, end + 3)
    guard file.budget.spend((end - start) / 8) else { return }
    let object = PDFValue.table(table)
    guard file.budget.take(bytes: end - start),
      let data = file.unpacked(Array(bytes[start..<end]), table)
    else {
      Unsupported.note("some images in PDF pictures")
      return
    }
    drawPicture(object, inline: data, resources)
    file.budget.give(bytes: data.count)
  }
}
