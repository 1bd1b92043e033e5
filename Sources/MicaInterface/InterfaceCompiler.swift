// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Interface Builder's XML → the archive that hosts read.

public import Foundation
import FoundationXML
import MicaNib

/// What is wrong with an Interface Builder document.
public struct InterfaceError: Error, Equatable, CustomStringConvertible {
  /// The document.
  public let path: String
  /// The line; 0 where no line is to blame.
  public let line: Int
  /// A sentence without the place.
  public let message: String

  /// `path:line: error: message`.
  public var description: String {
    line > 0 ? "\(path):\(line): error: \(message)" : "\(path): error: \(message)"
  }
}

/// Compiles storyboards and xibs.
public enum InterfaceCompiler {
  /// The archive of a document (`MicaNib.NibArchive` reads it). The result depends on `data` and `path` alone.
  ///
  /// - Parameter path: what messages call the document; it becomes part of the archive.
  /// - Throws: `InterfaceError` for what is no document of Interface Builder's for iOS, or one beyond `NibLimits`.
  public static func compile(_ data: Data, path: String) throws -> [UInt8] {
    func fail(_ line: Int = 0, _ message: String) -> InterfaceError {
      InterfaceError(path: path, line: line, message: message)
    }
    guard data.count <= NibLimits.bytes else {
      throw fail(0, "larger than \(NibLimits.bytes >> 20) MB")
    }
    // Declarations could make a few bytes stand for very many; other encodings could hide them.
    guard !data.contains(0), !data.starts(with: [0xFE, 0xFF]), !data.starts(with: [0xFF, 0xFE])
    else {
      throw fail(1, "this is no XML in UTF-8")
    }
    if let place = data.range(of: Data("<!DOCTYPE".utf8)) ?? data.range(of: Data("<!ENTITY".utf8)) {
      let line = data[..<place.lowerBound].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
      throw fail(line, "Interface Builder's documents have no declarations of types or entities")
    }
    let reader = InterfaceReader(path: path)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isDone = parser.parse()
    if let error = reader.error { throw error }
    // `parse()` is true for malformed documents too.
    if let error = parser.parserError ?? reader.parserError {
      throw fail(parser.lineNumber, "this is no well-formed XML (\(xmlMessage(error)))")
    }
    guard isDone, reader.isComplete else {
      throw fail(parser.lineNumber, "this is no well-formed XML")
    }
    return reader.writer.finish()
  }

  private static func xmlMessage(_ error: any Error) -> String {
    let error = error as NSError
    if let said = error.userInfo["NSXMLParserErrorMessage"] as? String {
      return said.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return "error \(error.code)"
  }
}

/// Listens to the parser and writes the archive.
private final class InterfaceReader: NSObject, XMLParserDelegate {
  let path: String
  var writer: NibWriter
  private(set) var error: InterfaceError?
  private(set) var parserError: (any Error)?
  private(set) var isComplete = false
  private var texts: [String] = []
  private var hasChildren: [Bool] = []
  /// How many elements are open below one that is left out.
  private var skipped = 0

  init(path: String) {
    self.path = path
    writer = NibWriter(path: path)
  }

  /// What only Interface Builder itself needs.
  private static let leftOut: Set = [
    "dependencies", "designables", "classes", "inferredMetricsTieBreakers",
    "simulatedMetricsContainer", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedTabBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedToolbarMetrics", "freeformSimulatedSizeMetrics",
  ]

  private func stop(_ parser: XMLParser, _ message: String) {
    if error == nil {
      error = InterfaceError(path: path, line: parser.lineNumber, message: message)
    }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil else { return }
    if writer.depth == 0 {
      if let message = refusal(of: name, attributes) { return stop(parser, message) }
    }
    if skipped > 0 || Self.leftOut.contains(name) {
      skipped += 1
      return
    }
    guard writer.depth < NibLimits.depth else {
      return stop(parser, "elements within each other more than \(NibLimits.depth) deep")
    }
    guard writer.elementCount < NibLimits.elements else {
      return stop(parser, "more than \(NibLimits.elements) elements")
    }
    if !hasChildren.isEmpty { hasChildren[hasChildren.count - 1] = true }
    texts.append("")
    hasChildren.append(false)
    // The parser gives no order; a sorted one is always the same.
    writer.begin(
      name, line: parser.lineNumber,
      attributes: attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard error == nil else { return }
    if skipped > 0 {
      skipped -= 1
      return
    }
    let text = texts.popLast() ?? ""
    let hadChildren = hasChildren.popLast() ?? false
    let isBlank = text.allSatisfy(\.isWhitespace)
    let keepsBlank = !hadChildren && (name == "string" || name == "mutableString")
    writer.end(content: !text.isEmpty && (!isBlank || keepsBlank) ? text : nil)
    if writer.depth == 0 { isComplete = true }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { add(string) }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    add(String(decoding: CDATABlock, as: UTF8.self))
  }

  private func add(_ text: String) {
    guard error == nil, skipped == 0, !texts.isEmpty else { return }
    texts[texts.count - 1] += text
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if parserError == nil { parserError = parseError }
  }

  /// Why a document can't be compiled, by its first element.
  private func refusal(of name: String, _ attributes: [String: String]) -> String? {
    let type = attributes["type"] ?? ""
    if name == "archive", type.contains("InterfaceBuilder") {
      return
        "this document is of Xcode 4 or older; Xcode 5 and later can save it in the present format"
    }
    guard name == "document" else {
      return "this is no Interface Builder document: it begins with <\(name)>"
    }
    if type.contains("WatchKit") { return "this document is for watches" }
    if type.contains("CocoaTouch") || type.contains("AppleTV") { return nil }
    if type.contains("Cocoa") { return "this document is for macOS" }
    return "this is no Interface Builder document: its type is \"\(type)\""
  }
}
