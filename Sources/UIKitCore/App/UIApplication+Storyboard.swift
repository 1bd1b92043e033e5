// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The window that a program's main storyboard is shown in (FACTS_UIKIT f.13, h).

import Foundation
internal import MicaRaster

extension UIApplication {
  /// The first controller of Info.plist's main storyboard; nil where it names none.
  static func mainController(_ info: [String: Any]) -> UIViewController? {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let key = "UIMainStoryboardFile"
    guard let name = (isPad ? info["\(key)~ipad"] : nil) ?? info[key] else { return nil }
    return (name as? String).flatMap { controller(ofStoryboard: $0) }
  }

  /// A storyboard's first controller; where there is none, a note says so.
  static func controller(ofStoryboard name: String) -> UIViewController? {
    let found = UIStoryboard.initialController(named: name)
    if found == nil {
      Unsupported.note(
        "\(name).storyboard is not in the program, or its initial view controller can't be made.")
    }
    return found
  }

  static func storyboardWindow(_ root: UIViewController, _ scene: UIWindowScene?) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }
}
