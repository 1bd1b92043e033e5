// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a font library knows, behind its lock.

internal import MicaRaster
internal import Synchronization

/// A library's faces and its remembered answers.
struct FontLibraryState: Sendable {
  private let source: FontFiles
  private var own: [FontRecord]?
  private(set) var registered: [FontRecord] = []
  private(set) var generation = 0
  /// How often any library of the process was changed.
  private static let changes = Atomic<Int>(0)
  private var nextRegistration = 1
  /// All faces in the library's order; nil until asked for.
  private var sorted: [FontRecord]?
  /// Positions in `sorted` by `FontNames.key` of a family.
  private var familiesByKey: [String: [Int]] = [:]
  /// PostScript and full names by `FontNames.key`.
  private var named: [String: NamedFace] = [:]
  private var matches: [FontQuery: Match] = [:]
  private var fallbacks: [FallbackQuestion: FontFace?] = [:]

  /// The most remembered answers of a kind.
  private static let mostAnswers = 4096

  /// An answer, and what was noted on the way to it.
  private struct Match {
    var face: FontFace?
    var notes: [String]
  }

  private struct NamedFace {
    var record: Int
    var places: [VariationValue]
  }

  init(source: FontFiles) { self.source = source }

  // MARK: Faces

  /// All faces in the library's order.
  mutating func records() -> [FontRecord] {
    if let sorted { return sorted }
    let own = own ?? source.records()
    self.own = own
    let all = (own + registered).sorted(by: FontRecord.precedes)
    sorted = all
    index(all)
    return all
  }

  private mutating func index(_ all: [FontRecord]) {
    familiesByKey = [:]
    named = [:]
    for (position, record) in all.enumerated() {
      for key in record.familyKeys { familiesByKey[key, default: []].append(position) }
      name(record.names.postScript, NamedFace(record: position, places: []))
    }
    for (position, record) in all.enumerated() {
      for instance in record.instances {
        name(instance.postScript, NamedFace(record: position, places: instance.places))
      }
      name(record.names.full, NamedFace(record: position, places: []))
    }
  }

  private mutating func name(_ name: String, _ face: NamedFace) {
    let key = FontNames.key(name)
    if named[key] == nil { named[key] = face }
  }

  private mutating func forget() {
    sorted = nil
    matches = [:]
    fallbacks = [:]
    generation = Self.changes.add(1, ordering: .relaxed).newValue
  }

  var families: [String] {
    mutating get {
      forgetUnsound()
      return Set(records().map(\.names.family)).sorted()
    }
  }

  mutating func faceNames(inFamily family: String) -> [String] {
    forgetUnsound()
    let all = records()
    let faces = (familiesByKey[FontNames.key(family)] ?? []).map { all[$0] }
    let names = faces.flatMap { [$0.names.postScript] + $0.instances.map(\.postScript) }
    return Set(names).sorted()
  }

  /// Lists name no face that could not be had.
  private mutating func forgetUnsound() {
    let all = records()
    guard !all.allSatisfy(\.face.isSound) else { return }
    own?.removeAll { !$0.face.isSound }
    forget()
  }

  // MARK: Registering

  mutating func register(_ faces: [FontFace], path: String?) throws(FontError) -> [String] {
    let names = faces.map(\.names.postScript)
    for record in registered {
      if record.path == path || names.contains(record.names.postScript) {
        throw .alreadyRegistered(postScriptName: record.names.postScript)
      }
    }
    registered += faces.map {
      FontRecord(face: $0, path: path ?? "", registration: nextRegistration)
    }
    nextRegistration += 1
    forget()
    return names
  }

  mutating func unregister(where isMeant: (FontRecord) -> Bool) -> Bool {
    let count = registered.count
    registered.removeAll(where: isMeant)
    if registered.count != count { forget() }
    return registered.count != count
  }

  // MARK: Names and styles

  /// What `find` answers, looked at before anybody draws with it. A face of the library's own that is
  /// not sound is forgotten, and the question asked again.
  private mutating func sound(_ find: (inout Self) -> FontFace?) -> FontFace? {
    while let face = find(&self) {
      if face.isSound { return face }
      let count = own?.count
      own?.removeAll { $0.face === face || $0.face === face.origin }
      if own?.count == count { return nil }
      forget()
    }
    return nil
  }

  mutating func face(postScriptName name: String) -> FontFace? {
    sound { $0.find(postScriptName: name) }
  }

  private mutating func find(postScriptName name: String) -> FontFace? {
    let all = records()
    if let found = named[FontNames.key(name)] { return face(found, all) }
    guard let standIn = FontNames.standIn(for: name) else { return nil }
    return match(FontQuery(weight: 400), standIn, name)
  }

  private func face(_ named: NamedFace, _ all: [FontRecord]) -> FontFace? {
    let face = all[named.record].face
    return named.places.isEmpty ? face : try? face.varied(by: named.places)
  }

  mutating func match(_ query: FontQuery) -> FontFace? {
    if let known = matches[query] {
      Unsupported.note(known.notes)
      return known.face
    }
    let (face, notes) = Unsupported.collecting { sound { $0.findMatch(query) } }
    guard query.family?.utf8.count ?? 0 <= FontNames.mostBytes else { return face }
    if matches.count >= Self.mostAnswers { matches = [:] }
    matches[query] = Match(face: face, notes: notes)
    return face
  }

  private mutating func findMatch(_ query: FontQuery) -> FontFace? {
    let all = records()
    guard let family = query.family else {
      let chain = query.isMonospaced ? StandIns.monospaced + StandIns.system : StandIns.system
      return match(query, FontNames(families: chain, isAlike: true), "")
        ?? all.first { !$0.traits.isColor }?.face(like: query)
    }
    if let face = best(inFamily: family, like: query) { return face }
    if let found = named[FontNames.key(family)] { return face(found, all) }
    return FontNames.standIn(for: family).flatMap { match(query, $0, family) }
  }

  private mutating func match(
    _ query: FontQuery, _ standIn: FontNames, _ name: String
  ) -> FontFace? {
    var query = query
    if let weight = standIn.weight { query.weight = weight }
    if let isItalic = standIn.isItalic { query.isItalic = isItalic }
    if standIn.families == StandIns.system, let own = SystemFontFile.current?.face(like: query) {
      return own
    }
    for (position, family) in standIn.families.enumerated() {
      guard let face = best(inFamily: family, like: query) else { continue }
      if !standIn.isAlike || position > 0 && !name.isEmpty {
        Unsupported.note("The font \(name) (\(family) stands in)")
      }
      return face
    }
    return nil
  }

  /// A family's face that comes nearest.
  mutating func best(inFamily family: String, like query: FontQuery) -> FontFace? {
    let all = records()
    let faces = (familiesByKey[FontNames.key(family)] ?? []).map { all[$0] }
    // Later registered faces of the same name hide others.
    return faces.min { $0.distance(to: query) < $1.distance(to: query) }?.face(like: query)
  }

  // MARK: Characters

  mutating func fallback(for question: FallbackQuestion) -> FontFace? {
    if let known = fallbacks[question] { return known }
    let face = sound { FontFallback(question: question).find(in: &$0) }
    if fallbacks.count >= Self.mostAnswers { fallbacks = [:] }
    fallbacks.updateValue(face, forKey: question)
    return face
  }
}
