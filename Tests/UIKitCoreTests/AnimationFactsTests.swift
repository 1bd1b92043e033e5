// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C6, C10, C12 and C16 where they are about views on a stage, sentence by sentence, as far as no
// other file has the sentence.

import Foundation
import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

/// Moves a bare layer and a view's layer when it appears.
private final class MovingController: UIViewController {
  let bare = CALayer()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
  var notices: [String] = []
  var onAppearance: ((MovingController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.addSublayer(bare)
    view.addSubview(box)
  }

  override func viewWillAppear(_ animated: Bool) { notices.append("will") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notices.append("did")
    onAppearance?(self)
  }

  override func viewDidDisappear(_ animated: Bool) { notices.append("gone") }
}

@MainActor @Suite(.serialized, .ownProgram) struct AnimationFactsTests {
  private func makeStage(_ onAppearance: @escaping (MovingController) -> Void) -> (
    Stage, MovingController
  ) {
    let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    let root = MovingController()
    root.onAppearance = onAppearance
    stage.root = root
    return (stage, root)
  }

  @Test("C12 (H): bare layers animate once they are on screen, as in viewDidAppear; views' don't")
  func bareLayersAnimateFromTheAppearanceOn() throws {
    let (stage, root) = makeStage { root in
      root.bare.position.x = 8
      root.box.center.x = 8
    }
    _ = try stage.snapshot()
    #expect(root.bare.animationKeys() == ["position"] && root.box.layer.animationKeys() == nil)
    #expect(root.bare.presentation()?.position.x == 0)
    _ = try stage.snapshot(at: 0.25)
    #expect(root.bare.animationKeys() == nil && root.bare.presentation()?.position.x == 8)
  }

  @Test("Appearance: what is changed before the first picture is part of it, and does not animate")
  func preparedChangesDoNotAnimate() throws {
    let (stage, root) = makeStage { $0.notices.append("x is \($0.bare.position.x)") }
    try stage.prepare()
    #expect(root.notices == ["will"])
    root.bare.position.x = 5
    _ = try stage.snapshot()
    #expect(root.notices == ["will", "did", "x is 5.0"] && root.bare.animationKeys() == nil)
  }

  @Test("Appearance: a root that is replaced before it was shown has not appeared")
  func replacedRootsHaveNotAppeared() throws {
    let (stage, first) = makeStage { _ in }
    try stage.prepare()
    let second = MovingController()
    stage.root = second
    _ = try stage.snapshot()
    #expect(first.notices == ["will", "gone"] && second.notices == ["will", "did"])
    let third = MovingController()
    stage.root = third
    #expect(third.notices == ["will"])
    _ = try stage.snapshot(at: 1)
    #expect(third.notices == ["will", "did"] && second.notices.last == "gone")
  }

  @Test("Appearance: a flush in viewDidAppear shows what was changed there")
  func flushesInTheAppearanceCommit() throws {
    let (stage, root) = makeStage { root in
      root.bare.opacity = 0.5
      CATransaction.flush()
      root.notices.append("\(root.bare.presentation()?.opacity ?? -1)")
    }
    _ = try stage.snapshot()
    #expect(root.notices == ["will", "did", "1.0"])
  }

  @Test("C10 (H): a positive offset casts the shadow down in UIKit's contexts, up in others")
  func shadowsFallDownInUIKit() throws {
    func draw(_ context: CGContext) {
      context.setShadow(
        offset: CGSize(width: 0, height: 8), blur: 0, color: UIColor.blue.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 4, y: 8, width: 8, height: 4))
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 20), format: format)
      .image { draw($0.cgContext) }
    let plain = try #require(
      CGContext(
        data: nil, width: 16, height: 20, bitsPerComponent: 8, bytesPerRow: 64,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(plain)
    let inUIKit = try column(try #require(image.cgImage))
    let inPlain = try column(try #require(plain.makeImage()))
    // Rows from the top; red at 8 ..< 12 in both, as the rectangle is in the middle.
    #expect(inUIKit[9] == [255, 0, 0, 255] && inUIKit[17] == [0, 0, 255, 255])
    #expect(inUIKit[1] == [0, 0, 0, 0])
    #expect(inPlain[9] == [255, 0, 0, 255] && inPlain[1] == [0, 0, 255, 255])
    #expect(inPlain[17] == [0, 0, 0, 0])
  }

  @Test("C16 (H): CGContext.draw is upside down in a UIKit context, UIImage.draw is not")
  func imagesInUIKitContexts() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 16, height: 20)
    let half = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 10))
    }
    let picture = try #require(half.cgImage)
    let upside = UIGraphicsImageRenderer(size: size, format: format).image {
      $0.cgContext.draw(picture, in: CGRect(origin: .zero, size: size))
    }
    let right = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      half.draw(in: CGRect(origin: .zero, size: size))
    }
    #expect(try column(try #require(upside.cgImage))[2] == [0, 0, 0, 0])
    #expect(try column(try #require(upside.cgImage))[17] == [255, 0, 0, 255])
    #expect(try column(try #require(right.cgImage))[2] == [255, 0, 0, 255])
  }

  @Test("C16 (H): a UIKit context starts with [s 0 0 −s 0 H·s], a bitmap context with the identity")
  func baseSpaces() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    var seen = CGAffineTransform.identity
    _ = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 20), format: format).image {
      seen = $0.cgContext.ctm
    }
    #expect(seen == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 60))
  }

  /// The pixels at x = 8 from the top.
  private func column(_ image: CGImage) throws -> [[UInt8]] {
    let context = try #require(
      CGContext(
        data: nil, width: 16, height: 20, bitsPerComponent: 8, bytesPerRow: 64,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 20))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<20).map { row in (0..<4).map { bytes[row * 64 + 32 + $0] } }
  }
}
