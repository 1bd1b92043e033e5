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
