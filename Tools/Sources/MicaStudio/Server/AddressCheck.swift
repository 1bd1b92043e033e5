// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who may talk to the studio: a page that was opened by its address, on this machine.

/// The rules for requests.
package struct AddressCheck: Sendable {
  /// In the address; nobody can guess it.
  package let token: String
  package let port: Int
  /// Other names of this machine that may be used, where the studio was told to be open to others.
  package let names: [String]

  package init(token: String, port: Int, names: [String] = []) {
    (self.token, self.port, self.names) = (token, port, names)
  }

  /// What a request needs to be answered.
  package enum Refusal: Error, Equatable, Sendable {
    /// `Host` names another machine: a name that was bent to this address (DNS rebinding).
    case wrongHost
    /// Another site's page asks.
    case wrongOrigin
    /// The address lacks the token.
    case noToken
  }

  /// The hosts that the address bar may show.
  private var hosts: [String] {
    (["127.0.0.1", "localhost", "[::1]"] + names).map { "\($0):\(port)" }
  }

  /// Throws for a request that isn't one of our own page's. `token` is that of the query; sockets must say where
  /// they come from.
  package func check(host: String?, origin: String?, token: String?, isSocket: Bool) throws(Refusal)
  {
    guard let host, hosts.contains(host.lowercased()) else { throw .wrongHost }
    if let origin {
      guard hosts.map({ "http://\($0)" }).contains(origin.lowercased()) else { throw .wrongOrigin }
    } else if isSocket {
      throw .wrongOrigin
    }
    guard let token, Self.same(token, self.token) else { throw .noToken }
  }

  /// Takes as long for a nearly right one as for a wrong one.
  private static func same(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 128 random bits.
  package static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }
}

/// The parts of a request's address.
package struct RequestPath: Equatable, Sendable {
  /// Without the query.
  package var path: String
  /// The query's token.
  package var token: String?

  package init(_ text: String) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    guard parts.count > 1 else { return }
    for pair in parts[1].split(separator: "&") where pair.hasPrefix("token=") {
      token = String(pair.dropFirst(6))
    }
  }
}
