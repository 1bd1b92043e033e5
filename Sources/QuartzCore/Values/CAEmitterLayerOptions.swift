// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The option types of CAEmitterLayer. Which points a shape and a mode mean is in
// Particles/EmitterShape.swift.

/// Where an emitter's particles come from. P is `emitterPosition` with `emitterZPosition`.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A shape by its name; an unknown one acts like `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// P alone; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line about P, as long as `emitterSize.width`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle about P, as large as `emitterSize`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box about P, as large as `emitterSize`, as deep as `emitterDepth`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle about P of the radius `emitterSize.width`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere about P of the radius `emitterSize.width`.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which part of its shape an emitter uses.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A part by its name; an unknown one acts like `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Single points: ends, corners, or the centre of a round shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The border.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface; the inside of a flat shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Everything inside; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order, and how, an emitter's particles are drawn over each other.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// An order by its name; an unknown one acts like `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Any order, the same in each picture: cell by cell, older ones first; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first, so that younger ones cover it.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last, over younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth: those of greater z over others.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colours are added up, so that many particles shine white.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
