// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes to show and to set, registered as the rewriter would.

@_spi(Registration) import MicaRuntime
import Synchronization
import UIKit

enum Pace: Int {
  case slow, steady
  case fast
}

class DialView: UIView {
  var share: CGFloat = 0.5
  var count = 3
  var isRound = true
  var title: String?
  var ink = UIColor.black
  var paper: UIColor?
  var center2 = CGPoint.zero
  var room = CGSize.zero
  var area = CGRect.zero
  var padding = UIEdgeInsets.zero
  var pace = Pace.slow
  var face = UIFont.systemFont(ofSize: 10)
  var closure: () -> Void = {}
  private(set) var total = 0
  /// The title when a designer was about to show it.
  private(set) var designedTitle: String?

  override func prepareForInterfaceBuilder() { designedTitle = title }

  let needle = NeedleView(length: 4)
  var spare: NeedleView?
}

/// Made by the dial only.
class NeedleView: UIView {
  let length: CGFloat
  var width: CGFloat = 1

  init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// With an `init()` of its own.
class BadgeView: UIView {
  let text: String

  init(text: String = "new") {
    self.text = text
    super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class DialController: UIViewController {
  let dial = DialView()
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view.addSubview(dial)
  }
}

/// An app with a window.
class DialDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .orange
    window.rootViewController = DialController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// An app that shows nothing.
class IdleDelegate: UIResponder, UIApplicationDelegate {}

class Model {}

enum Subjects {
  private static let isRegistered = Atomic(false)

  static func register() {
    guard !isRegistered.exchange(true, ordering: .relaxed) else { return }
    ClassRegistry.register { file in
      file.add(DialView.self, "DialView", module: "Subjects", file: "Subjects/Dial.swift", line: 3)
      {
        $0.property(
          "share", \.share, inspectable: true, default: 0.5, documentation: "Of the whole.")
        $0.property("count", \.count)
        $0.property("isRound", \.isRound, default: true)
        $0.property("title", \.title)
        $0.property("ink", \.ink)
        $0.property("paper", \.paper)
        $0.property("center2", \.center2)
        $0.property("room", \.room)
        $0.property("area", \.area)
        $0.property("padding", \.padding)
        $0.property("pace", \.pace)
        $0.property("face", \.face)
        $0.property("closure", \.closure)
        $0.property("total", \.total)
        $0.property("spare", \.spare)
      }
      file.add(
        NeedleView.self, "NeedleView", module: "Subjects", file: "Subjects/Dial.swift", line: 30
      ) {
        $0.initializers("init(length:)", "init(coder:)", inheritsOthers: false)
        $0.property("width", \.width)
      }
      file.add(BadgeView.self, "BadgeView", module: "Subjects") {
        $0.initializers("init(text:)", "init(coder:)", inheritsOthers: false)
        $0.initializer("init()") { BadgeView() }
      }
      file.add(DialController.self, "DialController", module: "Subjects")
      file.add(Model.self, "Model", module: "Subjects")
    }
  }
}
