// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PDF files by UIKit's renderer: pages, boxes, and what is drawn where.

import Foundation
import TestScenes
import Testing
import UIKit

@Suite struct PDFRendererTests {
  private func pixels(_ page: CGPDFPage, _ size: CGSize) throws -> InkPicture {
    InkPicture(width: size.width, height: size.height) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      context.drawPDFPage(page)
    }
  }

  private func document(_ data: Data) throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: data as CFData))
    return try #require(CGPDFDocument(provider))
  }

  @Test func pagesHaveTheRenderersBoundsOrTheirOwn() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    var boxes: [CGRect] = []
    let data = renderer.pdfData { context in
      boxes.append(context.pdfContextBounds)
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 70), pageInfo: [:])
      boxes.append(context.pdfContextBounds)
    }
    let file = try document(data)
    #expect(file.numberOfPages == 2)
    #expect(file.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 100, height: 50))
    #expect(file.page(at: 2)?.getBoxRect(.mediaBox).size == CGSize(width: 30, height: 70))
    #expect(boxes.map(\.size) == [CGSize(width: 100, height: 50), CGSize(width: 30, height: 70)])
  }

  @Test func theTopLeftIsUIKits() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 5, y: 2, width: 10, height: 4))
    }
    let page = try #require(try document(data).page(at: 1))
    let box = try pixels(page, CGSize(width: 40, height: 20)).box { $0.x > 200 && $0.y < 60 }
    #expect(box == CGRect(x: 5, y: 2, width: 10, height: 4))
  }

  @Test func boundsThatNoPageHasRunNothing() {
    var ran = false
    let wild = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    let data = UIGraphicsPDFRenderer(bounds: wild).pdfData { _ in ran = true }
    #expect(data.isEmpty && !ran)
  }

  // MARK: Functions

  @Test func functionsWriteTheSameFile() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(
      data, CGRect(x: 0, y: 0, width: 40, height: 20), [kCGPDFContextTitle as String: "T"])
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 40, height: 20))
    UIGraphicsBeginPDFPage()
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 5, y: 2, width: 10, height: 4))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 70), nil)
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 30, height: 70))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let file = try document(data as Data)
    #expect(file.numberOfPages == 2)
    #expect(file.page(at: 2)?.getBoxRect(.mediaBox).size == CGSize(width: 30, height: 70))
    let page = try #require(file.page(at: 1))
    let box = try pixels(page, CGSize(width: 40, height: 20)).box { $0.x > 200 && $0.y < 60 }
    #expect(box == CGRect(x: 5, y: 2, width: 10, height: 4))
  }

  @Test func functionsWriteFilesAndDoNothingWithoutAContext() throws {
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    let path = FileManager.default.temporaryDirectory.path + "/mica-\(UUID().uuidString).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIGraphicsBeginPDFContextToFile(path, .zero, nil))
    UIGraphicsBeginPDFPage()
    // A picture within a page does not end the file.
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIGraphicsEndPDFContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndPDFContext()
    let file = try document(Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(file.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 612, height: 792))
  }
}
