// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Safe areas (FACTS_SWIFTUI d.8, d.9).
@MainActor
struct SafeAreaTests {
  /// The frames of a view in a window of 100 by 200 points, whose safe area ends 50 points below the top and 30 above the bottom.
  ///
  /// A stage of its own, since another test's may have left a safe area to the thread.
  private func frames<V: View>(_ view: V) -> [CGRect] {
    Stage(size: CGSize(width: 100, height: 200), scale: 2).run { framesOnStage(view) }
  }

  private func framesOnStage<V: View>(_ view: V) -> [CGRect] {
    let controller = UIHostingController(rootView: view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    func leaves(_ layer: CALayer, _ origin: CGPoint) -> [CGRect] {
      (layer.sublayers ?? []).flatMap { layer -> [CGRect] in
        let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
        return layer.sublayers?.isEmpty == false ? leaves(layer, frame.origin) : [frame]
      }
    }
    return leaves(controller.view.layer, .zero)
  }

  @Test func rootsLieInTheSafeArea() {
    #expect(frames(box) == [CGRect(x: 0, y: 50, width: 100, height: 120)])
  }

  @Test func viewsReachBeyondItWhereTheyTouchIt() {
    #expect(frames(box.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      frames(box.edgesIgnoringSafeArea(.top)) == [CGRect(x: 0, y: 0, width: 100, height: 170)])
    #expect(
      frames(box.ignoresSafeArea(edges: .bottom)) == [CGRect(x: 0, y: 50, width: 100, height: 150)])
    #expect(
      frames(box.ignoresSafeArea(.keyboard)) == [CGRect(x: 0, y: 50, width: 100, height: 120)])
    // It doesn't touch the edges.
    #expect(
      frames(box.frame(height: 20).ignoresSafeArea())
        == [CGRect(x: 0, y: 100, width: 100, height: 20)])
  }

  @Test func ignoringViewsKeepTheirSizeForOthers() {
    let column = frames(
      VStack(spacing: 0) {
        box.ignoresSafeArea()
        box.frame(height: 20)
      })
    #expect(column[0] == CGRect(x: 0, y: 0, width: 100, height: 150))
    #expect(column[1] == CGRect(x: 0, y: 150, width: 100, height: 20))
  }

  @Test func readersKnowTheSafeArea() {
    // d.8
    var insets = [EdgeInsets(), EdgeInsets()]
    _ = frames(
      ZStack {
        GeometryReader { proxy -> Color in
          insets[0] = proxy.safeAreaInsets
          return box
        }
        GeometryReader { proxy -> Color in
          insets[1] = proxy.safeAreaInsets
          return box
        }.frame(height: 20)
      })
    #expect(insets[0] == EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    #expect(insets[1] == EdgeInsets())
  }

  @Test func barsMakeTheSafeAreaSmaller() {
    let bar = box.frame(height: 20)
    let shown = frames(box.safeAreaInset(edge: .bottom, spacing: 0) { bar })
    #expect(shown[0] == CGRect(x: 0, y: 50, width: 100, height: 100))
    #expect(shown[1] == CGRect(x: 0, y: 150, width: 100, height: 20))
    let under = frames(
      box.ignoresSafeArea().safeAreaInset(edge: .top, alignment: .leading, spacing: 4) {
        box.frame(width: 10, height: 20)
      })
    #expect(under[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(under[1] == CGRect(x: 0, y: 50, width: 10, height: 20))
    let side = frames(
      box.safeAreaInset(edge: .leading, spacing: 0) { box.frame(width: 30) })
    #expect(side[0].minX == 30)
    #expect(side[1].maxX == 30)
  }

  @Test func safeAreaPaddingCanBeIgnored() {
    #expect(
      frames(box.safeAreaPadding(10)) == [CGRect(x: 10, y: 60, width: 80, height: 100)])
    #expect(
      frames(box.ignoresSafeArea().safeAreaPadding(.horizontal, 10))
        == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }
}
