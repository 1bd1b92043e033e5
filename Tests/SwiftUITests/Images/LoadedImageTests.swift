// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Pictures that arrive after a while (FACTS_SWIFTUI g.4).
@MainActor
struct LoadedImageTests {
  private func pixels<V: View>(_ view: @escaping () -> V) throws -> Pixels {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    stage.run { stage.root = UIHostingController(rootView: view()) }
    return Pixels(try stage.snapshot(at: 0.5))
  }

  private var data: URL {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      .image {
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    let text = image.pngData()?.base64EncodedString() ?? ""
    return URL(string: "data:image/png;base64," + text)!
  }

  @Test func loadedPicturesHaveTheirOwnSize() throws {
    let url = data
    let shown = try pixels { AsyncImage(url: url) }
    #expect(shown[20, 20] == Pixels.red)
    #expect(shown[10, 20] == Pixels.white)
    let dense = try pixels { AsyncImage(url: url, scale: 2) }
    #expect(dense[20, 20] == Pixels.red)
    #expect(dense[16, 20] == Pixels.white)
  }

  @Test func contentsGetThePicture() throws {
    let url = data
    let shown = try pixels {
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Plain.blue
      }
    }
    #expect(shown[2, 2] == Pixels.red)
  }

  @Test func failuresAreAPhase() throws {
    let shown = try pixels {
      AsyncImage(url: URL(string: "file:///there/is/none")) { phase in
        if phase.error != nil { Plain.green } else { Plain.blue }
      }
    }
    #expect(shown[20, 20] == Pixels.green)
  }
}
