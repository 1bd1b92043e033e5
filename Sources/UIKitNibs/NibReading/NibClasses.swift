// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which class an element becomes, and what is read of it that is no property.

import Foundation
@_spi(Registration) internal import MicaRuntime

@MainActor
enum NibClasses {
  typealias Reader = @MainActor (AnyObject, NibItem) -> Void

  /// The view of an element; nil where the element is none of UIKit's views.
  static func view(_ element: String) -> UIView.Type? {
    ClassRegistry.type(element: element) as? UIView.Type
  }

  /// The controller of an element.
  static func controller(_ element: String) -> UIViewController.Type? {
    ClassRegistry.type(element: element) as? UIViewController.Type
  }

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

  /// What is read of a class before its rows.
  static let before = [ObjectIdentifier: Reader](
    uniqueKeysWithValues: [
      row(UIView.self) { $0.readFrame($1) }, row(UIButton.self) { $0.readType($1) },
      row(UISegmentedControl.self) { $0.readSegments($1) },
      row(UINavigationBar.self) { $0.readBackground($1) },
      row(UITableViewCell.self) { $0.readContent($1) },
      row(UICollectionViewCell.self) { $0.readContent($1) },
      row(UINavigationController.self) { $0.readBars($1) },
      row(UISplitViewController.self) { $0.readStyle($1) },
    ])

  /// What is read of a class after its rows, and is no property.
  static let after = [ObjectIdentifier: Reader](uniqueKeysWithValues: viewReaders + otherReaders)

  private static let viewReaders = [
    row(UIView.self) { $0.readView($1) }, row(UILabel.self) { $0.readLabel($1) },
    row(UIImageView.self) { $0.readImageView($1) },
    row(UIScrollView.self) { $1.ignore("interactionActivityTrackingBaseName") },
    row(UIStackView.self) { $0.readStackView($1) }, row(UITableView.self) { $0.readTable($1) },
    row(UITableViewCell.self) { $0.readCell($1) },
    row(UITableViewHeaderFooterView.self) { $0.readHeaderFooter($1) },
    row(UICollectionView.self) { $0.readCollection($1) },
    row(UICollectionReusableView.self) { $0.readReusable($1) },
    row(UICollectionViewCell.self) { $0.readSize($1) },
    row(UITextView.self) { $1.ignore("findInteractionEnabled") },
    row(UITextField.self) { $1.ignore("textInputContextIdentifier") },
    row(UIProgressView.self) { $0.readProgressView($1) },
    row(UIActivityIndicatorView.self) { $0.readSpinner($1) },
    row(UITabBar.self) { $0.readTabBar($1) },
    row(UINavigationBar.self) { $1.ignore("behavioralStyle", "preferredBehavioralStyle") },
    row(UIVisualEffectView.self) { $0.readEffectView($1) },
    row(UIWindow.self) { $1.ignore("visibleAtLaunch", "resizesToFullScreen") },
    row(UIButton.self) { $0.readButton($1) }, row(UISlider.self) { $0.readSlider($1) },
    row(UISegmentedControl.self) { $1.ignore("segmentControlStyle") },
    row(UIPageControl.self) { $1.ignore("backgroundStyle", "allowsContinuousInteraction") },
    row(UIDatePicker.self) { $0.readDates($1) },
  ]

  private static let otherReaders = [
    row(UIViewController.self) { $0.readController($1) },
    row(UINavigationController.self) { $0.readNavigation($1) },
    row(UIPageViewController.self) { $0.readPages($1) },
    row(UITabBarController.self) { $0.readTabs($1) },
    row(UIBarItem.self) { $0.readBarItem($1) },
    row(UIBarButtonItem.self) { $0.readBarButton($1) },
    row(UITabBarItem.self) { $1.ignore("systemItem") },
    row(UINavigationItem.self) { $1.ignore("style") },
    row(UICollectionViewFlowLayout.self) { $0.readFlowLayout($1) },
    row(UIGestureRecognizer.self) { $0.readRecognizer($1) },
  ]

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

  /// Another object than a view or a controller, by the class of its element; nil, with a note, where there is none.
  static func makeOther(_ item: NibItem) -> AnyObject? {
    if item.element.name == "customObject" { return makeCustomObject(item) }
    guard let base = ClassRegistry.type(element: item.element.name) else {
      item.note("is not in Mica")
      return nil
    }
    switch item.loader.customType(of: item.element, base) {
    case let type as UIBarItem.Type: return type.init(coder: NibCoder(item))
    case let type as UINavigationItem.Type: return type.init(coder: NibCoder(item))
    case let type as UICollectionViewLayout.Type: return type.init(coder: NibCoder(item))
    case let type as NSObject.Type: return type.makeObject()
    default: return nil
    }
  }
}
