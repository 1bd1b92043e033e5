// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes of a program that are asked by name, registered as the rewriter would.

@_spi(Registration) import MicaRuntime
import Synchronization
import UIKit

/// Has properties and overrides of its own.
package class KeyedView: UIView {
  package var share: CGFloat = 0.5
  package let label = UILabel()
  package private(set) var log: [String] = []

  package override func setValue(_ value: Any?, forUndefinedKey key: String) {
    MainActor.assumeIsolated { log.append("set \(key)") }
  }

  package override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }

  package override func setNilValueForKey(_ key: String) {
    MainActor.assumeIsolated { log.append("nil \(key)") }
  }

  package override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let text = "\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")"
    MainActor.assumeIsolated { log.append(text) }
  }

  package func clearLog() { log = [] }
}

/// A target of controls.
package class KeyedTarget: UIViewController {
  package private(set) var log: [String] = []
  package var refuses = false

  package func plain() { log.append("plain") }
  package func sent(_ sender: UIControl) { log.append("sent \(sender.tag)") }
  package func sent(_ sender: Any?, with event: UIEvent?) {
    log.append("sent \((sender as? UIView)?.tag ?? -1), \(event == nil ? "no event" : "event")")
  }

  package override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }

  package func clearLog() { log = [] }
}

/// Sees all actions of its own.
package class WatchedControl: UIControl {
  package private(set) var sent: [String] = []

  package override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sent.append("\(action)")
    super.sendAction(action, to: target, for: event)
  }
}

package enum KeyedProgram {
  private static let isRegistered = Atomic(false)

  package static func register() {
    guard !isRegistered.exchange(true, ordering: .relaxed) else { return }
    ClassRegistry.register { file in
      file.add(KeyedView.self, "KeyedView", module: "Keyed") {
        $0.property("share", \.share, inspectable: true)
        $0.property("label", \.label)
      }
      file.add(KeyedTarget.self, "KeyedTarget", module: "Keyed") {
        $0.method("plain") { $0.plain() }
        $0.method("sent:") { (target: KeyedTarget, sender: UIControl) in target.sent(sender) }
        $0.method("sent:with:") { $0.sent($1, with: $2) }
      }
    }
  }
}
