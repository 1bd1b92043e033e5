// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whole screens of the manifest: tables, collections and bars in windows of their devices.

import CoreGraphics
import Foundation
import Mica
import UIKit

/// Cells in a row, as wide as the screen allows.
private final class RowController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.minimumLineSpacing = 20
    let cells = UICollectionView(frame: .zero, collectionViewLayout: flow)
    cells.dataSource = self
    cells.delegate = self
    cells.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    cells.backgroundColor = .white
    cells.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cells)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      cells.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      cells.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      cells.topAnchor.constraint(equalTo: margins.topAnchor),
      cells.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .orange
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: min(collectionView.frame.width - 50, 300), height: collectionView.frame.height)
  }
}

/// Ten rows of one word.
private final class NumberController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    // The digits of another font would stand beside the ignored rectangles.
    cell.textLabel?.textColor = .clear
    return cell
  }
}

/// The screens of swift-snapshot-testing.
@MainActor
enum ScreenScenes {
  /// The whole screen of an entry, or its part within the safe area; nil where `file` is none of them.
  static func picture(_ file: String) throws -> CGImage? {
    if file.contains("testCollectionViewsWithMultipleScreenSizes") {
      return try screen(of: file.contains("iphone8") ? small : smallest, RowController())
    }
    if file.contains("testTableViewController") {
      return try screen(of: smallest, NumberController())
    }
    if file.contains("testTraitsEmbeddedInTabNavigation") {
      let device = file.contains("iphone-x") ? tall : small
      let whole = try screen(of: device, tabs())
      let area = CGRect(origin: .zero, size: device.size).inset(by: device.safeArea)
      return whole.cropping(
        to: area.applying(CGAffineTransform(scaleX: device.scale, y: device.scale)))
    }
    return nil
  }

  private static func screen(
    of device: StageDevice, _ controller: @autoclosure () -> UIViewController
  ) throws -> CGImage {
    let stage = Stage(device: device)
    stage.run { stage.root = controller() }
    return try stage.snapshot(at: 0.1)
  }

  private static func device(_ width: CGFloat, _ height: CGFloat, _ safeArea: UIEdgeInsets)
    -> StageDevice
  {
    StageDevice(
      name: "", size: CGSize(width: width, height: height), scale: 3, safeArea: safeArea)
  }

  private static let top20 = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  private static let small = device(375, 667, top20)
  private static let smallest = device(320, 568, top20)
  private static let tall = device(375, 812, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

  /// Opaque white bars with their hairlines around a white controller. Its labels and the items count for nothing.
  private static func tabs() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: page)
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = bar
    navigation.navigationBar.scrollEdgeAppearance = bar
    let tabs = UITabBarController()
    let tabBar = UITabBarAppearance()
    tabBar.configureWithOpaqueBackground()
    tabs.tabBar.standardAppearance = tabBar
    tabs.tabBar.scrollEdgeAppearance = tabBar
    tabs.viewControllers = [navigation]
    return tabs
  }
}
