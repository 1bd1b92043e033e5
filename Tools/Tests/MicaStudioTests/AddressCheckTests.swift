// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who may talk to the studio.

import MicaStudio
import Testing

struct AddressCheckTests {
  private let rules = AddressCheck(token: "0123456789abcdef", port: 8080)

  private func refusal(
    host: String? = "127.0.0.1:8080", origin: String? = nil, token: String? = "0123456789abcdef",
    isSocket: Bool = false
  ) -> AddressCheck.Refusal? {
    do {
      try rules.check(host: host, origin: origin, token: token, isSocket: isSocket)
      return nil
    } catch { return error }
  }

  @Test func thePageItselfIsAnswered() {
    #expect(refusal() == nil)
    #expect(refusal(host: "localhost:8080") == nil)
    #expect(refusal(origin: "http://127.0.0.1:8080", isSocket: true) == nil)
  }

  @Test func namesThatWereBentToThisMachineAreNot() {
    for host in [
      "evil.example:8080", "127.0.0.1", "127.0.0.1:81", "127.0.0.1:8080.evil.example", "",
    ] {
      #expect(refusal(host: host) == .wrongHost)
    }
    #expect(refusal(host: nil) == .wrongHost)
  }

  @Test func otherSitesPagesAreNot() {
    for origin in ["http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:81"] {
      #expect(refusal(origin: origin, isSocket: true) == .wrongOrigin)
    }
    #expect(refusal(isSocket: true) == .wrongOrigin)
  }

  @Test func whoLacksTheTokenIsNot() {
    for token in [nil, "", "0123456789abcdee", "0123456789abcdef0"] {
      #expect(refusal(token: token) == .noToken)
    }
    #expect(AddressCheck.newToken() != AddressCheck.newToken())
    #expect(AddressCheck.newToken().count == 32)
  }

  @Test func theTokenIsReadFromTheAddress() {
    #expect(RequestPath("/?token=ab").token == "ab")
    #expect(RequestPath("/made/a.png?x=1&token=ab") == RequestPath("/made/a.png?token=ab"))
    #expect(RequestPath("/").token == nil)
  }
}
