// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A host that serves: every moment is the one that `render` and a fresh run come to.

import CoreGraphics
import Foundation
import ImageIO
import MicaJob
import Testing

struct ServeTests {
  /// A file's pixels, premultiplied.
  private func picture(_ host: ServedHost) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try host.ask(.picture(file: file.path)) { if case .saved = $0 { true } else { false } }
    let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let (width, height) = (image.width, image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return bytes
  }

  private func premultiplied(_ pixels: [UInt8]) -> [UInt8] {
    var result = pixels
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = UInt32(pixels[place + 3])
      for channel in place..<place + 3 {
        result[channel] = UInt8((UInt32(pixels[channel]) * alpha + 127) / 255)
      }
    }
    return result
  }

  @Test func theScreenIsThePictureOfItsTime() throws {
    let host = try ServedHost("VoteButtonsViewController")
    for time in [0, 0.5, 1.3] {
      _ = try host.show(time)
      #expect(try premultiplied(host.pixels) == picture(host))
    }
    #expect(try host.end() == 0)
  }

  @Test func scrubbingBackShowsWhatWasThere() throws {
    let host = try ServedHost("VoteButtonsViewController")
    var seen: [Double: [UInt8]] = [:]
    let times = (0...20).map { Double($0) / 10 }
    for time in times {
      _ = try host.show(time)
      seen[time] = host.pixels
    }
    #expect(Set(seen.values).count > 10)
    for time in times.reversed() {
      let clock = try host.show(time)
      #expect(host.pixels == seen[time] && clock?.latest == 2)
    }
  }

  @Test func whatWasDoneLeadsToTheSamePictureAgain() throws {
    for (seed, show) in ["ControlsViewController", "GesturesViewController"].enumerated() {
      var generator = Seeded(UInt64(seed))
      let live = try ServedHost(show)
      var (time, inputs, isDown) = (0.1, [TimedInput](), false)
      for _ in 0..<40 {
        time += Double.random(in: 0...0.12, using: &generator)
        let action: LiveTouch.Action =
          isDown ? (Bool.random(using: &generator) ? .move : .up) : .down
        isDown = action != .up
        let touch = LiveTouch(
          action, x: Double.random(in: 0...343, using: &generator),
          y: Double.random(in: 0...320, using: &generator))
        let input = TimedInput(time: time, .touch(touch))
        inputs.append(input)
        try live.send(.input(input))
        _ = try live.show(time)
        if Bool.random(using: &generator) { _ = try live.show(max(0, time - 0.3)) }
      }
      _ = try live.show(time + 0.05)
      let fresh = try ServedHost(show, inputs: inputs, at: time + 0.05)
      #expect(live.pixels == fresh.pixels)
      #expect(live.frames > 3 && live.refusals.isEmpty)
    }
  }

  @Test func whatIsSentRightBehindTheJobIsDone() throws {
    let untouched = try ServedHost("ControlsViewController")
    guard
      case .tree(let nodes)? = try untouched.ask(
        .tree, { if case .tree = $0 { true } else { false } }),
      let frame = nodes.first(where: { $0.name == "UISwitch" })?.frame
    else { return #expect(Bool(false), "no switch") }
    let inputs = [LiveTouch.Action.down, .up].enumerated().map { index, action in
      TimedInput(
        time: 0.1 + Double(index) / 100,
        .touch(LiveTouch(action, x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)))
    }
    let behind = try ServedHost("ControlsViewController", then: inputs.map { .input($0) })
    let known = try ServedHost("ControlsViewController", inputs: inputs)
    for host in [behind, known, untouched] { _ = try host.show(0.2) }
    #expect((behind.pixels == known.pixels) == true)
    #expect((known.pixels == untouched.pixels) == false)
  }

  @Test func anEditIsDoneAndToldAndRefused() throws {
    let host = try ServedHost("VoteButtonsViewController")
    guard
      case .tree(let nodes)? = try host.ask(.tree, { if case .tree = $0 { true } else { false } })
    else { return #expect(Bool(false), "no tree") }
    let view = try #require(nodes.first { $0.name == "VoteButtonsView" })
    #expect(nodes.contains { $0.controller == "VoteButtonsViewController" })
    #expect(nodes.contains { $0.isLayer && $0.name == "CAGradientLayer" })
    let before = host.pixels
    func edit(_ text: String) throws {
      let setting = try #require(Setting(text))
      try host.send(
        .input(TimedInput(time: 0, .edit(LiveEdit(node: view.id, setting: setting)))))
      _ = try host.show(0)
    }
    try edit("alpha=0.5")
    #expect(host.pixels != before)
    guard
      case .object(let object)? = try host.ask(
        .inspect(node: view.id), { if case .object = $0 { true } else { false } })
    else { return #expect(Bool(false), "no object") }
    let rows = object.groups.flatMap(\.properties)
    #expect(rows.first { $0.key == "alpha" }?.value == "0.5")
    #expect(rows.first { $0.key == "leftTitle" }?.isInspectable == true)
    #expect(object.place?.hasPrefix("VoteButtonsView.swift:") == true)
    #expect(host.refusals.isEmpty)
    try edit("alpha=lots")
    try edit("nothing=1")
    #expect(host.refusals.count == 2)
  }

  @Test func anEditOfALayerIsThereAtOnce() throws {
    let host = try ServedHost("VoteButtonsViewController")
    _ = try host.show(3)
    guard
      case .tree(let nodes)? = try host.ask(.tree, { if case .tree = $0 { true } else { false } })
    else { return #expect(Bool(false), "no tree") }
    // A view's own layer animates nothing by itself; this one would fade.
    let layer = try #require(nodes.first { $0.isLayer && $0.name == "CAGradientLayer" })
    let before = host.pixels
    let setting = try #require(Setting("opacity=0"))
    try host.send(
      .input(TimedInput(time: 3.001, .edit(LiveEdit(node: layer.id, setting: setting)))))
    _ = try host.show(3.001)
    #expect(host.pixels != before)
    let after = host.pixels
    _ = try host.show(4)
    #expect(host.pixels == after)
  }

  private func animations(_ host: ServedHost) throws -> [AnimationReport] {
    let answer = try host.ask(.animations) { if case .animations = $0 { true } else { false } }
    guard case .animations(let rows)? = answer else { return [] }
    return rows
  }

  @Test func anAnimationGetsAnotherTimingFromItsBeginning() throws {
    let host = try ServedHost("VoteButtonsViewController")
    _ = try host.show(0.4)
    let row = try #require(try animations(host).first { ($0.duration ?? 0) > 0.3 })
    func shown(_ duration: Double?, _ curve: [Double]?, at time: Double = 0.4) throws -> ServedHost
    {
      let timing = LiveTiming(
        node: row.node, key: row.key, begin: row.begin, duration: duration, curve: curve)
      return try ServedHost(
        "VoteButtonsViewController", inputs: [TimedInput(time: row.begin + 1e-6, .timing(timing))],
        at: time)
    }
    let same = try shown(row.cycle, nil)
    #expect(same.pixels == host.pixels && same.refusals.isEmpty)
    let slow = try shown(row.cycle * 4, nil)
    #expect(slow.pixels != host.pixels)
    let report = try animations(slow).first { $0.node == row.node && $0.key == row.key }
    #expect(report?.begin == row.begin && report?.cycle == row.cycle * 4)
    let eased = try shown(nil, [0.9, 0, 1, 0.1])
    #expect(eased.pixels != host.pixels)
    #expect(try animations(eased).contains { $0.curve?.first == Double(Float(0.9)) })
    for (duration, curve) in [(0.0, nil), (-1, nil), (nil, [2, 0, 0, 0]), (nil, [1])]
      as [(Double?, [Double]?)]
    {
      #expect(try shown(duration, curve).refusals.count == 1)
    }
  }

  @Test func commitsAreToldWithTheirTimes() throws {
    let host = try ServedHost("VoteButtonsViewController")
    _ = try host.show(1)
    func commits(since start: Double) throws -> [Double] {
      let answer = try host.ask(.tracks(since: start)) {
        if case .tracks = $0 { true } else { false }
      }
      guard case .tracks(start, _, let commits)? = answer else { return [] }
      return commits
    }
    let all = try commits(since: 0)
    #expect(all.first == 0 && all == all.sorted() && all.allSatisfy { $0 <= 1 })
    #expect(try commits(since: 0.1) == all.filter { $0 >= 0.1 })
    #expect(try commits(since: 2).isEmpty)
  }

  @Test func whatAFrameCostsIsToldByStage() throws {
    let host = try ServedHost("VoteButtonsViewController")
    _ = try host.show(0.5)
    let answer = try host.ask(.performance) { if case .performance = $0 { true } else { false } }
    guard case .performance(let report)? = answer else { return #expect(Bool(false), "no answer") }
    #expect(
      report.stages.map(\.name) == ["update", "commit", "present", "emit", "strips", "fine"])
    #expect(report.stages.allSatisfy { $0.seconds >= 0 && $0.seconds < 10 })
    #expect(report.stages.contains { $0.seconds > 0 })
    #expect(report.memory > 1_000_000 && report.time == 0.5)
  }

  @Test func placesAreFound() throws {
    let host = try ServedHost("VoteButtonsViewController")
    let isAnswer = { (report: HostReport) in if case .picked = report { true } else { false } }
    guard case .picked(let node?)? = try host.ask(.pick(x: 60, y: 12), isAnswer) else {
      return #expect(Bool(false), "nothing there")
    }
    #expect(node.split(separator: "/").count > 2)
    #expect(try host.ask(.pick(x: -10, y: -10), isAnswer) == .picked(node: nil))
  }

  @Test func aRestingProgramSaysSo() throws {
    let moving = try ServedHost("VoteButtonsViewController")
    #expect(try moving.show(0)?.isResting == false)
    // Its animations stay on their layers.
    #expect(try moving.show(3)?.isResting == true)
    let host = try ServedHost("StickFigureViewController")
    #expect(try host.show(1)?.isResting == true)
    #expect(try host.show(4) != nil)
    #expect(host.frames == 1)
  }
}

/// A generator of numbers by a seed.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
