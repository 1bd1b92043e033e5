// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of before Swift 4.2, as sources of that time write them. Apple's SDKs say what they are called now.

/// `UIGestureRecognizer.State`, as Swift 4 called it.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// `UIControl.State`, as Swift 4 called it.
public typealias UIControlState = UIControl.State
/// `UIControl.Event`, as Swift 4 called it.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.ContentVerticalAlignment`, as Swift 4 called it.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIControl.ContentHorizontalAlignment`, as Swift 4 called it.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UIView.ContentMode`, as Swift 4 called it.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.AutoresizingMask`, as Swift 4 called it.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIView.AnimationOptions`, as Swift 4 called it.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.AnimationCurve`, as Swift 4 called it.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.KeyframeAnimationOptions`, as Swift 4 called it.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `UIButton.ButtonType`, as Swift 4 called it.
public typealias UIButtonType = UIButton.ButtonType
/// `UIActivityIndicatorView.Style`, as Swift 4 called it.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIProgressView.Style`, as Swift 4 called it.
public typealias UIProgressViewStyle = UIProgressView.Style
/// `UIImage.RenderingMode`, as Swift 4 called it.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.Orientation`, as Swift 4 called it.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIImage.ResizingMode`, as Swift 4 called it.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// `UIScrollView.IndicatorStyle`, as Swift 4 called it.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// `UIScrollView.KeyboardDismissMode`, as Swift 4 called it.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UIScrollView.ContentInsetAdjustmentBehavior`, as Swift 4 called it.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// `UISwipeGestureRecognizer.Direction`, as Swift 4 called it.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UITouch.Phase`, as Swift 4 called it.
public typealias UITouchPhase = UITouch.Phase
/// `UIWindow.Level`, as Swift 4 called it.
public typealias UIWindowLevel = UIWindow.Level
/// `UIFont.TextStyle`, as Swift 4 called it.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIFontDescriptor.SymbolicTraits`, as Swift 4 called it.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// `UIEvent.EventType`, as Swift 4 called it.
public typealias UIEventType = UIEvent.EventType
/// `UIEvent.EventSubtype`, as Swift 4 called it.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// `UIImpactFeedbackGenerator.FeedbackStyle`, as Swift 4 called it.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// `UINotificationFeedbackGenerator.FeedbackType`, as Swift 4 called it.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// `UICollisionBehavior.Mode`, as Swift 4 called it.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// `UIPushBehavior.Mode`, as Swift 4 called it.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// `UIAttachmentBehavior.AttachmentType`, as Swift 4 called it.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

extension Notification.Name {
  /// `UIApplication.willEnterForegroundNotification`, as Swift 4 called it.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// `UIApplication.didEnterBackgroundNotification`, as Swift 4 called it.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// `UIApplication.didBecomeActiveNotification`, as Swift 4 called it.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// `UIApplication.willResignActiveNotification`, as Swift 4 called it.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// `UIApplication.didFinishLaunchingNotification`, as Swift 4 called it.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// `UIApplication.willTerminateNotification`, as Swift 4 called it.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// `UIApplication.didReceiveMemoryWarningNotification`, as Swift 4 called it.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification
  /// `UIDevice.orientationDidChangeNotification`, as Swift 4 called it.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// `UIContentSizeCategory.didChangeNotification`, as Swift 4 called it.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

/// `UIImage.pngData()`, as Swift 4 called it.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// `UIImage.jpegData(compressionQuality:)`, as Swift 4 called it.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// `NSAttributedString.Key.font`, as Swift 3 called it.
public let NSFontAttributeName = NSAttributedString.Key.font
/// `NSAttributedString.Key.paragraphStyle`, as Swift 3 called it.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// `NSAttributedString.Key.foregroundColor`, as Swift 3 called it.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// `NSAttributedString.Key.backgroundColor`, as Swift 3 called it.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// `NSAttributedString.Key.ligature`, as Swift 3 called it.
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// `NSAttributedString.Key.kern`, as Swift 3 called it.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// `NSAttributedString.Key.strikethroughStyle`, as Swift 3 called it.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// `NSAttributedString.Key.underlineStyle`, as Swift 3 called it.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// `NSAttributedString.Key.strokeColor`, as Swift 3 called it.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// `NSAttributedString.Key.strokeWidth`, as Swift 3 called it.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// `NSAttributedString.Key.shadow`, as Swift 3 called it.
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// `NSAttributedString.Key.attachment`, as Swift 3 called it.
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// `NSAttributedString.Key.link`, as Swift 3 called it.
public let NSLinkAttributeName = NSAttributedString.Key.link
/// `NSAttributedString.Key.baselineOffset`, as Swift 3 called it.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// `NSAttributedString.Key.underlineColor`, as Swift 3 called it.
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// `NSAttributedString.Key.strikethroughColor`, as Swift 3 called it.
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor

extension UIApplication {
  /// Kept for programs of before iOS 9; there is no status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
}
/// `UITextField.BorderStyle`, as Swift 4 called it.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UITextField.ViewMode`, as Swift 4 called it.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UITextField.DidEndEditingReason`, as Swift 4 called it.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// `UISearchBar.Style`, as Swift 4 called it.
public typealias UISearchBarStyle = UISearchBar.Style
/// `UIBlurEffect.Style`, as Swift 4 called it.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
