// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Functions, constants and members of before Swift 4.2. Apple's SDKs say what they are called now.

public import CoreGraphics
public import Foundation

/// `UIEdgeInsets(top:left:bottom:right:)`, as C calls it.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
/// `rect.inset(by:)`, as Swift 4 called it.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
/// `==` of insets, as Swift 4 called it.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  one == other
}
/// `UIOffset(horizontal:vertical:)`, as C calls it.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
/// `NSCoder.cgPoint(for:)`, as Swift 4 called it.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// `NSCoder.cgSize(for:)`, as Swift 4 called it.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// `NSCoder.cgRect(for:)`, as Swift 4 called it.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// `NSCoder.string(for:)`, as Swift 4 called it.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// `NSCoder.string(for:)`, as Swift 4 called it.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// `NSCoder.string(for:)`, as Swift 4 called it.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// `NSCoder.string(for:)`, as Swift 4 called it.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
/// `NSCoder.string(for:)`, as Swift 4 called it.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// `UIWindow.Level.normal`, as Swift 4 called it.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UICollectionView.elementKindSectionHeader`, as Swift 4 called it.
public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
/// `UICollectionView.elementKindSectionFooter`, as Swift 4 called it.
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
/// `UIWindow.Level.statusBar`, as Swift 4 called it.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIWindow.Level.alert`, as Swift 4 called it.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UIView.noIntrinsicMetric`, as Swift 4 called it.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// `UIView.layoutFittingCompressedSize`, as Swift 4 called it.
public let UILayoutFittingCompressedSize = CGSize.zero
/// `UIView.layoutFittingExpandedSize`, as Swift 4 called it.
public let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
/// `UIScrollView.DecelerationRate.normal`, as Swift 4 called it.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast`, as Swift 4 called it.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// `UIApplication.openSettingsURLString`, as Swift 4 called it.
public let UIApplicationOpenSettingsURLString = "app-settings:"
/// `UITableView.indexSearch`, as Swift 4 called it.
public let UITableViewIndexSearch = "{search}"
/// `UIBackgroundTaskIdentifier.invalid`, as Swift 4 called it.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// `UICollectionViewFlowLayout.automaticSize`, as Swift 4 called it.
@MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
/// `isPortrait`, as C calls it.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// `isLandscape`, as C calls it.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// `isPortrait`, as C calls it.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}
/// `isLandscape`, as C calls it.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// `UIFont.Weight.ultraLight`, as Swift 3 called it.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// `UIFont.Weight.thin`, as Swift 3 called it.
public let UIFontWeightThin = UIFont.Weight.thin
/// `UIFont.Weight.light`, as Swift 3 called it.
public let UIFontWeightLight = UIFont.Weight.light
/// `UIFont.Weight.regular`, as Swift 3 called it.
public let UIFontWeightRegular = UIFont.Weight.regular
/// `UIFont.Weight.medium`, as Swift 3 called it.
public let UIFontWeightMedium = UIFont.Weight.medium
/// `UIFont.Weight.semibold`, as Swift 3 called it.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// `UIFont.Weight.bold`, as Swift 3 called it.
public let UIFontWeightBold = UIFont.Weight.bold
/// `UIFont.Weight.heavy`, as Swift 3 called it.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// `UIFont.Weight.black`, as Swift 3 called it.
public let UIFontWeightBlack = UIFont.Weight.black
/// `UILayoutPriority.required`, as Swift 3 called it.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// `UILayoutPriority.defaultHigh`, as Swift 3 called it.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// `UILayoutPriority.defaultLow`, as Swift 3 called it.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// `UILayoutPriority.fittingSizeLevel`, as Swift 3 called it.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// `UIImagePickerController.InfoKey.mediaType`, as Swift 4 called it.
public let UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"
/// `UIImagePickerController.InfoKey.originalImage`, as Swift 4 called it.
public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
/// `UIImagePickerController.InfoKey.editedImage`, as Swift 4 called it.
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
/// `UIImagePickerController.InfoKey.imageURL`, as Swift 4 called it.
public let UIImagePickerControllerImageURL = "UIImagePickerControllerImageURL"
/// `UIImagePickerController.InfoKey.mediaURL`, as Swift 4 called it.
public let UIImagePickerControllerMediaURL = "UIImagePickerControllerMediaURL"
/// `UIImagePickerController.InfoKey.referenceURL`, as Swift 4 called it.
public let UIImagePickerControllerReferenceURL = "UIImagePickerControllerReferenceURL"

extension UIView {
  /// `bringSubviewToFront(_:)`, as Swift 4 called it.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// `sendSubviewToBack(_:)`, as Swift 4 called it.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// `children`, as Swift 4 called it.
  public var childViewControllers: [UIViewController] { children }
  /// `addChild(_:)`, as Swift 4 called it.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// `removeFromParent()`, as Swift 4 called it.
  public func removeFromParentViewController() { removeFromParent() }
  /// `willMove(toParent:)`, as Swift 4 called it.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// `didMove(toParent:)`, as Swift 4 called it.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  /// `isMovingToParent`, as Swift 4 called it.
  public var isMovingToParentViewController: Bool { isMovingToParent }
  /// `isMovingFromParent`, as Swift 4 called it.
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension UIColor {
  /// `systemGroupedBackground`, as before iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// `systemGray`-like, as before iOS 7.
  public class var viewFlipsideBackground: UIColor { .darkGray }
  /// `systemGray`-like, as before iOS 7.
  public class var scrollViewTexturedBackground: UIColor { .darkGray }
  /// `systemGray`-like, as before iOS 7.
  public class var underPageBackground: UIColor { .gray }
}
