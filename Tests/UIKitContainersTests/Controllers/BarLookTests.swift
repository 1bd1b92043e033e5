// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What bars look like beyond their measures: blur, pictures, large titles for large texts, searches beside titles.

import Mica
import Testing

import UIKit

@testable import UIKitContainers

@Suite @MainActor struct BarLookTests {
  private struct Shot {
    let image: CGImage
    let data: [UInt8]

    init(_ stage: Stage) throws {
      image = try stage.snapshot(at: stage.time)
      data = Array(try #require(image.dataProvider?.data) as Data)
    }

    func pixel(_ x: Int, _ y: Int) -> [Int] {
      let place = y * image.bytesPerRow + x * 4
      return data[place..<place + 3].map(Int.init)
    }
  }

  /// A bar over a ground that is black at the left and white at the right.
  private func bar(_ setUp: (UINavigationBar) -> Void) throws -> (Stage, UINavigationBar) {
    let stage = Stage(size: CGSize(width: 400, height: 200), scale: 1)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 400, height: 44))
    stage.run {
      let root = UIViewController()
      root.view.backgroundColor = .white
      let black = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      black.backgroundColor = .black
      root.view.addSubview(black)
      setUp(bar)
      root.view.addSubview(bar)
      stage.root = root
    }
    try stage.advance(to: 0.1)
    return (stage, bar)
  }

  @Test("What is below a translucent bar is blurred and shines through; an opaque one hides it")
  func blur() throws {
    let (stage, bar) = try bar { _ in }
    let shot = try Shot(stage)
    let (left, right) = (shot.pixel(20, 80)[0], shot.pixel(380, 80)[0])
    #expect(left >= 225 && left < right && right >= 248)
    for x in 190..<210 { #expect(abs(shot.pixel(x, 80)[0] - shot.pixel(x + 1, 80)[0]) <= 1) }
    stage.run {
      let look = UINavigationBarAppearance()
      look.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
      bar.standardAppearance = look
    }
    let thin = try Shot(stage)
    #expect(thin.pixel(20, 80)[0] < left - 40)
    stage.run {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      #expect(look.backgroundEffect == nil)
      bar.standardAppearance = look
    }
    #expect(try Shot(stage).pixel(20, 80) == [255, 255, 255])
    stage.run {
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      bar.standardAppearance = look
    }
    #expect(try Shot(stage).pixel(20, 80) == [0, 0, 0])
  }

  @Test(
    "A blur at the screen's edge hides what is behind it, also where that ends beyond the screen")
  func edge() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    stage.run {
      let root = UIViewController()
      // Stripes that begin 30 points above the screen, and an empty view far above.
      for row in 0..<14 {
        let stripe = UIView(frame: CGRect(x: 0, y: row * 20 - 30, width: 200, height: 20))
        stripe.backgroundColor = row % 2 == 0 ? .red : .green
        root.view.addSubview(stripe)
      }
      let outside = UIView(frame: CGRect(x: 0, y: -150, width: 50, height: 10))
      outside.backgroundColor = .blue
      root.view.addSubview(outside)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      blur.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      root.view.addSubview(blur)
      stage.root = root
    }
    try stage.advance(to: 0.1)
    let shot = try Shot(stage)
    for y in 0..<90 {
      let (one, other) = (shot.pixel(100, y), shot.pixel(100, y + 1))
      for (a, b) in zip(one, other) { #expect(abs(a - b) <= 3) }
    }
  }

  @Test("Pictures of old and new looks fill the bar, and the shadow's picture stands below it")
  func pictures() throws {
    func square(_ color: UIColor, _ size: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
      }
    }
    let (stage, bar) = try bar {
      $0.setBackgroundImage(square(.red, 10), for: .default)
      $0.shadowImage = square(.blue, 4)
    }
    var shot = try Shot(stage)
    #expect(shot.pixel(20, 80) == [255, 0, 0] && shot.pixel(380, 103) == [255, 0, 0])
    #expect(shot.pixel(20, 105) == [0, 0, 255] && shot.pixel(20, 109) == [0, 0, 0])
    stage.run {
      #expect(bar.backgroundImage(for: .default)?.size.width == 10)
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      look.backgroundImage = square(.green, 20)
      look.backgroundImageContentMode = .center
      look.shadowImage = square(.blue, 2)
      bar.standardAppearance = look
    }
    shot = try Shot(stage)
    #expect(shot.pixel(200, 82) == [0, 255, 0] && shot.pixel(20, 82) == [0, 0, 0])
    #expect(shot.pixel(20, 104) == [0, 0, 255] && shot.pixel(20, 107) == [0, 0, 0])
  }

  @Test("Large titles follow the size of texts, and the bar with them")
  func largeTitles() throws {
    func height(_ category: UIContentSizeCategory) throws -> (CGFloat, CGFloat) {
      let stage = Stage(
        size: CGSize(width: 400, height: 600), scale: 2, contentSizeCategory: category)
      let navigation = stage.run {
        let root = UIViewController()
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      }
      stage.root = navigation
      try stage.advance(to: 0.1)
      return stage.run {
        let bar = navigation.navigationBar
        let label = bar.core.largeTitle.subviews.compactMap { $0 as? UILabel }.first
        return (bar.frame.height, label?.bounds.height ?? 0)
      }
    }
    let (usual, small, large) = (
      try height(.large), try height(.extraSmall), try height(.accessibilityExtraLarge)
    )
    #expect(usual.0 == 96 && small.0 < 96 && large.0 > 96)
    #expect(small.1 < usual.1 && usual.1 < large.1)
    #expect(large.0 - usual.0 == (large.1 - usual.1).rounded())
  }

  @Test("On pads a search stands beside the title, unless the item wants it below")
  func inlineSearch() throws {
    let device = try #require(StageDevice(named: "iPad mini"))
    let stage = Stage(device: device)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let search = stage.run {
      root.title = "Title"
      let search = UISearchController(searchResultsController: nil)
      root.navigationItem.searchController = search
      root.navigationItem.hidesSearchBarWhenScrolling = false
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
      return search
    }
    stage.root = navigation
    try stage.advance(to: 0.1)
    let bar = navigation.navigationBar
    func field() -> CGRect {
      stage.run {
        let field = search.searchBar.searchTextField
        return field.convert(field.bounds, to: bar)
      }
    }
    #expect(bar.frame.height == 44 && root.navigationItem.searchBarPlacement == .inline)
    #expect(field().midY == 22 && field().maxX == bar.bounds.width - 20)
    #expect(field().width > 150)
    let done = stage.run {
      bar.core.content?.subviews.compactMap { $0 as? BarButton }.first?.frame ?? .zero
    }
    #expect(done.width > 0 && done.maxX < field().minX)
    stage.run { search.isActive = true }
    try stage.advance(to: 1)
    #expect(bar.frame.height == 44 && field().midY == 22)
    stage.run {
      search.isActive = false
      root.navigationItem.preferredSearchBarPlacement = .stacked
    }
    try stage.advance(to: 2)
    #expect(bar.frame.height == 96 && root.navigationItem.searchBarPlacement == .stacked)
    #expect(field().minY == 45)
  }

  /// Content that arrives late runs on below the tab bar, which has its background then.
  @Test func contentThatGrowsLeavesTheEdge() throws {
    let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
    let tabs = UITabBarController()
    let scroll = UIScrollView()
    stage.run {
      let screen = UIViewController()
      scroll.backgroundColor = .red
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(scroll)
      tabs.viewControllers = [screen]
      stage.root = tabs
      scroll.frame = screen.view.bounds
      scroll.contentSize = CGSize(width: 400, height: 100)
    }
    try stage.advance(to: 0.1)
    #expect(tabs.tabBar.core.isAtEdge)
    stage.run { scroll.contentSize = CGSize(width: 400, height: 2000) }
    try stage.advance(to: 0.2)
    #expect(!tabs.tabBar.core.isAtEdge)
  }
}
