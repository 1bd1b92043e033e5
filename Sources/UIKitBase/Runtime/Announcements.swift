// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How setters tell observers of a change. On iOS the runtime does it around every setter of an observed
// object; here the properties do it that programs are known to observe.

internal import Foundation
internal import MicaRuntime

extension NSObject {
  /// Changes a property within its setter, between the announcements of the change.
  package nonisolated func announcing(_ key: String, _ change: () -> Void) {
    KeyValueObserving.changing(self, key, change)
  }

  /// What a stored property's `willSet` calls.
  package nonisolated func willChange(_ key: String) { KeyValueObserving.willChange(self, key) }

  /// What a stored property's `didSet` calls, at its end.
  package nonisolated func didChange(_ key: String) { KeyValueObserving.didChange(self, key) }
}
