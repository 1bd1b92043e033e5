// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A HUD in the middle of a view: an indicator, a title, details and a button.

internal import MicaFoundation
public import UIKit

/// What a HUD shows.
public enum MBProgressHUDMode: Int, Sendable {
  /// An activity indicator.
  case indeterminate
  /// A circle that fills.
  case determinate
  /// A bar that fills.
  case determinateHorizontalBar
  /// A ring that fills.
  case annularDeterminate
  /// The program's view.
  case customView
  /// Texts alone.
  case text
}

/// How a HUD appears and leaves.
public enum MBProgressHUDAnimation: Int, Sendable {
  /// It fades.
  case fade
  /// It fades, grows when it appears, and shrinks when it leaves.
  case zoom
  /// It fades and shrinks.
  case zoomOut
  /// It fades and grows.
  case zoomIn
}

/// Called after a HUD is hidden.
public typealias MBProgressHUDCompletionBlock = () -> Void

/// Added to an offset, it moves a HUD to the edge of its view.
public let MBProgressMaxOffset: CGFloat = 1_000_000

/// Told of a HUD.
@MainActor public protocol MBProgressHUDDelegate: AnyObject {
  /// The HUD is hidden.
  func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
  /// Nothing to do: the method is optional.
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// A HUD that covers a view.
open class MBProgressHUD: UIView {
  /// Told when the HUD is hidden.
  open weak var delegate: (any MBProgressHUDDelegate)?
  /// Called after the HUD is hidden.
  open var completionBlock: MBProgressHUDCompletionBlock?
  /// Seconds before the HUD appears.
  open var graceTime: TimeInterval = 0
  /// The fewest seconds that the HUD is shown.
  open var minShowTime: TimeInterval = 0
  /// Whether the HUD leaves its view when it is hidden.
  open var removeFromSuperViewOnHide = false
  /// How the HUD appears and leaves.
  open var animationType = MBProgressHUDAnimation.fade
  /// What the HUD shows.
  open var mode = MBProgressHUDMode.indeterminate { didSet { if mode != oldValue { change() } } }
  /// The view of the mode `customView`.
  open var customView: UIView? { didSet { if mode == .customView { change() } } }
  /// The color of texts and indicators; nil leaves them as they are.
  open var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) { didSet { paint() } }
  /// The box' distance from the middle.
  open var offset = CGPoint.zero { didSet { place() } }
  /// The free points within the box, and the fewest around it.
  open var margin: CGFloat = 20 { didSet { place() } }
  /// The smallest size of the box.
  open var minSize = CGSize.zero { didSet { place() } }
  /// Whether the box is a square.
  open var isSquare = false { didSet { place() } }
  /// Whether the box moves as the device is tilted. Nothing to do: a stage isn't tilted.
  open var areDefaultMotionEffectsEnabled = false
  /// The fraction that is done, 0 to 1.
  open var progress: Float = 0 { didSet { showProgress() } }
  /// What tells the fraction; it is read at each frame while the HUD is shown.
  open var progressObject: Progress? { didSet { follow(progressObject != nil && isShown) } }

  /// The box.
  public let bezelView = MBBackgroundView()
  /// What covers the view behind the box.
  public let backgroundView = MBBackgroundView()
  /// The title.
  public let label = UILabel()
  /// The details, in any number of lines.
  public let detailsLabel = UILabel()
  /// The button, which is shown if it has a title and an action.
  public let button: UIButton = HUDButton(type: .custom)

  private let column = UIStackView()
  private var indicator: UIView?
  private var rules: [NSLayoutConstraint] = []
  private var link: Timer?
  private var shownSince: Date?
  private var isShown: Bool { shownSince != nil }
  var hasFinished = false
  /// Counts showing and hiding, so that a late timer doesn't concern what came since.
  private var round = 0

  // MARK: HUDs of views

  /// Adds a HUD to a view and shows it.
  @discardableResult
  open class func showAdded(to view: UIView, animated: Bool) -> Self {
    let hud = _micaNew(self, frame: view.bounds)
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }

