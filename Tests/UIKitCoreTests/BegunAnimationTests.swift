// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations of before blocks.

import Mica
@_spi(Registration) import MicaRuntime
import Testing

import UIKit

@MainActor
private final class StopListener: NSObject {
  var heard: [String] = []

  func stopped(_ name: String?, finished: Bool) { heard.append("\(name ?? "-") \(finished)") }

  func animationWillStart(_ name: String?, context: UnsafeMutableRawPointer?) {
    heard.append("start \(name ?? "-") \(context.map { $0.load(as: Int.self) } ?? 0)")
  }

  func animationDidStop(
    _ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?
  ) {
    heard.append("stop \(name ?? "-") \(finished) \(context.map { $0.load(as: Int.self) } ?? 0)")
  }

  static func register() { _ = registered }

  private static let registered: Void = ClassRegistry.register { file in
    file.add(StopListener.self, "StopListener", module: "UIKitTests") {
      $0.method("stopped:finished:") { $0.stopped($1, finished: $2) }
      $0.method("animationWillStart:context:") { $0.animationWillStart($1, context: $2) }
      $0.method("animationDidStop:finished:context:") {
        $0.animationDidStop($1, finished: $2, context: $3)
      }
    }
  }
}

@Suite @MainActor
struct BegunAnimationTests {
  @Test("What is changed until the commit is animated, and the delegate hears of the end")
  func animates() throws {
    StopListener.register()
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let (view, listener) = (UIView(), StopListener())
    stage.run {
      let root = UIViewController()
      root.view.addSubview(view)
      stage.root = root
    }
    try stage.advance(to: 0.1)
    stage.run {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("stopped:finished:"))
      view.center.x = 100
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 0)
      view.center.y = 50
    }
    try stage.advance(to: 0.6)
    let shown = try #require(stage.run { view.layer.presentation()?.position })
    #expect(abs(shown.x - 50) < 0.5 && shown.y == 50 && listener.heard.isEmpty)
    try stage.advance(to: 1.2)
    #expect(listener.heard == ["move true"])
  }

  @Test("The documented methods are given name, number and context")
  func documented() throws {
    StopListener.register()
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let (view, listener) = (UIView(), StopListener())
    stage.run {
      let root = UIViewController()
      root.view.addSubview(view)
      stage.root = root
    }
    try stage.advance(to: 0.1)
    let context = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { context.deallocate() }
    context.storeBytes(of: 7, as: Int.self)
    stage.run {
      UIView.beginAnimations("move", context: context)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector("animationWillStart:context:"))
      UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
      view.center.x = 100
      UIView.commitAnimations()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("animationDidStop:finished:context:"))
      view.center.y = 50
      UIView.commitAnimations()
    }
    try stage.advance(to: 0.6)
    #expect(listener.heard == ["start move 7", "stop move 1 7", "stop - 1 0"])
  }

  @Test("Settings without a beginning, and commits, do nothing")
  func nothing() {
    UIView.setAnimationDuration(1)
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0)
  }
}
