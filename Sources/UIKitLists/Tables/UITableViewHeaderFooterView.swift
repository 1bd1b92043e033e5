// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stands above or below a section. What a program may override stands here.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A view above or below a section of a table, which the table uses again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  let core = HeaderFooterCore()

  /// A view that the table uses again under a name; nil for never.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// A view with a frame that the table doesn't use again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    readNib(coder, as: UITableViewHeaderFooterView.self)
  }

  @_spi(Mica) public override var isLayoutIsland: Bool { true }

  /// Under which name the table uses the view again.
  open package(set) var reuseIdentifier: String?

  /// Called before the view is used for another section; does nothing.
  open func prepareForReuse() {}

  /// The view that holds the content.
  open var contentView: UIView { core.contentView }

  /// The section's title; it is made when it is first asked for.
  open var textLabel: UILabel? { core.textLabel }

  /// A second text, below the title in groups; it is made when it is first asked for.
  open var detailTextLabel: UILabel? { core.detailLabel }

  /// What is shown, as a configuration; nil, the default, for what is put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { core.configuration }
    set {
      core.show(newValue)
      setNeedsLayout()
    }
  }

  /// What lies behind, as a configuration; nil by default.
  ///
  /// Partly: its colour and its view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      contentView.backgroundColor = backgroundConfiguration?.backgroundColor
      if let view = backgroundConfiguration?.customView { backgroundView = view }
    }
  }

  /// The system's configuration for a header of a plain table.
  open func defaultContentConfiguration() -> UIListContentConfiguration { core.usualConfiguration }

  /// A view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The colour behind the content.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  open override func layoutSubviews() {
    core.place(in: self)
    super.layoutSubviews()
  }

  /// The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: core.fittedHeight(width: size.width))
  }

  /// The size that the content's constraints ask for; see `UIView`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard core.isContentConstrained else {
      let fitted = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return fitted.height > 0 ? fitted : sizeThatFits(targetSize)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

extension UITableViewHeaderFooterView {
  /// `init(reuseIdentifier:)` of the receiving class.
  package convenience init(ofDynamicClass reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A new view of the class that this is called on; see UIView+Creation.swift.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C14ofDynamicClassACSSSg_tcfC")
  package final class func makeView(reuseIdentifier: __owned String?)
    -> UITableViewHeaderFooterView
}