  /// Hides the topmost HUD of a view; whether there is one.
  @discardableResult
  open class func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// The topmost HUD of a view that isn't hidden.
  open class func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first { !$0.hasFinished }
  }

  /// A HUD of a view's size.
  public convenience init(view: UIView) { self.init(frame: view.bounds) }

  /// A HUD.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// A HUD from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  // MARK: Showing

  /// Shows the HUD, after its grace time.
  open func show(animated: Bool) {
    round += 1
    hasFinished = false
    after(graceTime) { $0.appear(animated) }
  }

  /// Hides the HUD, once it was shown long enough.
  open func hide(animated: Bool) {
    round += 1
    hasFinished = true
    let rest = shownSince.map { minShowTime + $0.timeIntervalSinceNow } ?? 0
    after(rest) { $0.leave(animated) }
  }

  /// Hides the HUD after some seconds.
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    after(max(delay, .leastNonzeroMagnitude)) { $0.hide(animated: animated) }
  }

  private func after(_ delay: TimeInterval, _ body: @escaping @MainActor (MBProgressHUD) -> Void) {
    guard delay > 0 else { return body(self) }
    let own = round
    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self, self.round == own { body(self) }
      }
    }
  }

  private func appear(_ animated: Bool) {
    shownSince = Date()
    alpha = 1
    follow(progressObject != nil)
    guard animated else {
      (bezelView.alpha, backgroundView.alpha) = (1, 1)
      return
    }
    let type = animationType == .zoom ? .zoomIn : animationType
    if bezelView.alpha == 0 { bezelView.transform = Self.start(of: type) }
    animate { [self] in
      bezelView.transform = .identity
      (bezelView.alpha, backgroundView.alpha) = (1, 1)
    }
  }

  private func leave(_ animated: Bool) {
    let wasShown = isShown
    shownSince = nil
    guard animated, wasShown else {
      bezelView.alpha = 0
      return end()
    }
    let type = animationType == .zoom ? .zoomOut : animationType
    animate { [self] in
      if type != .fade {
        bezelView.transform = Self.start(of: type == .zoomIn ? .zoomOut : .zoomIn)
      }
      (bezelView.alpha, backgroundView.alpha) = (0, 0)
    } then: { [self] in
      end()
    }
  }

  private static func start(of type: MBProgressHUDAnimation) -> CGAffineTransform {
    switch type {
    case .zoomIn: CGAffineTransform(scaleX: 0.5, y: 0.5)
    case .zoomOut: CGAffineTransform(scaleX: 1.5, y: 1.5)
    default: .identity
    }
  }

  private func animate(_ body: @escaping () -> Void, then end: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .beginFromCurrentState, animations: body
    ) { _ in end() }
  }

  private func end() {
    follow(false)
    if hasFinished {
      alpha = 0
      if removeFromSuperViewOnHide { removeFromSuperview() }
    }
    completionBlock?()
    delegate?.hudWasHidden(self)
  }

  // MARK: Content

  private func build() {
    isOpaque = false
    backgroundColor = .clear
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundView.style = .solidColor
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bezelView.layer.cornerRadius = 5
    bezelView.translatesAutoresizingMaskIntoConstraints = false
    for view in [backgroundView, bezelView] {
      view.alpha = 0
      addSubview(view)
    }
    label.font = .boldSystemFont(ofSize: 16)
    detailsLabel.font = .boldSystemFont(ofSize: 12)
    detailsLabel.numberOfLines = 0
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    for text in [label, detailsLabel] { text.textAlignment = .center }
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    for view in [label, detailsLabel, button] as [UIView] { column.addArrangedSubview(view) }
    bezelView.addSubview(column)
    change()
    place()
  }

  /// Makes the mode's indicator.
  private func change() {
    indicator?.removeFromSuperview()
    switch mode {
    case .indeterminate:
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      indicator = wheel
    case .determinate, .annularDeterminate:
      let round = MBRoundProgressView()
      round.isAnnular = mode == .annularDeterminate
      indicator = round
    case .determinateHorizontalBar: indicator = MBBarProgressView()
    case .customView: indicator = customView
    case .text: indicator = nil
    }
    if let indicator { column.insertArrangedSubview(indicator, at: 0) }
    showProgress()
    paint()
  }

  private func showProgress() {
    (indicator as? MBRoundProgressView)?.progress = progress
    (indicator as? MBBarProgressView)?.progress = progress
  }

  private func paint() {
    guard let contentColor else { return }
    label.textColor = contentColor
    detailsLabel.textColor = contentColor
    button.setTitleColor(contentColor, for: .normal)
    switch indicator {
    case let wheel as UIActivityIndicatorView: wheel.color = contentColor
    case let round as MBRoundProgressView:
      round.progressTintColor = contentColor
      round.backgroundTintColor = contentColor.withAlphaComponent(0.1)
    case let bar as MBBarProgressView:
      (bar.progressColor, bar.lineColor) = (contentColor, contentColor)
    default: indicator?.tintColor = contentColor
    }
  }

  /// Constrains the box to the middle and to its content.
  private func place() {
    NSLayoutConstraint.deactivate(rules)
    let (box, inner) = (bezelView, column)
    var wanted = [
      box.centerXAnchor.constraint(equalTo: centerXAnchor, constant: offset.x),
      box.centerYAnchor.constraint(equalTo: centerYAnchor, constant: offset.y),
    ]
    for rule in wanted { rule.priority = UILayoutPriority(998) }
    var sides = [
      box.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: margin),
      trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: margin),
      box.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margin),
      bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: margin),
    ]
    for rule in sides { rule.priority = UILayoutPriority(999) }
    sides += [
      inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      inner.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: margin),
      inner.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor, constant: margin),
    ]
    var sizes = [
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: minSize.width),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: minSize.height),
    ]
    if isSquare { sizes.append(box.heightAnchor.constraint(equalTo: box.widthAnchor)) }
    for rule in sizes { rule.priority = UILayoutPriority(997) }
    let small = [
      box.widthAnchor.constraint(equalToConstant: 0),
      box.heightAnchor.constraint(equalToConstant: 0),
    ]
    for rule in small { rule.priority = .fittingSizeLevel }
    wanted += sides + sizes + small
    rules = wanted
    NSLayoutConstraint.activate(rules)
  }

  /// Hides texts and a button without content, which have no spacing around them then.
  open override func layoutSubviews() {
    for text in [label, detailsLabel] { hide(text, (text.text ?? "").isEmpty) }
    hide(button, button.allControlEvents.isEmpty || (button.currentTitle ?? "").isEmpty)
    super.layoutSubviews()
  }

  private func hide(_ view: UIView, _ isEmpty: Bool) {
    if view.isHidden != isEmpty { view.isHidden = isEmpty }
  }

  // MARK: Progress objects

  private func follow(_ isOn: Bool) {
    link?.invalidate()
    link = nil
    guard isOn, let object = progressObject else { return }
    link = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.progress = Float(object.fractionCompleted) }
    }
  }
}
