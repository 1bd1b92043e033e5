// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The list of the tabs that have no place on a phone's bar: its fifth tab.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// The controllers that the list of more names.
final class MoreListController: UIViewController {
  private static let rowHeight: CGFloat = 44

  weak var owner: UITabBarController?
  private let scrollView = UIScrollView(frame: .zero)
  private var rows: [MoreRow] = []

  override func loadView() { view = scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    guard isViewLoaded, let owner else { return }
    for row in rows { row.removeFromSuperview() }
    rows = owner.controllersUnderMore.map { controller in
      let row = MoreRow(owner.item(of: controller))
      row.addAction(
        UIAction { [weak owner, weak controller] _ in
          if let controller { owner?.showFromMore(controller) }
        }, for: .touchUpInside)
      scrollView.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: view.bounds.width, height: Self.rowHeight)
    }
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}

/// A row of the list: a picture, a title, and an arrow.
private final class MoreRow: UIControl {
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let arrow = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)

  init(_ item: UITabBarItem?) {
    super.init(frame: .zero)
    picture.image = item?.image
    picture.contentMode = .center
    label.text = item?.title
    label.font = .preferredFont(forTextStyle: .body)
    arrow.image = UIImage(
      systemName: "chevron.right",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
    arrow.tintColor = .tertiaryLabel
    arrow.contentMode = .center
    line.backgroundColor = .separator
    for view in [picture, label, arrow, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let start: CGFloat = picture.image == nil ? 20 : 60
    picture.frame = CGRect(x: 20, y: 0, width: 29, height: height)
    label.frame = CGRect(x: start, y: 0, width: max(0, width - start - 44), height: height)
    arrow.frame = CGRect(x: width - 36, y: 0, width: 20, height: height)
    line.frame = CGRect(x: start, y: height - 0.5, width: width - start, height: 0.5)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [picture, label, arrow, line] {
      view.frame.origin.x = width - view.frame.maxX
    }
  }
}

extension UITabBarController {
  /// Whether the last tab of the bar is the list of more.
  var hasMore: Bool {
    (tabCore.controllers ?? []).count > Self.most && traitCollection.horizontalSizeClass != .regular
  }

  /// The controllers without a place on the bar.
  var controllersUnderMore: [UIViewController] {
    hasMore ? Array((tabCore.controllers ?? []).dropFirst(Self.most - 1)) : []
  }

  /// The stack with the list, made when it is first needed.
  var moreStack: UINavigationController {
    if let stack = tabCore.more { return stack }
    let list = MoreListController(nibName: nil, bundle: nil)
    list.owner = self
    let stack = UINavigationController(rootViewController: list)
    stack.tabBarItem = tabCore.moreItem
    tabCore.more = stack
    addChild(stack)
    stack.core.bars = self
    stack.didMove(toParent: self)
    return stack
  }

  /// Whether the list's stack shows a controller.
  func isUnderMore(_ controller: UIViewController) -> Bool {
    controller.parent != nil && controller.parent === tabCore.more
  }

  /// Takes a controller off the list's stack.
  func removeFromMore(_ controller: UIViewController) {
    guard let more = tabCore.more else { return }
    more.setViewControllers(
      more.viewControllers.filter { $0 !== controller }, animated: false)
  }

  /// A row of the list was tapped: the controller goes onto the list's stack. A stack can't, so it takes the list's place.
  func showFromMore(_ controller: UIViewController) {
    if controller is UINavigationController {
      select(controller)
    } else {
      moreStack.pushViewController(controller, animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The item of the bar that stands for a controller.
  func item(of controller: UIViewController) -> UITabBarItem? {
    tabObject(of: controller)?.item ?? controller.tabBarItem
  }

  /// The item of the bar that is lit for the chosen controller.
  var chosenItem: UITabBarItem? {
    guard let selected = tabCore.selected else { return nil }
    let isBelow = selected === tabCore.more || controllersUnderMore.contains { $0 === selected }
    return isBelow ? tabCore.moreItem : item(of: selected)
  }
}
