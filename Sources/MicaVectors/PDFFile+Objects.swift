// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The objects of a PDF file: where they begin, and their values.

extension PDFFile {
  private static let mostObjects = 200_000

  // MARK: Searching

  /// The words that are looked for in a file's bytes.
  enum Mark: String, CaseIterable {
    case object = "obj"
    case objectStream = "/ObjStm"
    case catalog = "/Catalog"
    case page = "/Page"
    case references = "/XRef"
    case trailer = "trailer"
    case end = "endstream"
  }

  /// Finds all marks in one pass.
  func findMarks() {
    let words = Mark.allCases.map { (mark: $0, word: Array($0.rawValue.utf8)) }
    var isFirst = [Bool](repeating: false, count: 256)
    for (_, word) in words { isFirst[Int(word[0])] = true }
    var found = [[Int]](repeating: [], count: words.count)
    bytes.withUnsafeBufferPointer { all in
      isFirst.withUnsafeBufferPointer { isFirst in
        var place = 0
        while place < all.count {
          guard isFirst[Int(all[place])] else {
            place += 1
            continue
          }
          for (index, (_, word)) in words.enumerated()
          where all[place] == word[0] && place + word.count <= all.count
            && found[index].count < Self.mostObjects
          {
            var length = 1
            while length < word.count, all[place + length] == word[length] { length += 1 }
            if length == word.count { found[index].append(place) }
          }
          place += 1
        }
      }
    }
    for (index, (mark, _)) in words.enumerated() { marks[mark] = found[index] }
  }

  /// The numbers of the objects in whose text a mark is.
  func objects(around mark: Mark) -> [Int] {
    var numbers: [Int] = []
    for place in marks[mark] ?? [] {
      var (low, high) = (0, beginnings.count)
      while low < high {
        let middle = (low + high) / 2
        if beginnings[middle].place <= place { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { continue }
      let object = beginnings[low - 1]
      if places[object.number] == object.place, numbers.last != object.number {
        numbers.append(object.number)
      }
    }
    return numbers
  }

  /// Finds `12 0 obj`.
  func findObjects() {
    for found in marks[.object] ?? [] {
      guard let number = number(before: found) else { continue }
      places[number] = found + 3
      beginnings.append((found + 3, number))
    }
  }

  /// The object's number where `12 0 ` is before an offset.
  private func number(before place: Int) -> Int? {
    var index = place - 1
    func skip(_ isMeant: (UInt8) -> Bool) -> Range<Int> {
      let end = index + 1
      while index >= 0, isMeant(bytes[index]) { index -= 1 }
      return index + 1..<end
    }
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard !skip(PDFScanner.isSpace).isEmpty, !skip(isDigit).isEmpty,
      !skip(PDFScanner.isSpace).isEmpty
    else { return nil }
    let digits = skip(isDigit)
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int(bytes[$1] - 48) }
  }

  /// Reads where objects are within object streams (ISO 32000, 7.5.7). Their values are read when they are asked for.
  func findPackedObjects() {
    for number in objects(around: .objectStream) {
      let stream = resolved(.reference(number))
      guard case .stream(let table, _) = stream, table["Type"]?.name == "ObjStm",
        let count = resolved(table["N"] ?? .none).integer,
        let first = resolved(table["First"] ?? .none).integer,
        let data = content(of: stream), (0...data.count).contains(first)
      else { continue }
      var heads = PDFScanner(data, budget: budget)
      for _ in 0..<min(Self.mostObjects, max(0, count)) {
        guard heads.place < first, let number = heads.value()?.integer,
          let offset = heads.value()?.integer, packed.count < Self.mostObjects,
          budget.take(bytes: 48)
        else { break }
        guard (0...data.count - first).contains(offset) else { continue }
        packed[number] = PackedPlace(stream: packedData.count, offset: first + offset)
      }
      packedData.append(data)
    }
  }

  /// The trailers, those of cross-reference streams first.
  var trailers: [[String: PDFValue]] {
    var found = objects(around: .references).suffix(64).map { resolved(.reference($0)).table }
      .filter { $0["Type"]?.name == "XRef" }
    for place in (marks[.trailer] ?? []).suffix(64) {
      var scanner = PDFScanner(bytes, at: place + 7, budget: budget)
      if let table = scanner.value()?.table, !table.isEmpty { found.append(table) }
    }
    return found
  }

  // MARK: Values

  /// The value that a reference means; others themselves.
  func resolved(_ value: PDFValue) -> PDFValue {
    var value = value
    for _ in 0..<16 {
      guard case .reference(let number) = value else { return value }
      if let found = known[number] {
        value = found
      } else {
        value = object(number)
        known[number] = value
      }
    }
    return .none
  }

  private func object(_ number: Int) -> PDFValue {
    guard let place = places[number] else { return packed[number].map(packedValue) ?? .none }
    var scanner = PDFScanner(bytes, at: place, budget: budget, isStored: true)
    guard let value = scanner.value() else { return .none }
    guard case .table(let table) = value else {
      // `3 0 R`: an object that is a reference.
      if let number = value.integer, scanner.value()?.number != nil,
        case .word("R")? = scanner.value()
      {
        return .reference(number)
      }
      return value
    }
    scanner.skipSpace()
    guard bytes[scanner.place...].starts(with: "stream".utf8) else { return value }
    var start = scanner.place + 6
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    return .stream(table, start: start)
  }

  private func packedValue(_ place: PackedPlace) -> PDFValue {
    if let value = knownPacked[place] { return value }
    var scanner = PDFScanner(
      packedData[place.stream], at: place.offset, budget: budget, isStored: true)
    let value = scanner.value() ?? .none
    knownPacked[place] = value
    return value
  }
}
