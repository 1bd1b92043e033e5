// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From options to a stage: everything is looked up and checked before any view exists.

import Mica
import MicaJob

/// A program, ready to be put on a stage.
package struct StagePlan: Sendable {
  let program: Program
  let size: PointSize
  let scale: Double
  let pixelWidth: Int
  let pixelHeight: Int
  private let setters: [Inspectable.Setter]
  private let background: ColorText?
  private let smoothEdges: Bool
  private let threads: Int?

  /// Throws `CommandError` for an unknown program or a bad setting and `StageError` for a screen that
  /// no picture can have.
  init(_ options: StageOptions) throws {
    try self.init(
      program: ProgramTable.program(named: options.name), size: options.size, scale: options.scale,
      settings: options.settings, background: options.background,
      smoothEdges: options.smoothEdges, threads: options.threads)
  }

  package init(
    program: Program, size: PointSize? = nil, scale: Double, settings: [Setting],
    background: ColorText? = nil, smoothEdges: Bool = false, threads: Int? = nil
  ) throws {
    self.program = program
    self.size = size ?? program.defaultSize
    self.scale = scale
    self.background = background
    self.smoothEdges = smoothEdges
    self.threads = threads
    setters = try program.setters(for: settings)
    (pixelWidth, pixelHeight) = try Stage.pixelSize(of: self.size.size, scale: scale)
  }

  /// A stage with the program's root, laid out once, with the settings applied: time 0 is next.
  @MainActor package func makeStage() throws -> Stage {
    let stage = Stage(size: size.size, scale: scale)
    stage.background = background?.color.cgColor
    stage.smoothEdges = smoothEdges
    stage.threads = threads
    let root = program.makeRoot()
    stage.root = root
    try stage.prepare()
    for set in setters { set(root) }
    return stage
  }
}
