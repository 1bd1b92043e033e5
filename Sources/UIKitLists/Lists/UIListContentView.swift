// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that shows the content of a row.

import CoreGraphics
public import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// Shows a `UIListContentConfiguration`. It places its parts itself, without constraints.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// What is shown.
  ///
  /// - Precondition: it is a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        preconditionFailure(
          "Unsupported configuration type: \(type(of: newValue)) for a UIListContentView")
      }
      shown = list
      show()
    }
  }

  private var shown: UIListContentConfiguration
  private let textLabel = UILabel.forList()
  private var secondaryLabel: UILabel?
  private var imageView: UIImageView?
  /// By the parts that they follow; a second label or image that goes keeps none.
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(textLabel)
    show()
  }

  /// Views from archives are not supported, as on iOS.
  public required init?(coder: NSCoder) { nil }

  // MARK: Showing

  private func show() {
    show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
    if shown.secondaryText != nil || shown.secondaryAttributedText != nil {
      let label = secondaryLabel ?? UILabel.forList()
      if secondaryLabel == nil { addSubview(label) }
      secondaryLabel = label
      show(
        shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: label
      )
    } else {
      if let secondaryLabel {
        guides.removeValue(forKey: ObjectIdentifier(secondaryLabel)).map(removeLayoutGuide)
        secondaryLabel.removeFromSuperview()
      }
      secondaryLabel = nil
    }
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// The configuration's picture, as it says.
  private var shownImage: UIImage? { shown.image.map { shown.imageProperties.styled($0) } }

  private func showImage() {
    guard let image = shownImage else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { addSubview(view) }
    imageView = view
    let properties = shown.imageProperties
    let isShape = image.renderingMode != .alwaysOriginal && properties.tintColor != nil
    view.tintColor = properties.resolvedTintColor(for: inheritedTintColor)
    view.contentMode = .scaleToFill
    view.image =
      isShape && image.renderingMode == .automatic
      ? image.withRenderingMode(.alwaysTemplate) : image
    view.layer.cornerRadius = properties.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = properties.cornerRadius > 0
  }

  // MARK: Layout

  /// The margins of the table cell around, in place of those of the superview; nil elsewhere.
  var cellMargins: UIEdgeInsets? { didSet { if cellMargins != oldValue { setNeedsLayout() } } }

  private var margins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    var margins = UIEdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    let outer = cellMargins ?? superview?.layoutMargins ?? .zero
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let isMirrored = readsFromRight
      margins.left = max(margins.left, isMirrored ? outer.right : outer.left)
      margins.right = max(margins.right, isMirrored ? outer.left : outer.right)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// Where the parts lie within a width, and how high that is.
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var size = CGSize.zero
  }

  /// The arrangement within a width; in the middle of `height` where that is more than is needed.
  private func arrangement(width: CGFloat, height: CGFloat?) -> Arrangement {
    var result = Arrangement()
    let margins = margins
    let isOpen = width >= 100_000
    var left = margins.left
    let image = shownImage
    let picture = image.map { shown.imageProperties.size(of: $0) } ?? .zero
    let room = image.map { shown.imageProperties.room(for: $0) } ?? .zero
    if shown.image != nil { left += room.width + shown.imageToTextPadding }
    let space = max(0, width - left - margins.right)
    let box = CGSize(width: space, height: .greatestFiniteMagnitude)
    var text = textLabel.isHidden ? .zero : textLabel.sizeThatFits(box)
    var second = secondaryLabel.map { $0.isHidden ? .zero : $0.sizeThatFits(box) } ?? .zero
    (text.width, second.width) = (min(text.width, space), min(second.width, space))
    let both = text.height > 0 && second.height > 0
    let beside =
      both && shown.prefersSideBySideTextAndSecondaryText
      && text.width + shown.textToSecondaryTextHorizontalPadding + second.width <= space
    let block =
      beside
      ? max(text.height, second.height)
      : text.height + second.height + (both ? shown.textToSecondaryTextVerticalPadding : 0)
    let inner = max(block, room.height)
    result.size.height = margins.top + inner + margins.bottom
    let contentWidth =
      beside
      ? text.width + shown.textToSecondaryTextHorizontalPadding + second.width
      : max(text.width, second.width)
    result.size.width = isOpen ? left + contentWidth + margins.right : width
    let extra = max(0, (height ?? 0) - result.size.height) / 2
    let top = margins.top + extra
    result.image = CGRect(
      x: margins.left + (room.width - picture.width) / 2,
      y: top + (inner - picture.height) / 2, width: picture.width, height: picture.height)
    let textTop = top + (inner - block) / 2
    if beside {
      result.text = CGRect(
        x: left, y: textTop + (block - text.height) / 2, width: text.width, height: text.height)
      result.secondary = CGRect(
        x: left + space - second.width, y: textTop + (block - second.height) / 2,
        width: second.width, height: second.height)
    } else {
      result.text = CGRect(x: left, y: textTop, width: space, height: text.height)
      result.secondary = CGRect(
        x: left, y: textTop + block - second.height, width: space, height: second.height)
    }
    return result
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width, height: bounds.height)
    textLabel.frame = pixelAligned(arrangement.text)
    secondaryLabel?.frame = pixelAligned(arrangement.secondary)
    imageView?.frame = pixelAligned(arrangement.image)
  }

  // MARK: Guides

  /// Where the text is, for constraints; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? {
    shown.text == nil && shown.attributedText == nil ? nil : guide(of: textLabel)
  }
  /// Where the second text is; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.map(guide) }
  /// Where the image is; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { showsImage ? imageView.map(guide) : nil }

  /// A guide that follows a part, made when it is first asked for.
  private func guide(of part: UIView) -> UILayoutGuide {
    if let known = guides[ObjectIdentifier(part)] { return known }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guides[ObjectIdentifier(part)] = guide
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: part.leftAnchor),
      guide.rightAnchor.constraint(equalTo: part.rightAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    return guide
  }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    let x = readsFromRight ? bounds.width - rect.maxX : rect.minX
    return pixelGrid.moved(CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height))
  }

  var showsImage: Bool { shown.image != nil }

  /// How far the first text is from the leading edge, within the present width.
  var textInset: CGFloat { arrangement(width: bounds.width, height: bounds.height).text.minX }

  // MARK: Sizes

  /// The height that the content needs within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : .greatestFiniteMagnitude
    return roundedUp(arrangement(width: width, height: nil).size)
  }

  /// The content's size in a single line.
  open override var intrinsicContentSize: CGSize {
    roundedUp(arrangement(width: .greatestFiniteMagnitude, height: nil).size)
  }

  @_spi(Mica) public override func heightForLayout(width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The size that the content asks for; the target's width where that is required.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontalFittingPriority.rawValue > 50 && targetSize.width > 0
    var size = sizeThatFits(
      CGSize(width: isWide ? targetSize.width : 0, height: .greatestFiniteMagnitude))
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  private func roundedUp(_ size: CGSize) -> CGSize { pixelGrid.above(size) }

  /// The colours and margins may be others now.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// The picture takes on the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }
}
