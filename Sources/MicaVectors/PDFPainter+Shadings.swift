// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Linear and radial shadings of PDF pictures.

internal import CoreGraphics
internal import MicaRaster

extension PDFPainter {
  func draw(shading: PDFValue, _ resources: [String: PDFValue]) {
    let table = shading.table
    let space = PDFColorSpace(table["ColorSpace"] ?? .none, resources, of: file)
    let coordinates = file.numbers(table["Coords"] ?? .none)
    guard let function = PDFFunction(table["Function"] ?? .none, of: file) else {
      Unsupported.note("shadings of PDF pictures without a function")
      return
    }
    let domain = file.numbers(table["Domain"] ?? .none)
    let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    let steps = 64
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
    if case .flag(true)? = extend.first { options.insert(.drawsBeforeStartLocation) }
    if case .flag(true)? = extend.last { options.insert(.drawsAfterEndLocation) }
    switch (file.resolved(table["ShadingType"] ?? .none).number, coordinates.count) {
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
