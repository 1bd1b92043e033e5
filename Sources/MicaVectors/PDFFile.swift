// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A PDF file: its objects, wherever they are in the file, and its pages.
//
// The cross-reference tables are not used: objects are found by their beginnings, so that files whose
// tables are wrong open as well. Streams, packed objects and functions are read once each.

package import CoreGraphics
package import Foundation

/// A PDF file. Use it from one thread at a time.
package final class PDFFile {
  let bytes: [UInt8]
  /// What reading and drawing may still cost.
  let budget = VectorBudget()
  /// The offsets at which objects begin, after `obj`; the last one of a number counts.
  var places: [Int: Int] = [:]
  /// The same offsets in ascending order, with their objects' numbers.
  var beginnings: [(place: Int, number: Int)] = []
  /// Objects within object streams.
  var packed: [Int: PackedPlace] = [:]
  /// The content of object streams.
  var packedData: [[UInt8]] = []
  /// Values that were parsed, by their objects' numbers.
  var known: [Int: PDFValue] = [:]
  /// Values of object streams that were parsed, by their places.
  var knownPacked: [PackedPlace: PDFValue] = [:]
  /// The content of streams that was unpacked, by their offsets.
  var contents: [Int: [UInt8]] = [:]
  /// The offsets of the words that were looked for.
  var marks: [Mark: [Int]] = [:]
  /// Functions that were read, by their objects' numbers, and those that are being read.
  var functions: [Int: PDFFunction] = [:]
  var openFunctions: Set<Int> = []
  /// Decoded images.
  var pictures: [PDFPicture.Key: CGImage] = [:]
  /// Fonts by their objects' numbers.
  var fonts: [Int: PDFFont] = [:]

  /// Where an object is within an object stream.
  struct PackedPlace: Hashable {
    var stream: Int
    var offset: Int
  }

  /// Larger files aren't read.
  private static let mostBytes = 32 << 20

  /// The nodes of the page tree that were read: pages in order.
  package private(set) var pages: [PDFPage] = []

  /// Reads the first pages of a file, all by default.
  ///
  /// Nil if the bytes are not a PDF file, if it has no page, or if it is encrypted.
  package init?(_ data: Data, mostPages: Int = 1 << 16) {
    guard data.count <= Self.mostBytes, data.count > 8 else { return nil }
    bytes = Array(data)
    guard bytes.prefix(1024).firstRange(of: Array("%PDF".utf8)) != nil else { return nil }
    findMarks()
    findObjects()
    findPackedObjects()
    let trailers = self.trailers
    guard !trailers.contains(where: { $0["Encrypt"] != nil }) else { return nil }
    pages = findPages(trailers, most: mostPages)
    guard !pages.isEmpty else { return nil }
  }

  /// The first page's size in points.
  package var size: CGSize { pages[0].size }

  // MARK: Pages

  private func findPages(_ trailers: [[String: PDFValue]], most: Int) -> [PDFPage] {
    var roots = trailers.reversed().compactMap { $0["Root"] }
    roots += objects(around: .catalog).map { .reference($0) }
    for root in roots {
      let found = pages(of: resolved(root).table, most)
      if !found.isEmpty { return found }
    }
    for number in packed.keys.sorted() where budget.spend() {
      let table = resolved(.reference(number)).table
      if table["Type"]?.name == "Catalog" {
        let found = pages(of: table, most)
        if !found.isEmpty { return found }
      }
    }
    // A file without a catalog: any page.
    for number in objects(around: .page).map({ $0 }) + packed.keys.sorted() where budget.spend() {
      let table = resolved(.reference(number)).table
      if table["Type"]?.name == "Page" { return [PDFPage(table, inherited: [:], of: self)] }
    }
    return []
  }

  private func pages(of catalog: [String: PDFValue], _ most: Int) -> [PDFPage] {
    guard let root = catalog["Pages"] else { return [] }
    var found: [PDFPage] = []
    var visited: Set<Int> = []
    var waiting: [(node: PDFValue, inherited: [String: PDFValue], level: Int)] = [(root, [:], 0)]
    while let (node, inherited, level) = waiting.popLast(), found.count < most {
      if case .reference(let number) = node, !visited.insert(number).inserted { continue }
      guard budget.spend(4), level < 64 else { break }
      let table = resolved(node).table
      var passed = inherited
      for key in PDFPage.inheritedKeys {
        if let value = table[key] { passed[key] = value }
      }
      let kids = resolved(table["Kids"] ?? .none).list
      if !kids.isEmpty, table["Type"]?.name != "Page" {
        guard budget.spend(kids.count) else { break }
        for kid in kids.reversed() { waiting.append((kid, passed, level + 1)) }
      } else if table["Type"]?.name == "Page" || table["Contents"] != nil {
        found.append(PDFPage(table, inherited: passed, of: self))
      }
    }
    return found
  }

  /// The numbers in a list.
  func numbers(_ value: PDFValue) -> [CGFloat] {
    let list = resolved(value).list
    guard budget.spend(list.count) else { return [] }
    return list.compactMap { resolved($0).number.map { CGFloat($0) } }
  }

  /// A rectangle by any two opposite corners; nil where there are no four finite numbers.
  func rectangle(_ value: PDFValue) -> CGRect? {
    let n = numbers(value)
    guard n.count == 4, n.allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    return CGRect(
      x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
  }

  /// A transform of six numbers; nil where there are none, or some are not finite.
  func transform(_ value: PDFValue) -> CGAffineTransform? {
    let n = numbers(value)
    guard n.count == 6 else { return nil }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

/// A page of a PDF file.
package final class PDFPage {
  static let inheritedKeys = ["Resources", "MediaBox", "CropBox", "Rotate"]

  package unowned let file: PDFFile
  let table: [String: PDFValue]
  private let passed: [String: PDFValue]

  init(_ table: [String: PDFValue], inherited: [String: PDFValue], of file: PDFFile) {
    (self.table, passed, self.file) = (table, inherited, file)
  }

  /// A value of the page, or of the nodes above it.
  func value(_ key: String) -> PDFValue { file.resolved(table[key] ?? passed[key] ?? .none) }

  /// The page's content, in the page's space; US Letter if the file names no box.
  package var mediaBox: CGRect {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let box = file.rectangle(value("MediaBox")), !box.isEmpty else { return letter }
    return box
  }

  /// What of the media box is shown.
  package var cropBox: CGRect { box("CropBox") ?? mediaBox }

  /// A box by its key in the file, within the media box; nil where there is none.
  package func box(_ key: String) -> CGRect? {
    guard let box = file.rectangle(value(key)) else { return nil }
    let common = box.intersection(mediaBox)
    return common.isNull || common.isEmpty ? nil : common
  }

  /// By how many degrees the page is turned clockwise when it is shown: 0, 90, 180 or 270.
  package var rotation: Int {
    let degrees = value("Rotate").integer ?? 0
    return ((degrees % 360) + 360) % 360 / 90 * 90
  }

  /// The shown size in points: the crop box's, turned.
  package var size: CGSize {
    let box = cropBox
    return rotation % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  /// Page space → the turned crop box with its lower left corner at the origin.
  package var uprightTransform: CGAffineTransform {
    let box = cropBox
    let home = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let turn =
      switch rotation {
      case 90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: box.width)
      case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.width, ty: box.height)
      case 270: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.height, ty: 0)
      default: CGAffineTransform.identity
      }
    return home.concatenating(turn)
  }
}
