// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a bar looks: its background and the hairline at its edge. Those of single kinds of bar are in
// the files beside this one.

public import Foundation

/// Background and shadow of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// What fills the background.
  package enum Backdrop {
    /// The system's material.
    case material
    /// The system's background colour.
    case opaque
    case clear
  }

  package var backdrop = Backdrop.material
  /// What the appearance is for.
  public let idiom: UIUserInterfaceIdiom
  /// The blur of what is below the bar; the material of bars by default, nil for none.
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.chrome { didSet { changed() } }
  /// A colour over the blur; nil by default.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// A picture over the colour; nil by default.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// How the picture fills the bar; scaled to it by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The hairline's colour; nil for none.
  open var shadowColor: UIColor? = UIBarAppearance.hairline { didSet { changed() } }
  /// A picture in place of the hairline, tinted by its colour; nil by default.
  open var shadowImage: UIImage? { didSet { changed() } }
  var onChange: () -> Void = {}

  static let chrome = UIBlurEffect(style: .systemChromeMaterial)

  /// Black of .3, light in the dark style (FACTS_UIKIT d.14).
  static let hairline = UIColor {
    UIColor(
      white: $0.userInterfaceStyle == .dark ? 1 : 0,
      alpha: $0.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }

  /// An appearance with the system's material.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// An appearance with the system's material.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// An appearance with the background of another one.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// An appearance from an archive, of which nothing is read yet.
  public required init(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  /// The system's material, and a hairline.
  open func configureWithDefaultBackground() { configure(.material, shadow: Self.hairline) }
  /// The system's background colour, and a hairline.
  open func configureWithOpaqueBackground() { configure(.opaque, shadow: Self.hairline) }
  /// No background, and no hairline.
  open func configureWithTransparentBackground() { configure(.clear, shadow: nil) }

  private func configure(_ backdrop: Backdrop, shadow: UIColor?) {
    self.backdrop = backdrop
    backgroundEffect = backdrop == .material ? Self.chrome : nil
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    if backdrop == .opaque { backgroundColor = .systemBackground }
    shadowColor = shadow
  }

  final func takeBackground(of other: UIBarAppearance) {
    backdrop = other.backdrop
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  func changed() { onChange() }

  /// Takes over what this class adds to the background.
  func takeRest(of other: UIBarAppearance) {}

  /// A copy, which can be changed by itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  /// A copy of the same class, as bars' appearances promise it.
  @_disfavoredOverload
  public func copy() -> Self { unsafeDowncast(copied(), to: Self.self) }

  final func copied() -> UIBarAppearance {
    let copy = type(of: self).init(barAppearance: self)
    copy.takeRest(of: self)
    return copy
  }
}

/// How a button of a bar looks in one of its states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  var onChange: () -> Void = {}
  /// Attributes of the title over the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// How far the title moves; not at all by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// A picture behind the title; nil by default.
  open var backgroundImage: UIImage? { didSet { onChange() } }
  /// How far the picture moves; not at all by default.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange() } }

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// Buttons that nobody touches.
  public let normal = UIBarButtonItemStateAppearance()
  /// Buttons under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that can't be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Buttons that a keyboard has chosen.
  public let focused = UIBarButtonItemStateAppearance()

  /// The system's look of a style.
  public init(style: UIBarButtonItem.Style) {}

  /// The system's look of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// The system's look again.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  var onChange: () -> Void = {} {
    didSet { for state in [normal, highlighted, disabled, focused] { state.onChange = onChange } }
  }

  final func take(_ other: UIBarButtonItemAppearance) {
    normal.take(other.normal)
    highlighted.take(other.highlighted)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    copy.take(self)
    return copy
  }

  /// A copy, which can be changed by itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }
}
