// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of recognizers by name: the rows of the registry (Docs/runtime.md).

@_spi(Registration) internal import MicaRuntime

extension UIGestureRecognizer {
  static func keys(_ table: ClassTable<UIGestureRecognizer>) {
    table.property("state", \.state)
    table.property("isEnabled", \.isEnabled, inspectable: true, default: true)
    table.property("view", \.view as KeyPath)
    table.property("delegate", \.delegate)
    table.property("name", \.name, nib: .key)
    table.property("cancelsTouchesInView", \.cancelsTouchesInView, inspectable: true, default: true)
    table.property("delaysTouchesBegan", \.delaysTouchesBegan, inspectable: true, default: false)
    table.property("delaysTouchesEnded", \.delaysTouchesEnded, inspectable: true, default: true)
    table.property("allowedTouchTypes", \.allowedTouchTypes)
    table.property("requiresExclusiveTouchType", \.requiresExclusiveTouchType, default: true)
    table.property("numberOfTouches", \.numberOfTouches)
  }

  /// The classes of this folder.
  nonisolated static func addClasses(to file: FileClasses) {
    file.add(
      UIGestureRecognizer.self, "UIGestureRecognizer", elements: "gestureRecognizer",
      "customGestureRecognizer", table: UIGestureRecognizer.keys)
    file.add(
      UITapGestureRecognizer.self, "UITapGestureRecognizer", elements: "tapGestureRecognizer"
    ) {
      $0.property("numberOfTapsRequired", \.numberOfTapsRequired, inspectable: true, default: 1)
      $0.property(
        "numberOfTouchesRequired", \.numberOfTouchesRequired, inspectable: true, default: 1)
    }
    file.add(
      UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer",
      elements: "pongPressGestureRecognizer", "longPressGestureRecognizer"
    ) {
      $0.property("numberOfTapsRequired", \.numberOfTapsRequired, inspectable: true, default: 0)
      $0.property(
        "numberOfTouchesRequired", \.numberOfTouchesRequired, inspectable: true, default: 1)
      $0.property("minimumPressDuration", \.minimumPressDuration, inspectable: true, default: 0.5)
      $0.property("allowableMovement", \.allowableMovement, inspectable: true, default: 10)
    }
    file.add(
      UIPanGestureRecognizer.self, "UIPanGestureRecognizer", elements: "panGestureRecognizer"
    ) {
      $0.property("minimumNumberOfTouches", \.minimumNumberOfTouches, inspectable: true, default: 1)
      $0.property("maximumNumberOfTouches", \.maximumNumberOfTouches, inspectable: true)
    }
    file.add(
      UIScreenEdgePanGestureRecognizer.self, "UIScreenEdgePanGestureRecognizer",
      elements: "screenEdgePanGestureRecognizer"
    ) { $0.property("edges", \.edges, nib: .key, default: []) }
    file.add(
      UIPinchGestureRecognizer.self, "UIPinchGestureRecognizer", elements: "pinchGestureRecognizer"
    ) {
      $0.property("scale", \.scale, nib: .key, default: 1)
      $0.property("velocity", \.velocity)
    }
    file.add(
      UIRotationGestureRecognizer.self, "UIRotationGestureRecognizer",
      elements: "rotationGestureRecognizer"
    ) {
      $0.property("rotation", \.rotation, nib: .key, default: 0)
      $0.property("velocity", \.velocity)
    }
    file.add(
      UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer", elements: "swipeGestureRecognizer"
    ) {
      $0.property("direction", \.direction, inspectable: true, default: .right)
      $0.property(
        "numberOfTouchesRequired", \.numberOfTouchesRequired, inspectable: true, default: 1)
    }
  }
}
