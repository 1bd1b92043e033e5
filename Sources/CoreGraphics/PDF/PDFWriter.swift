// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A PDF file that is being written: its objects, pages and the table at its end (ISO 32000, 7.5).

internal import CDeflate
internal import Foundation
internal import MicaScene

/// Collects the objects of a file and hands the whole file over once it is closed.
final class PDFWriter {
  private let consumer: CGDataConsumer
  private let information: [String: String]
  /// The boxes of pages that name none.
  let mediaBox: CGRect
  /// The present page's box; nil between pages.
  var page: CGRect?
  private var objects: [[UInt8]] = []
  private var pages: [Int] = []
  private var isClosed = false
  /// The page tree's number and the catalog's.
  private let (tree, catalog) = (1, 2)

  init(_ consumer: CGDataConsumer, mediaBox: CGRect, information: [String: String]) {
    (self.consumer, self.mediaBox, self.information) = (consumer, mediaBox, information)
    objects = [[], Array("<< /Type /Catalog /Pages 1 0 R >>".utf8)]
  }

  /// Adds an object and returns its number.
  func add(_ text: String) -> Int {
    objects.append(Array(text.utf8))
    return objects.count
  }

  /// Adds a stream, which is packed.
  func add(_ content: [UInt8], _ keys: String) -> Int {
    var output = PDFOutput()
    let packed = Self.deflated(content)
    let filter = packed == nil ? "" : "/Filter /FlateDecode "
    let bytes = packed ?? content
    output.write("<< /Length \(bytes.count) \(filter)\(keys) >>\nstream\n")
    output.write(bytes)
    output.write("\nendstream")
    objects.append(output.bytes)
    return objects.count
  }

  /// Adds the page that a list shows.
  func addPage(_ list: DisplayList, _ box: CGRect) {
    var content = PDFContent(self, height: Double(list.height))
    content.write(list)
    let edges = PDFOutput.numbers(box.minX, box.minY, box.maxX, box.maxY)
    let map = PDFOutput.numbers(1, 0, 0, -1, box.minX, box.minY + CGFloat(list.height))
    let stream = add(Array("\(map) cm\n".utf8) + content.bytes, "")
    pages.append(
      add(
        "<< /Type /Page /Parent \(tree) 0 R /MediaBox [\(edges)] /Contents \(stream) 0 R "
          + "/Resources << \(content.resources) >> >>"))
  }

  /// Hands the file over. Later calls do nothing.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    objects[tree - 1] = Array("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8)
    var trailer = "/Root \(catalog) 0 R"
    if !information.isEmpty {
      let entries = information.sorted { $0.key < $1.key }
        .map { "/\($0.key) \(PDFOutput.text($0.value))" }
      trailer += " /Info \(add("<< \(entries.joined(separator: " ")) >>")) 0 R"
    }
    var file = PDFOutput()
    file.write("%PDF-1.4\n%")
    // Bytes that tell mail programs that the file is binary.
    file.write([0xE2, 0xE3, 0xCF, 0xD3, 10])
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.bytes.count)
      file.write("\(index + 1) 0 obj\n")
      file.write(object)
      file.write("\nendobj\n")
    }
    let start = file.bytes.count
    file.write("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n")
    for place in places {
      let digits = String(place)
      file.write(String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n")
    }
    file.write("trailer\n<< /Size \(objects.count + 1) \(trailer) >>\nstartxref\n\(start)\n%%EOF\n")
    _ = consumer.write(Data(file.bytes))
  }

  private static func deflated(_ content: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let most = libdeflate_zlib_compress_bound(compressor, content.count)
    let packed = [UInt8](unsafeUninitializedCapacity: most) { target, count in
      count = libdeflate_zlib_compress(
        compressor, content, content.count, target.baseAddress, most)
    }
    return packed.isEmpty ? nil : packed
  }
}
