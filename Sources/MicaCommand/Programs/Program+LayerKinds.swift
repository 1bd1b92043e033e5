// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's rows of replicator, scroll and emitter layers.

import MicaJob
import UIKit

@testable import LayerKinds

extension Program {
  static let replicatorRing = Program(
    name: "replicator-ring",
    summary: "Ten squares in a ring, from white to red: one layer, replicated.",
    defaultSize: PointSize(width: 600, height: 600),
    inspectables: [],
    makeRoot: { ReplicatorRingViewController() })

  static let reflectionView = Program(
    name: "reflection-view",
    summary: "Moving views over their own reflections, one of which fades out.",
    defaultSize: PointSize(width: 380, height: 340),
    motion: 2.4,
    showcases: [Showcase(time: 0.4)],
    inspectables: [],
    makeRoot: { ReflectionViewController() })

  static let scrollLayer = Program(
    name: "scroll-layer",
    summary: "A window onto a larger view, dragged about by a script.",
    defaultSize: PointSize(width: 320, height: 320),
    motion: 4,
    showcases: [Showcase(time: 1.5)],
    inspectables: [],
    makeRoot: { ScrollLayerViewController() })

  static let loadingDots = Program(
    name: "loading-dots",
    summary: "Hopping dots and a wheel of fading ones: two layers and delayed replicators.",
    defaultSize: PointSize(width: 240, height: 280),
    motion: 2.4,
    showcases: [Showcase(time: 1.5)],
    inspectables: [],
    makeRoot: { LoadingDotsViewController() })

  static let emitterFountain = Program(
    name: "emitter-fountain",
    summary: "A fountain of drops and rockets that burst into sparks, by emitter layers.",
    defaultSize: PointSize(width: 400, height: 500),
    motion: 6,
    showcases: [Showcase(time: 3)],
    inspectables: [],
    makeRoot: { EmitterFountainViewController() })
}
