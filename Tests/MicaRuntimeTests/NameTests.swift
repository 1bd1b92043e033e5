// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes and protocols by name, and casts between boxes and what they hold.

import Foundation
import Testing

@testable @_spi(Registration) import MicaRuntime

@Suite struct NameTests {
  @Test func classesOfAModuleHaveItsNameBefore() {
    #expect(ClassName.of(Person.self) == "MicaRuntimeTests.Person")
    #expect(ClassName.type(named: "MicaRuntimeTests.Person") == Person.self)
    #expect(ClassName.type(named: "Person") == nil)
    #expect(ClassName.type(named: "No.Such") == nil)
  }

  @Test func applesClassesGoWithout() {
    #expect(ClassName.of(NSMutableArray.self) == "NSMutableArray")
    #expect(ClassName.type(named: "NSMutableArray") == NSMutableArray.self)
    #expect(String(cString: class_getName(NSMutableArray.self)) == "NSMutableArray")
  }

  @Test func selectorsAreTheirNames() {
    #expect(Selector("a:b:") == "a:b:")
    #expect(NSStringFromSelector(NSSelectorFromString("tap:")) == "tap:")
    #expect("\(Selector("tap:"))" == "tap:")
    #expect(Selector("a:b:").argumentCount == 2)
  }

  @Test func numbersCastToCGFloatAndBack() {
    #expect(NSNumber(value: 2.5) as? CGFloat == 2.5)
    #expect(([NSNumber(value: 1), NSNumber(value: 2)] as [Any]) as? [CGFloat] == [1, 2])
    let lengths: [CGFloat] = [1, 2.5]
    #expect(lengths as [NSNumber] == [1, 2.5])
    #expect((CGFloat(3) as Any) as? NSNumber == 3)
    // Not on iOS either: the Int in an Any is no number object.
    #expect((1 as Any) as? CGFloat == nil)
  }

  @Test func aBoxCastsToWhatItHoldsOnly() {
    let point: Any = NSValue.box(CGPoint(x: 1, y: 2), BoxEncoding.point)
    #expect(point as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(point as? CGSize == nil)
    #expect(point as? CGRect == nil)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(((rect as Any) as? NSValue) as? CGRect == rect)
    #expect(
      [CGPoint.zero, CGPoint(x: 1, y: 1)] as [NSValue] as? [CGPoint] == [
        .zero, CGPoint(x: 1, y: 1),
      ])
  }
}
