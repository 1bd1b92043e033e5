// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The script of each character, with those that belong to none resolved as in UAX 24.

internal import CICU

/// Finds the runs of one script.
enum ScriptResolver {
  /// Appends the runs of one paragraph.
  ///
  /// Common and inherited characters take the script before them, those at the start the one that
  /// follows; a closing bracket takes the script of its opening one.
  static func resolve(
    _ text: UnsafeBufferPointer<UInt16>, at start: Int, into runs: inout [ScriptRun]
  ) {
    var walk = ScriptWalk()
    var offset = 0
    let small = Self.small
    while offset < text.count {
      // Most text goes on in the script that it is in.
      if let code = walk.settled {
        while offset < text.count, text[offset] < smallCount {
          let own = small[Int(text[offset])]
          guard own == code || own == plainlyShared else { break }
          offset += 1
        }
        guard offset < text.count else { break }
      }
      let at = offset
      let scalar = UTF16Text.scalar(text, &offset)
      walk.take(scalar, at: start + at, runs: &runs)
    }
    walk.finish(at: start + text.count, runs: &runs)
  }

  /// `Zyyy`.
  static let common: UInt32 = 0x5A79_7979

  /// Units below this have their codes in `small`.
  static let smallCount = 0x250
  /// In `small`: a character of every script that is no bracket.
  static let plainlyShared: UInt8 = 254

  /// ICU's codes of the first units; 255 where the walk must look closer. Never freed.
  nonisolated(unsafe) private static let small: UnsafePointer<UInt8> = {
    let codes = UnsafeMutablePointer<UInt8>.allocate(capacity: smallCount)
    for unit in 0..<smallCount {
      let code = mica_script(UInt32(unit))
      let isBracket = mica_bracket_kind(UInt32(unit)) != 0
      codes[unit] = code <= 1 ? isBracket ? 255 : plainlyShared : UInt8(min(code, 255))
    }
    return UnsafePointer(codes)
  }()

  /// The four letters of each of ICU's codes.
  static let tags: [UInt32] = (Int32(0)..<256).map { code in
    guard let name = mica_script_name(code) else { return common }
    let letters = UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
    var tag: UInt32 = 0
    for index in 0..<4 {
      guard letters[index] != 0 else { return common }
      tag = tag << 8 | UInt32(letters[index])
    }
    return tag
  }
}

/// The state of one walk over a paragraph.
private struct ScriptWalk {
  /// The open brackets' partners and scripts; older ones are forgotten beyond 32.
  private var brackets: [(closing: UInt32, script: UInt32)] = []
  /// The script so far; nil before the first real one.
  private var script: UInt32?
  private var runScript: UInt32?
  private var runStart: Int?
  /// The script's code where the run so far and the text's script are the same; else nil.
  private(set) var settled: UInt8?

  mutating func take(_ scalar: UInt32, at offset: Int, runs: inout [ScriptRun]) {
    if runStart == nil { runStart = offset }
    let code = Int(mica_script(scalar))
    let isShared = code <= 1 || code >= ScriptResolver.tags.count || code == 103
    let own = isShared ? shared(scalar) : ScriptResolver.tags[code]
    guard let own else { return }
    if script == nil {
      for index in brackets.indices { brackets[index].script = own }
    }
    if !isShared { script = own }
    if let last = runScript, last != own, let start = runStart {
      runs.append(ScriptRun(range: start..<offset, script: last))
      runStart = offset
    }
    runScript = own
    // 103 is the code of unknown characters.
    settled =
      !isShared && code < ScriptResolver.plainlyShared && code != 103 ? UInt8(code) : nil
  }

  /// The script of a character that has none: nil before the first real script.
  private mutating func shared(_ scalar: UInt32) -> UInt32? {
    guard scalar >= 0x28 else { return script }
    let paired = mica_bracket_kind(scalar)
    guard paired != 0 else { return script }
    if paired == 1 {
      if brackets.count == 32 { brackets.removeFirst() }
      let closing = mica_paired_bracket(scalar)
      brackets.append((closing, script ?? ScriptResolver.common))
      return script
    }
    guard let match = brackets.lastIndex(where: { $0.closing == scalar }) else { return script }
    let own = brackets[match].script
    brackets.removeSubrange(match...)
    // The text after the bracket goes on in the script that the bracket returns to.
    if script != nil { script = own }
    return script
  }

  func finish(at end: Int, runs: inout [ScriptRun]) {
    guard let start = runStart, start < end else { return }
    runs.append(ScriptRun(range: start..<end, script: runScript ?? ScriptResolver.common))
  }
}
