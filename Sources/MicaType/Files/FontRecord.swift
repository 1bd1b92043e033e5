// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One face of a library: what it is called and looks like, and how well it answers a question.

/// What is asked of a font library.
package struct FontQuery: Hashable, Sendable {
  /// A family, PostScript or full name, in any case; nil is the system font.
  package var family: String?
  /// 100 ... 900.
  package var weight: Float
  /// Percent of the normal width.
  package var width: Float
  package var isItalic: Bool
  /// Whether the letters should be equally wide; counts where no family is named.
  package var isMonospaced: Bool

  package init(
    family: String? = nil, weight: Float = 400, width: Float = 100, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }
}

/// One face of a font file in a library.
final class FontRecord: Sendable {
  let face: FontFace
  let path: String
  /// Counts registered fonts upwards, so that later ones win; 0 is the library's own.
  let registration: Int
  let names: FaceNames
  let traits: FaceTraits
  /// The family's names in every language, as `FontNames.key` writes them.
  let familyKeys: [String]
  let instances: [NamedInstance]
  private let weights: ClosedRange<Float>
  private let widths: ClosedRange<Float>
  /// The value on an axis that makes the letters lean.
  private let leaning: VariationValue?

  init(face: FontFace, path: String, registration: Int = 0) {
    self.face = face
    self.path = path
    self.registration = registration
    names = face.names
    traits = face.traits
    familyKeys = face.familyNames.map(FontNames.key)
    instances = face.namedInstances
    weights = Self.range(Tag.make("wght"), of: face, else: traits.weight)
    widths = Self.range(Tag.make("wdth"), of: face, else: traits.width)
    leaning = traits.isItalic ? nil : Self.leaning(of: face)
  }

  private static func range(
    _ tag: UInt32, of face: FontFace, else value: Float
  ) -> ClosedRange<Float> {
    face.axes.first { $0.tag == tag }.map { $0.minimum...$0.maximum } ?? value...value
  }

  private static func leaning(of face: FontFace) -> VariationValue? {
    for axis in face.axes {
      if axis.tag == Tag.make("ital"), axis.maximum >= 1 {
        return VariationValue(tag: axis.tag, value: axis.maximum)
      }
      if axis.tag == Tag.make("slnt"), axis.minimum < 0 {
        return VariationValue(tag: axis.tag, value: axis.minimum)
      }
    }
    return nil
  }

  /// The face at the place of its design space that comes nearest.
  func face(like query: FontQuery) -> FontFace {
    guard !face.axes.isEmpty else { return face }
    var values = [
      VariationValue(tag: Tag.make("wght"), value: query.weight),
      VariationValue(tag: Tag.make("wdth"), value: query.width),
    ]
    if query.isItalic, let leaning { values.append(leaning) }
    return (try? face.varied(by: values)) ?? face
  }

  /// How far the face is from what is asked: width first, then slant, then weight, as in CSS.
  func distance(to query: FontQuery) -> (Float, Float, Float) {
    let isItalic = traits.isItalic || query.isItalic && leaning != nil
    return (
      widthDistance(query.width), isItalic == query.isItalic ? 0 : 1, weightDistance(query.weight)
    )
  }

  /// Narrower faces come first for widths up to 100, wider ones beyond.
  private func widthDistance(_ width: Float) -> Float {
    guard width.isFinite else { return 0 }
    let nearest = min(max(width, widths.lowerBound), widths.upperBound)
    let isPreferred = width <= 100 ? nearest <= width : nearest >= width
    return abs(nearest - width) + (isPreferred ? 0 : 1000)
  }

  /// Lighter faces come first for weights below 400, heavier ones beyond 500; between them first
  /// what is heavier up to 500, then what is lighter, then what is heavier.
  private func weightDistance(_ weight: Float) -> Float {
    guard weight.isFinite else { return 0 }
    let nearest = min(max(weight, weights.lowerBound), weights.upperBound)
    let distance = abs(nearest - weight)
    if nearest == weight { return 0 }
    if weight < 400 { return nearest < weight ? distance : 1000 + distance }
    if weight > 500 { return nearest > weight ? distance : 1000 + distance }
    if nearest > weight { return nearest <= 500 ? distance : 2000 + distance }
    return 1000 + distance
  }

  /// The order of a library: later registered fonts first, then by name and style, never by the
  /// order in which files were found.
  static func precedes(_ a: FontRecord, _ b: FontRecord) -> Bool {
    if a.registration != b.registration { return a.registration > b.registration }
    if a.names.family != b.names.family { return a.names.family < b.names.family }
    if a.instances.isEmpty != b.instances.isEmpty { return !a.instances.isEmpty }
    let (one, other) = (a.traits, b.traits)
    if one.isItalic != other.isItalic { return !one.isItalic }
    if one.weight != other.weight { return one.weight < other.weight }
    if one.width != other.width { return one.width < other.width }
    if a.names.postScript != b.names.postScript { return a.names.postScript < b.names.postScript }
    return (a.path, a.face.index) < (b.path, b.face.index)
  }
}
