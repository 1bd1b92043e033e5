// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of catalogs that preserve their vectors: sharp in every size (Xcode's Preserve Vector Data).

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite @MainActor
struct PreservedVectorTests {
  /// A picture of 4 × 4 points, red at the left and blue at the right.
  private func picture(preserved: Bool) throws -> UIImage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vectors-\(UUID().uuidString)")
    let assets = folder.appendingPathComponent("Assets.assets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="blue"/>\
      <path d="M0 0H2V4H0Z" fill="red"/></svg>
      """.utf8
    ).write(to: assets.appendingPathComponent("0.svg"))
    let keep = preserved ? #","preservesVectors":true"# : ""
    try Data(
      #"{"version":1,"images":{"half":{"variants":[{"file":"0.svg","scale":0}]\#(keep)}},"colors":{},"data":{}}"#
        .utf8
    ).write(to: assets.appendingPathComponent("index.json"))
    let bundle = try #require(Bundle(path: folder.path))
    return try #require(UIImage(named: "half", in: bundle, compatibleWith: nil))
  }

  /// The red of the pixels around the middle of a row of a picture, 0 ... 255.
  private func middle(_ image: CGImage?) throws -> [Int] {
    let image = try #require(image)
    let pixmap = image.pixmap
    return [image.width / 2 - 1, image.width / 2].map { Int(pixmap[$0, image.height / 2].x) }
  }

  /// On a screen with a pixel a point.
  private func shown(
    _ image: UIImage, in size: CGSize, _ mode: UIView.ContentMode = .scaleToFill
  ) throws -> [Int] {
    try Stage(size: size, scale: 1).run { try drawn(image, in: size, mode) }
  }

  private func drawn(
    _ image: UIImage, in size: CGSize, _ mode: UIView.ContentMode
  ) throws -> [Int] {
    let view = UIImageView(image: image)
    view.contentMode = mode
    view.frame = CGRect(origin: .zero, size: size)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.addSubview(view)
    window.layoutIfNeeded()
    view.layer.displayIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    return try middle(picture.cgImage)
  }

  @Test func imageViewsDrawThemInTheirOwnSize() throws {
    let image = try picture(preserved: true)
    #expect(image.size == CGSize(width: 4, height: 4))
    for mode in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill] {
      #expect(try shown(image, in: CGSize(width: 80, height: 80), mode) == [255, 0])
    }
    let plain = try shown(picture(preserved: false), in: CGSize(width: 80, height: 80))
    #expect(plain[0] < 255 && plain[1] > 0)
  }

  @Test func drawingAndTintedCopiesAreSharp() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func drawn(_ image: UIImage) throws -> [Int] {
      try middle(
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).image { _ in
          image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        }.cgImage)
    }
    let image = try picture(preserved: true)
    #expect(try drawn(image) == [255, 0])
    #expect(try drawn(image.withHorizontallyFlippedOrientation()) == [0, 255])
    #expect(try drawn(image.withTintColor(.red)) == [255, 255])
  }

  @Test func aSizeWithoutEndKeepsThePixels() throws {
    let view = UIImageView(image: try picture(preserved: true))
    view.frame = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents != nil)
    view.frame = .zero
    view.layer.displayIfNeeded()
    #expect(view.layer.contents != nil)
  }
}
