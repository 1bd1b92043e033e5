// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// presentation() and model(), and properties that a program adds to its layers.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

/// A bar as long as its `progress`.
private final class Bar: CALayer {
  var note = "plain"
  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override init() {
    super.init()
    frame = CGRect(x: 0, y: 0, width: 16, height: 4)
  }

  override init(layer: Any) {
    super.init(layer: layer)
    note = (layer as? Bar).map { $0.note + "'" } ?? ""
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "progress" ? CGFloat(0.25) : super.defaultValue(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress", let shown = presentation() else {
      return super.action(forKey: event)
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown.progress
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

@Suite struct PresentationTests {
  @Test func presentationsFormATreeOfTheirOwn() throws {
    let clock = VirtualClock()
    let (root, parent, child, mask) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(parent)
    parent.addSublayer(child)
    parent.mask = mask
    parent.add(makeMove(), forKey: "move")
    #expect(parent.presentation() == nil)
    _ = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5)
    let shown = try #require(parent.presentation())
    #expect(shown !== parent && shown.model() === parent && parent.model() === parent)
    #expect(shown.position.x == 50 && parent.position.x == 0)
    let below = try #require(shown.sublayers?.first)
    #expect(below !== child && below.model() === child && below.superlayer === shown)
    #expect(shown.superlayer?.model() === root && shown.superlayer !== root)
    #expect(shown.mask?.model() === mask && shown.presentation() === shown)
    #expect(shown.animationKeys() == nil)
    let fromChild = try #require(child.presentation())
    #expect(fromChild.superlayer?.position.x == 50)
  }

  @Test func hitTestsAndPointsFollowThePresentation() throws {
    let clock = VirtualClock()
    let (root, layer) = (makeLayer(200, 20), makeLayer(20, 20))
    root.addSublayer(layer)
    let move = makeMove()
    move.fromValue = 10
    move.toValue = 110
    layer.add(move, forKey: "move")
    _ = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5)
    let shown = try #require(root.presentation())
    #expect(shown.hitTest(CGPoint(x: 60, y: 10))?.model() === layer)
    #expect(shown.hitTest(CGPoint(x: 10, y: 10))?.model() === root)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === layer)
    let square = try #require(layer.presentation())
    #expect(square.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 0))
  }

  @Test("3.20 (r): render(in:) of a presentation draws its sublayers, as they look at its moment")
  func presentationsRenderTheirSublayers() throws {
    let clock = VirtualClock()
    let (root, child, mask) = (makeLayer(40, 10), makeLayer(10, 10, color: red), makeLayer(40, 5))
    mask.backgroundColor = red
    root.mask = mask
    root.addSublayer(child)
    let move = makeMove()
    (move.fromValue, move.toValue) = (5, 45)
    child.add(move, forKey: "move")
    _ = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5)
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    try #require(root.presentation()).render(in: context)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // At x = 20 … 30, under the mask; layers' y runs up in a bitmap.
    let row = (0..<40).map { bytes[9 * 160 + $0 * 4] }
    #expect(row.firstIndex(of: 255) == 20 && row.lastIndex(of: 255) == 29)
    #expect(bytes[25 * 4] == 0)
    #expect(root.presentation()?.sublayers?.count == 1)
  }

  @Test func samplingChangesNoModel() {
    let layer = makeLayer(10, 10)
    layer.add(makeMove(), forKey: "move")
    let snapshot = commitLayerTree(layer, at: 0)
    let before = (layer.position, layer.bounds, layer.animationKeys())
    for time in [0.9, 0.1, 0.5, -1, 100, .nan] { _ = present(snapshot, at: time) }
    #expect((layer.position, layer.bounds) == (before.0, before.1))
    #expect(layer.animationKeys() == before.2)
    #expect(commitLayerTree(layer, at: 0) === snapshot)
  }
}

@Suite struct CustomPropertyTests {
  private func red(_ snapshot: LayerSnapshot, at time: Double) -> Int {
    let list = DisplayList(width: 16, height: 4)
    emit(present(snapshot.drawn(at: time), at: time), into: list, options: EmitOptions())
    let pixmap = Pixmap(width: 16, height: 4)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    return (0..<16).filter { pixmap.bytes[$0 * 4] == 255 }.count
  }

  private func makeBar(_ clock: VirtualClock) -> (root: CALayer, bar: Bar) {
    let (root, bar) = (CALayer(), Bar())
    root.addSublayer(bar)
    updateLayerTree(root)
    _ = commitLayerTree(root, at: 0, clock: clock)
    return (root, bar)
  }

