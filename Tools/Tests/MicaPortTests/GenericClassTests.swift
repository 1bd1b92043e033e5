// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of generic classes that go by name: the registry asks a type for them by a protocol of the class's own.

import MicaPort
import Testing

@Suite struct GenericClassTests {
  @Test func aGenericClassHasRowsForEachOfItsTypes() {
    let tables = PortSample(
      """
      import UIKit
      class Cell<Model>: UITableViewCell {
        @IBOutlet var title: UILabel!
        @objc dynamic var count = 0
        @objc func tapped(_ sender: UIButton) {}
        func plain() {}
      }
      """
    ).tables()
    #expect(
      tables.contains(
        "protocol __MicaGeneric_Cell { @MainActor static func __micaAdd_Cell(_ file: FileClasses) }"
      ))
    #expect(tables.contains("extension Cell: nonisolated __MicaGeneric_Cell {"))
    #expect(tables.contains("file.add(Cell.self, \"Cell\", module: \"App\""))
    #expect(tables.contains("_ table: ClassTable<Cell>"))
    #expect(tables.contains("table.outlet(\"title\", \\.title)"))
    #expect(
      tables.contains("table.method(\"tapped:\") { (o: Cell, a: UIButton) -> Void in o.tapped(a) }")
    )
    #expect(
      tables.contains("{ ($0 as? any __MicaGeneric_Cell.Type)?.__micaAdd_Cell($1) }"))
    #expect(!tables.contains("plain"))
  }

  @Test func classesInGenericTypesAreNamedWithThem() {
    let sample = PortSample(
      """
      import UIKit
      struct Outer<T> {
        private final class Target: NSObject { @objc func fire() {} }
      }
      extension Outer where T == Int { class Whole: NSObject { @objc func fire() {} } }
      """)
    #expect(sample.line(3).contains("fileprivate final class Target"))
    let tables = sample.tables()
    #expect(tables.contains("extension Outer.Target: nonisolated __MicaGeneric_Outer__Target {"))
    #expect(tables.contains("file.add(genericClass: \"Outer.Whole\""))
    #expect(!tables.contains("extension Outer.Whole"))
  }

  @Test func typesOfOtherModulesMayBeGeneric() {
    let tables = PortSample(
      """
      import UIKit
      extension Publishers.Taps { class Target: NSObject { @objc func fire() {} } }
      extension UIView { class Target: NSObject { @objc func fire() {} } }
      """
    ).tables()
    #expect(tables.contains("extension Publishers.Taps.Target: nonisolated __MicaGeneric_"))
    #expect(tables.contains("file.add(UIView.Target.self, \"UIView.Target\""))
  }

  @Test func classesOfSwiftAloneHaveTheirNamesAlone() {
    let tables = PortSample(
      "import UIKit\nclass Box<T> { let value: T; init(_ v: T) { value = v } }"
    )
    .tables()
    #expect(tables.contains("file.add(genericClass: \"Box\""))
    #expect(!tables.contains("__MicaGeneric"))
  }

  @Test func overridesOfNSObjectsMembersHaveRows() {
    let sample = PortSample(
      """
      import Foundation
      class A<T>: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {} }
      class B<T>: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }
      """)
    #expect(sample.line(2).hasPrefix("class A<T>: NSObject {          func observeValue("))
    #expect(sample.tables().contains("table.observer { $0.observeValue("))
    #expect(sample.line(3).hasPrefix("class B<T>: NSObject {          func responds("))
  }

  @Test func anOverrideOfAGenericClassesMethodKeepsItsSelector() {
    let tables = PortSample(
      """
      import UIKit
      class A<T>: UIView { @objc(go:) func tap(_ s: Any) {} }
      class B: A<Int> { override func tap(_ s: Any) {} }
      """
    ).tables()
    #expect(tables.contains("table.method(\"go:\") { (o: B, a: Any) -> Void in o.tap(a) }"))
  }
}
