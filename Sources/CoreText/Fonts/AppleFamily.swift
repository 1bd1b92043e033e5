// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Families of iOS that other fonts stand in for: the names they answer to, and their line measures
// where those of the stand-in differ.

internal import MicaType

/// A family of iOS, which is drawn with a metric-compatible one.
struct AppleFamily {
  let name: String
  /// PostScript names: regular, bold, italic, bold italic.
  let faces: [String]
  /// Ascent, descent, leading, cap height, x-height as parts of the em; nil where the stand-in has
  /// the same ones.
  let measures: [CGFloat]?

  /// By name. The measures are those that CTFont reports on iOS.
  static let all: [AppleFamily] = [
    AppleFamily(
      name: "Helvetica",
      faces: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
      measures: [0.77001953125, 0.22998046875, 0, 0.72021484375, 0.52294921875]),
    AppleFamily(
      name: "Helvetica Neue",
      faces: [
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic",
      ],
      measures: [0.952, 0.213, 0.028, 0.714, 0.517]),
    AppleFamily(
      name: "Arial",
      faces: ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"], measures: nil),
    AppleFamily(
      name: "Times New Roman",
      faces: [
        "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
        "TimesNewRomanPS-BoldItalicMT",
      ], measures: nil),
    AppleFamily(
      name: "Times", faces: ["Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic"],
      measures: [0.75, 0.25, 0, 0.662, 0.45]),
    AppleFamily(
      name: "Courier",
      faces: ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"],
      measures: [0.75390625, 0.24609375, 0, 0.58056640625, 0.45263671875]),
    AppleFamily(
      name: "Courier New",
      faces: [
        "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT",
        "CourierNewPS-BoldItalicMT",
      ], measures: nil),
    AppleFamily(
      name: "Menlo",
      faces: ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"], measures: nil),
  ]

  /// The family of a family's or a PostScript name, in any case; nil for others.
  static func named(_ name: String) -> AppleFamily? {
    let name = name.lowercased()
    if let found = all.first(where: { $0.name.lowercased() == name }) { return found }
    if let found = all.first(where: { $0.faces.contains { $0.lowercased() == name } }) {
      return found
    }
    // Another weight, such as HelveticaNeue-Light.
    guard let hyphen = name.firstIndex(of: "-") else { return nil }
    let start = name[...hyphen]
    return all.first { $0.faces.contains { $0.lowercased().hasPrefix(start) } }
  }

  /// The names that `face` answers to as a face of this family.
  func names(of face: FontFace, asked: String) -> FaceNames {
    let traits = face.traits
    let index = (traits.weight >= 600 ? 1 : 0) + (traits.isItalic ? 2 : 0)
    var names = face.names
    let style = ["Regular", "Bold", faces[2].contains("Oblique") ? "Oblique" : "Italic"]
    names.postScript = faces[index]
    names.family = name
    names.style = index == 3 ? "Bold \(style[2])" : style[index]
    names.full = index == 0 ? name : "\(name) \(names.style)"
    let isOther = !faces.contains { $0.lowercased() == asked.lowercased() }
    if isOther, let hyphen = asked.firstIndex(of: "-") {
      // A weight that the stand-in may not have: it answers to the name that was asked for.
      names.postScript = asked
      names.style = String(asked[asked.index(after: hyphen)...])
      names.full = "\(name) \(names.style)"
    }
    return names
  }

  /// The measures of this family at a size.
  func overrides(size: CGFloat) -> FontOverrides? {
    measures.map {
      FontOverrides(
        ascent: $0[0] * size, descent: $0[1] * size, leading: $0[2] * size,
        capHeight: $0[3] * size, xHeight: $0[4] * size, tracking: 0)
    }
  }
}
