// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A HUD in the middle of the key window: an indicator, a picture or a ring of progress above a text.

internal import MicaContext
internal import MicaFoundation
public import UIKit

/// A program's HUD.
@MainActor private final class ProgramHUD: ProgramState {
  private var made: SVProgressHUD?
  /// The HUD, which is made when it is first asked for.
  var hud: SVProgressHUD {
    if let made { return made }
    let new = SVProgressHUD(frame: UIScreen.main.bounds)
    made = new
    return new
  }

  nonisolated init(in context: ProgramContext) {}
  static var current: ProgramHUD { ProgramContext.current.state() }
}

/// What lies between the HUD and the app; it takes touches where the mask type says so.
final class HUDMask: UIControl {
  /// Called when a touch begins, with its location.
  var began: (CGPoint) -> Void = { _ in }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    began(touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }
}

/// A HUD that covers the key window.
open class SVProgressHUD: UIView {
  /// The program's HUD.
  static var shared: SVProgressHUD { ProgramHUD.current.hud }

  /// What it looks like and how it appears.
  var look = HUDLook()
  let cover = HUDMask()
  let dimming = UIView()
  let box = UIVisualEffectView()
  let label = UILabel()
  let picture = UIImageView()
  let spinner = HUDRing(.rotating)
  let wheel = UIActivityIndicatorView(style: .large)
  let (ring, track) = (HUDRing(.fraction), HUDRing(.fraction))
  let gradient = CAGradientLayer()
  var container: UIView?
  /// The fraction that is shown; nil for none.
  var progress: CGFloat?
  var isShown = false
  var activities = 0
  /// Counts what was shown, so that a late end doesn't concern what is shown since.
  var round = 0

  /// A HUD that isn't shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "SVProgressHUD"
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.began = { [weak self] in self?.touched(at: $0) }
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.75).cgColor]
    box.layer.masksToBounds = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.numberOfLines = 0
    addSubview(dimming)
    addSubview(box)
    for view in [label, picture] as [UIView] { box.contentView.addSubview(view) }
    for view in content { view.alpha = 0 }
  }

  /// A HUD isn't read from an archive.
  public required init?(coder: NSCoder) { nil }

  var content: [UIView] { [dimming, label, picture, spinner, wheel, ring, track] }

  /// What is told with notifications.
  var userInfo: [AnyHashable: Any]? { label.text.map { [SVProgressHUDStatusUserInfoKey: $0] } }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  // MARK: Showing

  /// Shows an indicator or, with a progress of 0 or more, a ring.
  open class func show() { show(withStatus: nil) }
  /// Shows an indicator above a text.
  open class func show(withStatus status: String?) { showProgress(-1, status: status) }
  /// Shows a ring; an indicator for a progress below 0.
  open class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }
  /// Shows a ring above a text; an indicator for a progress below 0.
  open class func showProgress(_ progress: Float, status: String?) {
    let hud = shared
    DispatchQueue.main.async {
      hud.present(progress: progress < 0 ? nil : CGFloat(progress), status: status)
    }
  }
  /// Changes the text.
  open class func setStatus(_ status: String?) { shared.set(status) }
  /// Shows the info image above a text, for a while.
  open class func showInfo(withStatus status: String?) {
    show(shared.look.infoImage, status: status)
  }
  /// Shows the success image above a text, for a while.
  open class func showSuccess(withStatus status: String?) {
    show(shared.look.successImage, status: status)
  }
  /// Shows the error image above a text, for a while.
  open class func showError(withStatus status: String?) {
    show(shared.look.errorImage, status: status)
  }
  /// Shows an image above a text, for as long as it takes to read it.
  open class func show(_ image: UIImage, status: String?) {
    let hud = shared
    DispatchQueue.main.async {
      hud.present(image, status: status, duration: displayDuration(for: status))
    }
  }

  // MARK: Dismissing

  /// Ends one of several calls of `show`; the last one dismisses the HUD.
  open class func popActivity() {
    let hud = shared
    hud.activities = max(0, hud.activities - 1)
    if hud.activities == 0 { dismiss() }
  }
  /// Fades the HUD out.
  open class func dismiss() { dismiss(withDelay: 0, completion: nil) }
  /// Fades the HUD out.
  open class func dismiss(completion: SVProgressHUDDismissCompletion?) {
    dismiss(withDelay: 0, completion: completion)
  }
  /// Fades the HUD out after some seconds.
  open class func dismiss(withDelay delay: TimeInterval) {
    dismiss(withDelay: delay, completion: nil)
  }
  /// Fades the HUD out after some seconds.
  open class func dismiss(
    withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
  ) {
    let hud = shared
    DispatchQueue.main.async { hud.leave(after: delay, completion) }
  }
  /// Whether the HUD is on the screen.
  open class func isVisible() -> Bool { shared.dimming.alpha > 0 }
  /// Seconds that it takes to read a text: at least the minimum, at most the maximum dismiss interval.
  open class func displayDuration(for string: String?) -> TimeInterval {
    let look = shared.look
    let reading = Double(string?.utf16.count ?? 0) * 0.06 + 0.5
    return min(max(reading, look.minimumDismissTimeInterval), look.maximumDismissTimeInterval)
  }
}
