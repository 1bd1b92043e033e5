// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a script's text to its events.

extension TouchScript {
  /// The latest that an event may begin, and the longest that it may take, in seconds: a day.
  public static let longest = 86_400.0
  /// The most taps of one event.
  static let mostTaps = 1000

  /// Reads a script: an event a line, `at SECONDS ACTION …`. Empty lines and those that begin with `//` or
  /// `# ` say nothing. Throws `TouchScriptError` for the first line that is wrong.
  public init(text: String) throws(TouchScriptError) {
    events = []
    var line = 0
    for text in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      var words = try ScriptWords(text, line: line)
      while let event = try words.event() { events.append(event) }
    }
  }
}

/// The words of one line.
private struct ScriptWords {
  /// A word as it stands, or a text between quotation marks.
  private enum Word: Equatable {
    case bare(String)
    case quoted(String)

    var shown: String {
      switch self {
      case .bare(let text): text
      case .quoted(let text): "\"\(text)\""
      }
    }
  }

  private var words: [Word] = []
  private var next = 0
  private let line: Int

  init(_ text: Substring, line: Int) throws(TouchScriptError) {
    self.line = line
    var rest = text.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    if rest.hasPrefix("//") || rest == "#" || rest.hasPrefix("# ") { return }
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { return }
      if first == "\"" {
        words.append(.quoted(try quoted(&rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        words.append(.bare(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
  }

  /// A text up to the next quotation mark; `\"`, `\\` and `\n` stand for what they stand for in Swift.
  private func quoted(_ rest: inout Substring) throws(TouchScriptError) -> String {
    var text = ""
    var isEscaped = false
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return text
      } else {
        text.append(character)
      }
    }
    throw error("the text \"\(text) has no end; write \" behind it")
  }

  private func error(_ reason: String) -> TouchScriptError {
    TouchScriptError(line: line, reason: reason)
  }

  // MARK: Words

  /// Whether the next word is that one, which is then over.
  private mutating func takes(_ word: String) -> Bool {
    guard next < words.count, words[next] == .bare(word) else { return false }
    next += 1
    return true
  }

  private mutating func word(_ meaning: String) throws(TouchScriptError) -> String {
    guard next < words.count, case .bare(let word) = words[next] else {
      throw error("\(found) where \(meaning) is expected")
    }
    next += 1
    return word
  }

  private var found: String {
    next < words.count ? "'\(words[next].shown)' stands" : "the line ends"
  }

  private mutating func number(
    _ meaning: String, _ range: ClosedRange<Double> = -1e7...1e7
  ) throws(TouchScriptError) -> Double {
    let word = try word(meaning)
    guard let number = Double(word), number.isFinite else {
      throw error("'\(word)' is no number; \(meaning) is expected")
    }
    guard range.contains(number) else {
      throw error(
        "\(word) is out of range; \(meaning) is \(PlainNumber.text(range.lowerBound)) to "
          + PlainNumber.text(range.upperBound))
    }
    return number
  }

  private mutating func seconds(_ fallback: Double) throws(TouchScriptError) -> Double {
    guard takes("for") else { return fallback }
    return try number("a number of seconds", 0...TouchScript.longest)
  }

  private mutating func pace() -> TouchPace {
    for pace in TouchPace.allCases where takes(pace.rawValue) { return pace }
    return .linear
  }

  private mutating func place() throws(TouchScriptError) -> TouchPlace {
    let meaning = "a place such as 100,200, \"Label\", #identifier or tag:7"
    if next < words.count, case .quoted(let text) = words[next] {
      next += 1
      return .label(text)
    }
    var word = try word(meaning)
    if word.hasPrefix("#"), word.count > 1 { return .identifier(String(word.dropFirst())) }
    if word.hasPrefix("tag:"), let tag = Int(word.dropFirst(4)) { return .tag(tag) }
    // "100, 200" is one place.
    if word.hasSuffix(","), next < words.count, case .bare(let more) = words[next] {
      word += more
      next += 1
    }
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]),
      abs(x) <= 1e6, abs(y) <= 1e6
    else { throw error("'\(word)' is no place; write \(meaning.dropFirst(8))") }
    return .point(x: x, y: y)
  }

  // MARK: Events

  mutating func event() throws(TouchScriptError) -> TouchScript.Event? {
    guard next < words.count else { return nil }
    guard takes("at") else { throw error("\(found) where 'at SECONDS' is expected") }
    let time = try number("a number of seconds", 0...TouchScript.longest)
    let event = TouchScript.Event(time: time, action: try action(), line: line)
    if next < words.count, words[next] != .bare("at") {
      throw error("'\(words[next].shown)' says nothing here")
    }
    return event
  }

  private mutating func action() throws(TouchScriptError) -> TouchScript.Action {
    let name = try word("an action")
    switch name {
    case "tap": return .tap(try place(), count: try taps())
    case "double-tap": return .tap(try place(), count: 2)
    case "long-press": return .longPress(try place(), seconds: try seconds(0.8))
    case "drag": return try drag()
    case "flick": return try flick()
    case "pinch": return try pinch()
    case "rotate": return try rotation()
    case "type":
      guard next < words.count, case .quoted(let text) = words[next] else {
        throw error("\(found) where a text between quotation marks is expected")
      }
      next += 1
      return .type(text)
    case "press":
      let key = try word("a key")
      guard PressedKey(key) != nil else {
        throw error("'\(key)' is no key; write \(PressedKey.syntax)")
      }
      return .press(key)
    case "finger": return try finger()
    default:
      throw error(
        "'\(name)' is no action; write tap, double-tap, long-press, drag, flick, pinch, rotate, type, "
          + "press or finger")
    }
  }

  /// `x2`: how many taps.
  private mutating func taps() throws(TouchScriptError) -> Int {
    guard next < words.count, case .bare(let word) = words[next], word.hasPrefix("x") else {
      return 1
    }
    guard let count = Int(word.dropFirst()), (1...TouchScript.mostTaps).contains(count) else {
      throw error("'\(word)' is no number of taps such as x2, at most \(TouchScript.mostTaps)")
    }
    next += 1
    return count
  }

  /// `finger 0 down 100,200`: a moment of a recorded hand.
  private mutating func finger() throws(TouchScriptError) -> TouchScript.Action {
    let number = try word("a finger's number")
    guard let finger = Int(number), LiveTouch.fingers.contains(finger) else {
      throw error("'\(number)' is no finger from 0 to 19")
    }
    let name = try word("what the finger does")
    guard let action = LiveTouch.Action(rawValue: name) else {
      throw error("'\(name)' is nothing that a finger does; write down, move, up or cancel")
    }
    guard case .point(let x, let y) = try place() else {
      throw error("a finger's place is a point such as 100,200")
    }
    return .finger(LiveTouch(action, finger: finger, x: x, y: y))
  }

  private mutating func drag() throws(TouchScriptError) -> TouchScript.Action {
    var places = [try place()]
    while takes("->") { places.append(try place()) }
    guard places.count > 1 else { throw error("\(found) where '-> PLACE' is expected") }
    let (seconds, pace) = (try seconds(0.3), pace())
    let rest = takes("rest") ? try number("a number of seconds", 0...TouchScript.longest) : 0
    return .drag(places, seconds: seconds, pace: pace, rest: rest)
  }

  private mutating func flick() throws(TouchScriptError) -> TouchScript.Action {
    let name = try word("a direction")
    guard let direction = TouchScript.Direction(rawValue: name) else {
      throw error("'\(name)' is no direction; write up, down, left or right")
    }
    guard takes("from") else { throw error("\(found) where 'from PLACE' is expected") }
    let start = try place()
    let speed = takes("speed") ? try number("points a second", 0...1e5) : 1000
    return .flick(direction, from: start, speed: speed)
  }

  private mutating func pinch() throws(TouchScriptError) -> TouchScript.Action {
    let place = try place()
    guard takes("from") else { throw error("\(found) where 'from POINTS to POINTS' is expected") }
    let start = try number("a number of points", 0...1e6)
    guard takes("to") else { throw error("\(found) where 'to POINTS' is expected") }
    let end = try number("a number of points", 0...1e6)
    let seconds = try seconds(0.4)
    return .pinch(place, from: start, to: end, seconds: seconds, pace: pace())
  }

  private mutating func rotation() throws(TouchScriptError) -> TouchScript.Action {
    let place = try place()
    guard takes("by") else { throw error("\(found) where 'by DEGREES' is expected") }
    let degrees = try number("a number of degrees", -36_000...36_000)
    let radius = takes("radius") ? try number("a number of points", 0...1e6) : 60
    let seconds = try seconds(0.4)
    return .rotate(place, degrees: degrees, radius: radius, seconds: seconds, pace: pace())
  }
}
