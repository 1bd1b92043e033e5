// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All programs, and finding one by name.

import MicaJob

/// The programs that the command knows, in the order of `mica list`.
package enum ProgramTable {
  package static let all: [Program] = [
    .gradientView, .stickFigure, .voteButtons, .coreGraphics, .pushButton, .counterView,
    .hypnosisView, .roundCorners, .diagonalGradient, .locatedGradient, .cubes,
    .spring, .timingCurves,
    .replicatorRing, .reflectionView, .scrollLayer, .loadingDots, .emitterFountain,
    .textLayer, .richText, .layerLabel, .flo, .scripts, .textAttributes, .textAroundShape,
  ]

  /// The program of that name; throws the nearest names when there's none.
  package static func program(named name: String) throws(CommandError) -> Program {
    if let program = all.first(where: { $0.name == name }) { return program }
    throw .unknownProgram(name, nearest: NearestNames.find(name, among: all.map(\.name)))
  }
}
