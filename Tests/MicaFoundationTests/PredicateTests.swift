// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What predicates of format strings hold for (as on iOS; Apple's "Predicate Format String Syntax").

import MicaFoundation
import Testing

@Suite struct PredicateTests {
  private let ada: [String: Any] = [
    "name": "Ada", "age": 36, "height": 1.7, "isMember": true, "tags": ["x", "y"],
    "born": Date(timeIntervalSinceReferenceDate: 100),
    "friends": [["name": "Bob", "age": 20], ["name": "Çelik", "age": 50]],
  ]

  private func holds(_ format: String, _ arguments: any CVarArg...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: ada)
  }

  @Test(arguments: [
    "name == 'Ada'", "name = \"Ada\"", "name != 'Bob'", "name <> 'Bob'", "age > 35", "age >= 36",
    "age => 36", "age < 37", "age <= 36", "age =< 36", "height == 1.7", "isMember == YES",
    "isMember = true", "isMember == 1", "nothing == nil", "nothing = NULL", "name != nil",
    "!(name == 'Bob')", "NOT name == 'Bob' AND age == 36", "name == 'Bob' || age == 36",
    "name == 'Ada' && (age == 1 OR age == 36)", "TRUEPREDICATE", "not FALSEPREDICATE",
    "age BETWEEN {30, 40}", "age in {1, 36}", "name IN {'Ada', 'Bob'}", "'d' IN name",
    "tags CONTAINS 'x'", "'y' IN tags", "name CONTAINS 'd'", "name contains[c] 'DA'",
    "name BEGINSWITH 'A'", "name beginswith[cd] 'á'", "name ENDSWITH 'da'", "name LIKE 'A*'",
    "name LIKE[c] 'a?a'", "name MATCHES '[A-Z][a-z]+'", "name ==[c] 'ADA'", "name ==[cd] 'áda'",
    "ANY friends.age > 40", "SOME friends.name == 'Bob'", "ALL friends.age > 10",
    "NONE friends.age > 60", "friends.@count == 2", "friends.@sum.age == 70",
    "friends.@avg.age == 35", "friends.@min.age == 20", "friends.@max.age == 50",
    "SUBQUERY(friends, $f, $f.age > 30).@count == 1", "tags[0] == 'x'", "tags[LAST] == 'y'",
    "tags[SIZE] == 2", "age + 4 == 40", "age * 2 - 2 == 70", "age / 5 == 7", "2 ** 3 == 8",
    "-age < 0", "(age + 4) > 39", "((age) == 36)", "age == 0x24", "height > 1.6e0",
    "uppercase(name) == 'ADA'", "born == CAST(100, 'NSDate')", "SELF.name == 'Ada'",
    "#name == 'Ada'", "friends.name CONTAINS[d] 'Celik'",
    "TERNARY(age > 30, 'old', 'young') == 'old'", "sum(friends.age) == 70",
  ])
  func isTrue(_ format: String) throws {
    #expect(NSPredicate(format: format).evaluate(with: ada))
  }

  @Test(arguments: [
    "name == 'ada'", "age > 36", "nothing > 3", "nothing < 3", "nothing CONTAINS 'x'",
    "name LIKE 'A'", "name MATCHES 'Ad'", "name MATCHES 'Ad|A'", "ANY friends.age > 60",
    "ALL friends.age > 30", "NONE friends.age > 40", "name == 36", "age == '36'",
    "age BETWEEN {1, 2}", "name IN {'Bob'}", "FALSEPREDICATE", "ANY nothing == 3",
  ])
  func isFalse(_ format: String) throws {
    #expect(!NSPredicate(format: format).evaluate(with: ada))
  }

  @Test func argumentsStandForTheirValues() {
    #expect(holds("name == %@", "Ada"))
    #expect(holds("%K == %@", "name", "Ada"))
    #expect(holds("%K.@count == %d", "friends", 2))
    #expect(holds("age == %d AND age == %i AND age == %ld AND age == %lu", 36, 36, 36, UInt(36)))
    #expect(holds("height == %f", 1.7))
    #expect(holds("age == %@", NSNumber(value: 36)))
    #expect(holds("name IN %@", ["Ada", "Bob"]))
    #expect(holds("age BETWEEN %@", [30, 40]))
    #expect(holds("born > %@", Date(timeIntervalSinceReferenceDate: 99) as CVarArg))
    #expect(holds("born < %@", NSDate(timeIntervalSinceReferenceDate: 101)))
    #expect(NSPredicate(format: "SELF IN %@", Set([1, 2])).evaluate(with: 2))
    #expect(
      NSPredicate(format: "SELF == %@", argumentArray: ["it's \"quoted\""])
        .evaluate(with: "it's \"quoted\""))
    #expect(NSPredicate(format: "isMember == %d", true).evaluate(with: ada))
    // In quotation marks nothing is an argument.
    #expect(NSPredicate(format: "SELF == '%@'").evaluate(with: "%@"))
  }

  @Test func variablesGetValues() {
    let template = NSPredicate(format: "age > $LIMIT")
    #expect(template.evaluate(with: ada, substitutionVariables: ["LIMIT": 30]))
    #expect(!template.evaluate(with: ada, substitutionVariables: ["LIMIT": 40]))
    let filled = template.withSubstitutionVariables(["LIMIT": 30])
    #expect(filled.predicateFormat == "age > 30")
    #expect(filled.evaluate(with: ada))
  }

  @Test(arguments: [
    ("name = 'Ada'", "name == \"Ada\""),
    ("a == 1 and b == 2 && c == 3", "a == 1 AND b == 2 AND c == 3"),
    ("a == 1 OR (b <> 2 AND c >= 3.5)", "a == 1 OR (b != 2 AND c >= 3.5)"),
    ("NOT (a == 1 OR b == 2)", "NOT (a == 1 OR b == 2)"),
    ("not a = nil", "NOT a == nil"),
    ("name contains[cd] 'x'", "name CONTAINS[cd] \"x\""),
    ("any tags.name in {'a', 'b'}", "ANY tags.name IN {\"a\", \"b\"}"),
    ("none tags = 'a'", "NOT ANY tags == \"a\""),
    ("flag == YES", "flag == 1"),
    ("x BETWEEN {1, 2}", "x BETWEEN {1, 2}"),
    ("SELF MATCHES '\\\\d+'", "SELF MATCHES \"\\\\d+\""),
    ("$x.age > 3", "$x.age > 3"),
    ("a + b * 2 > -3", "a + (b * 2) > -3"),
    ("SUBQUERY(t, $x, $x.a == 1).@count > 0", "SUBQUERY(t, $x, $x.a == 1).@count > 0"),
    ("TRUEPREDICATE", "TRUEPREDICATE"),
    ("d > CAST(5, 'NSDate')", "d > CAST(5.000000, \"NSDate\")"),
  ])
  func formatsAreWrittenAsOniOS(_ format: String, _ text: String) {
    let predicate = NSPredicate(format: format)
    #expect(predicate.predicateFormat == text)
    #expect(predicate.description == text)
    #expect(NSPredicate(format: text) == predicate)
  }

  @Test(arguments: [
    "", "name", "name ==", "== 3", "name == 'x", "a == 1 AND", "(a == 1", "a == 1)", "a ~ 3",
    "a == %@", "a == %q", "name CONTAINS[x] 'a'", "foo(3) == 1", "a == 1 b == 2", "$ == 1",
    "SUBQUERY(a, b, c == 1).@count > 1", "{1, 2", "a. == 3",
  ])
  func whatIsNoFormatIsRefused(_ format: String) {
    #expect(throws: (any Error).self) { try NSPredicate.made(of: format, []) }
  }

  @Test func depthHasALimit() {
    let deep = String(repeating: "(", count: 100_000) + "a == 1"
    #expect(throws: (any Error).self) { try NSPredicate.made(of: deep, []) }
  }

  @Test func theKindFollowsFromTheFormat() throws {
    let and = try #require(NSPredicate(format: "a == 1 AND b > 2") as? NSCompoundPredicate)
    #expect(and.compoundPredicateType == .and)
    let second = try #require(and.subpredicates.last as? NSComparisonPredicate)
    #expect(second.predicateOperatorType == .greaterThan)
    #expect(second.leftExpression.expressionType == .keyPath)
    #expect(second.leftExpression.keyPath == "b")
    #expect(second.rightExpression.expressionType == .constantValue)
    #expect(second.rightExpression.constantValue as? Int == 2)
    #expect(NSPredicate(format: "$x.a == 1") is NSComparisonPredicate)
  }

  @Test func predicatesAreJoined() {
    let old = NSPredicate(format: "age > 30")
    let bob = NSPredicate(format: "name == 'Bob'")
    let block = NSPredicate { object, _ in (object as? [String: Any])?["age"] as? Int == 36 }
    #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: [old, bob]).evaluate(with: ada))
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [old, bob]).evaluate(with: ada))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: bob).evaluate(with: ada))
    #expect(NSCompoundPredicate(type: .and, subpredicates: [old, block]).evaluate(with: ada))
    #expect(NSCompoundPredicate(type: .and, subpredicates: []).evaluate(with: ada))
    #expect(!NSCompoundPredicate(type: .or, subpredicates: []).evaluate(with: ada))
  }

  @Test func collectionsAreFiltered() {
    let numbers = NSMutableArray(array: [1, 2, 3, 4])
    #expect(numbers.filtered(using: NSPredicate(format: "SELF > 2")) as? [Int] == [3, 4])
    numbers.filter(using: NSPredicate(format: "SELF < 3"))
    #expect(numbers as? [Int] == [1, 2])
    let set = NSSet(array: ["ab", "b"]).filtered(using: NSPredicate(format: "SELF LIKE 'a*'"))
    #expect(set == ["ab"])
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("2 ** 10", 1024),
    ("-3 + 5", 2), ("abs(-4)", 4), ("sqrt(9)", 3), ("average({1, 2, 6})", 3),
    ("max({1, 9, 3})", 9), ("sum({1, 2})", 3), ("median({1, 3, 2})", 2), ("ceiling(1.2)", 2),
  ])
  func expressionsAreWorkedOut(_ format: String, _ value: Double) {
    let result = NSExpression(format: format).expressionValue(with: nil, context: nil)
    #expect((result as? NSNumber)?.doubleValue == value)
  }

  @Test func expressionsAreMade() {
    let key = NSExpression(forKeyPath: "name")
    let constant = NSExpression(forConstantValue: "A")
    let predicate = NSComparisonPredicate(
      leftExpression: key, rightExpression: constant, modifier: .direct, type: .beginsWith,
      options: .caseInsensitive)
    #expect(predicate.evaluate(with: ada))
    #expect(predicate.predicateFormat == "name BEGINSWITH[c] \"A\"")
    let sum = NSExpression(
      forFunction: "sum:", arguments: [NSExpression(forKeyPath: "friends.age")])
    #expect((sum.expressionValue(with: ada, context: nil) as? NSNumber)?.intValue == 70)
    #expect(sum.function == "sum:")
  }
}