  @Test func anAnimatedPropertyOfTheProgramDrawsEachPicture() {
    let clock = VirtualClock()
    let (root, bar) = makeBar(clock)
    #expect(bar.progress == 0.25, "the class's default value")
    bar.progress = 1
    #expect(bar.animationKeys() == ["progress"] && bar.needsDisplay())
    updateLayerTree(root)
    let snapshot = commitLayerTree(root, at: 0, clock: clock)
    // 0.25 … 1 of 16 pixels.
    let times = [0.5, 0, 1.0 / 3, 2.0 / 3, 1, 0.5]
    #expect(times.map { red(snapshot, at: $0) } == [10, 4, 8, 12, 16, 10])
    #expect(bar.progress == 1)
  }

  @Test func earlierTimesStayAsTheyWere() {
    let clock = VirtualClock()
    let (root, bar) = makeBar(clock)
    bar.progress = 1
    updateLayerTree(root)
    let snapshot = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5)
    bar.bounds.size.height = 2
    bar.setValue(CGFloat(0), forKey: "progress")
    updateLayerTree(root)
    let later = commitLayerTree(root, at: 0.5, clock: clock)
    #expect(red(snapshot, at: 0.5) == 10)
    #expect(red(later, at: 0.5) == 10 && red(later, at: 1.5) == 0)
  }

  @Test func presentationsCarryTheProgramsProperties() throws {
    let clock = VirtualClock()
    let (root, bar) = makeBar(clock)
    bar.note = "mine"
    bar.progress = 1
    updateLayerTree(root)
    _ = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5)
    let shown = try #require(bar.presentation())
    #expect(shown.progress == 0.625 && shown.note == "mine'")
  }

  @Test func groupsMayHoldThem() {
    let clock = VirtualClock()
    let (root, bar) = makeBar(clock)
    let fill = CABasicAnimation(keyPath: "progress")
    fill.fromValue = 0
    fill.toValue = 1
    let group = CAAnimationGroup()
    group.animations = [fill]
    group.duration = 1
    bar.add(group, forKey: "group")
    let snapshot = commitLayerTree(root, at: 0, clock: clock)
    #expect(red(snapshot, at: 0.5) == 8)
  }

  @Test func whatAGroupAnimatesAndIsDrawnIsNotNoted() {
    final class GroupedShape: CAShapeLayer {}
    let (shape, stroke, own) = (
      GroupedShape(), CABasicAnimation(keyPath: "strokeEnd"), CABasicAnimation(keyPath: "level")
    )
    (stroke.fromValue, stroke.toValue, own.toValue) = (0, 0.5, 1)
    shape.setValue(0.5, forKey: "level")
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([stroke, own], 1)
    shape.add(group, forKey: nil)
    #expect(number(shape, "strokeEnd", at: 0.5) == 0.25)
    #expect(!Unsupported.features.contains { $0.contains("GroupedShape") })
    stroke.keyPath = "nothing"
    group.animations = [stroke]
    shape.add(group, forKey: nil)
    _ = commitLayerTree(shape, at: 0)
    #expect(Unsupported.features.contains("animation of GroupedShape.nothing"))
  }
}

@Suite struct DisplayLinkTests {
  private func run(
    until end: Double, from start: Double = 0, _ set: (CADisplayLink) -> Void = { _ in }
  ) -> [Double] {
    let clock = VirtualClock(start: start)
    var times: [Double] = []
    let link = CADisplayLink { link in
      #expect(link.timestamp == CACurrentMediaTime())
      times.append(link.timestamp)
    }
    set(link)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    clock.advance(to: end)
    link.invalidate()
    clock.advance(to: end + 1)
    return times
  }

  @Test func linksFireAtTheScreensRate() {
    #expect(run(until: 1) == (1...60).map { Double($0) / 60 })
    #expect(run(until: 0.1, from: 0.05) == [4, 5, 6].map { Double($0) / 60 })
  }

  @Test func preferredRatesAreSharesOfIt() {
    #expect(run(until: 0.2) { $0.preferredFramesPerSecond = 20 } == [3, 6, 9, 12].map { $0 / 60 })
    let half = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    #expect(run(until: 0.1) { $0.preferredFrameRateRange = half } == [2, 4, 6].map { $0 / 60 })
  }

  @Test func pausedLinksWaitAndInvalidOnesEnd() {
    let clock = VirtualClock()
    var count = 0
    let link = CADisplayLink { link in
      count += 1
      if count == 3 { link.isPaused = true }
    }
    #expect(link.timestamp == 0 && link.duration == 1.0 / 60)
    link.add(to: .main, forMode: .common)
    clock.advance(to: 1)
    #expect(count == 3 && link.timestamp == 3.0 / 60 && link.targetTimestamp == 4.0 / 60)
    link.isPaused = false
    clock.advance(to: 1.05)
    #expect(count == 6)
    link.remove(from: .main, forMode: .common)
    clock.advance(to: 2)
    #expect(count == 6)
  }
}
