// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The stack of contexts behind UIGraphicsGetCurrentContext().

import CoreGraphics
internal import MicaContext

/// A program's stack of contexts on one thread, the current one on top.
package final class ContextStack: ProgramState {
  /// A context, and the pixels of its picture for each point where UIKit made it for one.
  struct Entry {
    let context: CGContext
    let imageScale: CGFloat?
    /// The PDF file that the context writes, where functions began it.
    var file: OpenPDF?
  }

  private var entries: [Entry] = []

  init(in context: ProgramContext) {}

  /// The stack of the running thread.
  package static var current: ContextStack { ProgramContext.threadState() }

  var top: Entry? { entries.last }

  func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    entries.append(Entry(context: context, imageScale: imageScale))
  }

  func push(_ context: CGContext, file: OpenPDF) {
    entries.append(Entry(context: context, imageScale: nil, file: file))
  }

  func pop() {
    _ = entries.popLast()
  }

  /// Runs `body` with `context` on top.
  package func with<Result>(
    _ context: CGContext, imageScale: CGFloat? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    push(context, imageScale: imageScale)
    defer { pop() }
    return try body()
  }
}
