// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a program begins: `@main` on its delegate's class, or a call of UIApplicationMain.

public import Foundation

/// Starts the program: makes its object and its delegate, reads Info.plist, and goes through the
/// launch (FACTS_UIKIT h). Names are those of `NSStringFromClass`; nil stands for `UIApplication` and
/// for no delegate.
///
/// On iOS it never returns. Here it hands the program over to the host that opened it, such as a
/// stage, and returns what the host says.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  func find(_ name: String) -> AnyClass {
    guard let found = NSClassFromString(name) else {
      preconditionFailure("UIApplicationMain: there is no class \(name).")
    }
    return found
  }
  return AppState.current.start(
    principal: principalClassName.map(find), delegate: delegateClassName.map(find))
}

extension UIApplicationDelegate {
  /// Starts the program with a delegate of this class: what `@main` calls.
  public static func main() {
    _ = AppState.current.start(principal: nil, delegate: self)
  }
}
