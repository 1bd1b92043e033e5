// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The registry on several threads: nobody sees a class of which only a part was read.

import Foundation
@_spi(Registration) import MicaRuntime
import Synchronization
import Testing

private final class Late: NSObject {
  var first = 1
  var last = 9
}

@Suite struct RegistryThreadTests {
  @Test func othersWaitUntilAllIsRead() {
    ClassRegistry.register { file in
      Thread.sleep(forTimeInterval: 0.05)
      file.add(Late.self, "Late", module: "Tests", line: 1) { table in
        table.property("first", \.first)
        Thread.sleep(forTimeInterval: 0.02)
        table.property("last", \.last)
      }
    }
    let missing = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let object = Late()
      for key in ["first", "last"] {
        let error = KeyValueCoding.catching { object.setValue(5, forKey: key) }
        if error != nil { missing.withLock { $0 += 1 } }
      }
    }
    #expect(missing.withLock { $0 } == 0)
    #expect(Late().value(forKey: "last") as? Int == 9)
  }
}
