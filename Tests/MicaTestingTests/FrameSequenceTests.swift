// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations as snapshots: their files and what differs between two.

import Foundation
import ImageIO
import MicaTesting
import Testing
import UIKit

@MainActor @Suite struct FrameSequenceTests {
  private let strategy = Snapshotting<FrameSequence, FrameSequence>(
    pathExtension: "png", diffing: .frames(scale: 1))

  /// A square that moves to some places.
  private func moving(_ places: CGFloat..., at instants: [TimeInterval]) -> FrameSequence {
    FrameSequence(places.map { square(.red, at: $0) }, at: instants)
  }

  @Test func anAnimationIsComparedPictureByPicture() throws {
    let folder = try SnapshotFolder()
    let own = moving(0, 5, 10, at: [0, 0.5, 0.75])
    folder.record(own, as: strategy)
    let bytes = try #require(folder.bytes("test.a.png"))
    let source = try #require(CGImageSourceCreateWithData(bytes as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(folder.verify(own, as: strategy) == nil)
    let other = moving(0, 6, 10, at: [0, 0.5, 0.75])
    #expect(folder.verify(other, as: strategy)?.contains("pixels differ") == true)
    #expect(folder.bytes("test.a.png") == bytes)
  }

  @Test func timesAndNumbersOfPicturesCount() throws {
    let folder = try SnapshotFolder()
    folder.record(moving(0, 5, 10, at: [0, 0.5, 1]), as: strategy)
    let slow = folder.verify(moving(0, 5, 10, at: [0, 0.5, 1.1]), as: strategy)
    #expect(
      slow?.contains("Picture 2 of the animation is shown for 0.6 s instead of 0.5 s") == true)
    let few = folder.verify(moving(0, 10, at: [0, 1]), as: strategy)
    #expect(few?.contains("has 2 pictures instead of 3") == true)
  }

  @Test func whatIsNoAnimationIsNoReference() throws {
    let folder = try SnapshotFolder()
    let own = moving(0, 5, 10, at: [0, 0.5, 1])
    folder.record(own, as: strategy)
    let bytes = try #require(folder.bytes("test.a.png"))
    for damaged in [Data(), Data("text".utf8), bytes.prefix(bytes.count / 2)] {
      try damaged.write(to: folder.url("test.a.png"))
      #expect(folder.verify(own, as: strategy) != nil, "\(damaged.count) bytes")
      #expect(folder.bytes("test.a.png") == damaged)
    }
    let empty = FrameSequence([UIImage()], at: [0])
    #expect(folder.verify(empty, as: strategy, named: "b")?.contains("empty picture") == true)
    let sizes = FrameSequence([square(.red), square(.red, width: 30)], at: [0, 1])
    #expect(folder.verify(sizes, as: strategy, named: "b")?.contains("differ in size") == true)
    #expect(!folder.files.contains("test.b.png"))
  }
}
