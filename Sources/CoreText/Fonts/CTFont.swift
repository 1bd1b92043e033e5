// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font: a face at a size, with what was asked for beside it. UIFont is a subclass, so that
// `font as CTFont` compiles as on iOS.

package import MicaType

/// Measures that stand in for those of the face, in points.
///
/// The system's font is drawn with another face; layouts expect San Francisco's measures.
package struct FontOverrides: Hashable, Sendable {
  package var ascent: CGFloat
  /// At least 0 where the face reaches below the baseline.
  package var descent: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// Added to every advance.
  package var tracking: CGFloat

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    tracking: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.tracking = tracking
  }
}

/// A font: a face at a size in points.
///
/// Fonts never change and may be used from any thread. Two are equal when they draw alike.
open class CTFont: NSObject, @unchecked Sendable {
  package let face: FontFace
  /// Points to the em; finite and above 0.
  package let size: CGFloat
  /// Applied to every glyph; its translation is not used.
  package let matrix: CGAffineTransform
  /// OpenType features that differ from the face's defaults.
  package let features: [FontFeature]
  /// Where characters are looked for that the face lacks, before the library's own choice.
  package let cascade: [CTFontDescriptor]
  package let overrides: FontOverrides?
  /// The names that it answers to where they are not the face's own.
  package let names: FaceNames

  /// A face at a size. A size of 0 stands for 12 points, as Apple's functions have it; so does one
  /// that is negative or not finite.
  package init(
    face: FontFace, size: CGFloat, matrix: CGAffineTransform = .identity,
    features: [FontFeature] = [], cascade: [CTFontDescriptor] = [],
    overrides: FontOverrides? = nil, names: FaceNames? = nil
  ) {
    self.face = face
    self.size = size.isFinite && size > 0 ? size : 12
    self.matrix = matrix
    self.features = features
    self.cascade = cascade
    self.overrides = overrides
    self.names = names ?? face.names
    super.init()
  }

  /// Whether the other object is a font that draws alike: face, size, matrix, features, cascade.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    if other === self { return true }
    return face === other.face && size == other.size && matrix == other.matrix
      && features == other.features && overrides == other.overrides && cascade == other.cascade
      && names.postScript == other.names.postScript
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face.id)
    hasher.combine(size)
    hasher.combine(features)
    return hasher.finalize()
  }

  /// Font units → points.
  var scale: CGFloat { size / CGFloat(max(face.unitsPerEm, 1)) }

  /// What the matrix makes of widths; its sign is left out, so that lines always run on.
  var widthFactor: CGFloat { matrix.a.isFinite ? abs(matrix.a) : 1 }

  /// What the matrix makes of heights.
  var heightFactor: CGFloat { matrix.d.isFinite ? abs(matrix.d) : 1 }
}
