// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of sprites: a labelled box.

internal import MicaFrameworks
internal import MicaRaster
@_exported public import UIKit
@_exported public import simd

/// A part of a scene. Its place is kept and nothing is drawn.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  /// Its name; nil by default.
  open var name: String?
  /// Where it is; the origin by default.
  open var position = CGPoint.zero
  /// How opaque it is; 1 by default.
  open var alpha: CGFloat = 1
  /// Whether it is hidden; false by default.
  open var isHidden = false
  /// How it is turned, in radians; 0 by default.
  open var zRotation: CGFloat = 0
  /// Its place in depth; 0 by default.
  open var zPosition: CGFloat = 0
  /// The nodes in it.
  open private(set) var children: [SKNode] = []
  /// The node that it is in; nil for none.
  open private(set) weak var parent: SKNode?

  /// A node.
  public override init() { super.init() }

  /// Adds a node.
  open func addChild(_ node: SKNode) {
    precondition(
      node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
    children.append(node)
    node.parent = self
  }

  /// Takes the node out of the one that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// A scene of sprites. Partly: nothing of it is drawn.
@preconcurrency @MainActor
open class SKScene: SKNode {
  /// Its size in points.
  open var size: CGSize
  /// What lies behind; a dark grey by default.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  /// The view that shows it; nil for none.
  open internal(set) weak var view: SKView?

  /// A scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Nothing to do: called when a view shows the scene, for subclasses.
  open func didMove(to view: SKView) {}
  /// Nothing to do: called when a view shows it no longer, for subclasses.
  open func willMove(from view: SKView) {}
}

/// A picture of sprites.
open class SKTexture: NSObject, @unchecked Sendable {
  private let picture: UIImage

  /// A picture.
  public init(image: UIImage) { picture = image }

  /// Its size in points.
  open func size() -> CGSize { picture.size }

  /// The picture. A picture without pixels gives one clear pixel.
  open func cgImage() -> CGImage {
    picture.cgImage ?? CGImage(pixmap: Pixmap(width: 1, height: 1))
  }
}

/// Shows a scene.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class SKView: UIView {
  /// The scene; nil until one is presented.
  open private(set) var scene: SKScene?
  /// Whether it stands still; false by default. Kept.
  open var isPaused = false
  /// Whether pictures a second are shown; false by default. Kept.
  open var showsFPS = false
  /// Whether numbers of nodes are shown; false by default. Kept.
  open var showsNodeCount = false
  /// Whether siblings have no order; false by default. Kept.
  open var ignoresSiblingOrder = false

  /// A view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = LabelledBox("SKView", in: self)
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = LabelledBox("SKView", in: self)
  }

  /// Shows a scene, or none.
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }

  /// A picture of a node. Partly: it has the view's box, whatever the node.
  open func texture(from node: SKNode) -> SKTexture? {
    Unsupported.note("SKView.texture(from:)")
    return SKTexture(
      image: UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) })
  }
}
