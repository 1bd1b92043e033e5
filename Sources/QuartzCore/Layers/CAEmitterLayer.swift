// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A source of particles. What they do is in Particles/, how they are drawn in
// Emit/LayerEmitter+Particles.swift.

import CoreGraphics
import Foundation
internal import MicaRaster

/// A layer that emits particles, described by its cells.
///
/// Where a particle is follows from the seed, the cell and the number of the particle alone, by
/// formula: the same time shows the same picture, whatever was shown before. Particles are born at
/// the layer's and the cell's values of that moment, and keep what they were born with: `birthRate`
/// 0 stops the source and lets its last particles live on. Births are spread evenly: particle i of
/// a cell that begins at b is born at b + i / rate. Nothing is emitted before the layer's time 0,
/// which is its `beginTime`; a layer that is added later has emitted since then, as on iOS.
///
/// Particles lie over the layer's background and contents and under its sublayers; the bounds limit
/// them with `masksToBounds` only. At most 100,000 are shown; the others, the oldest, are left out
/// and noted.
open class CAEmitterLayer: CALayer {
  struct EmitterState: LayerValues {
    var cells: [CAEmitterCell]?
    var birthRate: Float = 1
    var lifetime: Float = 1
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
  }

  private(set) var emitter = EmitterState()
  /// What was emitted under which values, as of the last commit.
  var emission = Emission()

  /// An emitter without cells.
  public override init() { super.init() }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    emitter = other.emitter
    emission = other.emission
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is emitted; nil by default. A cell that is changed afterwards is read again with the
  /// layer's next change; a change by the layer's key path `emitterCells.NAME.KEY` is one.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells }
    set { keep("emitterCells") { emitter.cells = newValue } }
  }
  /// Multiplies the cells' birth rates; 1 by default.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change("birthRate") { emitter.birthRate = newValue } }
  }
  /// Multiplies the cells' lifetimes; 1 by default.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change("lifetime") { emitter.lifetime = newValue } }
  }
  /// The centre of the shape that particles come from; (0, 0) by default.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change("emitterPosition") { emitter.position = newValue } }
  }
  /// The depth of that centre; 0 by default.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { change("emitterZPosition") { emitter.zPosition = newValue } }
  }
  /// The shape's width and height, or its radius as the width; (0, 0) by default.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change("emitterSize") { emitter.size = newValue } }
  }
  /// The shape's depth; 0 by default.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change("emitterDepth") { emitter.depth = newValue } }
  }
  /// The shape; `point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { keep("emitterShape") { emitter.shape = newValue } }
  }
  /// The part of the shape; `volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { keep("emitterMode") { emitter.mode = newValue } }
  }
  /// How particles are drawn over each other; `unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { keep("renderMode") { emitter.renderMode = newValue } }
  }
  /// Whether particles share the space of the layers around this one; false by default. True is
  /// noted as unsupported: particles lie in the layer's plane.
  ///
  /// Partly: noted; particles lie in the layer's plane.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { keep("preservesDepth") { emitter.preservesDepth = newValue } }
  }
  /// Multiplies the cells' velocities; 1 by default.
  open var velocity: Float {
    get { emitter.velocity }
    set { change("velocity") { emitter.velocity = newValue } }
  }
  /// Multiplies the cells' scales; 1 by default.
  open var scale: Float {
    get { emitter.scale }
    set { change("scale") { emitter.scale = newValue } }
  }
  /// Multiplies the cells' spins; 1 by default.
  open var spin: Float {
    get { emitter.spin }
    set { change("spin") { emitter.spin = newValue } }
  }
  /// What chance starts from: equal seeds emit equal particles; 0 by default.
  open var seed: UInt32 {
    get { emitter.seed }
    set { keep("seed") { emitter.seed = newValue } }
  }

  /// The value of a property or of a part of it, such as `emitterCells.spark.birthRate`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let path = EmitterCellPath(keyPath) else { return super.value(forKeyPath: keyPath) }
    return path.find(in: emitter.cells ?? [])?.value(forKey: path.key)
  }

  /// Sets a property or a part of it; also of a cell, which then counts as changed.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = EmitterCellPath(keyPath) else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    guard let cell = path.find(in: emitter.cells ?? []) else { return }
    keep("emitterCells") { cell.setValue(value, forKey: path.key) }
  }

  override func committedContent() -> LayerContent {
    .emitter(emission.presented(at: localTime(atAbsoluteTime: CACurrentMediaTime())))
  }

  override func completeCommit(
    _ properties: inout LayerProperties, _ animations: [ResolvedAnimation], at localTime: Double
  ) {
    var values = EmitterProperties(cells: emitter.cells ?? [])
    Self.properties.commit(&emitter, &values)
    emission.record(
      values, animations, cellAnimations: cellAnimations(properties, at: localTime), at: localTime)
    properties.content = .emitter(emission)
  }

  static let properties = LayerTable<CAEmitterLayer, EmitterState, EmitterProperties>(.emitter) {
    $0.animated("birthRate", \.birthRate, \.birthRate, \.birthRate)
    $0.animated("lifetime", \.lifetime, \.lifetime, \.lifetime)
    $0.animated("velocity", \.velocity, \.velocity, \.velocity)
    $0.animated("scale", \.scale, \.scale, \.scale)
    $0.animated("spin", \.spin, \.spin, \.spin)
    $0.animated("emitterPosition", \.emitterPosition, \.position, \.position)
    $0.animated("emitterZPosition", \.emitterZPosition, \.zPosition, \.zPosition)
    $0.animated("emitterSize", \.emitterSize, \.size, \.size)
    $0.animated("emitterDepth", \.emitterDepth, \.depth, \.depth)
    $0.kept("emitterShape", \.emitterShape, \.shape, \.shape)
    $0.kept("emitterMode", \.emitterMode, \.mode, \.mode)
    $0.kept("renderMode", \.renderMode, \.renderMode, \.renderMode)
    $0.kept("preservesDepth", \.preservesDepth, \.preservesDepth, \.preservesDepth)
    $0.kept("seed", \.seed, \.seed, \.seed)
    $0.named("emitterCells", \.emitterCells)
  }
}
