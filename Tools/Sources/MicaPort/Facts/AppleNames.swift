// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's methods whose Objective-C names don't follow from their Swift names.

/// Apple's own names.
enum AppleNames {
  /// Swift's name → the selector.
  static let selectors: [String: String] = [
    "draw(_:)": "drawRect:",
    "draw(_:in:)": "drawLayer:inContext:",
    "draw(in:)": "drawInContext:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "pressesBegan(_:with:)": "pressesBegan:withEvent:",
    "motionEnded(_:with:)": "motionEnded:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "point(inside:with:)": "pointInside:withEvent:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "shouldPerformSegue(withIdentifier:sender:)": "shouldPerformSegueWithIdentifier:sender:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "sizeThatFits(_:)": "sizeThatFits:",
    "action(for:forKey:)": "actionForLayer:forKey:",
    "action(forKey:)": "actionForKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "value(forKeyPath:)": "valueForKeyPath:",
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "sendAction(_:to:for:)": "sendAction:to:forEvent:",
    "sendActions(for:)": "sendActionsForControlEvents:",
    "becomeFirstResponder()": "becomeFirstResponder",
    "resignFirstResponder()": "resignFirstResponder",
    "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
    "textFieldShouldReturn(_:)": "textFieldShouldReturn:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView(_:didEndDisplaying:forRowAt:)": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
    "tableView(_:editActionsForRowAt:)": "tableView:editActionsForRowAtIndexPath:",
    "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    "tableView(_:canMoveRowAt:)": "tableView:canMoveRowAtIndexPath:",
    "tableView(_:contextMenuConfigurationForRowAt:point:)":
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)":
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)":
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:willDisplay:forItemAt:)":
      "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
    "animationDidStop(_:finished:)": "animationDidStop:finished:",
    "setContentOffset(_:animated:)": "setContentOffset:animated:",
    "scrollRectToVisible(_:animated:)": "scrollRectToVisible:animated:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "layoutSublayers(of:)": "layoutSublayersOfLayer:",
    "addSubview(_:)": "addSubview:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "willMove(toParent:)": "willMoveToParentViewController:",
    "willMove(toSuperview:)": "willMoveToSuperview:",
    "willMove(toWindow:)": "willMoveToWindow:",
  ]

  /// Methods that are named without their arguments.
  static let bare: [String: String] = [
    "endEditing": "endEditing:", "viewWillAppear": "viewWillAppear:",
    "viewDidAppear": "viewDidAppear:", "viewWillDisappear": "viewWillDisappear:",
    "viewDidDisappear": "viewDidDisappear:", "cut": "cut:", "copy": "copy:", "paste": "paste:",
    "select": "select:", "selectAll": "selectAll:", "delete": "delete:", "draw": "drawRect:",
    "removeFromSuperview": "removeFromSuperview", "addSubview": "addSubview:",
    "sizeThatFits": "sizeThatFits:", "scrollViewDidScroll": "scrollViewDidScroll:",
    "textFieldShouldReturn": "textFieldShouldReturn:",
    "didReceiveMemoryWarning": "didReceiveMemoryWarning",
    "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
    "touchesBegan": "touchesBegan:withEvent:", "touchesMoved": "touchesMoved:withEvent:",
    "touchesEnded": "touchesEnded:withEvent:", "touchesCancelled": "touchesCancelled:withEvent:",
  ]

  /// Optional requirements of Apple's whose presence alone means something: they get rows.
  static let askedForMethods: Set<String> = [
    "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)", "tableView(_:canMoveRowAt:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)", "collectionView(_:moveItemAt:to:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
  ]

  /// Apple's methods that menus call by their selectors: overrides have rows that call them.
  static let calledMethods: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
  ]

  /// How optional requirements of Apple's delegates begin: in Mica they are there for every delegate.
  private static let delegatePrefixes = [
    "scrollView", "tableView", "collectionView", "textField", "textView", "searchBar",
    "pickerView", "gestureRecognizer", "tabBarController", "navigationController", "animationDid",
    "application", "webView", "splitViewController", "popover", "presentationController",
    "pageViewController", "imagePickerController", "numberOfSections", "sectionIndexTitles",
    "viewForZooming", "updateSearchResults", "adaptivePresentationStyle", "layoutSublayers",
    "addAnimations", "addCompletion", "continueAnimation", "animationEnded",
    "interruptibleAnimator", "animationController", "interactionController", "alertView",
    "actionSheet", "activityViewController", "calendarView", "dateSelection", "multiDateSelection",
    "weekOfYearSelection", "cloudSharingController", "documentBrowser", "documentMenu",
    "editMenuInteraction", "findInteraction", "largeContentViewerInteraction",
    "presentationCount", "presentationIndex", "prepareForPopoverPresentation",
    "previewInteraction", "printInteractionController", "pencilInteraction",
    "didDismissSearchController", "didPresentSearchController", "presentSearchController",
    "willDismissSearchController", "willPresentSearchController", "searchTextField",
    "primaryViewController", "targetDisplayMode", "textDraggableView", "textDroppableView",
    "textFormatting", "interactionDidEnd", "interactionShouldBegin", "interactionWillBegin",
    "videoEditorController", "layerWillDraw",
    // Of other frameworks.
    "mailComposeController", "messageComposeViewController", "locationManager", "mapView",
    "userNotificationCenter", "controllerWillChangeContent", "controllerDidChangeContent",
    "audioPlayer", "audioRecorder", "speechSynthesizer", "safariViewController",
    "productViewController",
    "documentPicker", "documentInteractionController", "previewController", "picker",
    "contactPicker",
    "centralManager", "peripheral", "captureOutput", "photoOutput", "fileOutput", "metadataOutput",
    "paymentAuthorizationViewController", "activityItemsConfiguration", "layoutManager",
    "textStorage",
    "fontPickerViewController", "colorPickerViewController", "dropInteraction", "dragInteraction",
    "contextMenuInteraction", "pointerInteraction", "scribbleInteraction",
    "sheetPresentationController",
    "toolbar", "tabBar", "navigationBar", "searchController", "dynamicAnimator",
    "collisionBehavior", "urlSession", "calendarChooser", "eventEditViewController",
    "eventViewController", "paymentQueue", "authorizationController", "pictureInPictureController",
    "resourceLoader", "completerDidUpdateResults", "outputSequenceWasFlushed", "routePickerView",
  ]

  /// Whether a called name is such a requirement.
  static func isOptionalRequirement(_ name: String) -> Bool {
    delegatePrefixes.contains { name.hasPrefix($0) }
  }

  /// Designated initialisers by class; classes that aren't here go by their ending.
  static func designatedInitializers(of type: String) -> [String]? {
    switch type {
    case "NSObject": ["init()"]
    case "UITableView": ["init(frame:style:)", "init(coder:)"]
    case "UICollectionView": ["init(frame:collectionViewLayout:)", "init(coder:)"]
    case "UITableViewCell": ["init(style:reuseIdentifier:)", "init(coder:)"]
    case "UITableViewHeaderFooterView": ["init(reuseIdentifier:)", "init(coder:)"]
    case "UIImageView":
      ["init(image:)", "init(image:highlightedImage:)", "init(frame:)", "init(coder:)"]
    case "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UISlider", "UISwitch",
      "UIScrollView", "UIStackView", "UICollectionViewCell", "UICollectionReusableView",
      "UIPageControl", "UIProgressView", "UIActivityIndicatorView", "UIToolbar", "UINavigationBar",
      "UITabBar", "UISearchBar", "UIPickerView", "UIDatePicker", "UIStepper", "UIWindow":
      ["init(frame:)", "init(coder:)"]
    case "UIViewController", "UITabBarController": ["init(nibName:bundle:)", "init(coder:)"]
    case "UITableViewController": ["init(style:)", "init(nibName:bundle:)", "init(coder:)"]
    default: nil
    }
  }

  /// Classes of Foundation that programs derive from: nothing of `NSObject`'s can be overridden there.
  static let foundationClasses: Set<String> = [
    "NSObject", "Operation", "Formatter", "NumberFormatter", "DateFormatter", "Thread",
    "URLProtocol", "XCTestCase",
    "InputStream", "OutputStream", "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver", "Bundle",
    "UndoManager", "NSMutableAttributedString", "NSAttributedString", "NSTextStorage", "Progress",
  ]

  /// Whether a name is that of one of Apple's classes, by its form.
  static func isClass(_ name: String) -> Bool {
    foundationClasses.contains(name)
      || ["UI", "CA"].contains {
        name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true
      }
  }

  /// Members that `NSObject` has from extensions of ours.
  static let extendedMembers: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forKeyPath:)", "setValue(_:forKeyPath:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
    "attributedString(for:withDefaultAttributes:)", "getObjectValue(_:for:errorDescription:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
    "responds(to:)", "awakeFromNib()",
    "prepareForInterfaceBuilder()", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
    "doesNotRecognizeSelector(_:)", "forwardingTarget(for:)", "dictionaryWithValues(forKeys:)",
    "setValuesForKeys(_:)", "addObserver(_:forKeyPath:options:context:)",
    "removeObserver(_:forKeyPath:context:)", "removeObserver(_:forKeyPath:)",
    "static automaticallyNotifiesObservers(forKey:)",
    "static keyPathsForValuesAffectingValue(forKey:)", "static accessInstanceVariablesDirectly",
    "static instancesRespond(to:)", "isAccessibilityElement", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityTraits", "accessibilityFrame",
    "accessibilityElements",
  ]
}
