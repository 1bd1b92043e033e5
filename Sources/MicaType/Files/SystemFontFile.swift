// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A system font of the user's own: San Francisco, where the user has licensed it (`mica test --system-font`).

internal import Glibc

/// What is wrong with a file of `MICA_SYSTEM_FONT`.
package struct SystemFontProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence's beginning, such as "the system font /a.ttf is no font that Mica reads".
  package let description: String
}

/// The font files that draw the system's font in the place of Mica's own.
///
/// Safe from any thread.
package final class SystemFontFile: Sendable {
  /// The variable that names the files, a colon between them.
  package static let variable = "MICA_SYSTEM_FONT"

  /// The user's files, read once; nil if the variable isn't set, or they can't be used.
  package static var current: SystemFontFile? { try? read?.get() }

  /// Why the user's files can't be used; nil if they can, and for none.
  package static var problem: SystemFontProblem? {
    guard case .failure(let problem)? = read else { return nil }
    return problem
  }

  private static let read: Result<SystemFontFile, SystemFontProblem>? = {
    guard let text = getenv(variable).map({ String(cString: $0) }), !text.isEmpty else {
      return nil
    }
    return Result { () throws(SystemFontProblem) in
      try SystemFontFile(paths: text.split(separator: ":").map(String.init))
    }
  }()

  /// The files' bytes, in their order.
  package let files: [FontData]
  /// The first face's family.
  package let family: String
  private let records: [FontRecord]

  /// Reads files with faces in TrueType or CFF outlines: single ones, variable ones, collections.
  package init(paths: [String]) throws(SystemFontProblem) {
    var files: [FontData] = []
    var records: [FontRecord] = []
    for path in paths {
      do throws(FontError) {
        let data = try FontData(path: path)
        guard FontFormat.looksReadable(data.bytes) else {
          try FontFormat.check(data.bytes)
          throw .malformed(reason: "its first bytes are no font's")
        }
        guard FontFormat.isWhole(data.bytes) else { throw .malformed(reason: "it ends too early") }
        let faces = try FontFiles.faces(of: data)
        guard faces.allSatisfy({ $0.glyph(for: 0x41) > 0 }) else {
          throw .malformed(reason: "it has no letters")
        }
        records += faces.map { FontRecord(face: $0, path: path) }
        files.append(data)
      } catch {
        throw SystemFontProblem(description: Self.text(error, path))
      }
    }
    guard let first = records.first else {
      throw SystemFontProblem(description: "the system font names no file")
    }
    (self.files, self.records) = (files, records.sorted(by: FontRecord.precedes))
    family = first.names.family
  }

  private static func text(_ error: FontError, _ path: String) -> String {
    switch error {
    case .unreadable(_, let number):
      "the system font \(path) can't be read: \(String(cString: strerror(number)))"
    case .unsupportedFormat(let name):
      "the system font \(path) is in the format \(name); Mica reads TrueType and OpenType"
    case .tooLarge(let bytes): "the system font \(path) is too large: \(bytes) bytes"
    case .malformed(let reason): "the system font \(path) is no font that Mica reads: \(reason)"
    case .noSuchFace, .alreadyRegistered: "the system font \(path) is no font that Mica reads"
    }
  }

  /// The face that comes nearest to what is asked, whatever family that names.
  func face(like query: FontQuery) -> FontFace? {
    records.min { $0.distance(to: query) < $1.distance(to: query) }?.face(like: query)
  }

  /// Whether a face is one of these, at any place of its design space.
  package func holds(_ face: FontFace) -> Bool {
    records.contains { $0.face === face || $0.face === face.origin }
  }
}

extension FontFace {
  /// The face as it is drawn at a size in points: with its optical size, if it has such an axis.
  package func optical(size: Double) -> FontFace {
    guard size.isFinite, axes.contains(where: { $0.tag == Tag.make("opsz") }) else { return self }
    let place = VariationValue(tag: Tag.make("opsz"), value: Float(size))
    return (try? varied(by: variations + [place])) ?? self
  }

  /// What the font adds to each advance at a size in points, in ems: the usual track of its table `trak`
  /// (Apple, TrueType Reference Manual). 0 for a font without one.
  package func tracking(size: Double) -> Double {
    let table = TableBytes(self, Tag.make("trak"))
    let horizontal = Int(table.uint16(6))
    guard horizontal > 0, size.isFinite, unitsPerEm > 0 else { return 0 }
    let (tracks, sizes) = (Int(table.uint16(horizontal)), Int(table.uint16(horizontal + 2)))
    let sizeTable = Int(table.uint32(horizontal + 4))
    guard (1...64).contains(tracks), (1...256).contains(sizes) else { return 0 }
    // The usual track has the value 0.
    let entry = (0..<tracks).map { horizontal + 8 + $0 * 8 }.first { table.uint32($0) == 0 }
    guard let values = entry.map({ Int(table.uint16($0 + 6)) }) else { return 0 }
    let points = (0..<sizes).map { index -> (place: Double, value: Double) in
      let place = Double(table.int32(sizeTable + index * 4)) / 65536
      return (place, Double(table.int16(values + index * 2)))
    }
    return Self.between(points, at: size) / Double(unitsPerEm)
  }

  /// The value at a place, on lines between points whose places grow; at the ends the first and last one's.
  private static func between(_ points: [(place: Double, value: Double)], at place: Double)
    -> Double
  {
    guard let first = points.first, let last = points.last else { return 0 }
    if place <= first.place { return first.value }
    for (low, high) in zip(points, points.dropFirst()) where place < high.place {
      guard high.place > low.place else { return high.value }
      return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
    }
    return last.value
  }
}
