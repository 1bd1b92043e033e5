// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's font: Inter's glyphs with San Francisco's measures, so that layouts come out as on
// iOS. Which face stands for a weight and a design, and what it is called.

package import MicaType

/// The system's font by weight, width and design.
package enum SystemFont {
  /// The designs of the system's font.
  package enum Design: CaseIterable, Hashable, Sendable {
    case standard, monospaced, rounded, serif
  }

  /// What is asked of the system's font.
  package struct Request: Hashable, Sendable {
    /// Apple's scale: 0 is regular, 0.4 bold.
    package var weight: CGFloat
    /// Apple's scale: 0 is normal.
    package var width: CGFloat
    package var isItalic: Bool
    package var design: Design

    package init(
      weight: CGFloat = 0, width: CGFloat = 0, isItalic: Bool = false, design: Design = .standard
    ) {
      self.weight = weight.isFinite ? weight : 0
      self.width = width.isFinite ? width : 0
      self.isItalic = isItalic
      self.design = design
    }
  }

  /// The measures of the system's font at a size in points.
  package static func overrides(size: CGFloat, of request: Request) -> FontOverrides {
    let size = size.isFinite && size > 0 ? size : 12
    let weight = CGFloat(FontWeightScale.file(of: request.weight))
    // Measured on iOS: 0.5264 em at regular, 0.5376 em at bold; on a line between them.
    let boldness = min(max((weight - 400) / 300, 0), 1)
    return FontOverrides(
      ascent: 0.9521484375 * size, descent: 0.2412109375 * size, leading: 0,
      capHeight: 0.70458984375 * size,
      xHeight: (0.5263671875 + (0.53759765625 - 0.5263671875) * boldness) * size,
      tracking: tracking(size: size, boldness: boldness, design: request.design))
  }

  /// The same on a face: one of the user's own (`SystemFontFile`) has its measures, and the tracking of its table.
  package static func overrides(
    size: CGFloat, of request: Request, on face: FontFace
  ) -> FontOverrides {
    guard SystemFontFile.current?.holds(face) == true else {
      return overrides(size: size, of: request)
    }
    let size = size.isFinite && size > 0 ? size : 12
    let em = size / CGFloat(face.unitsPerEm)
    let metrics = face.metrics
    return FontOverrides(
      ascent: CGFloat(metrics.ascent) * em, descent: -CGFloat(metrics.descent) * em,
      leading: CGFloat(metrics.lineGap) * em, capHeight: CGFloat(metrics.capHeight) * em,
      xHeight: CGFloat(metrics.xHeight) * em,
      tracking: CGFloat(face.tracking(size: Double(size))) * size)
  }

  /// A face of the user's own at its optical size; any other one as it is.
  static func face(_ face: FontFace, size: CGFloat) -> FontFace {
    SystemFontFile.current?.holds(face) == true ? face.optical(size: Double(size)) : face
  }

  /// The names by which iOS knows the system's fonts.
  package static func names(of request: Request, on face: FontFace) -> FaceNames {
    var names = face.names
    names.family = familyName(of: request)
    names.style = styleName(of: request)
    names.postScript = postScriptName(of: request)
    names.full = "System Font \(names.style)"
    return names
  }

  /// Such as `.SFUI-SemiboldItalic`.
  package static func postScriptName(of request: Request) -> String {
    let prefix = request.design == .standard ? ".SFUI" : familyName(of: request)
    return "\(prefix)-\(styleName(of: request).filter { $0 != " " })"
  }

  private static func familyName(of request: Request) -> String {
    switch request.design {
    case .standard: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    }
  }

  /// What a name of iOS asks for, such as `.SFUI-Semibold`; nil for other fonts' names.
  package static func request(named name: String) -> Request? {
    let prefixes: [(String, Design)] = [
      (".SFUI", .standard), (".SFNS", .standard), (".AppleSystemUIFontMonospaced", .monospaced),
      (".AppleSystemUIFontRounded", .rounded), (".AppleSystemUIFontSerif", .serif),
      (".AppleSystemUIFont", .standard),
    ]
    guard let (prefix, design) = prefixes.first(where: { name.hasPrefix($0.0) }) else { return nil }
    var style = name.dropFirst(prefix.count)
    if style.first == "-" || style.first == " " { style = style.dropFirst() }
    let isItalic = style.hasSuffix("Italic")
    if isItalic { style = style.dropLast(6) }
    let weight = style.isEmpty ? 0 : weights.first { $0.name == style }?.weight
    return weight.map { Request(weight: $0, isItalic: isItalic, design: design) }
  }

  /// The nine weights of UIKit.
  private static let weights: [(name: String, weight: CGFloat)] = [
    ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23),
    ("Semibold", 0.3), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
  ]

  private static func styleName(of request: Request) -> String {
    var nearest = weights[3]
    for entry in weights
    where abs(entry.weight - request.weight) < abs(nearest.weight - request.weight) {
      nearest = entry
    }
    return request.isItalic ? "\(nearest.name) Italic" : nearest.name
  }
}
