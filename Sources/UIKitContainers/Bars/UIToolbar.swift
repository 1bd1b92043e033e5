// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of buttons, most often at the bottom (FACTS_UIKIT d.14).

public import CoreGraphics
public import Foundation

/// A row of buttons and spaces.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  let core = ToolbarCore()

  /// A toolbar with the given frame, in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpToolbar()
  }

  /// A toolbar from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpToolbar()
    readNib(coder, as: UIToolbar.self)
  }

  /// Says where the toolbar is; not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons and spaces, from the leading edge; nil by default.
  open var items: [UIBarButtonItem]? {
    get { core.items }
    set { setItems(newValue, animated: false) }
  }
  /// Sets `items`; animated, the old ones fade into the new.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replaceItems(items, animated: animated)
  }
  /// The colours; dark on light by default.
  open var barStyle: UIBarStyle {
    get { core.legacy.style }
    set {
      own(.barStyle)
      changeLegacy { $0.style = newValue }
    }
  }
  /// Whether content shines through; true by default.
  open var isTranslucent: Bool {
    get { core.legacy.isTranslucent }
    set {
      own(.isTranslucent)
      changeLegacy { $0.isTranslucent = newValue }
    }
  }
  /// The background's colour; nil, the default, for the system's.
  open var barTintColor: UIColor? {
    get { core.legacy.tint }
    set {
      own(.barTintColor)
      changeLegacy { $0.tint = newValue }
    }
  }
  /// Sets a picture as background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { changeLegacy { $0.images[barMetrics.rawValue] = backgroundImage } }
  /// The picture that was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { core.legacy.images[barMetrics.rawValue] }
  /// Sets the picture of the shadow.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    changeLegacy { $0.shadowImage = shadowImage }
  }
  /// The picture of the shadow.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    core.legacy.shadowImage
  }
  /// The look while content lies below.
  open var standardAppearance: UIToolbarAppearance {
    get { core.standardAppearance(of: self) }
    set {
      own(.standardAppearance)
      core.standard = newValue
      appearanceChanged()
    }
  }
  /// The look on a phone on its side; nil for the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      own(.compactAppearance)
      appearanceChanged()
    }
  }
  /// The look while content is at its end; nil for the standard one without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      own(.scrollEdgeAppearance)
      appearanceChanged()
    }
  }
  /// The same on a phone on its side.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }
  /// Where the toolbar is: as its delegate says, at the bottom by default.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  /// As wide as asked for, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
  /// Places background and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }
  /// Dynamic colours are looked at again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceChanged()
  }
}

/// The state of a toolbar.
@MainActor
final class ToolbarCore {
  nonisolated init() {}

  var items: [UIBarButtonItem]?
  var buttons: [BarButton] = []
  lazy var background = BarBackground(frame: .zero)
  var standard: UIToolbarAppearance?
  var legacy = LegacyBarLook()
  /// How far the background reaches below the toolbar.
  var bottomExtent: CGFloat = 0
  /// Whether content is at its end, above the toolbar.
  var isAtEdge = false

  func standardAppearance(of bar: UIToolbar) -> UIToolbarAppearance {
    if let standard { return standard }
    let made = UIToolbarAppearance()
    made.onChange = { [weak bar] in bar?.appearanceChanged() }
    made.changed()
    standard = made
    return made
  }
}

extension UIToolbar: BarItemObserver {
  func setUpToolbar() {
    addSubview(core.background)
    appearanceChanged()
  }

  func changeLegacy(_ change: (inout LegacyBarLook) -> Void) {
    change(&core.legacy)
    appearanceChanged()
  }

  func replaceItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = core.buttons
    core.items = items
    core.buttons = (items ?? []).map(BarButton.init)
    for button in core.buttons {
      button.item.observer = self
      if !button.item.isSpace { addSubview(button) }
    }
    appearanceChanged()
    guard animated, window != nil else {
      for button in old { button.removeFromSuperview() }
      return
    }
    placeItems()
    for button in core.buttons { button.alpha = 0 }
    UIView.animateTouchably(
      withDuration: 0.25,
      animations: { [core] in
        for button in core.buttons { button.alpha = 1 }
        for button in old { button.alpha = 0 }
      }, completion: { _ in for button in old { button.removeFromSuperview() } })
  }

  package func barItemChanged(_ item: NSObject) {
    guard let button = core.buttons.first(where: { $0.item === item }) else { return }
    button.tintColor = button.item.tintColor
    button.update()
    setNeedsLayout()
  }

  func appearanceChanged() {
    let look: UIToolbarAppearance
    let plain = core.standard ?? UIToolbarAppearance()
    if core.isAtEdge {
      let clear = plain.copy() as? UIToolbarAppearance ?? plain
      clear.configureWithTransparentBackground()
      look = scrollEdgeAppearance ?? clear
    } else if core.standard == nil, let copy = plain.copy() as? UIToolbarAppearance {
      core.legacy.apply(to: copy, metrics: .default)
      look = copy
    } else {
      look = plain
    }
    core.background.show(look)
    core.background.shadowIsOnTop = barPosition == .bottom
    for button in core.buttons {
      button.tintColor = button.item.tintColor
      button.appearance =
        button.item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
    }
    setNeedsLayout()
  }

  /// Items from edge to edge; flexible spaces share what is left, others keep their width, and buttons
  /// without a space between them stand 16 points apart (our choice).
  func placeItems() {
    core.background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + core.bottomExtent)
    sendSubviewToBack(core.background)
    let margin = systemSideMargin
    let gap: CGFloat = 16
    let shown = core.buttons.filter { !$0.item.isHidden }
    var used: CGFloat = 0
    var flexible = 0
    var widths: [CGFloat] = []
    for (index, button) in shown.enumerated() {
      var width: CGFloat
      switch button.item.systemItem {
      case .flexibleSpace:
        flexible += 1
        width = 0
      case .fixedSpace: width = max(0, button.item.width)
      default:
        width = button.sizeThatFits(CGSize(width: bounds.width, height: 44)).width
        if index > 0, !shown[index - 1].item.isSpace { used += gap }
      }
      widths.append(width)
      used += width
    }
    let safe = safeAreaInsets
    let rest = max(0, bounds.width - 2 * margin - safe.left - safe.right - used)
    var x = margin + safe.left
    for (index, button) in shown.enumerated() {
      if button.item.systemItem == .flexibleSpace {
        x += rest / CGFloat(flexible)
        continue
      }
      if index > 0, !button.item.isSpace, !shown[index - 1].item.isSpace { x += gap }
      button.frame = CGRect(x: x, y: 0, width: widths[index], height: min(44, bounds.height))
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        button.frame.origin.x = bounds.width - button.frame.maxX
      }
      x += widths[index]
    }
  }
}
