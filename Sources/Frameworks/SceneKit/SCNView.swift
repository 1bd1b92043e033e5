// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes in three dimensions: a labelled box.

internal import MicaFrameworks
@_exported public import UIKit
@_exported public import simd

/// A scene in three dimensions. Partly: nothing of it is drawn.
open class SCNScene: NSObject, @unchecked Sendable {
  /// The node that all others are in.
  public let rootNode = SCNNode()
}

/// A part of a scene. Its name and its nodes are kept, and nothing is drawn.
open class SCNNode: NSObject, @unchecked Sendable {
  /// Its name; nil by default.
  open var name: String?
  /// Whether it is hidden; false by default.
  open var isHidden = false
  /// The nodes in it.
  open private(set) var childNodes: [SCNNode] = []
  /// The node that it is in; nil for none.
  open private(set) weak var parent: SCNNode?

  /// Adds a node.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }

  /// Takes the node out of the one that it is in.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
}

/// Shows a scene.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class SCNView: UIView {
  /// An option of a new view. Mica ignores it.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The scene; nil by default.
  open var scene: SCNScene?
  /// Whether fingers turn the scene; false by default. Kept.
  open var allowsCameraControl = false
  /// Whether lights are added; false by default. Kept.
  open var autoenablesDefaultLighting = false
  /// Whether the scene's time goes on; false by default. Kept.
  open var isPlaying = false

  /// A view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = LabelledBox("SCNView", in: self)
  }
  /// A view with options.
  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame)
    _ = LabelledBox("SCNView", in: self)
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = LabelledBox("SCNView", in: self)
  }

  /// A picture of the view: of the box.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
