// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The renderer of PDF files: pages in UIKit's coordinates.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// How a PDF file is written.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The file's description by the keys of Core Graphics, such as `kCGPDFContextTitle`; empty by default.
  open var documentInfo: [String: Any] = [:]

  /// A format without a description.
  public required init() { super.init() }

  /// A format that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// What drawing code gets from a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The box of the open page in points; the renderer's bounds before the first page.
  open private(set) var pdfContextBounds: CGRect

  init(_ context: CGContext, pdfFormat: UIGraphicsPDFRendererFormat) {
    pdfContextBounds = PDFPages.box(pdfFormat.bounds)
    super.init(context, format: pdfFormat)
  }

  /// Begins a page of the renderer's bounds. An open page ends.
  open func beginPage() { beginPage(withBounds: PDFPages.box(format.bounds), pageInfo: [:]) }

  /// Begins a page of its own bounds. An open page ends. Empty bounds stand for those of the renderer.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds.isEmpty ? PDFPages.box(format.bounds) : bounds
    PDFPages.begin(pdfContextBounds, pageInfo, in: cgContext)
  }

  /// Links a rectangle of the page to an address.
  ///
  /// Partly: noted, and left out of the file.
  open func setURL(_ url: URL, for rect: CGRect) {
    Unsupported.note("links in PDF files are not written")
  }

  /// Gives a point of the page a name.
  ///
  /// Partly: noted, and left out of the file.
  open func addDestination(withName name: String, at point: CGPoint) {
    Unsupported.note("destinations in PDF files are not written")
  }

  /// Links a rectangle of the page to a named point.
  ///
  /// Partly: noted, and left out of the file.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    Unsupported.note("destinations in PDF files are not written")
  }
}

/// Writes PDF files whose pages are drawn in UIKit's coordinates, y down.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// A renderer of pages of `bounds`, in points; empty bounds stand for 612 x 792 points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// A renderer of pages of `bounds`, in points; later changes of `format` don't reach it.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    let copy = format.copy() as? UIGraphicsPDFRendererFormat
    pdfFormat = copy ?? UIGraphicsPDFRendererFormat()
    super.init(bounds: bounds, ownFormat: pdfFormat)
  }

  /// The file that `actions` draw; empty when no page can have the bounds, in which case `actions` don't run. Drawing
  /// before the first page is lost, as on iOS.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data) else { return Data() }
    var box = PDFPages.box(pdfFormat.bounds)
    let information = pdfFormat.documentInfo
    guard let context = CGContext(consumer: consumer, mediaBox: &box, information) else {
      return Data()
    }
    let rendererContext = UIGraphicsPDFRendererContext(context, pdfFormat: pdfFormat)
    ContextStack.current.with(context, imageScale: 1) { actions(rendererContext) }
    context.closePDF()
    return Data(bytes: data.bytes, count: data.length)
  }

  /// Writes the file that `actions` draw. Throws what writing throws; an earlier file then stays as it was.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url, options: .atomic) }
}

/// Pages in UIKit's coordinates.
enum PDFPages {
  /// A page's box; 612 x 792 points for an empty one.
  static func box(_ bounds: CGRect) -> CGRect {
    bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  }

  /// Begins a page whose user space is UIKit's: the box's origin at the top left, y down.
  static func begin(_ box: CGRect, _ info: [String: Any], in context: CGContext) {
    var info = info
    var box = box
    info[kCGPDFContextMediaBox as String] = Data(bytes: &box, count: MemoryLayout<CGRect>.size)
    context.beginPDFPage(info)
    context.translateBy(x: 0, y: box.minY + box.maxY)
    context.scaleBy(x: 1, y: -1)
  }
}
