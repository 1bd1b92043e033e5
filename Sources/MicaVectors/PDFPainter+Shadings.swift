// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Linear and radial shadings of PDF pictures (ISO 32000, 8.7.4.5).

internal import CoreGraphics
internal import MicaRaster

extension PDFPainter {
  func draw(shading: PDFValue, _ resources: [String: PDFValue]) {
    let seen = context.boundingBoxOfClipPath
    let steps = 64
    guard file.budget.spend(steps * 32), canvas.spend(on: seen, weight: 2, points: steps) else {
      return
    }
    let table = shading.table
    let space = PDFColorSpace(table["ColorSpace"] ?? .none, resources, of: file)
    let coordinates = file.numbers(table["Coords"] ?? .none)
    guard let function = PDFFunction(table["Function"] ?? .none, of: file) else {
      Unsupported.note("shadings of PDF pictures without a function")
      return
    }
    let domain = file.numbers(table["Domain"] ?? .none)
    let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    var colors: [CGColor] = []
    var places: [CGFloat] = []
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let values = function.values(at: [Double(low + share * (high - low))])
      colors.append(space.color(values.map { CGFloat($0) }, alpha: state.fillAlpha))
      places.append(share)
    }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: places)
    else { return }
    var options: CGGradientDrawingOptions = []
    let extend = file.resolved(table["Extend"] ?? .none).list.map { file.resolved($0) }
    if extend.first?.flag == true { options.insert(.drawsBeforeStartLocation) }
    if extend.last?.flag == true { options.insert(.drawsAfterEndLocation) }
    switch (file.resolved(table["ShadingType"] ?? .none).integer, coordinates.count) {
    case (2, 4):
      context.drawLinearGradient(
        gradient, start: CGPoint(x: coordinates[0], y: coordinates[1]),
        end: CGPoint(x: coordinates[2], y: coordinates[3]), options: options)
    case (3, 6):
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: coordinates[0], y: coordinates[1]),
        startRadius: coordinates[2], endCenter: CGPoint(x: coordinates[3], y: coordinates[4]),
        endRadius: coordinates[5], options: options)
    default: Unsupported.note("shadings of PDF pictures but linear and radial ones")
    }
  }
}
