// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer that shows its sublayers several times (FACTS C8). How: Present/LayerSnapshot+Replicas and
// Emit/LayerEmitter+Replicas.

import CoreGraphics
import Foundation

/// A layer whose sublayers are drawn `instanceCount` times, each time further transformed, tinted
/// and delayed.
///
/// The copies are made anew for every picture, so that they show whatever the sublayers show at
/// that moment, animations included. Later instances lie over earlier ones. The layer's own
/// background, contents and border are drawn once; its mask, opacity, shadow and `masksToBounds`
/// apply to all instances together. Only the sublayers themselves, instance 0, are hit by
/// `hitTest(_:)`: copies are no layers. Pictures show at most 10,000 instances of one layer, and
/// 1,000,000 of nested ones in all; more are left out and noted.
open class CAReplicatorLayer: CALayer {
  struct ReplicatorState: LayerValues {
    var count = 1
    var preservesDepth = false
    var delay = 0.0
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
  }

  private var replicator = ReplicatorState()

  /// A replicator of one instance: its sublayers themselves.
  public override init() { super.init() }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAReplicatorLayer { replicator = other.replicator }
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How often the sublayers are drawn, the sublayers themselves included; 1 by default, 0 or less
  /// draws none.
  open var instanceCount: Int {
    get { replicator.count }
    set { change("instanceCount") { replicator.count = newValue } }
  }
  /// Whether the instances share the space of the layers around them, as a transform layer's
  /// sublayers do; false, the default, flattens each into this layer's plane. With true the layer
  /// has no plane of its own: like a transform layer it draws its sublayers' instances only.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { keep("preservesDepth") { replicator.preservesDepth = newValue } }
  }
  /// Seconds by which each instance's animations run behind the one before; 0 by default.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { change("instanceDelay") { replicator.delay = newValue } }
  }
  /// What leads from each instance to the next, about the centre of the bounds; the identity by
  /// default. Instance k is transformed k times, before `sublayerTransform`.
  ///
  /// That the centre is meant and not the anchor point is Apple's wording; where they differ it is
  /// unverified (FACTS C8).
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { change("instanceTransform") { replicator.transform = newValue } }
  }
  /// The colour that multiplies the sublayers, alpha included; opaque white by default, nil counts
  /// as that.
  ///
  /// Alpha fades an instance of several layers as one picture (our choice, unverified).
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { change("instanceColor") { replicator.color = newValue } }
  }
  /// What is added to the colour's red from one instance to the next, 0 by default; the sum is
  /// limited to 0 ... 1 for each instance.
  open var instanceRedOffset: Float {
    get { replicator.redOffset }
    set { change("instanceRedOffset") { replicator.redOffset = newValue } }
  }
  /// What is added to the colour's green from one instance to the next; 0 by default.
  open var instanceGreenOffset: Float {
    get { replicator.greenOffset }
    set { change("instanceGreenOffset") { replicator.greenOffset = newValue } }
  }
  /// What is added to the colour's blue from one instance to the next; 0 by default.
  open var instanceBlueOffset: Float {
    get { replicator.blueOffset }
    set { change("instanceBlueOffset") { replicator.blueOffset = newValue } }
  }
  /// What is added to the colour's alpha from one instance to the next; 0 by default.
  open var instanceAlphaOffset: Float {
    get { replicator.alphaOffset }
    set { change("instanceAlphaOffset") { replicator.alphaOffset = newValue } }
  }

  override func committedContent() -> LayerContent {
    var record = ReplicatorProperties()
    Self.properties.commit(&replicator, &record)
    return .replicator(record)
  }

  static let properties = LayerTable<CAReplicatorLayer, ReplicatorState, ReplicatorProperties>(
    .replicator
  ) {
    $0.animated("instanceCount", \.instanceCount, \.count, \.count)
    $0.animated("instanceTransform", \.instanceTransform, \.transform, \.transform)
    $0.animated("instanceColor", \.instanceColor, \.color, \.color)
    $0.animated("instanceDelay", \.instanceDelay, \.delay, \.delay)
    $0.animated("instanceRedOffset", \.instanceRedOffset, \.redOffset, \.redOffset)
    $0.animated("instanceGreenOffset", \.instanceGreenOffset, \.greenOffset, \.greenOffset)
    $0.animated("instanceBlueOffset", \.instanceBlueOffset, \.blueOffset, \.blueOffset)
    $0.animated("instanceAlphaOffset", \.instanceAlphaOffset, \.alphaOffset, \.alphaOffset)
    $0.kept("preservesDepth", \.preservesDepth, \.preservesDepth, \.preservesDepth)
  }
}
