// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pages that fingers and programs turn.

import Mica
import Testing
import UIKit

@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var pages: [NotedController] = []
  var heard: [String] = []
  var dots = 0

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let number = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(number + step) ? pages[number + step] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { heard.append("will") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { heard.append(completed ? "turned" : "stayed") }
}

@Suite @MainActor
struct PageControllerTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
  private let log = ControllerLog()
  private let book = Book()
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal,
    options: [.interPageSpacing: NSNumber(value: 20.0)])

  init() throws {
    book.pages = ["one", "two", "three"].map { NotedController($0, log) }
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.root = pages
    _ = try stage.snapshot(at: 0.1)
    _ = log.take()
  }

  private func drag(_ x: CGFloat, to end: CGFloat, at time: Double) {
    stage.perform(at: time) { [stage] in
      stage.finger.drag(
        from: CGPoint(x: x, y: 300), to: CGPoint(x: end, y: 300), duration: 0.2)
    }
  }

  private func frame(_ number: Int) -> CGRect {
    book.pages[number].view.convert(book.pages[number].view.bounds, to: pages.view)
  }

  @Test func onePageFillsTheView() {
    #expect(pages.viewControllers == [book.pages[0]])
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(pages.view.subviews.contains { $0 is UIScrollView })
    #expect(book.pages[0].parent === pages && !book.pages[1].isViewLoaded)
  }

  @Test func aDragTurns() throws {
    drag(350, to: 50, at: 0.2)
    try stage.advance(to: 2)
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(book.heard == ["will", "turned"])
    #expect(
      log.take() == [
        "two.willMove", "two.didLoad", "two.willAppear", "one.willDisappear", "two.isAppearing",
        "two.didMove", "two.didAppear", "one.willMove(nil)", "one.didDisappear",
        "one.didMove(nil)",
      ])
    #expect(frame(1) == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(book.pages[0].view.superview == nil)
  }

  @Test func aShortDragComesBack() throws {
    stage.perform(at: 0.2) { [stage] in
      stage.finger.drag(
        from: CGPoint(x: 350, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.2, rest: 0.5)
    }
    try stage.advance(to: 3)
    #expect(pages.viewControllers == [book.pages[0]] && book.heard == ["will", "stayed"])
    #expect(frame(0).minX == 0 && book.pages[1].view.superview == nil)
    #expect(
      log.take().suffix(5)
        == [
          "one.willAppear", "one.isAppearing", "one.didAppear", "two.willMove(nil)",
          "two.didDisappear", "two.didMove(nil)",
        ].suffix(5))
  }

  @Test func nothingIsBeforeTheFirst() throws {
    drag(50, to: 350, at: 0.2)
    try stage.advance(to: 2)
    #expect(pages.viewControllers == [book.pages[0]] && book.heard.isEmpty)
    #expect(frame(0).minX == 0)
  }

  @Test func theProgramTurns() throws {
    var ends: [Bool] = []
    stage.run {
      pages.setViewControllers([book.pages[2]], direction: .reverse, animated: true) {
        ends.append($0)
      }
    }
    try stage.advance(to: 0.2)
    #expect(frame(2).minX < 0 && frame(2).minX > -420 && pages.viewControllers == [book.pages[0]])
    try stage.advance(to: 2)
    #expect(ends == [true] && pages.viewControllers == [book.pages[2]])
    #expect(frame(2).minX == 0 && book.heard.isEmpty)
  }

  @Test func dotsCountPages() throws {
    book.dots = 3
    stage.run { pages.setViewControllers([book.pages[0]], direction: .forward, animated: false) }
    try stage.advance(to: 0.3)
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.frame == CGRect(x: 0, y: 563, width: 400, height: 37))
    #expect(frame(0).height == 563)
    drag(350, to: 50, at: 0.4)
    try stage.advance(to: 2)
    #expect(dots.currentPage == 1)
  }
}
