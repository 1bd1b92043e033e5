// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Interface Builder's XML → the archive that hosts read.

public import Foundation
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
    var reader = XMLReader(Array(data), listener: InterfaceReader(path: path))
    do throws(XMLProblem) {
      try reader.read()
    } catch {
      if let refused = reader.listener.error { throw refused }
      throw fail(error.line, "this is no well-formed XML: \(error.reason)")
    }
    return reader.listener.writer.finish()
  }
}

/// Listens to the reader and writes the archive.
private struct InterfaceReader: XMLListener {
  let path: String
  var writer: NibWriter
  private(set) var error: InterfaceError?
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

  private mutating func stop(_ line: Int, _ message: String) -> XMLProblem {
    error = InterfaceError(path: path, line: line, message: message)
    return XMLProblem(line: line, reason: message)
  }

  mutating func begin(
    _ name: String, _ attributes: [(String, String)], line: Int
  ) throws(XMLProblem) {
    if writer.depth == 0, let message = refusal(of: name, attributes) {
      throw stop(line, message)
    }
    if skipped > 0 || Self.leftOut.contains(name) {
      skipped += 1
      return
    }
    guard writer.depth < NibLimits.depth else {
      throw stop(line, "elements within each other more than \(NibLimits.depth) deep")
    }
    guard writer.elementCount < NibLimits.elements else {
      throw stop(line, "more than \(NibLimits.elements) elements")
    }
    if !hasChildren.isEmpty { hasChildren[hasChildren.count - 1] = true }
    texts.append("")
    hasChildren.append(false)
    // In one order, whichever they were written in.
    writer.begin(name, line: line, attributes: attributes.sorted { $0.0 < $1.0 })
  }

  mutating func end(_ name: String) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    let text = texts.popLast() ?? ""
    let hadChildren = hasChildren.popLast() ?? false
    let isBlank = text.allSatisfy(\.isWhitespace)
    let keepsBlank = !hadChildren && (name == "string" || name == "mutableString")
    writer.end(content: !text.isEmpty && (!isBlank || keepsBlank) ? text : nil)
  }

  mutating func add(_ text: String) {
    guard skipped == 0, !texts.isEmpty else { return }
    texts[texts.count - 1] += text
  }

  /// Why a document can't be compiled, by its first element.
  private func refusal(of name: String, _ attributes: [(String, String)]) -> String? {
    let type = attributes.first { $0.0 == "type" }?.1 ?? ""
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
