// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, siblings of which most are the objects that they were in the last frame: their parts of
// the last list are copied, in runs; the others are recorded.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// Records siblings that lie in one plane.
  func emitInPlane(_ siblings: [PresentedLayer], in scope: EmitScope) {
    // What casts a shadow is taken out of the list's ops.
    guard let log, isLogged, !list.isInShadow else {
      for layer in siblings { emit(layer, in: scope) }
      return
    }
    let context = log.open(
      EmitContext(scope: scope, clip: list.clip, openTransitions: openTransitions))
    for layer in siblings where !layer.isInvisible {
      if let known = log.find(layer, at: context, in: list) {
        log.carry(known, at: context, into: list)
      } else {
        log.flush(into: list)
        record(layer, in: scope, log, context)
      }
    }
    log.flush(into: list)
  }

  /// Records a layer and what is to be known of it for the next frame.
  private func record(
    _ layer: PresentedLayer, in scope: EmitScope, _ log: EmitLog, _ context: Int32
  ) {
    let number = log.entries.count
    let marks = list.beginPart()
    log.entries.append(
      EmitEntry(
        layer: .passUnretained(layer), context: context, firstContext: Int32(log.contexts.count),
        startMarks: marks, endMarks: marks))
    // Most likely the layer took the context of the one that was there.
    let (replaced, missCount, oneOffCount) = (log.expected, log.missCount, log.oneOffCount)
    log.expected += 1
    log.missCount = 0
    emit(layer, in: scope)
    if let last = log.last, replaced < last.entries.count {
      log.expected = Int(last.entries[replaced].end)
    }
    log.missCount = missCount + 1
    log.entries[number].endContext = Int32(log.contexts.count)
    log.entries[number].end = Int32(log.entries.count)
    log.entries[number].endMarks = list.marks
    log.entries[number].isOneOff = log.oneOffCount > oneOffCount
  }

  /// Says that what is recorded depends on more than the layer and its surroundings.
  func noteOneOff() { log?.oneOffCount += 1 }
}
