// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PDF files as programs read and draw them.

public import CoreGraphics
internal import Foundation

/// A PDF file that was read. Use it from one thread at a time.
public final class CGPDFDocument {
  private let file: PDFFile

  /// Reads a file's bytes; nil if they are no PDF file, have no page, or are encrypted.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(Data(data))
  }

  /// Reads a file; nil if it can't be read, is no PDF file, has no page, or is encrypted.
  public convenience init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data)
  }

  private init?(_ data: Data) {
    guard let file = PDFFile(data) else { return nil }
    self.file = file
  }

  /// How many pages there are.
  public var numberOfPages: Int { file.pages.count }

  /// A page by its number, from 1 on; nil where there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard file.pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(file.pages[pageNumber - 1], number: pageNumber, of: self)
  }

  /// Whether a password is needed; false, since such files are not read.
  public var isEncrypted: Bool { false }
  /// Whether the file can be read.
  public var isUnlocked: Bool { true }
  /// Whether the file may be printed.
  public var allowsPrinting: Bool { true }
  /// Whether what is in the file may be copied.
  public var allowsCopying: Bool { true }

  /// Tries a password; true, since none is needed.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }
}

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The medium's.
  case mediaBox = 0
  /// What is shown; the media box by default.
  case cropBox = 1
  /// What a printer trims off included; the crop box by default.
  case bleedBox = 2
  /// The trimmed page; the crop box by default.
  case trimBox = 3
  /// What a picture of the page shows; the crop box by default.
  case artBox = 4
}

/// A page of a PDF file.
public final class CGPDFPage {
  let page: PDFPage
  /// The page's file.
  public let document: CGPDFDocument?
  /// The page's number, from 1 on.
  public let pageNumber: Int

  init(_ page: PDFPage, number: Int, of document: CGPDFDocument) {
    (self.page, pageNumber, self.document) = (page, number, document)
  }

  /// A box, in the page's space before it is turned.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    switch box {
    case .mediaBox: page.mediaBox
    case .cropBox: page.cropBox
    case .bleedBox: page.box("BleedBox") ?? page.cropBox
    case .trimBox: page.box("TrimBox") ?? page.cropBox
    case .artBox: page.box("ArtBox") ?? page.cropBox
    }
  }

  /// By how many degrees the page is turned clockwise when it is shown: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(page.rotation) }

  /// The map from the page's space that brings a box into the middle of a rectangle.
  ///
  /// The page is turned as it says and by `rotate` degrees clockwise, a multiple of 90. A box that is larger than the
  /// rectangle shrinks, by the same factor both ways if `preserveAspectRatio` is true; a smaller one keeps its size.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let frame = getBoxRect(box)
    let turns = (((page.rotation + Int(rotate)) / 90) % 4 + 4) % 4
    let size = turns % 2 == 0 ? frame.size : CGSize(width: frame.height, height: frame.width)
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(Self.turned(turns))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  /// Right angles clockwise, exactly.
  private static func turned(_ turns: Int) -> CGAffineTransform {
    switch turns {
    case 1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}

extension CGContext {
  /// Draws what a page shows in its crop box, in the page's own space: neither turned nor moved.
  public func drawPDFPage(_ page: CGPDFPage) { page.page.draw(in: self) }
}
