// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Pictures (FACTS_SWIFTUI a.5, g).
@MainActor
struct ImageTests {
  /// Red and blue beside each other, of 2 x 1 pixels a cell.
  private func picture(_ width: Int = 40, _ height: Int = 20, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      $0.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
    }
  }

  @Test func picturesHaveTheirOwnSize() {
    // a.5
    let shown = Shown(100, 100, Image(uiImage: picture()))
    #expect(shown.frames[0].size == CGSize(width: 40, height: 20))
    let dense = UIImage(cgImage: picture().cgImage!, scale: 2, orientation: .up)
    #expect(
      Shown(100, 100, Image(uiImage: dense)).frames[0].size == CGSize(width: 20, height: 10))
  }

  @Test func resizablePicturesTakeTheProposal() {
    // a.5: both axes by themselves, nil is the own length.
    let image = Image(uiImage: picture()).resizable()
    #expect(Shown(100, 50, image).frames[0].size == CGSize(width: 100, height: 50))
    let host = Shown(100, 50, image).view.host
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 40, height: 20))
    #expect(
      host.sizeThatFits(ProposedViewSize(width: 7, height: nil)) == CGSize(width: 7, height: 20))
    #expect(host.sizeThatFits(.zero) == .zero)
  }

  @Test func orientationCounts() {
    // g.2
    let turned = UIImage(cgImage: picture().cgImage!, scale: 1, orientation: .right)
    let shown = Shown(40, 40, scale: 1, Image(uiImage: turned))
    #expect(shown.frames[0].size == CGSize(width: 20, height: 40))
    let pixels = Pixels(shown, 40, 40)
    #expect(pixels[20, 5] == Pixels.red)
    #expect(pixels[20, 35] == Pixels.blue)
  }

  @Test func capsStayAndTilesRepeat() {
    // g.2
    let stretched = Pixels(
      80, 20,
      Image(uiImage: picture()).resizable(
        capInsets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10)))
    #expect(stretched[15, 10] == Pixels.red)
    #expect(stretched[25, 10] == Pixels.blue)
    let tiled = Pixels(80, 40, Image(uiImage: picture()).resizable(resizingMode: .tile))
    #expect(tiled[10, 30] == Pixels.red)
    #expect(tiled[30, 30] == Pixels.blue)
    #expect(tiled[50, 10] == Pixels.red)
    #expect(tiled[70, 10] == Pixels.blue)
  }

  @Test func interpolationCanBeOff() {
    let sharp = Pixels(
      40, 20, Image(uiImage: picture(2, 1)).resizable().interpolation(.none))
    #expect(sharp[19, 10] == Pixels.red)
    #expect(sharp[20, 10] == Pixels.blue)
  }

  @Test func renderingModesDecideAboutColors() {
    // g.1: pictures are original, symbols and templates have the foreground style.
    #expect(Pixels(40, 20, Image(uiImage: picture()))[10, 10] == Pixels.red)
    let template = Image(uiImage: picture()).renderingMode(.template)
    #expect(Pixels(40, 20, template)[10, 10] == [0, 0, 0])
    let asked = Image(uiImage: picture().withRenderingMode(.alwaysTemplate))
    #expect(Pixels(40, 20, asked)[10, 10] == [0, 0, 0])
    #expect(Pixels(40, 20, asked.renderingMode(.original))[10, 10] == Pixels.red)
  }

  @Test func symbolsGrowWithTheirScale() {
    // g.1
    func height(_ scale: Image.Scale) -> CGFloat {
      Shown(100, 100, Image(systemName: "square").imageScale(scale)).frames[0].height
    }
    #expect(height(.small) < height(.medium))
    #expect(height(.medium) < height(.large))
  }

  @Test func symbolsHaveABaseline() {
    // g.1: the symbol's baseline lies within it, a colour's is its bottom edge.
    let shown = Shown(
      100, 100,
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "circle"); Plain.red.frame(width: 10, height: 10)
      })
    let frames = shown.frames
    #expect(frames[1].maxY < frames[0].maxY - 1)
    #expect(frames[1].maxY > frames[0].midY)
  }

  @Test func variantsHaveNames() {
    #expect(SymbolVariants.fill.name("heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name("heart") == "heart.circle.fill")
    #expect(SymbolVariants.slash.name("bell") == "bell.slash")
    #expect(SymbolVariants.fill.name("heart.fill") == "heart.fill")
    #expect(SymbolVariants.fill.name("person.circle") == "person.circle.fill")
    #expect(SymbolVariants.slash.circle.name("mic.fill") == "mic.slash.circle.fill")
    #expect(SymbolVariants.none.name("a.b") == "a.b")
    #expect(SymbolVariants.fill.circle.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
  }

  @Test func missingPicturesHaveNoSize() {
    #expect(Shown(100, 100, Image("there is none")).frames[0].size == .zero)
  }
}

/// Pictures that are loaded (FACTS_SWIFTUI g.4).
@MainActor
struct AsyncImageTests {
  @Test func withoutAURLThePlaceholderStays() {
    // g.4: greedy like a colour.
    let shown = Shown(100, 50, AsyncImage(url: nil))
    #expect(shown.frames[0].size == CGSize(width: 100, height: 50))
    let own = Shown(
      100, 50,
      AsyncImage(url: nil) {
        $0
      } placeholder: {
        Plain.green.frame(width: 7)
      })
    #expect(own.frames[0].width == 7)
  }

  @Test func phasesTellWhatHappened() {
    struct None: Error {}
    #expect(AsyncImagePhase.empty.image == nil)
    #expect(AsyncImagePhase.failure(None()).error is None)
    #expect(AsyncImagePhase.success(Image(systemName: "star")).image != nil)
  }
}

/// Pictures of views (FACTS_SWIFTUI m.7).
@MainActor
struct ImageRendererTests {
  @Test func rendersTheIdealSizeAtScaleOne() {
    let renderer = ImageRenderer(content: Plain.red.frame(width: 30, height: 20))
    let image = renderer.uiImage
    #expect(image?.size == CGSize(width: 30, height: 20))
    #expect(image?.scale == 1)
    #expect(renderer.cgImage?.width == 30)
    #expect(Pixels(renderer.cgImage)[15, 10] == Pixels.red)
    renderer.scale = 2
    #expect(renderer.cgImage?.width == 60)
  }

  @Test func proposesASize() {
    let renderer = ImageRenderer(content: Plain.red)
    #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    #expect(renderer.uiImage?.size == CGSize(width: 40, height: 10))
  }

  @Test func isClearUnlessOpaque() {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    #expect(renderer.cgImage?.alphaInfo != CGImageAlphaInfo.noneSkipLast)
    renderer.isOpaque = true
    #expect(Pixels(renderer.cgImage)[1, 1] == [0, 0, 0])
    #expect(ImageRenderer(content: Plain.red.frame(width: 0)).uiImage == nil)
  }

  @Test func drawsIntoContexts() {
    var size = CGSize.zero
    ImageRenderer(content: Plain.red.frame(width: 6, height: 8)).render { given, draw in
      size = given
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: given, format: format).image {
        draw($0.cgContext)
      }
      #expect(Pixels(image.cgImage)[3, 4] == Pixels.red)
    }
    #expect(size == CGSize(width: 6, height: 8))
  }
}
