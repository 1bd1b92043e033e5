// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is asked of a font → the font.

internal import MicaRaster
package import MicaType

extension CTFont {
  /// The font that comes nearest to what is asked, at a size; `size` 0 stands for the request's or
  /// 12. An unknown name gives Helvetica, as on iOS, and is noted.
  package static func nearest(
    to request: FontRequest, size: CGFloat, matrix: CGAffineTransform? = nil
  ) -> CTFont {
    if let font = matching(request, size: size, matrix: matrix) { return font }
    if let name = request.name ?? request.family {
      Unsupported.note("the font \(name.prefix(64)) (Helvetica stands in)")
    }
    var plain = request
    (plain.name, plain.family) = (nil, "Helvetica")
    if let font = matching(plain, size: size, matrix: matrix) { return font }
    return CTFont(face: FontFace.lastResort, size: size != 0 ? size : request.size ?? 12)
  }

  /// The font of a name or family and traits; nil where there is none.
  package static func matching(
    _ request: FontRequest, size: CGFloat, matrix: CGAffineTransform? = nil
  ) -> CTFont? {
    let points = size != 0 ? size : request.size ?? 12
    let size = points.isFinite && points > 0 ? points : 12
    if let name = request.name ?? request.family, let system = SystemFont.request(named: name) {
      return systemFont(system, request, size: size, matrix: matrix)
    }
    guard var face = face(of: request) else { return nil }
    if !request.variations.isEmpty, let varied = try? face.varied(by: request.variations) {
      face = varied
    }
    let family = request.name ?? request.family ?? "Helvetica"
    let apple = AppleFamily.named(family).flatMap { face.names.family == $0.name ? nil : $0 }
    return CTFont(
      face: face, size: size, matrix: matrix ?? request.matrix ?? .identity,
      features: request.features, cascade: request.cascade,
      overrides: apple?.overrides(size: size),
      names: apple?.names(of: face, asked: request.hasTraits ? "" : family))
  }

  private static func face(of request: FontRequest) -> FontFace? {
    let library = FontLibrary.current
    var family = request.family
    if let name = request.name {
      guard let face = library.face(postScriptName: name) ?? library.match(FontQuery(family: name))
      else { return request.family.flatMap { _ in matched(request, family: family) } }
      guard request.hasTraits else { return face }
      family = face.names.family
    }
    return matched(request, family: family ?? "Helvetica")
  }

  private static func matched(_ request: FontRequest, family: String?) -> FontFace? {
    let bits = CTFontSymbolicTraits(rawValue: request.symbolicTraits ?? 0)
    let style = request.style?.lowercased() ?? ""
    var query = FontQuery(family: family)
    query.weight =
      request.weight.map(FontWeightScale.file(of:))
      ?? (bits.contains(.traitBold) || style.contains("bold") ? 700 : 400)
    query.width =
      request.width.map(FontWeightScale.file(ofWidth:))
      ?? (bits.contains(.traitCondensed) ? 75 : bits.contains(.traitExpanded) ? 125 : 100)
    query.isItalic =
      bits.contains(.traitItalic) || (request.slant ?? 0) != 0 || style.contains("italic")
      || style.contains("oblique")
    query.isMonospaced = bits.contains(.traitMonoSpace)
    return FontLibrary.current.match(query)
  }

  /// The system's font: Inter with San Francisco's measures, or the user's own font with its measures.
  private static func systemFont(
    _ named: SystemFont.Request, _ request: FontRequest, size: CGFloat,
    matrix: CGAffineTransform?
  ) -> CTFont? {
    var system = named
    let bits = CTFontSymbolicTraits(rawValue: request.symbolicTraits ?? 0)
    if let weight = request.weight, weight.isFinite { system.weight = weight }
    if bits.contains(.traitBold), system.weight < 0.4 { system.weight = 0.4 }
    if let width = request.width, width.isFinite { system.width = width }
    system.isItalic = system.isItalic || bits.contains(.traitItalic)
    return systemFont(
      system, size: size, matrix: matrix ?? request.matrix ?? .identity,
      features: request.features, cascade: request.cascade)
  }

  /// The system's font of a weight, width and design.
  package static func systemFont(
    _ system: SystemFont.Request, size: CGFloat, matrix: CGAffineTransform = .identity,
    features: [FontFeature] = [], cascade: [CTFontDescriptor] = []
  ) -> CTFont? {
    var query = FontQuery(family: system.design == .monospaced ? "Menlo" : ".SFUI")
    query.weight = FontWeightScale.file(of: system.weight)
    query.width = FontWeightScale.file(ofWidth: system.width)
    query.isItalic = system.isItalic
    query.isMonospaced = system.design == .monospaced
    guard let face = FontLibrary.current.match(query).map({ SystemFont.face($0, size: size) })
    else { return nil }
    if let own = SystemFontFile.current, own.holds(face), system.isItalic, !face.traits.isItalic,
      !face.variations.contains(where: \.leans)
    {
      Unsupported.note("italics of the system font \(own.family), whose files have none")
    }
    return CTFont(
      face: face, size: size, matrix: matrix, features: features, cascade: cascade,
      overrides: SystemFont.overrides(size: size, of: system, on: face),
      names: SystemFont.names(of: system, on: face))
  }

  /// The font of strings that name none: Helvetica at 12 points.
  package static var fallbackDefault: CTFont {
    nearest(to: defaultRequest, size: 12)
  }

  private static let defaultRequest: FontRequest = {
    var request = FontRequest()
    request.family = "Helvetica"
    return request
  }()
}

extension FontRequest {
  /// Whether more than a name is asked for.
  var hasTraits: Bool {
    symbolicTraits != nil || weight != nil || width != nil || slant != nil || style != nil
  }
}

extension FontFace {
  /// What there is where no font is found at all: one glyph without an outline.
  static let lastResort: FontFace = {
    // A font directory with the two tables that say how many glyphs and units there are.
    var bytes: [UInt8] = [0, 1, 0, 0, 0, 2, 0, 32, 0, 1, 0, 0]
    bytes += Array("head".utf8) + [0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 54]
    bytes += Array("maxp".utf8) + [0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 6]
    var head = [UInt8](repeating: 0, count: 56)
    head.replaceSubrange(0..<4, with: [0, 1, 0, 0])
    head.replaceSubrange(12..<20, with: [0x5F, 0x0F, 0x3C, 0xF5, 0, 0, 0x03, 0xE8])
    bytes += head + [0, 0, 0x50, 0, 0, 1, 0, 0]
    return bytes.withUnsafeBytes { bytes in
      // The bytes are a font by construction.
      try! FontFace(data: FontData(copying: bytes))
    }
  }()
}
