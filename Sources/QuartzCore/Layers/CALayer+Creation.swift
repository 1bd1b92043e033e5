// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Making layers of a class that is known only at run time. Apple's initialisers are not `required`
// (a user's `override init()` must compile), and Swift then calls them on static types only. The
// convenience initialisers below dispatch dynamically; calling them on a metatype goes through their
// own symbols, which have exactly the signature of a class method.

extension CALayer {
  /// `init()` of the receiving class.
  package convenience init(ofDynamicClass: Void) { self.init() }

  /// `init(layer:)` of the receiving class.
  package convenience init(presenting layer: CALayer) { self.init(layer: layer) }

  /// A new layer of the class that this is called on.
  @_silgen_name("$s10QuartzCore7CALayerC14ofDynamicClassACyt_tcfC")
  package final class func makeLayer() -> CALayer

  /// A copy of `layer` for presentation, of the class that this is called on.
  @_silgen_name("$s10QuartzCore7CALayerC10presentingA2C_tcfC")
  package final class func makePresentationLayer(_ layer: __owned CALayer) -> CALayer
}
