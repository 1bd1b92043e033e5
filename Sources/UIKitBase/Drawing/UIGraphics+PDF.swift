// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PDF files by functions: a context that is begun, its pages, its end.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// A PDF file that is being written as the current context.
final class OpenPDF {
  let bounds: CGRect
  /// The box of the page that was begun last; the file's bounds before the first one.
  var page: CGRect
  let data: NSMutableData
  /// Where the file is written when it ends; nil for a file in memory.
  let path: String?

  init(bounds: CGRect, data: NSMutableData, path: String?) {
    self.bounds = PDFPages.box(bounds)
    page = self.bounds
    (self.data, self.path) = (data, path)
  }
}

private func begin(_ file: OpenPDF, _ info: [AnyHashable: Any]?) -> Bool {
  guard let consumer = CGDataConsumer(data: file.data) else { return false }
  var box = file.bounds
  var named: [String: Any] = [:]
  for (key, value) in info ?? [:] { if let key = key as? String { named[key] = value } }
  guard let context = CGContext(consumer: consumer, mediaBox: &box, named) else { return false }
  ContextStack.current.push(context, file: file)
  return true
}

/// The file that the current context writes; nil if the current context is another kind of context.
private var openFile: (context: CGContext, file: OpenPDF)? {
  guard let top = ContextStack.current.top, let file = top.file else { return nil }
  return (top.context, file)
}

/// Begins a PDF file in memory and makes its context current. Empty bounds stand for 612 x 792 points.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  _ = begin(OpenPDF(bounds: bounds, data: data, path: nil), documentInfo)
}

/// Begins a PDF file at a path and makes its context current; false if no page can have the bounds. The file is written
/// when the context ends. Empty bounds stand for 612 x 792 points.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  begin(OpenPDF(bounds: bounds, data: NSMutableData(), path: path), documentInfo)
}

/// Begins a page of the file's bounds. An open page ends; without a PDF context nothing happens.
public func UIGraphicsBeginPDFPage() {
  guard let file = openFile?.file else { return }
  UIGraphicsBeginPDFPageWithInfo(file.bounds, nil)
}

/// Begins a page of its own bounds. An open page ends; empty bounds stand for the file's.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let (context, file) = openFile else { return }
  file.page = bounds.isEmpty ? file.bounds : bounds
  var named: [String: Any] = [:]
  for (key, value) in pageInfo ?? [:] { if let key = key as? String { named[key] = value } }
  PDFPages.begin(file.page, named, in: context)
}

/// The box of the open page in points; the file's bounds before the first page, zero without a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect { openFile?.file.page ?? .zero }

/// Ends the PDF file that was begun last and writes it. Nothing happens if the current context is another kind of context.
public func UIGraphicsEndPDFContext() {
  guard let (context, file) = openFile else { return }
  context.closePDF()
  ContextStack.current.pop()
  guard let path = file.path else { return }
  let data = Data(bytes: file.data.bytes, count: file.data.length)
  do {
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    Unsupported.note("The PDF file \(path) can't be written: \(error.localizedDescription).")
  }
}

/// Links a rectangle of the page to an address.
///
/// Partly: noted, and left out of the file.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  Unsupported.note("links in PDF files are not written")
}

/// Gives a point of the page a name.
///
/// Partly: noted, and left out of the file.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  Unsupported.note("destinations in PDF files are not written")
}

/// Links a rectangle of the page to a named point.
///
/// Partly: noted, and left out of the file.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  Unsupported.note("destinations in PDF files are not written")
}
