// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The numbers of an emitter's cell.

/// The numbers of a cell, named by Apple's keys; raw values are places in a cell's numbers.
enum EmitterCellKey: Int, CaseIterable, Sendable {
  case birthRate, lifetime, lifetimeRange
  case emissionLatitude, emissionLongitude, emissionRange
  case velocity, velocityRange, xAcceleration, yAcceleration, zAcceleration
  case scale, scaleRange, scaleSpeed, spin, spinRange
  case redRange, greenRange, blueRange, alphaRange
  case redSpeed, greenSpeed, blueSpeed, alphaSpeed
  case contentsScale, minificationFilterBias
  case beginTime, duration, speed, timeOffset

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The key of that name; nil for other names.
  static func named(_ name: String) -> EmitterCellKey? { byName[name] }

  /// A new cell's numbers.
  static let defaults: [Double] = allCases.map { key in
    switch key {
    case .scale, .contentsScale, .speed: return 1
    case .duration: return .infinity
    default: return 0
    }
  }
}
