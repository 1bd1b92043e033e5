// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// 100 000 people, each made up when somebody looks.

import Foundation

/// A person of the address book.
struct Contact {
  let number: Int
  let firstName: String
  let middleInitial: String
  let lastName: String

  var initials: String { String(firstName.prefix(1) + lastName.prefix(1)) }
  var name: String { "\(firstName) \(middleInitial). \(lastName)" }
  var phone: String {
    let digits = String(format: "%07d", number * 7919 % 10_000_000)
    return "(555) \(digits.prefix(3))-\(digits.suffix(4))"
  }
  var email: String { "\(firstName).\(lastName)\(number)@example.com".lowercased() }
  /// What the person does; every seventh has more to say than fits on a line.
  var work: String {
    let kinds = ["Engineer", "Gardener", "Surgeon", "Pilot", "Typesetter", "Baker"]
    let kind = kinds[number % kinds.count]
    guard number % 7 == 3 else { return kind }
    return "\(kind), treasurer of the society for the preservation of old lighthouses"
  }
}

/// The address book: last names in order, and for each of them the same first names.
struct AddressBook {
  static let lastNames: [String] = {
    let starts = [
      "Ab", "Ad", "Al", "Bar", "Ber", "Bo", "Cal", "Car", "Cor", "Dal", "Der", "Do", "El", "Er",
      "Fal", "Fin", "Fo", "Gar", "Gil", "Gra", "Hal", "Har", "Ho", "Ing", "Jar", "Jo", "Kel",
      "Kin", "Lan", "Lo", "Mar", "Mel", "Mo", "Nel", "Nor", "Os", "Par", "Pel", "Quin", "Ram",
      "Ro", "Sal", "Ster", "Tal", "Tor", "Var", "Wal", "Win", "Yar", "Zim",
    ]
    let ends = ["bert", "dale", "ford", "man", "ridge"]
    return starts.flatMap { start in ends.map { start + $0 } }
  }()
  static let firstNames = [
    "Ada", "Alan", "Amir", "Ben", "Carol", "Chen", "Dora", "Edith", "Emil", "Farah", "Grace",
    "Hana",
    "Ivan", "Jane", "Kofi", "Lena", "Mary", "Nils", "Omar", "Pia",
  ]
  private static let initials = Array("ABCDEFGHJKLMNPRSTVWZ")
  private static var perName: Int { firstNames.count * initials.count }

  static let count = 100_000

  /// 400 people have the first last name, the next 400 the second.
  static subscript(number: Int) -> Contact {
    let place = number % perName
    return Contact(
      number: number, firstName: firstNames[place / initials.count],
      middleInitial: String(initials[place % initials.count]),
      lastName: lastNames[number / perName])
  }

  /// A letter, and the people whose last names begin with it.
  struct Section {
    let letter: String
    var numbers: Range<Int>
  }

  static let sections: [Section] = {
    var sections: [Section] = []
    for (index, name) in lastNames.enumerated() {
      let numbers = index * perName..<(index + 1) * perName
      let letter = String(name.prefix(1))
      if sections.last?.letter == letter {
        sections[sections.count - 1].numbers =
          sections[sections.count - 1].numbers.lowerBound..<numbers.upperBound
      } else {
        sections.append(Section(letter: letter, numbers: numbers))
      }
    }
    return sections
  }()

  /// Everybody one of whose names begins with a text.
  static func numbers(matching text: String) -> [Int] {
    let wanted = text.lowercased()
    let lasts = lastNames.map { $0.lowercased().hasPrefix(wanted) }
    let firsts = firstNames.map { $0.lowercased().hasPrefix(wanted) }
    return (0..<count).filter {
      lasts[$0 / perName] || firsts[$0 % perName / initials.count]
    }
  }
}
