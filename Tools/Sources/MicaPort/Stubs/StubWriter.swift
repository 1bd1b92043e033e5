// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stubs in one file: what uses a missing member is left out if nothing needs its value, else it ends the program when it
// is reached. What can't be compiled without it goes the same way, in the next rounds.

internal import SwiftParser
internal import SwiftSyntax

/// Puts stubs into a file.
struct StubWriter {
  typealias Complaint = StubbedModule.Complaint

  /// What was found for a complaint.
  enum Outcome {
    case done
    case unanswered
  }

  let file: SourceFile
  let source: PlacedSource
  /// Names of types that stand in for missing ones.
  private let types: Set<String>
  let module: StubbedModule
  /// Names of absent modules.
  private var missing: [String] { module.missing }
  /// What else a complaint may follow from; nil where it is the program's own mistake.
  private var excuse: String? { missing.first ?? (module.isLenient ? StubbedModule.refusal : nil) }
  private(set) var edits: Edits
  private var ranges: Set<Range<Int>> = []
  private(set) var problems: [PortProblem] = []
  private(set) var isWhole = true
  /// Names of members that are left out.
  private(set) var gone: Set<String> = []

  init(_ file: SourceFile, types: Set<String>, of module: StubbedModule) {
    (self.file, self.types, self.module) = (file, types, module)
    source = PlacedSource(file)
    edits = Edits(file.text)
  }

  /// The file with its stubs.
  var changed: SourceFile { SourceFile(path: file.path, text: edits.applied()) }

  /// Answers a complaint.
  mutating func answer(_ complaint: Complaint) {
    guard let token = source.token(line: complaint.line, column: complaint.column),
      case .done = stub(complaint, token)
    else {
      isWhole = false
      return
    }
  }

  /// Answers what the compiler will say of a name that a statement declared which is left out.
  mutating func answerUse(_ token: TokenSyntax, _ gap: String) {
    let place = source.place(of: token)
    _ = stub(
      Complaint(
        path: file.path, line: place.line, column: place.column,
        message: "cannot find '\(token.text)' in scope", gap: gap), token)
  }

  /// Whether a token stands in a part that a stub took the place of.
  func isReplaced(_ token: TokenSyntax) -> Bool {
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return ranges.contains { $0.contains(place) }
  }

