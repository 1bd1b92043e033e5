// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What programs tell Siri is dropped and noted.

import Intents
import Mica
import Testing
import UIKit

@Suite @MainActor struct IntentsTests {
  @Test func donationsAreDroppedAndNoted() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    var calls: [String] = []
    stage.run {
      let intent = INPlayMediaIntent(mediaItems: [])
      INInteraction(intent: intent, response: nil).donate { calls.append("\($0 == nil)") }
      INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in
        calls.append("\(shortcuts?.count ?? -1)")
      }
      INPreferences.requestSiriAuthorization { calls.append("\($0 == .denied)") }
    }
    #expect(calls == ["true", "0", "true"])
    #expect(stage.unsupportedFeatures.contains("INInteraction.donate(completion:)"))
  }

  @Test func aPersonHasAName() {
    let handle = INPersonHandle(value: "a@b.c", type: .emailAddress)
    let person = INPerson(
      personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: "7")
    #expect(person.displayName == "a@b.c" && !person.isMe)
  }
}
