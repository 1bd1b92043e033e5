// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contexts that write PDF files.

internal import Foundation
internal import MicaScene

/// Key of a file's title, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Key of a file's author, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// Key of the program that made a file, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// Key of a file's subject, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Key of a file's keywords, a string or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// Key of a page's media box, the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// A context that writes a PDF file.
  ///
  /// `mediaBox` is the box of pages that name none, 612 × 792 points by default; user space begins as the page's, y up.
  /// `auxiliaryInfo` holds the file's description by the keys above. Nothing is written before `closePDF`, or before the
  /// context goes away. Nil for a box that is empty, not finite, or larger than 14 400 points.
  ///
  /// Partly: text is written as outlines; shadows, masks of pixels, patterns and conic gradients are left out.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let size = Self.pageSize(box) else { return nil }
    let keys = [
      ("Title", kCGPDFContextTitle), ("Author", kCGPDFContextAuthor),
      ("Creator", kCGPDFContextCreator), ("Subject", kCGPDFContextSubject),
      ("Keywords", kCGPDFContextKeywords),
    ]
    var information: [String: String] = [:]
    for (name, key) in keys {
      switch auxiliaryInfo?[key] {
      case let text as String: information[name] = text
      case let list as [String]: information[name] = list.joined(separator: ", ")
      default: break
      }
    }
    self.init(
      list: DisplayList(width: size.width, height: size.height),
      ctm: CGAffineTransform(translationX: -box.minX, y: -box.minY), surface: nil)
    pdf = PDFWriter(consumer, mediaBox: box, information: information)
  }

  /// A context that writes a PDF file, which replaces the one at `url`.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// The size of the list for a page; nil for boxes that no page can have.
  private static func pageSize(_ box: CGRect) -> (width: Int, height: Int)? {
    guard box.width > 0, box.height > 0, box.width <= 14_400, box.height <= 14_400,
      abs(box.minX) < 1e6, abs(box.minY) < 1e6
    else { return nil }
    return (Int(box.width.rounded(.up)), Int(box.height.rounded(.up)))
  }

  /// Begins a page; an open one ends. `pageInfo` may hold its box. Ignored by contexts that write no PDF file.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let pdf else { return }
    endPDFPage()
    var box = pdf.mediaBox
    if let data = pageInfo?[kCGPDFContextMediaBox] as? Data,
      data.count == MemoryLayout<CGRect>.size
    {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    guard let size = Self.pageSize(box) else { return }
    pdf.page = box
    beginList(
      DisplayList(width: size.width, height: size.height),
      ctm: CGAffineTransform(translationX: -box.minX, y: -box.minY))
  }

  /// Ends the open page. Ignored without one.
  public func endPDFPage() {
    guard let pdf, let box = pdf.page else { return }
    while savedStates.contains(where: \.isLayer) { endTransparencyLayer() }
    pdf.page = nil
    pdf.addPage(list, box)
    beginList(DisplayList(width: list.width, height: list.height), ctm: baseTransform)
  }

  /// Begins a page with a box; nil stands for the context's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    let data = mediaBox.map { box in withUnsafeBytes(of: box.pointee) { Data($0) } }
    beginPDFPage(data.map { [kCGPDFContextMediaBox: $0] })
  }

  /// Ends the open page. Ignored without one.
  public func endPage() { endPDFPage() }

  /// Ends the open page and writes the file. Later pages are lost.
  public func closePDF() {
    endPDFPage()
    pdf?.close()
  }
}
