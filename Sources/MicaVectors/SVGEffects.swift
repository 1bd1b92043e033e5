// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an SVG element does to all of its content, read from its attributes once.

internal import CoreGraphics

/// An element's kind and its effects as a whole.
struct SVGEffects {
  enum Kind {
    case container, shape
    /// Something that is drawn by other readers, but not here.
    case unknown
    /// Definitions and descriptions.
    case other
  }

  var kind = Kind.other
  var transform: CGAffineTransform?
  /// Identifiers.
  var clip: String?
  var mask: String?
  var opacity: CGFloat = 1
  var isHidden = false
  var isFiltered = false

  private static let unknown: Set<String> = [
    "text", "image", "filter", "pattern", "foreignObject",
  ]
  private static let containers: Set<String> = ["g", "svg", "a", "use", "switch"]

  init(_ node: SVGNode) {
    if SVGShape.names.contains(node.name) {
      kind = .shape
    } else if Self.containers.contains(node.name) {
      kind = .container
    } else if Self.unknown.contains(node.name) {
      kind = .unknown
    }
    for (key, value) in node.attributes {
      switch key {
      case "transform": transform = SVGTransform.of(value)
      case "clip-path": clip = SVGNode.identifier(in: value)
      case "mask": mask = SVGNode.identifier(in: value)
      case "opacity": opacity = min(1, max(0, node.number(key) ?? 1))
      case "display": isHidden = value == "none"
      case "filter": isFiltered = value != "none"
      default: break
      }
    }
  }
}
