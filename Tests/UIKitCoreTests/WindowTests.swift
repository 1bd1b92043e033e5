// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Several windows, the key window, the screen and the device.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct WindowTests {
  private let stage = Stage(size: CGSize(width: 2, height: 1), scale: 1)

  private func window(_ color: UIColor, level: UIWindow.Level = .normal) -> UIWindow {
    stage.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = color
      window.windowLevel = level
      return window
    }
  }

  /// The colour of the screen.
  private func shown(at time: TimeInterval) throws -> [UInt8] {
    Array(try #require(stage.snapshot(at: time).dataProvider?.data as Data?).prefix(3))
  }

  @Test func levelsThenTheOrderOfAppearanceDecideWhatIsInFront() throws {
    let (red, green) = (window(.red), window(.green))
    let blue = window(.blue, level: .alert)
    stage.run {
      red.isHidden = false; green.isHidden = false
    }
    #expect(try shown(at: 0) == [0, 255, 0], "the later one of a level")
    stage.run {
      red.isHidden = true; red.makeKeyAndVisible()
    }
    #expect(try shown(at: 1) == [255, 0, 0], "shown again, in front")
    stage.run {
      blue.isHidden = false; green.isHidden = true; green.isHidden = false
    }
    #expect(try shown(at: 2) == [0, 0, 255], "a higher level")
    stage.run { red.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1) }
    #expect(try shown(at: 3) == [255, 0, 0], "a level that has changed")
    stage.run {
      #expect(UIApplication.shared.windows == [green, blue, red])
      red.isHidden = true
      blue.isHidden = true
    }
    #expect(try shown(at: 4) == [0, 255, 0])
  }

  @Test func aWindowThatNobodyKeepsIsGone() throws {
    let red = window(.red)
    stage.run { red.isHidden = false }
    do {
      let green = window(.green)
      stage.run { green.isHidden = false }
      #expect(try shown(at: 0) == [0, 255, 0])
    }
    #expect(try shown(at: 1) == [255, 0, 0])
  }

  @Test func theKeyWindowIsTold() {
    final class LoggedWindow: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become, \(isKeyWindow)") }
      override func resignKey() { calls.append("resign, \(isKeyWindow)") }
    }
    stage.run {
      let (one, other) = (LoggedWindow(frame: .zero), LoggedWindow(frame: .zero))
      one.makeKeyAndVisible()
      one.makeKey()
      other.makeKeyAndVisible()
      #expect(one.calls == ["become, true", "resign, false"])
      #expect(other.calls == ["become, true"])
      #expect(one.frame == UIScreen.main.bounds, "a window without a size takes the screen's")
      other.isHidden = true
      #expect(UIApplication.shared.keyWindow === one, "the next one in front")
    }
  }

  @Test func windowsConvertByTheScreen() {
    stage.run {
      let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      window.addSubview(view)
      let other = UIWindow(frame: CGRect(x: 5, y: 5, width: 9, height: 9))
      #expect(window.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 11, y: 21))
      #expect(window.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 6, y: 16))
      #expect(other.convert(CGPoint(x: 6, y: 16), from: nil as UIWindow?) == CGPoint(x: 1, y: 11))
      #expect(
        view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
          == CGRect(x: 11, y: 22, width: 3, height: 4))
      #expect(
        UIScreen.main.convert(CGPoint(x: 12, y: 24), to: view) == CGPoint(x: 1, y: 2))
    }
  }

  @Test func screenAndDeviceAreTheStages() {
    let phone = Stage(size: CGSize(width: 393, height: 852), scale: 3)
    let pad = Stage(size: CGSize(width: 1194, height: 834), scale: 2, style: .dark)
    phone.run {
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
      #expect(UIScreen.main.maximumFramesPerSecond == 60 && UIScreen.screens == [UIScreen.main])
      let device = UIDevice.current
      #expect(device.userInterfaceIdiom == .phone && device.orientation == .portrait)
      #expect((device.model, device.systemName, device.systemVersion) == ("iPhone", "iOS", "17.5"))
      #expect(
        device.identifierForVendor != nil && UIApplication.shared.statusBarOrientation.isPortrait)
    }
    pad.run {
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
      #expect(
        UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.orientation.isLandscape)
      #expect(UIDevice.current.model == "iPad")
    }
    #expect(
      phone.run { UIDevice.current.identifierForVendor }
        == pad.run { UIDevice.current.identifierForVendor })
  }

  @Test(
    "Size classes by device (FACTS_UIKIT h)",
    arguments: [
      (393, 852, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (852, 393, .compact, .compact), (896, 414, .regular, .compact),
      (932, 430, .regular, .compact), (810, 1080, .regular, .regular),
      (1194, 834, .regular, .regular),
    ])
  func sizeClasses(
    width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) throws {
    let stage = Stage(size: CGSize(width: width, height: height), scale: 1)
    let root = UIViewController()
    stage.root = root
    try stage.prepare()
    let traits = root.traitCollection
    #expect((traits.horizontalSizeClass, traits.verticalSizeClass) == (horizontal, vertical))
    #expect(traits.userInterfaceIdiom == (min(width, height) >= 600 ? .pad : .phone))
    #expect(traits.layoutDirection == .leftToRight)
  }

  /// A window whose class says its safe area.
  private final class OwnWindow: UIWindow {
    var area = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    override var safeAreaInsets: UIEdgeInsets { area }
  }

  @Test func aWindowsOwnSafeAreaReachesItsViews() throws {
    stage.run {
      let window = OwnWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = UIViewController()
      let inner = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
      controller.view.addSubview(inner)
      window.isHidden = false
      window.rootViewController = controller
      #expect(controller.view.safeAreaInsets == window.area)
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 47)
      window.frame.size.height = 900
      #expect(controller.view.safeAreaInsets == window.area, "after the window has another size")
    }
  }

  @Test func aRootViewWithoutAFrameOfItsOwnFillsItsWindow() throws {
    stage.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let controller = UIViewController()
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
        inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
        inner.heightAnchor.constraint(equalTo: controller.view.heightAnchor, multiplier: 0.5),
      ])
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(controller.view.frame == window.bounds)
      #expect(inner.frame == CGRect(x: 10, y: 0, width: 290, height: 100))
      window.frame.size = CGSize(width: 400, height: 100)
      window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 10, y: 0, width: 390, height: 50))
    }
  }

  /// Constraints of other views to the window leave the root view to the window; its own size it.
  @Test func onlyConstraintsOfTheRootViewSizeIt() throws {
    stage.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let controller = UIViewController()
      let view = controller.view!
      view.translatesAutoresizingMaskIntoConstraints = false
      window.rootViewController = controller
      window.isHidden = false
      let toast = UIView()
      toast.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(toast)
      NSLayoutConstraint.activate([
        toast.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5),
        toast.topAnchor.constraint(equalTo: window.topAnchor, constant: 6),
        toast.widthAnchor.constraint(equalToConstant: 70),
        toast.heightAnchor.constraint(equalToConstant: 8),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == window.bounds)
      #expect(toast.frame == CGRect(x: 5, y: 6, width: 70, height: 8))
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }
  }

  @Test func otherProgramsCanNotBeOpened() throws {
    let answer = Answer()
    stage.run {
      UIApplication.shared.open(URL(string: "https://example.org")!) { answer.value = $0 }
      #expect(answer.value == nil, "the answer comes in a later turn")
    }
    _ = try stage.snapshot()
    #expect(answer.value == false)
    #expect(stage.unsupportedFeatures == ["UIApplication.open(https…)"])
  }

  @MainActor private final class Answer {
    var value: Bool?
  }
}
