// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Core Text needs of attribute values whose classes stand above it.

import CoreGraphics
import Foundation

/// A value that can stand for a colour: `CGColor`, and UIKit's `UIColor`.
package protocol ColorAttribute {
  /// The colour to draw with, resolved now.
  var attributeColor: CGColor { get }
}

extension CGColor: ColorAttribute {
  package var attributeColor: CGColor { self }
}

/// What stands in the place of U+FFFC: UIKit's `NSTextAttachment`.
package protocol AttachmentAttribute: AnyObject {
  /// The box that is kept free, relative to the baseline's point, y up.
  func attachmentBounds(
    lineFragment: CGRect, position: CGPoint, characterIndex: Int
  ) -> CGRect

  /// Draws it in `rect`, which is relative to the baseline's point, y up.
  func drawAttachment(in rect: CGRect, context: CGContext)
}

/// A shadow of glyphs: `NSShadow`.
package protocol ShadowAttribute {
  /// Where the shadow falls, in points, y down.
  var offset: CGSize { get }
  /// How far it is blurred, in points.
  var blurRadius: CGFloat { get }
  /// Its colour; nil for none.
  var color: CGColor? { get }
}

/// A paragraph style: `NSParagraphStyle`, which is `CTParagraphStyle` too.
package protocol ParagraphAttribute {
  /// All its values.
  var settings: ParagraphSettings { get }
}
