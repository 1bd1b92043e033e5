// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key paths that lead through a layer to another one, or to one of its filters:
// `sublayers.NAME.position.x`, `mask.opacity`, `filters.NAME.inputRadius`.

extension CALayer {
  /// Where a key path leads to.
  enum KeyPathTarget {
    /// The rest of the path is the layer's.
    case layer(CALayer, String)
    /// A value of the filter of that index.
    case filter(Int, String)
    /// Nowhere: there is no such sublayer, mask or filter.
    case nothing
  }

  /// Where a key path leads to; nil for those of the layer itself.
  func keyPathTarget(_ path: String) -> KeyPathTarget? {
    if let rest = path.tail(after: "sublayers."), !rest.hasPrefix("@") {
      for child in sublayers ?? [] {
        if let name = child.name, let tail = rest.tail(after: name + ".") {
          return .layer(child, tail)
        }
      }
      return .nothing
    }
    if let rest = path.tail(after: "mask.") { return mask.map { .layer($0, rest) } ?? .nothing }
    if let rest = path.tail(after: "filters.") {
      for (index, filter) in (filters ?? []).enumerated() {
        guard let values = filter as? [String: Any] else { continue }
        for name in [values["name"], values["type"]].compactMap({ $0 as? String }) {
          if let tail = rest.tail(after: name + ".") { return .filter(index, tail) }
        }
      }
      return .nothing
    }
    return nil
  }

  func value(at target: KeyPathTarget) -> Any? {
    switch target {
    case .layer(let layer, let rest): return layer.value(forKeyPath: rest)
    case .filter(let index, let key): return (filters?[index] as? [String: Any])?[key]
    case .nothing: return nil
    }
  }

  func setValue(_ value: Any?, at target: KeyPathTarget) {
    switch target {
    case .layer(let layer, let rest):
      layer.setValue(value, forKeyPath: rest)
    case .filter(let index, let key):
      guard var list = filters, var values = list[index] as? [String: Any] else { return }
      values[key] = value
      list[index] = values
      filters = list
    case .nothing:
      break
    }
  }
}

extension String {
  /// What follows a prefix; nil without it, or where nothing follows.
  fileprivate func tail(after prefix: String) -> String? {
    guard hasPrefix(prefix), count > prefix.count else { return nil }
    return String(dropFirst(prefix.count))
  }
}
