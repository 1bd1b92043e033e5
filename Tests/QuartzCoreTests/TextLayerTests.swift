// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text layers: defaults, keys, when they draw again, what animates.

import CoreText
import MicaRaster
import MicaScene
import Testing

@testable import QuartzCore

@Suite struct TextLayerTests {
  private static let keys = [
    "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
    "allowsFontSubpixelQuantization",
  ]

  private func makeText(_ string: String = "Hxg", size: CGFloat = 20) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.string = string
    layer.fontSize = size
    layer.foregroundColor = black
    return layer
  }

  /// What a layer, committed at 0, is drawn as at `time` on 100 × 100 pixels.
  private func pixels(_ layer: CALayer, at time: Double, clock: VirtualClock? = nil) -> [UInt8] {
    updateLayerTree(layer)
    let snapshot = commitLayerTree(layer, at: 0, clock: clock).drawn(at: time)
    let list = DisplayList(width: 100, height: 100)
    emit(present(snapshot, at: time), into: list, options: EmitOptions())
    let pixmap = Pixmap(width: 100, height: 100)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    return (0..<40_000).map { pixmap.bytes[$0] }
  }

  private func contents(_ layer: CALayer) -> BackingStore? { layer.contents as? BackingStore }

  @Test("Paragraphs below the layer change nothing, and cost little", .timeLimit(.minutes(1)))
  func whatDoesNotShow() {
    let shown = "Hx\r\n\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc\u{2029}\ttab\n\nx g"
    let more = shown + "\n" + String(repeating: "more text\n", count: 200_000)
    for (isWrapped, mode) in [
      (true, CATextLayerTruncationMode.none), (false, .none), (false, .end),
    ] {
      let pictures = [shown, more].map { string in
        let layer = makeText(string, size: 11)
        layer.frame.size.height = 55
        layer.isWrapped = isWrapped
        layer.truncationMode = mode
        return pixels(layer, at: 0)
      }
      #expect(pictures[0] == pictures[1] && pictures[0].contains { $0 > 0 })
    }
  }

  // MARK: Values

  @Test("Defaults are those of CATextLayer.h")
  func defaults() throws {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.fontSize == 36 && !layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(!layer.allowsFontSubpixelQuantization && layer.contentsScale == 1)
    #expect(layer.foregroundColor?.components == [1, 1, 1, 1])
    #expect((CATextLayer.defaultValue(forKey: "fontSize") as? NSNumber)?.doubleValue == 36)
    #expect(CATextLayer.defaultValue(forKey: "alignmentMode") as? String == "natural")
    #expect(CALayer.defaultValue(forKey: "fontSize") == nil)
  }

  @Test func valuesAreReadAndWrittenByName() {
    let layer = CATextLayer()
    layer.setValue("Hello", forKey: "string")
    layer.setValue(12, forKey: "fontSize")
    layer.setValue(red, forKey: "foregroundColor")
    layer.setValue(true, forKey: "wrapped")
    layer.setValue("end", forKey: "truncationMode")
    layer.setValue("center", forKey: "alignmentMode")
    layer.setValue("Courier", forKey: "font")
    #expect(layer.string as? String == "Hello" && layer.fontSize == 12)
    #expect(layer.foregroundColor == red && layer.isWrapped)
    #expect(layer.truncationMode == .end && layer.alignmentMode == .center)
    #expect(layer.font as? String == "Courier")
    #expect(layer.value(forKey: "isWrapped") as? NSNumber == true)
    layer.alignmentMode = CATextLayerAlignmentMode(rawValue: "odd")
    #expect(layer.value(forKey: "alignmentMode") as? String == "odd", "kept as given")
  }

  @Test func aStringIsCopied() throws {
    let layer = CATextLayer()
    let string = NSMutableAttributedString(string: "before")
    layer.string = string
    string.replaceCharacters(in: NSRange(location: 0, length: 6), with: "after")
    #expect((layer.string as? NSAttributedString)?.string == "before")
  }

  @Test func aCopyForPresentationHasTheText() throws {
    let layer = makeText()
    layer.isWrapped = true
    layer.truncationMode = .middle
    layer.alignmentMode = .right
    let copy = CATextLayer(layer: layer)
    #expect(copy.string as? String == "Hxg" && copy.fontSize == 20 && copy.isWrapped)
    #expect(copy.truncationMode == .middle && copy.alignmentMode == .right)
    #expect(copy.foregroundColor == black && copy.needsDisplayOnBoundsChange)
  }

  // MARK: Drawing again

  @Test func changesOfTheTextAskForDisplayAndOthersDoNot() throws {
    for key in Self.keys { #expect(CATextLayer.needsDisplay(forKey: key), "\(key)") }
    for key in ["position", "opacity", "backgroundColor", "transform"] {
      #expect(!CATextLayer.needsDisplay(forKey: key))
    }
    let layer = makeText()
    updateLayerTree(layer)
    let first = try #require(contents(layer))
    layer.position = CGPoint(x: 90, y: 90)
    layer.opacity = 0.5
    updateLayerTree(layer)
    #expect(contents(layer) === first, "moved and faded, not drawn again")
    let changes: [(CATextLayer) -> Void] = [
      { $0.string = "other" }, { $0.fontSize = 11 }, { $0.foregroundColor = red },
      { $0.isWrapped = true }, { $0.alignmentMode = .right }, { $0.truncationMode = .end },
      { $0.font = "Courier" }, { $0.bounds.size.width = 50 }, { $0.contentsScale = 2 },
    ]
    for (index, change) in changes.enumerated() {
      let old = contents(layer)
      change(layer)
      updateLayerTree(layer)
      #expect(contents(layer) !== old, "change \(index)")
    }
  }

  @Test func aTextThatDoesNotChangeIsTheSameSnapshotAndTheSamePixels() throws {
    let root = makeRoot(makeText())
    updateLayerTree(root)
    let first = commitLayerTree(root, at: 0)
    updateLayerTree(root)
    #expect(commitLayerTree(root, at: 1) === first)
    #expect(first.drawn(at: 1) === first, "no code runs for a picture")
    #expect(present(first, at: 0) === present(first, at: 1))
  }

  @Test func movingATextDrawsItOnce() throws {
    let layer = makeText()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    layer.add(move, forKey: "move")
    updateLayerTree(layer)
    let snapshot = commitLayerTree(layer, at: 0)
    #expect(snapshot.drawn(at: 0.5) === snapshot)
    let store = try #require(contents(layer))
    for time in [0, 0.25, 0.5] {
      let contents = present(snapshot, at: time).properties.contents
      guard case .backing(let shown) = contents else {
        Issue.record("no backing store")
        return
      }
      #expect(shown === store)
    }
  }

  // MARK: Animation

  @Test func sizeAndColourAreSampled() throws {
    let layer = makeText()
    let grow = CABasicAnimation(keyPath: "fontSize")
    (grow.fromValue, grow.toValue, grow.duration) = (10, 30, 1)
    layer.add(grow, forKey: "grow")
    let tint = CABasicAnimation(keyPath: "foregroundColor")
    (tint.fromValue, tint.toValue, tint.duration) = (red, blue, 1)
    layer.add(tint, forKey: "tint")
    #expect(number(layer, "fontSize", at: 0.5) == 20)
    let half = shown(layer, at: 0.5).value(forKeyPath: "foregroundColor")
    #expect((half as! CGColor).components == [0.5, 0, 0.5, 1])
    #expect(number(layer, "fontSize", at: 2) == 20, "the model's")
  }

  @Test func anAnimatedSizeIsDrawnAsThatSize() throws {
    let layer = makeText(size: 12)
    let grow = CABasicAnimation(keyPath: "fontSize")
    (grow.fromValue, grow.toValue, grow.duration) = (10, 30, 1)
    layer.add(grow, forKey: "grow")
    for (time, size) in [(0, 10), (0.5, 20), (0.75, 25), (3, 12)] as [(Double, CGFloat)] {
      #expect(pixels(layer, at: time) == pixels(makeText(size: size), at: 0), "at \(time)")
    }
    #expect(pixels(makeText(size: 20), at: 0) != pixels(makeText(size: 25), at: 0))
  }

  @Test func anAnimatedColourIsDrawnAsThatColour() throws {
    let layer = makeText()
    let tint = CABasicAnimation(keyPath: "foregroundColor")
    (tint.fromValue, tint.toValue, tint.duration) = (red, blue, 1)
    layer.add(tint, forKey: "tint")
    let still = makeText()
    still.foregroundColor = CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1)
    #expect(pixels(layer, at: 0.5) == pixels(still, at: 0))
  }

  @Test func whereTheValueStandsStillThePictureIsTheSameObject() throws {
    let layer = makeText()
    let grow = CABasicAnimation(keyPath: "fontSize")
    (grow.fromValue, grow.toValue, grow.duration) = (10, 30, 1)
    grow.fillMode = .forwards
    grow.isRemovedOnCompletion = false
    layer.add(grow, forKey: "grow")
    updateLayerTree(layer)
    let snapshot = commitLayerTree(layer, at: 0)
    func store(_ time: Double) throws -> BackingStore {
      let contents = snapshot.drawn(at: time).properties.contents
      guard case .backing(let store) = contents else { throw CancellationError() }
      return store
    }
    #expect(try store(1) === store(5))
    #expect(try store(0.5) !== store(5))
  }

  @Test func aCommittedTextAnimatesByItself() throws {
    let clock = VirtualClock()
    let (root, layer) = (makeLayer(100, 100), makeText())
    root.addSublayer(layer)
    _ = commitLayerTree(root, at: 0, clock: clock)
    layer.fontSize = 40
    layer.foregroundColor = red
    layer.string = "new"
    #expect(layer.animationKeys()?.sorted() == ["fontSize", "foregroundColor"])
    let animation = try #require(layer.animation(forKey: "fontSize") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    #expect((animation.fromValue as? NSNumber)?.doubleValue == 20)
    let snapshot = commitLayerTree(root, at: 0, clock: clock)
    let early = present(snapshot, at: 0.05).sublayers[0].value(forKeyPath: "fontSize") as? NSNumber
    #expect(early.map { $0.doubleValue > 20 && $0.doubleValue < 40 } == true)
  }

  @Test func presentationHasTheShownSize() throws {
    let clock = VirtualClock()
    clock.makeCurrent()
    let layer = makeText()
    let grow = CABasicAnimation(keyPath: "fontSize")
    (grow.fromValue, grow.toValue, grow.duration) = (10, 30, 1)
    layer.add(grow, forKey: "grow")
    let root = makeRoot(layer)
    _ = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5) { _ in }
    #expect(layer.presentation()?.fontSize == 20 && layer.fontSize == 20)
    #expect(layer.presentation()?.string as? String == "Hxg")
  }
}
