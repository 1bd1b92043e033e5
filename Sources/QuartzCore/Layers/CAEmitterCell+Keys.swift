// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding of cells, as far as it is not about numbers, and the layer's paths to cells.

import CoreGraphics
import Foundation
internal import MicaRaster

extension CAEmitterCell {
  func object(forKey key: String) -> Any? {
    switch key {
    case "name": return name
    case "enabled", "isEnabled": return NSNumber(value: isEnabled)
    case "contents": return contents
    case "contentsRect": return contentsRect
    case "color": return color
    case "minificationFilter": return minificationFilter
    case "magnificationFilter": return magnificationFilter
    case "emitterCells": return emitterCells
    case "style": return style
    default: return nil
    }
  }

  func setObject(_ value: Any?, forKey key: String) {
    switch key {
    case "name": name = value as? String
    case "enabled", "isEnabled":
      if case .number(let flag)? = AnimatableValue(value) { isEnabled = flag != 0 }
    case "contents": contents = value
    case "contentsRect":
      if case .rect(let rect)? = AnimatableValue(value) { contentsRect = CGRect(rect) }
    case "color": color = value as? CGColor
    case "minificationFilter": minificationFilter = value as? String ?? minificationFilter
    case "magnificationFilter": magnificationFilter = value as? String ?? magnificationFilter
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    case "style": style = value as? [AnyHashable: Any]
    default: store(value, forUndefinedKey: key)
    }
  }

  func noteKind(_ value: Any?, _ key: String) {
    let found = value.map { "\(type(of: $0))" } ?? "nil"
    Unsupported.note("a value of type \(found) for CAEmitterCell.\(key)")
  }
}

/// A layer's path to a value of a cell: `emitterCells.NAME.KEY`, with `emitterCells.NAME` again for
/// cells of cells.
struct EmitterCellPath: Equatable, Sendable {
  let names: [String]
  let key: String

  /// Nil for other paths. Names contain no dots.
  init?(_ keyPath: String) {
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts.count % 2 == 1, let last = parts.last else { return nil }
    let pairs = stride(from: 0, to: parts.count - 1, by: 2)
    guard pairs.allSatisfy({ parts[$0] == "emitterCells" }) else { return nil }
    names = pairs.map { parts[$0 + 1] }
    key = last
  }

  /// The first cell of each name in turn.
  func find(in cells: [CAEmitterCell]) -> CAEmitterCell? {
    var cells = cells
    var found: CAEmitterCell?
    for name in names {
      found = cells.first { $0.name == name }
      cells = found?.emitterCells ?? []
      if found == nil { return nil }
    }
    return found
  }
}
