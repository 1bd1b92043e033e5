// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the compiler says of a program that runs on a phone: an unknown member of one of Apple's types is Mica's gap,
// unless the compiler knows a name that was meant.

internal import MicaFolders
internal import MicaPortJob

/// The compiler's lines, with Mica's own gaps named as such.
struct CompilerMessages {
  /// The lines, with what is Mica's said in them, and a list of it at the end.
  let text: String
  /// What Mica lacks, in the order of the lines: `UIImageView.animationImages`.
  private(set) var gaps: [String] = []

  /// Reads messages. `own` are names of types that the program declares.
  init(_ messages: String, own: Set<String>) {
    var lines: [String] = []
    var gaps: [String] = []
    var said: Set<String> = []
    var skips = false
    for line in Self.ordered(messages) {
      let plain = Self.plain(line)
      if let message = Self.message(of: plain) {
        // A module is looked through twice: for others to see, and to be compiled.
        skips = !said.insert(plain).inserted
        if !skips, let gap = Self.gap(in: message, own: own) {
          if !gaps.contains(gap) { gaps.append(gap) }
          lines.append("\(line); `\(gap)` is not in Mica yet")
          continue
        }
      }
      if !skips { lines.append(Self.excerpt(line)) }
    }
    var text = lines.joined(separator: "\n")
    if !gaps.isEmpty {
      if !text.hasSuffix("\n") { text += "\n" }
      text += "note: not in Mica yet: \(gaps.joined(separator: ", "))\n"
    }
    (self.text, self.gaps) = (text, gaps)
  }

  /// Whether messages that were read tell of something that Mica lacks and stubs can replace.
  static func tellsOfGaps(_ text: String) -> Bool {
    ["note: not in Mica yet: ", " does not override any ", " from any potential overrides"]
      .contains { text.contains($0) }
  }

  /// The lines in an order for readers: missing modules first, since other errors follow from them; then the other errors, as
  /// the compiler found them; then what isn't about a line of a source. The driver's own words, such as "emit-module command
  /// failed", tell nothing where an error was found.
  static func ordered(_ messages: String) -> [Substring] {
    var blocks: [[Substring]] = [[]]
    for line in messages.split(separator: "\n", omittingEmptySubsequences: false) {
      let plain = plain(line)
      let isStart = message(of: plain) != nil || plain.hasPrefix("error: ")
      if isStart { blocks.append([line]) } else { blocks[blocks.count - 1].append(line) }
    }
    func rank(_ block: [Substring]) -> Int {
      guard let first = block.first.map({ plain($0) }) else { return 3 }
      guard let message = message(of: first) else { return first.hasPrefix("error: ") ? 3 : 2 }
      return message.hasPrefix("no such module") ? 0 : 1
    }
    let isFound = blocks.contains { rank($0) < 2 }
    let kept = blocks.filter { block in
      !isFound || rank(block) != 3
        || !(block.first.map { plain($0) } ?? "").contains(" failed with exit code")
    }
    let sorted = kept.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return sorted.flatMap(\.element)
  }

  /// The errors in messages, each once, with what Mica lacks where one is about that.
  static func complaints(
    in messages: String, own: Set<String>, missing: Set<String> = []
  ) -> [StubbedModule.Complaint] {
    var found: [StubbedModule.Complaint] = []
    var seen: Set<StubbedModule.Complaint> = []
    for line in messages.split(separator: "\n") {
      let plain = plain(line)
      guard let end = plain.firstRange(of: ": error: ") else { continue }
      let place = plain[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let line = Int(place[place.count - 2])
      else { continue }
      let message = String(plain[end.upperBound...])
      let complaint = StubbedModule.Complaint(
        path: place.dropLast(2).joined(separator: ":"), line: line, column: column,
        message: message, gap: gap(in: message, own: own, missing: missing))
      if seen.insert(complaint).inserted { found.append(complaint) }
    }
    return found
  }

  /// Whether an error is about a member of an `AnyObject`: on iOS those are looked up as the program runs.
  static func isLookup(_ message: String) -> Bool {
    ["value of type 'AnyObject' has no ", "value of type 'any AnyObject' has no "].contains {
      message.hasPrefix($0 + "member '") || message.hasPrefix($0 + "subscripts")
    }
  }

  /// Whether an error is about what Apple's compiler does by itself: casts of Foundation's classes to Swift's values, and
  /// Apple's initialisers of classes that values hold.
  static func isAnswerable(_ message: String) -> Bool {
    message.hasPrefix("constructing an object of class type '")
      || message.hasPrefix("'NS") && message.contains("' is not convertible to '")
  }

  /// Names of types that sources declare, found without parsing them.
  static func declaredTypes(in texts: [String]) -> Set<String> {
    let words: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    var found: Set<String> = []
    for text in texts {
      var isNext = false
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if isNext { found.insert(String(word)) }
        isNext = words.contains(word)
      }
    }
    return found
  }

