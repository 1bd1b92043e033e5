// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of a list: content, signs beside it, a line below it.

import CoreGraphics
public import Foundation
import QuartzCore

/// A cell with accessories and a separator, whose background is that of the list that it is in. It is a
/// header or footer as well.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  private let separator = UIView()
  private var place: ListPlace?

  /// A cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpRow()
  }

  /// A cell from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpRow()
    readNib(coder, as: UICollectionViewListCell.self)
  }

  /// An empty content of the form that suits the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let kind = ownAttributes?.representedElementKind ?? expectedKind
    let isGrouped = shownPlace?.appearance.isGrouped ?? false
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return isGrouped ? .groupedHeader() : .plainHeader()
    case UICollectionView.elementKindSectionFooter:
      return isGrouped ? .groupedFooter() : .plainFooter()
    default: return .cell()
    }
  }

  /// The background that suits the list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let place = shownPlace, (ownAttributes?.representedElementKind ?? expectedKind) == nil
    else { return .clear() }
    switch place.appearance {
    case .plain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar, .sidebarPlain: return .listSidebarCell()
    }
  }

  /// What is beside the content; nothing by default.
  open var accessories: [UICellAccessory] = [] {
    didSet { makeAccessories() }
  }

  /// How deep the row is in an outline; 0 by default.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// How far a level is from the one around it in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether accessories at the leading edge are moved with the content; true by default.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// Where the separator runs: from the first text on.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  // MARK: Work

  private func setUpRow() {
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  private var shownPlace: ListPlace? {
    ownAttributes?.listPlace ?? ownCollectionView?.collectionCore.expected?.listPlace
  }

  private var expectedKind: String? {
    ownCollectionView?.collectionCore.expected?.representedElementKind
  }

  /// Takes what the list says.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard place != layoutAttributes.listPlace else { return }
    place = layoutAttributes.listPlace
    let side = ownCollectionView?.systemSideMargin ?? 16
    layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    if !configured.hasOwnBackground {
      configured.background = defaultBackgroundConfiguration()
      setNeedsUpdateConfiguration()
    }
    roundCorners()
    setNeedsLayout()
  }

  private func roundCorners() {
    guard let place, place.appearance == .insetGrouped, ownAttributes?.representedElementKind == nil
    else {
      layer.cornerRadius = 0
      clipsToBounds = false
      return
    }
    var corners: CACornerMask = []
    if place.ends.contains(.first) {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if place.ends.contains(.last) {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
    clipsToBounds = !corners.isEmpty
  }

  private func makeAccessories() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { accessory in
      let view = makeView(accessory)
      addSubview(view)
      return (accessory, view)
    }
    setNeedsLayout()
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.sign {
    case .label(let text, let font, _):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .view(let view, _):
      if let tint = accessory.tintColor { view.tintColor = tint }
      if view.bounds.isEmpty { view.sizeToFit() }
      return view
    default:
      let view = AccessoryView(accessory)
      view.opens = { [weak self] in
        guard let self, let collection = self.ownCollectionView else { return }
        collection.collectionCore.toggle(self)
      }
      return view
    }
  }

  private func shown(leading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
    accessoryViews.filter {
      $0.accessory.isLeading == leading && $0.accessory.isShown(isEditing: configured.isEditing)
    }
  }

  private func room(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    switch accessory.room {
    case .standard:
      switch accessory.sign {
      case .label, .view: view.bounds.width
      case .disclosure: 8
      default: max(22, view.bounds.width)
      }
    case .actual: view.bounds.width
    case .custom(let width): width.isFinite ? max(0, width) : 0
    }
  }

  private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }
  private static let gap: CGFloat = 12

  override var contentFrame: CGRect {
    var left = indent
    for (accessory, view) in shown(leading: true) { left += room(accessory, view) + Self.gap }
    var right: CGFloat = 0
    for (accessory, view) in shown(leading: false) { right += room(accessory, view) + 8 }
    if right > 0 { right += layoutMargins.right - 16 }
    return CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  override func layOutParts() {
    super.layOutParts()
    var left = layoutMargins.left + (indentsAccessories ? indent : 0)
    for (accessory, view) in accessoryViews {
      view.isHidden = !accessory.isShown(isEditing: configured.isEditing)
      if accessory.sign == .reorder, !view.isHidden { ownCollectionView?.installMoves() }
      if let sign = view as? AccessoryView {
        sign.isOn = accessory.sign == .outline ? configured.isExpanded : isSelected
      }
    }
    for (accessory, view) in shown(leading: true) {
      let width = room(accessory, view)
      center(view, in: CGRect(x: left, y: 0, width: width, height: bounds.height))
      left += width + Self.gap
    }
    var right = bounds.width - layoutMargins.right
    for (accessory, view) in shown(leading: false).reversed() {
      let width = room(accessory, view)
      right -= width
      center(view, in: CGRect(x: right, y: 0, width: width, height: bounds.height))
      right -= 8
    }
    placeSeparator()
  }

  /// Whether a point of the cell is on its handle for moving, or beside that.
  func holdsGrip(_ point: CGPoint) -> Bool {
    accessoryViews.contains { accessory, view in
      accessory.sign == .reorder && !view.isHidden
        && abs(point.x - view.frame.midX) <= view.frame.width / 2 + 14
    }
  }

  private func center(_ view: UIView, in box: CGRect) {
    let size = view.bounds.size
    view.frame = pixelGrid.moved(
      CGRect(
        x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  private func placeSeparator() {
    let place = shownPlace
    let isLast = place?.ends.contains(.last) ?? true
    let isGrouped = place?.appearance.isGrouped ?? false
    separator.isHidden =
      !(place?.showsSeparators ?? false) || ownAttributes?.representedElementKind != nil
      || isLast && isGrouped && place?.appearance == .insetGrouped || isSelected || isHighlighted
    separator.backgroundColor = place?.separatorColor ?? .separator
    let line = 1 / max(1, traitCollection.displayScale)
    let text = (contentView as? UIListContentView)?.textInset ?? layoutMargins.left
    let start = isLast && isGrouped ? 0 : contentFrame.minX + text
    separator.frame = CGRect(
      x: start, y: bounds.height - line, width: max(0, bounds.width - start), height: line)
    bringSubviewToFront(separator)
  }

  /// The height that the content needs in the width of the row.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfDue()
    let result = layoutAttributes.copied
    guard layoutAttributes.estimates == .vertical else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let inner = contentFrame
    let narrowed = layoutAttributes.copied
    narrowed.size.width = max(0, layoutAttributes.size.width - bounds.width + inner.width)
    var height = fittedAttributes(narrowed, content: contentView).size.height
    if layoutAttributes.listPlace != nil, layoutAttributes.representedElementKind == nil {
      height = max(height, 44)
    }
    result.size.height = height
    return result
  }
}
