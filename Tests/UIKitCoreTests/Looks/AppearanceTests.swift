// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Looks by proxies, as Apple's documentation of UIAppearance tells them.

import Mica
import Testing

import UIKit

@Suite @MainActor
struct AppearanceTests {
  private func stage() -> (Stage, UIView) {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let root = stage.run {
      let controller = UIViewController()
      stage.root = controller
      return controller.view!
    }
    try? stage.prepare()
    return (stage, root)
  }

  @Test("Values come when a view enters a window, and never over the program's own")
  func values() {
    let (stage, root) = stage()
    stage.run {
      let early = UILabel()
      root.addSubview(early)
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 9)
      let (late, own) = (UILabel(), UILabel())
      own.textColor = .blue
      #expect(late.textColor == .label)
      root.addSubview(late)
      root.addSubview(own)
      #expect(late.textColor == .red && late.font.pointSize == 9)
      #expect(own.textColor == .blue && own.font.pointSize == 9)
      #expect(early.textColor == .label)
      #expect(UILabel.appearance().textColor == .red)
    }
  }

  @Test("Subclasses come before their superclasses, containers before none")
  func order() {
    let (stage, root) = stage()
    stage.run {
      UIView.appearance(whenContainedInInstancesOf: [UIScrollView.self]).backgroundColor = .green
      UISwitch.appearance().onTintColor = .red
      UISwitch.appearance(whenContainedInInstancesOf: [UIScrollView.self]).onTintColor = .blue
      let scroll = UIScrollView()
      let (inner, outer, plain) = (UISwitch(), UISwitch(), UIView())
      scroll.addSubview(inner)
      scroll.addSubview(plain)
      root.addSubview(scroll)
      root.addSubview(outer)
      #expect(inner.onTintColor == .blue && outer.onTintColor == .red)
      #expect(plain.backgroundColor == .green && root.backgroundColor != .green)
    }
  }

  @Test func buttonTitlesAndTints() {
    let (stage, root) = stage()
    stage.run {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIView.appearance().tintColor = .purple
      let (button, own) = (UIButton(), UIButton())
      own.setTitleColor(.blue, for: .normal)
      own.tintColor = .orange
      root.addSubview(button)
      root.addSubview(own)
      #expect(button.titleColor(for: .normal) == .red && button.tintColor == .purple)
      #expect(own.titleColor(for: .normal) == .blue && own.tintColor == .orange)
    }
  }

  @Test("Two programs have proxies of their own")
  func programs() {
    let (one, _) = stage()
    let (two, root) = stage()
    one.run { UILabel.appearance().textColor = .red }
    two.run {
      let label = UILabel()
      root.addSubview(label)
      #expect(label.textColor == .label)
    }
  }

  @Test("What code has set stays, also where it equals the default, and at any time")
  func ownValues() {
    let (stage, root) = stage()
    stage.run {
      let (own, button, field) = (UILabel(), UIButton(), UITextField())
      own.textColor = .label
      own.shadowOffset = own.shadowOffset
      button.setTitleColor(.white, for: .normal)
      field.borderStyle = .none
      UILabel.appearance().textColor = .green
      UILabel.appearance().shadowOffset = CGSize(width: 3, height: 3)
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.blue, for: .highlighted)
      UITextField.appearance().borderStyle = .line
      for view in [own, button, field] { root.addSubview(view) }
      #expect(own.textColor == .label && own.shadowOffset == CGSize(width: 0, height: -1))
      #expect(button.titleColor(for: .normal) == .white)
      #expect(button.titleColor(for: .highlighted) == .blue)
      #expect(field.borderStyle == .none)
    }
  }

  @Test("A proxy that is set to the default sets it")
  func defaults() {
    let (stage, root) = stage()
    stage.run {
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .label
      let (stack, inner, outer) = (UIStackView(), UILabel(), UILabel())
      stack.addArrangedSubview(inner)
      root.addSubview(stack)
      root.addSubview(outer)
      #expect(inner.textColor == .label && outer.textColor == .red)
    }
  }

  @Test("New views of UIKit have set nothing, so that proxies reach them")
  func newViews() {
    let kinds: [UIView] = [
      UIView(), UILabel(), UIButton(), UITableView(), UITableViewCell(), UITextField(),
      UITextView(),
      UISwitch(), UISlider(), UIProgressView(), UIPageControl(), UISegmentedControl(),
      UISearchBar(),
      UINavigationBar(), UITabBar(), UIToolbar(), UIRefreshControl(), UIActivityIndicatorView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      UISearchTextField(), UIStepper(), UIImageView(), UIScrollView(), UIStackView(),
    ]
    for view in kinds {
      #expect(Look.allCases.filter { view.ownLooks.contains($0) } == [], "\(type(of: view))")
    }
  }

  @Test("A value comes from a nib, from a proxy over it, from code over both")
  func nibs() {
    let (stage, root) = stage()
    stage.run {
      UILabel.appearance().textColor = .green
      let (read, changed) = (UILabel(), UILabel())
      read.readingLooks { read.textColor = .red }
      changed.readingLooks { changed.textColor = .red }
      changed.textColor = .blue
      root.addSubview(read)
      root.addSubview(changed)
      #expect(read.textColor == .green && changed.textColor == .blue)
    }
  }
}
