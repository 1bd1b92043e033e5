// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The shadow of glyphs, as an attribute's value.

import CoreGraphics
import Foundation

/// A shadow: an offset in points, y down, a blur and a colour.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Where the shadow falls: right and down are positive; (0, 0) at first.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred, in points; 0 at first.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`; nil for no shadow. Black of a third's opacity at first, as a
  /// `CGColor`.
  open var shadowColor: Any? = CGColor(gray: 0, alpha: 1.0 / 3)

  /// A shadow without offset and blur.
  public override init() { super.init() }

  /// The shadow of a keyed archive.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "NSShadowHoriz"),
      height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    let color = coder.held(AttributeArchive.classes, "NSShadowColor")
    shadowColor = color
    if coder.decodeBool(forKey: "NSShadowHasUsualColor") {
      shadowColor = CGColor(gray: 0, alpha: 1.0 / 3)
    }
  }

  /// Writes offset, blur and color into a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    guard let color = shadowColor else { return }
    if let object = AttributeArchive.object(of: color) {
      coder.encode(object, forKey: "NSShadowColor")
    } else {
      coder.encode(true, forKey: "NSShadowHasUsualColor")
    }
  }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// Another shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    guard shadowOffset == other.shadowOffset, shadowBlurRadius == other.shadowBlurRadius else {
      return false
    }
    switch (shadowColor, other.shadowColor) {
    case (nil, nil): return true
    case (let mine?, let theirs?): return AttributeValue.areEqual(mine, theirs)
    default: return false
    }
  }

  open override var hash: Int {
    var hasher = StableHash()
    hasher.add(Double(shadowOffset.width))
    hasher.add(Double(shadowOffset.height))
    hasher.add(Double(shadowBlurRadius))
    return hasher.value
  }
}

extension NSShadow: ShadowAttribute {
  package var offset: CGSize { shadowOffset }
  package var blurRadius: CGFloat { shadowBlurRadius }
  package var color: CGColor? { (shadowColor as? any ColorAttribute)?.attributeColor }
}
