// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Operators and functions that mean something else on Linux.

import MicaFolders
import Testing

@testable import MicaPort

@Suite struct OperatorTests {
  private func ported(_ text: String) -> String {
    let module = ModulePorter(moduleName: "Demo").port([
      SourceFile(path: "/App/A.swift", text: text)
    ])
    return module.files[0].text
  }

  @Test func classesAreComparedAsTypes() {
    let text = ported(
      """
      import UIKit
      func f(_ type: AnyClass, _ a: UIView, _ b: UIView) -> Bool {
        type === UIView.self || UIView.self !== type || a === b
      }
      """)
    #expect(text.contains("type ==  UIView.self || UIView.self !=  type || a === b"))
  }

  @Test func magnitudesInExtensionsOfCGFloat() {
    let text = ported(
      """
      import UIKit
      extension CGFloat { func f() -> CGFloat { abs(self) + Swift.abs(1) } }
      extension Double { func f() -> Double { abs(self) } }
      """)
    #expect(text.contains("{ Swift.abs(self) + Swift.abs(1) }"))
    #expect(text.contains("extension Double { func f() -> Double { abs(self) } }"))
  }

  @Test func observableClassesSeeObservation() {
    #expect(ported("import UIKit\n@Observable final class A {}\n").contains("import Observation"))
    #expect(!ported("import UIKit\nfinal class A {}\n").contains("import Observation"))
  }
}
