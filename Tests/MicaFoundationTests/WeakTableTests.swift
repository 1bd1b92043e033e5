// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables of objects that aren't kept alive.

import MicaFoundation
import Testing

@Suite struct WeakTableTests {
  private final class Thing: NSObject {}

  @Test func aWeakTableForgetsTheDead() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    do {
      let lost = Thing()
      table.add(kept)
      table.add(lost)
      table.add(lost)
      #expect(table.count == 2 && table.contains(lost))
      withExtendedLifetime(lost) {}
    }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func aMapForgetsDeadKeys() {
    let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let thing = Thing()
    map.setObject(thing, forKey: "a")
    map.setObject(Thing(), forKey: "b")
    #expect(map.object(forKey: "a") === thing && map.object(forKey: "b") == nil)
    #expect(map.count == 1)
    map.removeObject(forKey: "a")
    #expect(map.count == 0)
  }
}
