// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program sets of its HUD.

public import UIKit

/// A HUD's attributes, with their defaults.
@MainActor struct HUDLook {
  var style = SVProgressHUDStyle.automatic
  var maskType = SVProgressHUDMaskType.none
  var animationType = SVProgressHUDAnimationType.flat
  var minimumSize = CGSize.zero
  var ringThickness: CGFloat = 2
  var ringRadius: CGFloat = 18
  var ringNoTextRadius: CGFloat = 24
  var cornerRadius: CGFloat = 14
  var borderColor: UIColor?
  var borderWidth: CGFloat = 0
  var font = UIFont.preferredFont(forTextStyle: .subheadline)
  var foregroundColor = UIColor.black
  var foregroundImageColor: UIColor?
  var backgroundColor = UIColor.white
  var backgroundLayerColor = UIColor(white: 0, alpha: 0.4)
  var blur: UIBlurEffect?
  var imageViewSize = CGSize(width: 28, height: 28)
  var shouldTintImages = true
  var infoImage = UIImage(systemName: "info.circle") ?? UIImage()
  var successImage = UIImage(systemName: "checkmark") ?? UIImage()
  var errorImage = UIImage(systemName: "xmark") ?? UIImage()
  var graceTimeInterval: TimeInterval = 0
  var minimumDismissTimeInterval: TimeInterval = 5
  var maximumDismissTimeInterval = TimeInterval.greatestFiniteMagnitude
  var fadeInAnimationDuration: TimeInterval = 0.15
  var fadeOutAnimationDuration: TimeInterval = 0.15
  var offset = UIOffset.zero
}

extension SVProgressHUD {
  /// Sets the colors.
  public class func setDefaultStyle(_ style: SVProgressHUDStyle) { shared.look.style = style }
  /// Sets what lies between the HUD and the app.
  public class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    shared.look.maskType = maskType
  }
  /// Sets the indicator.
  public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {
    shared.look.animationType = type
  }
  /// Sets the view that the HUD is added to; nil for the key window.
  public class func setContainerView(_ containerView: UIView?) { shared.container = containerView }
  /// Sets the smallest size of the box.
  public class func setMinimumSize(_ minimumSize: CGSize) { shared.look.minimumSize = minimumSize }
  /// Sets the width of the rings' strokes.
  public class func setRingThickness(_ ringThickness: CGFloat) {
    shared.look.ringThickness = ringThickness
  }
  /// Sets the rings' radius above a text.
  public class func setRingRadius(_ radius: CGFloat) { shared.look.ringRadius = radius }
  /// Sets the rings' radius without a text.
  public class func setRingNoTextRadius(_ radius: CGFloat) { shared.look.ringNoTextRadius = radius }
  /// Sets the radius of the box' corners.
  public class func setCornerRadius(_ cornerRadius: CGFloat) {
    shared.look.cornerRadius = cornerRadius
  }
  /// Sets the color of the box' border.
  public class func setBorderColor(_ color: UIColor) { shared.look.borderColor = color }
  /// Sets the width of the box' border.
  public class func setBorderWidth(_ width: CGFloat) { shared.look.borderWidth = width }
  /// Sets the text's font.
  public class func setFont(_ font: UIFont) { shared.look.font = font }
  /// Sets the content's color; the style becomes `custom`.
  public class func setForegroundColor(_ color: UIColor) {
    shared.look.foregroundColor = color
    shared.look.style = .custom
  }
  /// Sets the color of images and rings; nil for the content's. The style becomes `custom`.
  public class func setForegroundImageColor(_ color: UIColor?) {
    shared.look.foregroundImageColor = color
    shared.look.style = .custom
  }
  /// Sets the box' color; the style becomes `custom`.
  public class func setBackgroundColor(_ color: UIColor) {
    shared.look.backgroundColor = color
    shared.look.style = .custom
  }
  /// Sets the box' effect; the style becomes `custom`.
  public class func setHudViewCustomBlur(_ blurEffect: UIBlurEffect?) {
    shared.look.blur = blurEffect
    shared.look.style = .custom
  }
  /// Sets the color of the `custom` mask.
  public class func setBackgroundLayerColor(_ color: UIColor) {
    shared.look.backgroundLayerColor = color
  }
  /// Sets the size of images.
  public class func setImageViewSize(_ size: CGSize) { shared.look.imageViewSize = size }
  /// Sets whether images have the content's color.
  public class func setShouldTintImages(_ shouldTintImages: Bool) {
    shared.look.shouldTintImages = shouldTintImages
  }
  /// Sets the image of `showInfo`.
  public class func setInfoImage(_ image: UIImage) { shared.look.infoImage = image }
  /// Sets the image of `showSuccess`.
  public class func setSuccessImage(_ image: UIImage) { shared.look.successImage = image }
  /// Sets the image of `showError`.
  public class func setErrorImage(_ image: UIImage) { shared.look.errorImage = image }
  /// Sets the view that the HUD is added to in an extension.
  public class func setViewForExtension(_ view: UIView) { shared.container = view }
  /// Sets the seconds before the HUD appears.
  public class func setGraceTimeInterval(_ interval: TimeInterval) {
    shared.look.graceTimeInterval = interval
  }
  /// Sets the fewest seconds that an image is shown.
  public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    shared.look.minimumDismissTimeInterval = interval
  }
  /// Sets the most seconds that an image is shown.
  public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    shared.look.maximumDismissTimeInterval = interval
  }
  /// Sets the seconds of fading in.
  public class func setFadeInAnimationDuration(_ duration: TimeInterval) {
    shared.look.fadeInAnimationDuration = duration
  }
  /// Sets the seconds of fading out.
  public class func setFadeOutAnimationDuration(_ duration: TimeInterval) {
    shared.look.fadeOutAnimationDuration = duration
  }
  /// Nothing to do: the HUD is added to the key window, whatever its level.
  public class func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {}
  /// Nothing to do: a stage has no haptics.
  public class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
  /// Nothing to do: a stage isn't tilted.
  public class func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {}
  /// Sets the box' distance from its usual position.
  public class func setOffsetFromCenter(_ offset: UIOffset) { shared.look.offset = offset }
  /// Puts the box to its usual position.
  public class func resetOffsetFromCenter() { shared.look.offset = .zero }
}
