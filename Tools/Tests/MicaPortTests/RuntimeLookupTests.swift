// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Objective-C looks up as it runs, and modules that aren't here.

import Foundation
import MicaPort
import Testing

@Suite struct RuntimeLookupTests {
  @Test func optionalRequirementsOfAnyObjectAreAskedOfTheirProtocol() {
    let sample = PortSample(
      """
      @objc protocol MenuDelegate { @objc optional func opened(_ menu: Menu) }
      class Menu: UIView {
        @IBOutlet weak var delegate: AnyObject?
        weak var other: MenuDelegate?
        func open() { self.delegate?.opened?(self) }
        func again() { other?.opened?(self) }
      }
      """)
    #expect(
      sample.line(5) == "  func open() { (self.delegate as? any MenuDelegate)?.opened_(self) }")
    #expect(sample.line(6) == "  func again() { other?.opened_(self) }")
  }

  @Test func descriptionsOfClassesAreTheirNames() {
    let sample = PortSample("func f(_ x: AnyObject) -> String { type(of: x).description() }\n")
    let other = PortSample("func f(_ x: UIView) -> String { x.classForCoder.description() }\n")
    #expect(other.line(1).contains("NSStringFromClass(x.classForCoder)"))
    #expect(sample.line(1).contains("NSStringFromClass(type(of: x))"))
  }

  /// Texts of Core Foundation are Swift's here, which nothing can refer to.
  @Test func textsThatCKeepsAreObjects() {
    let sample = PortSample(
      "func f(_ x: String) -> Unmanaged<CFString> {\n  return Unmanaged.passRetained(x as CFString)\n}\n"
    )
    #expect(sample.line(1) == "func f(_ x: String) -> Unmanaged<NSString> {")
    #expect(sample.line(2) == "  return Unmanaged.passRetained(x as NSString)")
    let constants = PortSample(
      "let a = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()\n"
        + "let b = Unmanaged.passUnretained(key).toOpaque()\n")
    #expect(
      constants.line(1)
        == "let a = Unmanaged.passUnretained(_micaConstant(kCGImagePropertyGIFDictionary)).toOpaque()"
    )
    #expect(constants.line(2) == "let b = Unmanaged.passUnretained(key).toOpaque()")
  }

  /// UIKit shows them, by the category that it has on their responses.
  @Test func noticesAreSeenWithUIKit() {
    let text = PortSample("import UIKit\nlet a = UNUserNotificationCenter.self\n").module.files[0]
      .text
    #expect(text.contains("import UserNotifications\n"))
  }

  @Test func weakIsLeftOutOfWhatIsComputed() {
    let sample = PortSample(
      "class A: UIView {\n  weak override var focused: UIView? { nil }\n}\n")
    #expect(sample.line(2) == "       override var focused: UIView? { nil }")
  }

  @Test func modulesOfApplesThatAreNotHereAreWarnings() {
    let sample = PortSample("import ARKit\nimport UIKit\n")
    #expect(sample.line(1).trimmingCharacters(in: .whitespaces) == "import UIKit")
    #expect(sample.module.problems.map(\.severity) == [.warning])
    #expect(PortSample("import MapKit\nimport os.log\n").line(1) == "import MapKit")
    let log = PortSample("import os.log\nimport OSLog\n")
    for line in 1...2 {
      #expect(log.line(line).trimmingCharacters(in: .whitespaces) == "import os")
    }
    #expect(PortSample("import Alamofire\n").line(1) == "import Alamofire")
  }

  @Test func descriptionsOfTypesAreTheirNames() {
    let text = PortSample(
      """
      class A: UIView { static func f<T: UIView>(_ type: T.Type) -> String { T.description() } }
      let name = A.description() + type(of: a).description()
      """
    ).text().split(separator: " ").joined(separator: " ")
    #expect(text.contains("{ NSStringFromClass(T.self) }"))
    #expect(text.contains("= NSStringFromClass(A.self) + NSStringFromClass(type(of: a))"))
    let own = PortSample(
      "struct A { static func description() -> String { \"\" } }\nlet b = A.description()")
    #expect(own.text().contains("let b = A.description()"))
  }

  @Test func valuesInObjectsOfUnknownClassesAreAskedByTheirKind() {
    let text = PortSample(
      "let y = (change![.newKey]! as AnyObject).cgPointValue.y\nlet z = (a as AnyObject).name"
    )
    .text()
    #expect(text.contains("= MicaValue(change![.newKey]! as AnyObject).cgPointValue.y"))
    #expect(text.contains("= (a as AnyObject).name"))
  }
}
