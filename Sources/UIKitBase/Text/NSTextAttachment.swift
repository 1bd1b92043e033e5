// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture in a text.

public import CoreText
public import Foundation
internal import MicaRaster

/// What stands in the place of a U+FFFC character: a picture of a size.
///
/// Its box sits on the baseline; a negative `bounds.origin.y` lowers it.
open class NSTextAttachment: NSObject, AttachmentAttribute {
  /// The character that attachments stand for.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The box, in points from the point on the baseline, y up; an empty one is the picture's size.
  open var bounds = CGRect.zero
  /// Bytes that the attachment holds; pictures that they decode to are shown.
  open var contents: Data? {
    didSet { decoded = nil }
  }
  /// The type of `contents`.
  open var fileType: String?
  /// Room on both sides of the picture, in points; kept.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a text view may make a view for the attachment; kept.
  open var allowsTextAttachmentView = true

  private var decoded: UIImage?

  /// An attachment of bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// An attachment without a picture.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The box that the attachment takes, in points from the point on the baseline, y up.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if !bounds.isEmpty { return bounds.standardized }
    // A picture with a baseline, as symbols have, stands on it.
    let drop = bounds.minY == 0 ? shownImage?.baselineOffsetFromBottom ?? 0 : 0
    return CGRect(
      x: bounds.minX, y: bounds.minY - drop, width: shownImage?.size.width ?? 0,
      height: shownImage?.size.height ?? 0)
  }

  /// The picture for a box; nil where there is none.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  private var shownImage: UIImage? {
    if let image { return image }
    if decoded == nil, let contents { decoded = UIImage(data: contents) }
    return decoded
  }

  package func attachmentBounds(
    lineFragment: CGRect, position: CGPoint, characterIndex: Int
  ) -> CGRect {
    let box = attachmentBounds(
      for: nil, proposedLineFragment: lineFragment, glyphPosition: position,
      characterIndex: characterIndex)
    let values = [box.minX, box.minY, box.width, box.height]
    return values.allSatisfy { $0.isFinite && abs($0) < 1e6 } ? box : .zero
  }

  package func drawAttachment(in rect: CGRect, context: CGContext) {
    guard !rect.isEmpty,
      let image = image(forBounds: rect, textContainer: nil, characterIndex: 0)
    else { return }
    // Pictures are drawn with y growing downward.
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    ContextStack.current.with(context) {
      image.draw(in: CGRect(origin: .zero, size: rect.size))
    }
    context.restoreGState()
  }
}

extension NSAttributedString {
  /// The text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The text of one character that stands for an attachment, with attributes beside it.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
