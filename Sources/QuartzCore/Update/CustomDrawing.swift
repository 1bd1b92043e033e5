// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3b: layers whose program-made properties are animated. For each time that is shown a copy of
// such a layer, made by its `init(layer:)`, gets the values of that time and draws. The only user
// code that runs after a commit; it runs where layers live. Text layers whose size or colour is
// animated are drawn the same way. Layers that override `display()`: CALayer+Frames.swift.

import Foundation
internal import MicaRaster

/// What a commit keeps of a layer for drawing it at times to come.
final class CustomDrawing: ProgramDrawing, @unchecked Sendable {
  /// The layer itself; touched, like the next, only where layers live.
  private weak var model: CALayer?
  /// The layer as it was at the commit.
  private let original: CALayer
  private let motions: [CustomMotion]
  /// Whether a change of one of the properties asks for display.
  let isDrawn: Bool
  /// The model's values of a text layer that animates some of these.
  let text: TextProperties?
  /// What was drawn last of a text, so that it is one picture for as long as it looks the same.
  private var lastText: (shown: TextProperties, contents: LayerContents)?

  init(model: CALayer, original: CALayer, motions: [CustomMotion], text: TextProperties?) {
    self.model = model
    self.original = original
    self.motions = motions
    self.text = text
    isDrawn = motions.contains { type(of: original).needsDisplay(forKey: $0.name) }
  }

  /// Gives a presentation copy the values of a time.
  func showValues(on copy: CALayer, atLocalTime time: Double) {
    for (index, motion) in motions.enumerated() {
      var value = motion.model
      for earlier in motions[...index] where earlier.name == motion.name {
        value = earlier.motion.value(atLayerTime: time, over: value) ?? value
      }
      copy.showValue(value.boxed, forCustomKey: motion.name)
    }
  }

  /// What the layer draws at a time, a text with the values `shown`; nil where it is to show what it
  /// has.
  func contents(atLocalTime time: Double, text shown: TextProperties?) -> LayerContents? {
    let shown = shown == text ? nil : shown
    guard isDrawn || shown != nil else { return nil }
    // The layer has displayed itself, and was committed with what it made of that.
    if isDrawn, shown == nil, model?.flags.displaysItself == true { return nil }
    if !isDrawn, let lastText, lastText.shown == shown { return lastText.contents }
    let copy = type(of: original).makePresentationLayer(original)
    if let shown { (copy as? CATextLayer)?.show(shown, insteadOf: text) }
    copy.delegate = original.delegate
    showValues(on: copy, atLocalTime: time)
    copy.state.contents = nil
    copy.displayContents()
    let contents = Self.contents(copy.state.contents)
    lastText = shown.map { ($0, contents) }
    return contents
  }

  private static func contents(_ value: Any?) -> LayerContents {
    switch value {
    case let store as BackingStore: return .backing(store)
    case let contents?:
      if case .image(let contents) = AnimatableValue(contents) { return contents }
      return .none
    case nil: return .none
    }
  }
}

extension CATextLayer {
  /// Gives a presentation copy the values that differ from the model's.
  fileprivate func show(_ shown: TextProperties, insteadOf model: TextProperties?) {
    if shown.fontSize != model?.fontSize { fontSize = CGFloat(shown.fontSize) }
    if shown.foregroundColor != model?.foregroundColor {
      foregroundColor = shown.foregroundColor.map { CGColor($0) }
    }
  }
}

extension LayerSnapshot {
  /// The snapshot with every layer of animated program-made properties drawn for `time`; itself where
  /// there is none. To be called where layers live; the result may be presented anywhere.
  package func drawn(at time: Double) -> LayerSnapshot {
    guard hasCustomDrawing else { return self }
    let local = timing?.localTime(atParentTime: time) ?? time
    var properties = properties
    if let custom {
      let text = custom.text == nil ? nil : presentedProperties(atLocalTime: local).text
      if let contents = custom.contents(atLocalTime: local, text: text) {
        properties.contents = contents
      }
    }
    return LayerSnapshot(
      properties: properties, animations: animations, timing: timing,
      sublayers: sublayers.map { $0.drawn(at: local) }, mask: mask?.drawn(at: local),
      transition: transition)
  }
}

extension CALayer {
  /// The animated properties that only the program knows, and those of a text; nil without any.
  func customDrawing(
    _ motions: [CustomMotion], _ properties: LayerProperties, _ animations: [ResolvedAnimation]
  ) -> CustomDrawing? {
    // Motions of an emitter's cells are no drawing.
    let motions = motions.filter { hasCustomProperty($0.name) }
    let changesText = animations.contains { $0.field.record == .text }
    let text = changesText ? properties.text : nil
    guard !motions.isEmpty || text != nil else { return nil }
    let copy = type(of: self).makePresentationLayer(self)
    copy.delegate = delegate
    return CustomDrawing(model: self, original: copy, motions: motions, text: text)
  }
}