  /// What Mica lacks, where an error is about that. Of modules that are missing any unknown name may be.
  static func gap(in message: String, own: Set<String>, missing: Set<String> = []) -> String? {
    guard !message.contains("did you mean") else { return nil }
    if message.hasPrefix("no such module '") {
      let module = quoted(message).first ?? ""
      return AppleNames.isModule(module) || missing.contains(module) ? module : nil
    }
    let names = quoted(message)
    for start in ["cannot find type '", "cannot find '"] where message.hasPrefix(start) {
      guard let name = names.first, AppleNames.isType(name) || !missing.isEmpty, !own.contains(name)
      else { return nil }
      return name
    }
    if message.hasPrefix("unknown attribute '"), let name = names.first, SwiftUINames.isType(name),
      !own.contains(name)
    {
      return name
    }
    if message.contains("' is not a member type of "), names.count >= 2 {
      let type = names[1].split(separator: ".").dropFirst().joined(separator: ".")
      guard AppleNames.isType(type) || !missing.isEmpty, !own.contains(type) else { return nil }
      return "\(type).\(names[0])"
    }
    guard message.hasPrefix("value of type '") || message.hasPrefix("type '"),
      message.contains("' has no member '"), names.count >= 2
    else { return nil }
    let type = bare(names[0])
    let first = type.prefix { $0 != "." && $0 != "<" }
    let isApples = AppleNames.isType(String(first)) && !own.contains(String(first))
    guard isApples || !missing.isEmpty else { return nil }
    return "\(type).\(names[1])"
  }

  /// Whether a gap is Apple's: of one of its types, or one of its modules.
  static func isApples(_ gap: String) -> Bool {
    AppleNames.isType(String(gap.prefix { $0 != "." && $0 != "<" })) || AppleNames.isModule(gap)
  }

  /// A type without what makes it optional.
  private static func bare(_ type: String) -> String {
    var text = type[...]
    while text.last == "?" || text.last == "!" { text.removeLast() }
    if text.hasPrefix("Optional<"), text.hasSuffix(">") { text = text.dropFirst(9).dropLast() }
    if text.hasSuffix(".Type") { text = text.dropLast(5) }
    if text.hasPrefix("any ") { text = text.dropFirst(4) }
    return String(text)
  }

  private static func quoted(_ text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }
  }

  /// What stands after `path:line:column: error: `; nil for other lines.
  private static func message(of line: String) -> String? {
    guard let found = line.firstRange(of: ": error: "), let dot = line.firstRange(of: ".swift:"),
      dot.lowerBound < found.lowerBound
    else { return nil }
    return String(line[found.upperBound...])
  }

  /// A line of an excerpt with the number that it has in the program's file: rewritten ones have a line more.
  private static func excerpt(_ line: Substring) -> String {
    guard let bar = line.firstRange(of: " |") else { return String(line) }
    let head = line[..<bar.lowerBound]
    let start = head.lastIndex(of: "m").map(head.index(after:)) ?? head.startIndex
    let digits = head[start...].drop { $0 == " " }
    guard let number = Int(digits), number > 1 else { return String(line) }
    let text = String(number - 1)
    let pad = String(repeating: " ", count: digits.count - text.count)
    return String(line[..<digits.startIndex]) + pad + text + line[bar.lowerBound...]
  }

  /// Without the escapes of a terminal's colours.
  private static func plain(_ line: Substring) -> String {
    var text = ""
    var isEscape = false
    for character in line {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { text.append(character) }
      if character == "m" { isEscape = false }
    }
    return text
  }
}
