// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is behind the content of buttons and the like, in one value, and the view that shows it.

import CoreGraphics
import Foundation
internal import MicaRaster
import QuartzCore

/// A background: colour, rounded corners, border, picture, or a view of the program's own.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour; nil stands for that of whatever has the background.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// How round the corners are, in points; continuous.
  public var cornerRadius: CGFloat = 0
  /// Space between the bounds and the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The border's colour; nil stands for the tint.
  public var strokeColor: UIColor?
  /// Changes the border's colour before it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The border's width, in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background the border lies, in points; 0 by default.
  public var strokeOutset: CGFloat = 0
  /// A picture over the colour.
  public var image: UIImage?
  /// How the picture lies in the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view over colour and picture.
  public var customView: UIView?
  /// The edges where the insets begin at the layout margins; none by default. Partly: kept.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      if !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty {
        Unsupported.note("UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets")
      }
    }
  }
  /// What kind of row it is behind; states change its colour by that.
  package var form: BackgroundForm?

  package init() {}

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }

  /// A button's: its corners are those of FACTS_UIKIT d.3.
  static var ofButton: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.cornerRadius = ButtonLooks.cornerRadius
    return background
  }
}

/// The kinds of rows that have backgrounds of their own.
package enum BackgroundForm {
  case plainCell
  case groupedCell
  case sidebarCell
  case plainHeader
}

/// Shows a background.
package final class ButtonBackground: UIView {
  private var picture: UIImageView?
  private var border: UIView?
  private var outset: CGFloat = 0
  private weak var custom: UIView?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package func show(
    _ background: UIBackgroundConfiguration, color: UIColor?, stroke: UIColor, radius: CGFloat
  ) {
    backgroundColor = color
    layer.cornerRadius = radius
    showPicture(background)
    showBorder(background, stroke, radius)
    if custom !== background.customView {
      custom?.removeFromSuperview()
      if let view = background.customView { addSubview(view) }
      custom = background.customView
    }
    setNeedsLayout()
  }

  private func showPicture(_ background: UIBackgroundConfiguration) {
    guard background.image != nil || picture != nil else { return }
    let shown = picture ?? UIImageView()
    if picture == nil { insertSubview(shown, at: 0) }
    picture = shown
    shown.image = background.image
    shown.contentMode = background.imageContentMode
    shown.clipsToBounds = true
    shown.layer.cornerRadius = layer.cornerRadius
    shown.layer.cornerCurve = .continuous
  }

  private func showBorder(
    _ background: UIBackgroundConfiguration, _ color: UIColor, _ radius: CGFloat
  ) {
    guard background.strokeWidth > 0 || border != nil else { return }
    let shown = border ?? UIView()
    if border == nil { addSubview(shown) }
    border = shown
    outset = background.strokeOutset
    shown.isUserInteractionEnabled = false
    shown.layer.borderWidth = max(0, background.strokeWidth)
    shown.layer.borderColor = traitCollection.resolving { color.cgColor }
    shown.layer.cornerRadius = max(0, radius + outset)
    shown.layer.cornerCurve = .continuous
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    custom?.frame = bounds
    border?.frame = bounds.inset(
      by: UIEdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset))
  }
}
