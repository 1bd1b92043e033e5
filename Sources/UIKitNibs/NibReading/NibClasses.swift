// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which class an element becomes, and who reads it: a row for each class.

import Foundation
@_spi(Registration) internal import MicaRuntime

@MainActor
enum NibClasses {
  typealias Reader = @MainActor (AnyObject, NibItem) -> Void

  /// Views by the names of their elements.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
    "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self, "scrollView": UIScrollView.self,
    "stackView": UIStackView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewCellContentView": UIView.self, "searchBar": UISearchBar.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    "window": UIWindow.self, "refreshControl": UIRefreshControl.self,
  ]

  /// Controllers by the names of their elements.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "searchDisplayController": UIViewController.self,
  ]

  /// Other objects by the names of their elements.
  static let objects: [String: @MainActor (NibItem) -> AnyObject?] = {
    var table: [String: @MainActor (NibItem) -> AnyObject?] = [
      "customObject": makeCustomObject,
      "barButtonItem": { coded($0, UIBarButtonItem.self) },
      "tabBarItem": { coded($0, UITabBarItem.self) },
      "navigationItem": { coded($0, UINavigationItem.self) },
      "collectionViewFlowLayout": { coded($0, UICollectionViewFlowLayout.self) },
      "collectionViewLayout": { coded($0, UICollectionViewLayout.self) },
    ]
    let recognizers: [String: UIGestureRecognizer.Type] = [
      "tapGestureRecognizer": UITapGestureRecognizer.self,
      "panGestureRecognizer": UIPanGestureRecognizer.self,
      "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
      "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
      "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
      "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,  // as Xcode writes it
      "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
      "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
      "gestureRecognizer": UIGestureRecognizer.self,
      "customGestureRecognizer": UIGestureRecognizer.self,
    ]
    for (name, type) in recognizers { table[name] = { makeRecognizer($0, type) } }
    return table
  }()

  /// The view of another framework by the name of its element; nil where the process hasn't that framework.
  static func frameworkView(_ element: String) -> UIView.Type? {
    let mangled: [String: String] = [
      "mapView": "6MapKit9MKMapViewC", "wkWebView": "6WebKit9WKWebViewC",
      "mtkView": "8MetalKit7MTKViewC", "glkView": "5GLKit7GLKViewC",
    ]
    return mangled[element].flatMap { _typeByName($0) } as? UIView.Type
  }

  // MARK: Readers

  private static func row<Object: AnyObject>(
    _ type: Object.Type, _ read: @escaping @MainActor (Object, NibItem) -> Void
  ) -> (ObjectIdentifier, Reader) {
    (ObjectIdentifier(type), { read(unsafeDowncast($0, to: Object.self), $1) })
  }

  /// Who reads what of each class; those of superclasses come before.
  private static let readers: [ObjectIdentifier: Reader] = Dictionary(
    uniqueKeysWithValues: viewReaders + controlReaders + otherReaders)

  private static let viewReaders = [
    row(UIView.self) { $0.readView($1) }, row(UILabel.self) { $0.readLabel($1) },
    row(UIImageView.self) { $0.readImageView($1) },
    row(UIScrollView.self) { $0.readScrollView($1) },
    row(UIStackView.self) { $0.readStackView($1) }, row(UITableView.self) { $0.readTable($1) },
    row(UITableViewCell.self) { $0.readCell($1) },
    row(UITableViewHeaderFooterView.self) { $0.readHeaderFooter($1) },
    row(UICollectionView.self) { $0.readCollection($1) },
    row(UICollectionReusableView.self) { $0.readReusable($1) },
    row(UICollectionViewCell.self) { $0.readCell($1) },
    row(UICollectionViewListCell.self) { _, _ in },
    row(UITextView.self) { $0.readTextView($1) },
    row(UIProgressView.self) { $0.readProgressView($1) },
    row(UIActivityIndicatorView.self) { $0.readSpinner($1) },
    row(UIPickerView.self) { $0.readPicker($1) }, row(UISearchBar.self) { $0.readSearchBar($1) },
    row(UINavigationBar.self) { $0.readNavigationBar($1) },
    row(UIToolbar.self) { $0.readToolbar($1) }, row(UITabBar.self) { $0.readTabBar($1) },
    row(UIVisualEffectView.self) { $0.readEffectView($1) },
    row(UIWindow.self) { $0.readWindow($1) }, row(UIInputView.self) { _, _ in },
  ]

  private static let controlReaders = [
    row(UIControl.self) { $0.readControl($1) }, row(UIButton.self) { $0.readButton($1) },
    row(UITextField.self) { $0.readTextField($1) }, row(UISearchTextField.self) { _, _ in },
    row(UISwitch.self) { $0.readSwitch($1) }, row(UISlider.self) { $0.readSlider($1) },
    row(UIStepper.self) { $0.readStepper($1) },
    row(UISegmentedControl.self) { $0.readSegments($1) },
    row(UIPageControl.self) { $0.readPageControl($1) },
    row(UIDatePicker.self) { $0.readDatePicker($1) }, row(UIRefreshControl.self) { _, _ in },
  ]

  private static let otherReaders = [
    row(UIViewController.self) { $0.readController($1) },
    row(UITableViewController.self) { $0.readTableController($1) },
    row(UICollectionViewController.self) { $0.readCollectionController($1) },
    row(UINavigationController.self) { $0.readNavigation($1) },
    row(UISplitViewController.self) { $0.readSplit($1) },
    row(UIPageViewController.self) { $0.readPages($1) },
    row(UITabBarController.self) { $0.readTabs($1) }, row(UISearchController.self) { _, _ in },
    row(UIBarItem.self) { $0.readBarItem($1) },
    row(UIBarButtonItem.self) { $0.readBarButton($1) },
    row(UITabBarItem.self) { $0.readTabItem($1) },
    row(UINavigationItem.self) { $0.readNavigationItem($1) },
    row(UICollectionViewLayout.self) { $0.readLayout($1) },
    row(UICollectionViewFlowLayout.self) { $0.readFlowLayout($1) },
    row(UIGestureRecognizer.self) { $0.readRecognizer($1) },
    row(UITapGestureRecognizer.self) { $0.readTap($1) },
    row(UIPanGestureRecognizer.self) { $0.readPan($1) },
    row(UIPinchGestureRecognizer.self) { $0.readPinch($1) },
    row(UIRotationGestureRecognizer.self) { $0.readRotation($1) },
    row(UISwipeGestureRecognizer.self) { $0.readSwipe($1) },
    row(UILongPressGestureRecognizer.self) { $0.readLongPress($1) },
    row(UIScreenEdgePanGestureRecognizer.self) { $0.readEdgePan($1) },
  ]

  /// The readers of an object's class, those of the most general class first.
  static func readers(of object: AnyObject) -> [Reader] {
    var found: [Reader] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let reader = readers[ObjectIdentifier(current)] { found.append(reader) }
      type = _getSuperclass(current)
    }
    return found.reversed()
  }

  /// The last of UIKit's classes among an object's: the one whose `init(coder:)` reads the element.
  static func reader(of object: AnyObject) -> AnyClass? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if readers[ObjectIdentifier(current)] != nil { return current }
      type = _getSuperclass(current)
    }
    return nil
  }

  // MARK: Classes by name

  /// The class of `customClass` and `customModule`. Without a module it is Objective-C's name, or whatever class
  /// of the program has that name.
  static func type(_ name: String, module: String?) -> AnyClass? {
    if let module, let found = ClassRegistry.type(named: "\(module).\(name)") {
      return ownTwin(of: found, name) ?? found
    }
    if let found = ClassRegistry.type(named: name) { return found }
    let candidates = ClassRegistry.classes(named: name)
    return (candidates.first { $0.module == module } ?? candidates.first)?.type
  }

  /// The same class where the program itself has compiled a framework's file once more. Objective-C puts an object of
  /// either into an outlet of the other; Swift's outlets here are checked, and are the program's.
  private static func ownTwin(of found: AnyClass, _ name: String) -> AnyClass? {
    let known = ClassRegistry.classes(named: name)
    guard known.count > 1, let delegate = UIApplication.shared.delegate,
      let program = ClassRegistry.record(of: Swift.type(of: delegate))?.module,
      let file = ClassRegistry.record(of: found)?.file.split(separator: "/").last
    else { return nil }
    return known.first { $0.module == program && $0.file.split(separator: "/").last == file }?.type
  }

  /// What a custom class must descend from, where the element stands for a class of ours.
  static func root(of base: AnyClass) -> AnyClass {
    switch base {
    case is UITableViewCell.Type: UITableViewCell.self
    case is UICollectionReusableView.Type: UICollectionReusableView.self
    case is UITableView.Type: UITableView.self
    case is UICollectionView.Type: UICollectionView.self
    case is UIView.Type: UIView.self
    case is UINavigationController.Type: UINavigationController.self
    case is UITabBarController.Type: UITabBarController.self
    case is UITableViewController.Type: UITableViewController.self
    case is UICollectionViewController.Type: UICollectionViewController.self
    case is UIViewController.Type: UIViewController.self
    case is UIGestureRecognizer.Type: UIGestureRecognizer.self
    case is UIBarButtonItem.Type: UIBarButtonItem.self
    case is UIBarItem.Type: UIBarItem.self
    case is UINavigationItem.Type: UINavigationItem.self
    case is UICollectionViewLayout.Type: UICollectionViewLayout.self
    default: base
    }
  }

  // MARK: Objects that are no views

  private static func makeCustomObject(_ item: NibItem) -> AnyObject? {
    guard let name = item.element["customClass"] else { return NSObject() }
    guard let found = type(name, module: item.element["customModule"]) else {
      item.note("Unknown class \(name) in Interface Builder file.")
      return NSObject()
    }
    if let view = found as? UIView.Type { return view.init(coder: NibCoder(item)) }
    guard let type = found as? NSObject.Type else {
      item.note("The class \(name) is no NSObject.")
      return nil
    }
    return type.makeObject()
  }

  private static func coded(_ item: NibItem, _ base: UIBarItem.Type) -> AnyObject? {
    let type = item.loader.customType(of: item.element, base) as? UIBarItem.Type ?? base
    return type.init(coder: NibCoder(item))
  }

  private static func coded(_ item: NibItem, _ base: UINavigationItem.Type) -> AnyObject? {
    let type = item.loader.customType(of: item.element, base) as? UINavigationItem.Type ?? base
    return type.init(coder: NibCoder(item))
  }

  private static func coded(_ item: NibItem, _ base: UICollectionViewLayout.Type) -> AnyObject? {
    let type =
      item.loader.customType(of: item.element, base) as? UICollectionViewLayout.Type ?? base
    return type.init(coder: NibCoder(item))
  }

  private static func makeRecognizer(
    _ item: NibItem, _ base: UIGestureRecognizer.Type
  ) -> AnyObject? {
    let type = item.loader.customType(of: item.element, base) as? UIGestureRecognizer.Type ?? base
    return type.makeObject()
  }
}
