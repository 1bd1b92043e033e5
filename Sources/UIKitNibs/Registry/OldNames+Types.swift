// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Types that lie within others since Swift 4.2, by the names that they had before.

/// `UIAlertAction.Style`, as Swift 4 called it.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIAlertController.Style`, as Swift 4 called it.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UINavigationController.Operation`, as Swift 4 called it.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// `UIBarButtonItem.Style`, as Swift 4 called it.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UIBarButtonItem.SystemItem`, as Swift 4 called it.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UITableViewCell.StateMask`, as Swift 4 called it.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// `UITableViewCell.FocusStyle`, as Swift 4 called it.
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
/// `UITableViewRowAction.Style`, as Swift 4 called it.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// `UICollectionView.ScrollDirection`, as Swift 4 called it.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UICollectionView.ScrollPosition`, as Swift 4 called it.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UICollectionView.ElementCategory`, as Swift 4 called it.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// `UICollectionViewUpdateItem.Action`, as Swift 4 called it.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// `UIDatePicker.Mode`, as Swift 4 called it.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// `UIPageViewController.NavigationDirection`, as Swift 4 called it.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// `UIPageViewController.NavigationOrientation`, as Swift 4 called it.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// `UIPageViewController.SpineLocation`, as Swift 4 called it.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// `UIPageViewController.TransitionStyle`, as Swift 4 called it.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// `UISplitViewController.PrimaryEdge`, as Swift 4 called it.
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
/// `UIStackView.Alignment`, as Swift 4 called it.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIStackView.Distribution`, as Swift 4 called it.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `NSLayoutConstraint.FormatOptions`, as Swift 4 called it.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// `UITabBar.ItemPositioning`, as Swift 4 called it.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// `UITabBarItem.SystemItem`, as Swift 4 called it.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// `UISearchBar.Icon`, as Swift 4 called it.
public typealias UISearchBarIcon = UISearchBar.Icon
/// `UITouch.TouchType`, as Swift 4 called it.
public typealias UITouchType = UITouch.TouchType
/// `UIPress.Phase`, as Swift 4 called it.
public typealias UIPressPhase = UIPress.Phase
/// `UIPress.PressType`, as Swift 4 called it.
public typealias UIPressType = UIPress.PressType
/// `UIDevice.BatteryState`, as Swift 4 called it.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// `UIFont.Weight`, as Swift 4 called it.
public typealias UIFontWeight = UIFont.Weight
/// `UIFontDescriptor.AttributeName`, as Swift 4 called it.
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
/// `UIFontDescriptor.TraitKey`, as Swift 4 called it.
public typealias UIFontDescriptorTraitKey = UIFontDescriptor.TraitKey
/// `UIView.TintAdjustmentMode`, as Swift 4 called it.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// `UIView.AnimationTransition`, as Swift 4 called it.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// `UIInputView.Style`, as Swift 4 called it.
public typealias UIInputViewStyle = UIInputView.Style
/// `UIMenuElement.State`, as Swift 4 called it.
public typealias UIMenuElementState = UIMenuElement.State
/// `UIContextualAction.Style`, as Swift 4 called it.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// `UIImagePickerController.SourceType`, as Swift 4 called it.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// `UIImagePickerController.CameraDevice`, as Swift 4 called it.
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// `UIImagePickerController.CameraCaptureMode`, as Swift 4 called it.
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController
  .CameraCaptureMode
/// `UIImagePickerController.CameraFlashMode`, as Swift 4 called it.
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// `UIImagePickerController.QualityType`, as Swift 4 called it.
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// `UIInterpolatingMotionEffect.EffectType`, as Swift 4 called it.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// `UIActivity.ActivityType`, as Swift 4 called it.
public typealias UIActivityType = UIActivity.ActivityType
/// `UIActivity.Category`, as Swift 4 called it.
public typealias UIActivityCategory = UIActivity.Category
/// `UIPreviewAction.Style`, as Swift 4 called it.
public typealias UIPreviewActionStyle = UIPreviewAction.Style
