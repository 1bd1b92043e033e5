// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes of a program that are asked by name, registered as the rewriter would.

@_spi(Registration) import MicaRuntime
import Synchronization
import UIKit

/// Has properties and overrides of its own.
class KeyedView: UIView {
  var share: CGFloat = 0.5
  let label = UILabel()
  private(set) var log: [String] = []

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    MainActor.assumeIsolated { log.append("set \(key)") }
  }

  override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }

  override func setNilValueForKey(_ key: String) {
    MainActor.assumeIsolated { log.append("nil \(key)") }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let text = "\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")"
    MainActor.assumeIsolated { log.append(text) }
  }

  func clearLog() { log = [] }
}

/// A target of controls.
class KeyedTarget: UIViewController {
  private(set) var log: [String] = []
  var refuses = false

  func plain() { log.append("plain") }
  func sent(_ sender: UIControl) { log.append("sent \(sender.tag)") }
  func sent(_ sender: Any?, with event: UIEvent?) {
    log.append("sent \((sender as? UIView)?.tag ?? -1), \(event == nil ? "no event" : "event")")
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }

  func clearLog() { log = [] }
}

/// Sees all actions of its own.
class WatchedControl: UIControl {
  private(set) var sent: [String] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sent.append("\(action)")
    super.sendAction(action, to: target, for: event)
  }
}

enum KeyedProgram {
  private static let isRegistered = Atomic(false)

  static func register() {
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
