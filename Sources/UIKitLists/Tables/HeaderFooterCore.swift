// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Titles of sections.

import CoreGraphics
import Foundation

/// Measures of titles that the data source gives.
@MainActor
enum SectionTitle {
  /// The name under which views for them are used again.
  static let identifier = "mica.section-title"
  /// Below a header's text and above a footer's, in groups (our choice; the text is 13 points,
  /// FACTS_UIKIT d.15).
  static let gap: CGFloat = 7

  static func font(in style: UITableView.Style) -> UIFont {
    style == .plain
      ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
  }

  /// The height of a title in a plain table.
  static func plainHeight(_ table: UITableView) -> CGFloat {
    (font(in: .plain).lineHeight + 7.67).rounded(.up)
  }

  /// The height of a title's text in a group, with what it leaves free.
  static func groupedHeight(_ title: String, isHeader: Bool, in table: UITableView) -> CGFloat {
    let label = UILabel.forList()
    label.font = font(in: table.style)
    label.numberOfLines = 0
    label.text = isHeader ? title.uppercased() : title
    let margin = table.titleMargin
    let room = CGSize(
      width: max(0, table.bounds.width - 2 * margin), height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height
    return isHeader ? height + gap : height + gap + 17.5
  }
}

/// The state behind a header or footer.
@MainActor
final class HeaderFooterCore {
  let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  var element: TableMap.Element?
  private var style = UITableView.Style.plain
  private var margin: CGFloat = 16
  private var label: UILabel?
  private var detail: UILabel?

  private(set) var configuration: (any UIContentConfiguration)?
  private var configured: (UIView & UIContentView)?

  /// Shows a configuration, in the view that it has where that can.
  func show(_ configuration: (any UIContentConfiguration)?) {
    self.configuration = configuration
    if let configuration, let configured, configured.supports(configuration) {
      configured.configuration = configuration
      return
    }
    configured?.removeFromSuperview()
    configured = configuration?.makeContentView()
    guard let configured else { return }
    for text in [label, detail] { text?.removeFromSuperview() }
    configured.frame = contentView.bounds
    configured.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(configured)
  }

  var usualConfiguration: UIListContentConfiguration {
    switch (style == .plain, isFooter) {
    case (true, false): .plainHeader()
    case (true, true): .plainFooter()
    case (false, false): .groupedHeader()
    case (false, true): .groupedFooter()
    }
  }

  var isContentConstrained: Bool {
    contentView.subviews.contains { $0.ownLayout?.keepsFrame == false }
  }

  private var isFooter: Bool { if case .footer = element { true } else { false } }

  /// Tells the view where it stands, and its title.
  func take(
    _ element: TableMap.Element, style: UITableView.Style, title: String?, in table: UITableView
  ) {
    self.element = element
    self.style = style
    margin = table.titleMargin
    guard let title else { return }
    let label = textLabel
    label.font = SectionTitle.font(in: style)
    label.numberOfLines = style == .plain ? 1 : 0
    label.textColor = style == .plain ? .label : .secondaryLabel
    label.text = style == .plain || isFooter ? title : title.uppercased()
    // A header that stays at the top covers the rows below it (our choice of the colour).
    contentView.backgroundColor = style == .plain ? .systemBackground : nil
    contentView.superview?.setNeedsLayout()
  }

  var textLabel: UILabel {
    if let label { return label }
    let made = UILabel.forList()
    made.font = .preferredFont(forTextStyle: .headline)
    label = made
    contentView.addSubview(made)
    contentView.superview?.setNeedsLayout()
    return made
  }

  var detailLabel: UILabel {
    if let detail { return detail }
    let made = UILabel.forList()
    made.font = .preferredFont(forTextStyle: .footnote)
    made.textColor = .secondaryLabel
    detail = made
    contentView.addSubview(made)
    contentView.superview?.setNeedsLayout()
    return made
  }

  func place(in view: UIView) {
    let bounds = view.bounds
    if contentView.frame != bounds { contentView.frame = bounds }
    (view as? UITableViewHeaderFooterView)?.backgroundView?.frame = bounds
    guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
    let room = CGSize(width: max(0, bounds.width - 2 * margin), height: .greatestFiniteMagnitude)
    var frame = CGRect(x: margin, y: 0, width: room.width, height: bounds.height)
    if style != .plain {
      let height = label.sizeThatFits(room).height
      frame.origin.y = isFooter ? SectionTitle.gap : bounds.height - SectionTitle.gap - height
      frame.size.height = height
    }
    label.frame = frame
    guard let detail, detail.translatesAutoresizingMaskIntoConstraints else { return }
    detail.frame = CGRect(
      x: margin, y: label.frame.maxY, width: room.width, height: detail.sizeThatFits(room).height)
  }

  func fittedHeight(width: CGFloat) -> CGFloat {
    if let configured {
      return configured.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard let label, label.text?.isEmpty == false else { return 28 }
    let room = CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude)
    return max(28, label.sizeThatFits(room).height + SectionTitle.gap)
  }
}
