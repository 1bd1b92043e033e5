// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gesture recognizers.

import CoreGraphics
import Foundation
internal import MicaNib

extension UIGestureRecognizer {
  func readRecognizer(_ item: NibItem) {
    item.set("enabled", self, \.isEnabled)
    item.set("cancelsTouchesInView", self, \.cancelsTouchesInView)
    item.set("delaysTouchesBegan", self, \.delaysTouchesBegan)
    item.set("delaysTouchesEnded", self, \.delaysTouchesEnded)
    item.set("name", self, \.name)
    item.ignore("allowedTouchTypes", "allowedPressTypes")
    if let part = item.child(key: "allowedPressTypes") { item.ignore(part) }
    if let part = item.child(key: "allowedTouchTypes") { item.ignore(part) }
  }
}

extension UITapGestureRecognizer {
  func readTap(_ item: NibItem) {
    item.set("numberOfTapsRequired", self, \.numberOfTapsRequired)
    item.set("numberOfTouchesRequired", self, \.numberOfTouchesRequired)
  }
}

extension UIPanGestureRecognizer {
  func readPan(_ item: NibItem) {
    item.set("minimumNumberOfTouches", self, \.minimumNumberOfTouches)
    item.set("maximumNumberOfTouches", self, \.maximumNumberOfTouches)
  }
}

extension UIScreenEdgePanGestureRecognizer {
  func readEdgePan(_ item: NibItem) {
    guard let part = item.child(key: "edges") else { return }
    var edges: UIRectEdge = []
    for (name, edge): (String, UIRectEdge) in [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ] where part[name] == "YES" { edges.insert(edge) }
    self.edges = edges
  }
}

extension UIPinchGestureRecognizer {
  func readPinch(_ item: NibItem) { item.set("scale", self, \.scale) }
}

extension UIRotationGestureRecognizer {
  func readRotation(_ item: NibItem) { item.set("rotation", self, \.rotation) }
}

extension UISwipeGestureRecognizer {
  func readSwipe(_ item: NibItem) {
    item.set("numberOfTouchesRequired", self, \.numberOfTouchesRequired)
    if let text = item["direction"] {
      let names: [String: Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      if let direction = names[text] {
        self.direction = direction
      } else {
        item.note("direction=\"\(text)\"")
      }
    } else if let part = item.child(key: "direction") {
      var direction: Direction = []
      for (name, one): (String, Direction) in [
        ("right", .right), ("left", .left), ("up", .up), ("down", .down),
      ] where part[name] == "YES" { direction.insert(one) }
      if !direction.isEmpty { self.direction = direction }
    }
  }
}

extension UILongPressGestureRecognizer {
  func readLongPress(_ item: NibItem) {
    item.set("minimumPressDuration", self, \.minimumPressDuration)
    item.set("allowableMovement", self, \.allowableMovement)
    item.set("numberOfTapsRequired", self, \.numberOfTapsRequired)
    item.set("numberOfTouchesRequired", self, \.numberOfTouchesRequired)
  }
}
