// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of the program, its windows and its screen by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIApplication {
  static func keys(_ table: ClassTable<UIApplication>) {
    table.property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    table.property("applicationState", \.applicationState as KeyPath)
    table.property("isIdleTimerDisabled", \.isIdleTimerDisabled, default: false)
    table.property("windows", \.windows)
    table.property("keyWindow", \.keyWindow)
    table.property("connectedScenes", \.connectedScenes)
    table.property("preferredContentSizeCategory", \.preferredContentSizeCategory)
    table.property("userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
    table.property("applicationIconBadgeNumber", \.applicationIconBadgeNumber, default: 0)
    table.property("statusBarStyle", \.statusBarStyle)
    table.property("isStatusBarHidden", \.isStatusBarHidden)
    table.property("statusBarFrame", \.statusBarFrame)
    table.property("statusBarOrientation", \.statusBarOrientation)
    table.method("beginIgnoringInteractionEvents") { $0.beginIgnoringInteractionEvents() }
    table.method("endIgnoringInteractionEvents") { $0.endIgnoringInteractionEvents() }
    table.classMethod("sharedApplication") { UIApplication.shared }
  }
}

extension UIWindow {
  static func keys(_ table: ClassTable<UIWindow>) {
    table.initializers("init(windowScene:)", inheritsOthers: true)
    table.property("rootViewController", \.rootViewController, dynamic: true)
    table.property("windowLevel", \.windowLevel, default: .normal)
    table.property("windowScene", \.windowScene)
    table.property("screen", \.screen)
    table.property("isKeyWindow", \.isKeyWindow)
    table.property("canBecomeKeyWindow", \.canBecomeKey)
    table.property("isHidden", \.isHidden, dynamic: true, default: true)
    table.method("makeKeyWindow") { $0.makeKey() }
    table.method("makeKeyAndVisible") { $0.makeKeyAndVisible() }
    table.method("becomeKeyWindow") { $0.becomeKey() }
    table.method("resignKeyWindow") { $0.resignKey() }
  }
}

extension UIWindowScene {
  static func keys(_ table: ClassTable<UIWindowScene>) {
    table.property("screen", \.screen)
    table.property("windows", \.windows)
    table.property("keyWindow", \.keyWindow)
    table.property("interfaceOrientation", \.interfaceOrientation)
    table.property("traitCollection", \.traitCollection)
  }
}

extension UIScreen {
  static func keys(_ table: ClassTable<UIScreen>) {
    table.property("bounds", \.bounds)
    table.property("scale", \.scale)
    table.property("nativeBounds", \.nativeBounds)
    table.property("nativeScale", \.nativeScale)
    table.property("brightness", \.brightness)
    table.property("maximumFramesPerSecond", \.maximumFramesPerSecond)
    table.property("isCaptured", \.isCaptured)
    table.property("traitCollection", \.traitCollection)
    table.classMethod("mainScreen") { UIScreen.main }
  }
}

extension UIDevice {
  static func keys(_ table: ClassTable<UIDevice>) {
    table.property("name", \.name)
    table.property("model", \.model)
    table.property("localizedModel", \.localizedModel)
    table.property("systemName", \.systemName)
    table.property("systemVersion", \.systemVersion)
    table.property("userInterfaceIdiom", \.userInterfaceIdiom)
    table.property("orientation", get: { $0.orientation })
    table.classMethod("currentDevice") { UIDevice.current }
  }
}