  /// Answers a complaint about the tables that were added to the file: the row goes, or the table.
  mutating func answerInTables(_ complaint: Complaint) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let mark = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(file: \"<mica: tables") }),
      let token = source.token(line: mark + complaint.line, column: complaint.column),
      let place = StubPlace.row(around: token) ?? StubPlace.declaration(around: token)
    else {
      isWhole = false
      return
    }
    if ranges.insert(place.range).inserted { edits.blank(place.range) }
  }

  private mutating func stub(_ complaint: Complaint, _ token: TokenSyntax) -> Outcome {
    if complaint.message.contains("does not override any")
      || complaint.message.contains("from any potential overrides")
    {
      guard let place = StubPlace.override(around: token) else { return .unanswered }
      put(
        "", at: place, saying: "what it overrides is not there: it is not called", complaint)
      return .done
    }
    if complaint.message.hasPrefix("unknown attribute '"), let gap = complaint.gap ?? excuse,
      let place = StubPlace.attribute(around: token)
    {
      put("", at: place, saying: isLeftOut(gap), complaint)
      if ofSwiftUI(complaint) != nil { fillVariable(around: token, gap, complaint) }
      return .done
    }
    if answerInView(complaint, token) { return .done }
    if let place = lostConformance(complaint, token) {
      put(
        "Any", at: place, saying: "what this asks for is left out: the type does not conform",
        complaint)
      return .done
    }
    let member = StubPlace.member(around: token)
    let known = Self.stubbedName(in: member)
    guard let place = StubPlace.around(token) else {
      return leaveOutDeclaration(complaint, token)
    }
    // Where a module is missing, what else is wrong follows from that.
    guard
      let gap = complaint.gap ?? known ?? mentioned(place) ?? goneName(complaint)
        ?? (Self.isOfParser(complaint.message) ? nil : excuse)
    else {
      return .unanswered
    }
    if complaint.gap == nil, complaint.isOfFlow {
      return StubPlace.body(around: Syntax(token)).map { end($0, gap, complaint) } ?? .unanswered
    }
    return put(place, gap, complaint, token)
  }

  /// The protocol that a type lost, since what conforms to it is left out.
  private func lostConformance(_ complaint: Complaint, _ token: TokenSyntax) -> StubPlace? {
    guard let range = complaint.message.firstRange(of: "does not conform to protocol '") else {
      return nil
    }
    let name = complaint.message[range.upperBound...].prefix { $0 != "'" && $0 != "<" }
    return StubPlace.conformance(
      to: String(name.split(separator: ".").last ?? name), around: token)
  }

  /// With a module that isn't there, what can't be replaced by less goes whole.
  private mutating func leaveOutDeclaration(
    _ complaint: Complaint, _ token: TokenSyntax
  ) -> Outcome {
    guard let first = excuse ?? ofSwiftUI(complaint), !Self.isOfParser(complaint.message),
      let place = StubPlace.declaration(around: token)
    else {
      return .unanswered
    }
    let known =
      complaint.gap ?? mentioned(place) ?? Self.stubbedName(in: StubPlace.member(around: token))
    guard let gap = known ?? (place.isOfType && !place.isExtension ? nil : first) else {
      return .unanswered
    }
    put("", at: place, saying: isLeftOut(gap), complaint)
    if excuse == nil { gone.formUnion(place.declaredNames) }
    return .done
  }

  /// What isn't Swift follows from nothing that is missing.
  private static func isOfParser(_ message: String) -> Bool {
    ["expected ", "consecutive ", "extraneous ", "unterminated "].contains { message.hasPrefix($0) }
  }

  /// The type that stands in for a missing one and that is named there.
  private func mentioned(_ place: StubPlace) -> String? {
    let text = String(decoding: edits.text[place.range], as: UTF8.self)
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .first(where: types.contains)
  }

  mutating func put(
    _ place: StubPlace, _ gap: String, _ complaint: Complaint, _ token: TokenSyntax
  ) -> Outcome {
    let words = arguments(gap, complaint, place)
    switch place {
    case .statement(let item):
      let text = item.trimmedDescription
      if text.hasPrefix("MicaStub.leaveOut(") { return end(place, gap, complaint) }
      if text.contains("MicaStub.reach(") || text.contains("MicaStub.value(") {
        return StubPlace.body(around: Syntax(token)).map { end($0, gap, complaint) } ?? .unanswered
      }
      if text.hasPrefix("super.init("), let call = superclassCall(around: token), call != text {
        put(call, at: place, saying: "\(lacks(gap)): \(call) is called", complaint)
        return .done
      }
      if let statement = item.item.as(ReturnStmtSyntax.self), statement.expression != nil {
        put("return MicaStub.value(\(words))", at: place, saying: ends(gap), complaint)
      } else if place.isResult {
        put("MicaStub.value(\(words))", at: place, saying: ends(gap), complaint)
      } else {
        put("MicaStub.leaveOut(\(words))", at: place, saying: isLeftOut(gap), complaint)
        answerUses(of: item, gap)
      }
    case .value(_, let isOptional):
      put(
        isOptional && !module.failsTests ? "nil" : "MicaStub.value(\(words))", at: place,
        saying: isOptional ? "\(lacks(gap)): it is nil" : ends(gap), complaint)
    case .switchCase, .modifier, .importing, .declaration, .inherited:
      put("", at: place, saying: isLeftOut(gap), complaint)
    case .body: return end(place, gap, complaint)
    case .link: put("", at: place, saying: isLeftOut(gap), complaint)
    case .view: put("MicaStub.view(\(words))", at: place, saying: isLeftOut(gap), complaint)
    }
    return .done
  }

  /// How the class around a token calls the initialiser of a stub that it inherits; nil for other superclasses.
  private func superclassCall(around token: TokenSyntax) -> String? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let type = current.as(ClassDeclSyntax.self) {
        let first = type.inheritanceClause?.inheritedTypes.first?.type
        let name = first?.as(IdentifierTypeSyntax.self)?.name.text
        return name.flatMap { types.contains($0) ? StubTypes.superclassCall(of: $0) : nil }
      }
      node = current.parent
    }
    return nil
  }

  private mutating func end(_ place: StubPlace, _ gap: String, _ complaint: Complaint) -> Outcome {
    let text = String(decoding: edits.text[place.range], as: UTF8.self)
    if text.hasPrefix("MicaStub.reach("), !text.contains("\n") { return .unanswered }
    put(
      "MicaStub.reach(\(arguments(gap, complaint, place)))", at: place, saying: ends(gap),
      complaint)
    return .done
  }

  mutating func put(
    _ text: String, at place: StubPlace, saying words: String, _ complaint: Complaint
  ) {
    guard ranges.insert(place.range).inserted else { return }
    edits.replace(place.range, text + (isFollowed(place) ? ";" : ""))
    let why = module.isLenient && complaint.gap == nil ? " (\(complaint.message))" : ""
    problems.append(
      PortProblem(
        path: complaint.path, line: complaint.line, column: complaint.column,
        message: words + why,
        severity: .warning))
  }

  /// Puts more text into the file.
  mutating func insert(_ text: String, at place: Int) { edits.insert(text, at: place) }

  /// Whether another statement stands in the same line.
  private func isFollowed(_ place: StubPlace) -> Bool {
    if case .statement(let item) = place { return item.semicolon != nil }
    return false
  }

  func isLeftOut(_ gap: String) -> String { "\(lacks(gap)): left out" }

  private func ends(_ gap: String) -> String {
    "\(lacks(gap)): the program ends where it comes here"
  }

  private func lacks(_ gap: String) -> String { module.lack(of: gap) }

  /// What a stub says when it is reached. It names the closure's parameters that went with what it replaces, which say
  /// how many the closure has.
  private func arguments(_ gap: String, _ complaint: Complaint, _ place: StubPlace) -> String {
    let gap = gap.filter { $0 != "\"" && $0 != "\\" }
    let name = file.name.filter { $0 != "\"" && $0 != "\\" }
    let used = place.anonymousParameters.map { ", " + $0 }.joined()
    return "\"\(gap)\", \"\(name):\(complaint.line)\"\(used)"
  }

  /// What the first stub in a text is for.
  static func stubbedName(in text: String) -> String? {
    guard let found = text.firstRange(of: "MicaStub.") else { return nil }
    let rest = text[found.upperBound...]
    guard let open = rest.firstRange(of: "(\"") else { return nil }
    return String(rest[open.upperBound...].prefix { $0 != "\"" })
  }
}
