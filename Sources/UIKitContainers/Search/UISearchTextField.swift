// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The text field of a search bar (FACTS_UIKIT d.13).

import CoreGraphics
import CoreText
public import Foundation
@_spi(Mica) import UIKitText

/// A text field with a lens before its text, in a grey pill; 36 points high.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The distance of the lens from the edge, and of the text from it, in points (our choice, near iOS 17's).
  private static let lensMargin: CGFloat = 8
  private static let lensGap: CGFloat = 6
  package static let height: CGFloat = 36
  let tokenList = SearchTokens()

  /// An empty field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// An empty field from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
    readNib(coder, as: UISearchTextField.self)
  }

  private func setUpSearch() {
    keepingLooks { backgroundColor = .tertiarySystemFill }
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clipsToBounds = true
    let lens = UIImageView(image: SearchSymbol.lens)
    lens.tintColor = .secondaryLabel
    leftView = lens
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocorrectionType = .no
  }

  @_spi(Mica) public override var spokenTraits: UIAccessibilityTraits {
    super.spokenTraits.union(.searchField)
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: max(Self.height, size.height))
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: side * Self.lensMargin, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.editingRect(forBounds: bounds))
  }

  private var side: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  private func moved(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.size.width = max(rect.width - 2 * Self.lensGap, 0)
    rect.origin.x += Self.lensGap
    return rect
  }
}

/// Pictures in search bars, drawn by ourselves (FACTS_UIKIT d.19).
@MainActor
enum SearchSymbol {
  /// A lens.
  static var lens: UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      UIColor.black.set()
      let ring = UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 11.5, height: 11.5))
      ring.lineWidth = 1.6
      ring.stroke()
      let handle = UIBezierPath()
      handle.move(to: CGPoint(x: 12.6, y: 12.6))
      handle.addLine(to: CGPoint(x: 17.2, y: 17.2))
      handle.lineWidth = 1.8
      handle.lineCapStyle = .round
      handle.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
