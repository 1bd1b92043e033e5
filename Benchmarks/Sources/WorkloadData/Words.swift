// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Running text of a given length, the same on every machine.

/// Words in the proportions of English text, with commas, full stops and capitals.
public enum Words {
  private static let vocabulary = """
    the of and a to in is that it was for on are as with his they at be this from have or by one had \
    not but what all were when we there can an your which their said if do will each about how up out \
    them then she many some so these would other into has more her two like him see time could no make \
    than first been its who now people my made over did down only way find use may water long little \
    very after words called just where most know morning harbour lantern quietly between mountain \
    afternoon underneath thousand remember different experience government together important \
    conversation Wellington AVALANCHE typography efficient affluent waffle fjord quixotic
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)

  /// `count` words in one paragraph, or in paragraphs of `paragraphLength` words.
  public static func text(count: Int, paragraphLength: Int? = nil) -> String {
    var random = RandomNumbers(seed: 2026)
    var text = ""
    var startsSentence = true
    for index in 0..<count {
      // The square makes the short words at the front of the list as common as they are.
      let share = random.unit()
      let word = vocabulary[Int(share * share * Double(vocabulary.count))]
      text += startsSentence ? word.prefix(1).uppercased() + word.dropFirst() : word
      let ending = random.unit()
      startsSentence = ending < 0.08
      if startsSentence { text += "." } else if ending < 0.16 { text += "," }
      let endsParagraph = paragraphLength.map { (index + 1) % $0 == 0 } ?? false
      text += endsParagraph ? "\n" : " "
    }
    return text
  }
}
