// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The drawing context: a recorder. Every call becomes records of a DisplayList; a bitmap context
// hands the list to the renderer when its pixels are asked for. No pixel is touched here.

package import MicaRaster
package import MicaScene

/// A destination for drawing, with a stack of graphics states and a path under construction.
///
/// Device space is in pixels with y up; a bitmap context starts with it as user space, a context of
/// UIKit with the origin at the top left corner, y down, in points (FACTS C16). Use a context from
/// one thread at a time.
public final class CGContext {
  // State, path and list are in use for the time of one call only, and no call is made from within
  // such a use: the checks for that at run time would cost more than adding a line to a path.
  @exclusivity(unchecked) var state: GraphicsState
  /// What was saved, and where transparency layers began among it.
  @exclusivity(unchecked) var savedStates: [SavedState] = []
  /// The path under construction, in device space: points are mapped when they are added.
  @exclusivity(unchecked) var devicePath = PathStorage()
  /// Maps text space to user space; the identity at first. No part of the graphics state: saving and
  /// restoring leave it alone. Its translation is `textPosition`.
  @exclusivity(unchecked) public var textMatrix = CGAffineTransform.identity
  @exclusivity(unchecked) var textAllowance = TextAllowance()
  @exclusivity(unchecked) var list: DisplayList
  /// How many lists were finished before this one.
  @exclusivity(unchecked) private(set) var listNumber = 0
  /// Base space → device space: what the CTM was at first. Shadows and patterns keep to it.
  @exclusivity(unchecked) package var baseTransform: CGAffineTransform
  /// Device space (y up) → pixels of the list (y down).
  @exclusivity(unchecked) private(set) var deviceToList: CGAffineTransform
  let surface: BitmapSurface?
  /// The file that the context writes; nil for other contexts.
  @exclusivity(unchecked) var pdf: PDFWriter?
  /// Whether the list is what a layer draws: to programs such a context is one of a bitmap.
  let isBackingStore: Bool
  /// Whether colours stay as they are: in the cell of an uncoloured pattern.
  @exclusivity(unchecked) var isColorLocked = false
  @exclusivity(unchecked) private var recordedBytes = 0
  /// A list of fewer bytes keeps its memory for the next one.
  private static let keptBytes = 1 << 20
  /// The surface's rows that the list may touch.
  @exclusivity(unchecked) private var touchedRows = 0..<0

  /// An entry of the state stack.
  struct SavedState {
    var state: GraphicsState
    /// Whether a transparency layer began here; `restoreGState` stops at it.
    var isLayer: Bool
  }

  init(
    list: DisplayList, ctm: CGAffineTransform, surface: BitmapSurface?, isBackingStore: Bool = false
  ) {
    self.list = list
    self.surface = surface
    self.isBackingStore = isBackingStore
    baseTransform = ctm
    let height = CGFloat(list.height)
    deviceToList = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    state = GraphicsState(
      ctm: ctm, clipBounds: CGRect(x: 0, y: 0, width: CGFloat(list.width), height: height))
  }

  /// A context that only records: `list` grows with each call and is the caller's to render.
  ///
  /// `baseTransform` is the CTM to begin with, from user space to device space (y up). That of a
  /// layer's backing store tells programs its size, and makes images (FACTS C16).
  package convenience init(
    recordingInto list: DisplayList, baseTransform: CGAffineTransform, isBackingStore: Bool = false
  ) {
    self.init(list: list, ctm: baseTransform, surface: nil, isBackingStore: isBackingStore)
  }

  deinit {
    if pdf != nil { closePDF() }
  }

  /// Begins to record into another list, with the state, path and space of a new context.
  func beginList(_ list: DisplayList, ctm: CGAffineTransform) {
    self.list = list
    listNumber += 1
    recordedBytes = 0
    baseTransform = ctm
    let height = CGFloat(list.height)
    deviceToList = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    state = GraphicsState(
      ctm: ctm, clipBounds: CGRect(x: 0, y: 0, width: CGFloat(list.width), height: height))
    savedStates = []
    devicePath.removeAll()
    textMatrix = .identity
  }

  // MARK: Recording

  /// User space → pixels of the list.
  var userToList: Affine {
    let m = state.ctm
    return Affine(
      Double(m.a), -Double(m.b), Double(m.c), -Double(m.d), Double(m.tx),
      Double(list.height) - Double(m.ty))
  }

  /// Records through `body` with the state's clip; `size` is about how many bytes it adds.
  @inline(__always)
  func record(size: Int = 0, _ body: (DisplayList) -> Void) {
    let list = list
    list.limit(to: state.clip?.identifier(in: list, number: listNumber) ?? .none)
    body(list)
    recordedBytes += 128 + size
    guard let surface else { return }
    if surface.convertsRows { touch(state.clipBounds) }
    if surface.isExposed || recordedBytes > BitmapSurface.recordingLimit { flushRecording() }
  }

  /// Records a draw through `body`, which is given the blend mode, with the state's clip and shadow.
  func recordDraw(size: Int = 0, _ body: (DisplayList, BlendMode) -> Void) {
    let blend = state.blendMode.engineMode
    guard let style = shadowStyle else { return record(size: size) { body($0, blend) } }
    record(size: size) { list in
      list.beginShadow(style, blend: blend)
      body(list, .sourceOver)
      list.endShadow()
    }
  }

  /// Records through `body`, which gets the list with the context's clip in place, and the map from
  /// user space to the list's pixels. It must leave the list's clip and groups as it found them.
  ///
  /// The state's alpha, blend mode and shadow apply to all that is recorded as one picture.
  package func record(into body: (DisplayList, Affine) -> Void) {
    let (alpha, blend) = (Float(state.alpha), state.blendMode.engineMode)
    record { list in
      let style = shadowStyle
      guard style != nil || alpha < 1 || blend != .sourceOver else { return body(list, userToList) }
      if let style {
        list.beginShadow(style, alpha: alpha, blend: blend)
      } else {
        list.beginGroup(alpha: alpha, blend: blend, cutsBytes: true)
      }
      let clip = list.clip
      list.clip = .none
      body(list, userToList)
      list.clip = clip
      if style != nil { list.endShadow() } else { list.endGroup() }
    }
  }

  /// Draws what was recorded to the bitmap, unless a transparency layer is open.
  func flushRecording() {
    let isInLayer = savedStates.contains { $0.isLayer }
    guard let surface, !isInLayer, !list.isEmpty else { return }
    surface.draw(list, rows: touchedRows)
    if recordedBytes <= Self.keptBytes && isKnownUniquelyReferenced(&list) {
      list.removeAll()
    } else {
      list = DisplayList(width: list.width, height: list.height)
    }
    listNumber += 1
    recordedBytes = 0
    touchedRows = 0..<0
  }

  /// Notes the rows of a rectangle in device space.
  private func touch(_ rect: CGRect) {
    guard !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite else { return }
    let height = CGFloat(list.height)
    let first = Int(min(max(height - rect.maxY, 0), height).rounded(.down))
    let end = Int(min(max(height - rect.minY, 0), height).rounded(.up))
    guard first < end else { return }
    touchedRows =
      touchedRows.isEmpty
      ? first..<end : min(first, touchedRows.lowerBound)..<max(end, touchedRows.upperBound)
  }
}
