// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that a program registers for traits.

import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct ImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func assetHasAPictureForEachStyle() {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(square(4), with: light)
    asset.register(square(6), with: dark)
    #expect(asset.image(with: light).size.width == 4)
    #expect(asset.image(with: dark).size.width == 6)
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.unregister(imageWith: dark)
    #expect(asset.image(with: dark).size.width == 4)
  }

  /// A picture's own asset has it for all traits that no other was registered for.
  @Test func pictureTakesAnotherOneForDarkStyle() {
    let image = square(4)
    image.imageAsset?.register(square(6), with: dark)
    #expect(image.imageAsset?.image(with: light).size.width == 4)
    #expect(image.imageAsset?.image(with: dark).size.width == 6)
    #expect(image.resolved(for: dark).size.width == 6)
    #expect(image.resolved(for: light) === image)
  }
}
