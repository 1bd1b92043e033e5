// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's font in the designs that iOS has and we have no font for.

internal import MicaRaster
package import MicaType

extension SystemFont {
  /// The system's font at a size in points; a size that is not above 0 stands for 12 points.
  ///
  /// The rounded design is drawn as the usual one, that with serifs with another family; both are
  /// noted.
  package static func font(
    _ request: Request, size: CGFloat, matrix: CGAffineTransform = .identity,
    features: [FontFeature] = [], cascade: [CTFontDescriptor] = []
  ) -> CTFont {
    if request.design == .rounded { Unsupported.note("UIFontDescriptor.SystemDesign.rounded") }
    if request.design == .serif {
      Unsupported.note("UIFontDescriptor.SystemDesign.serif")
      var query = FontQuery(family: "Times")
      query.weight = FontWeightScale.file(of: request.weight)
      query.isItalic = request.isItalic
      if let face = FontLibrary.current.match(query) {
        return CTFont(
          face: face, size: size, matrix: matrix, features: features, cascade: cascade,
          overrides: overrides(size: size, of: request), names: names(of: request, on: face))
      }
    }
    let font = CTFont.systemFont(
      request, size: size, matrix: matrix, features: features, cascade: cascade)
    return font
      ?? CTFont(
        face: FontFace.lastResort, size: size, matrix: matrix,
        overrides: overrides(size: size, of: request),
        names: names(of: request, on: FontFace.lastResort))
  }
}
