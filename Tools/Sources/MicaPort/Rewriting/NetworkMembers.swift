// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of URL requests that Linux lacks. They stand in a library that only programs with a network link, so that no
// module of Mica's can have them: each file that names one gets it.

/// Declarations for files that name a member.
enum NetworkMembers {
  /// Members by the name that a file must have, the modules that they need besides, and the declarations. Without a
  /// network a flag has no effect, and no server has certificates.
  private static let all: [(name: String, imports: [String], text: String)] = [
    flag("allowsConstrainedNetworkAccess"), flag("allowsExpensiveNetworkAccess"),
    setting("sessionSendsLaunchEvents", of: "URLSessionConfiguration", initially: "false"),
    setting("assumesHTTP3Capable", of: "URLRequest", initially: "false"),
    setting("requiresDNSSECValidation", of: "URLRequest", initially: "false"),
    setting("prefersIncrementalDelivery", of: "URLSessionTask", initially: "true"),
    call("didCreateTask"), call("taskIsWaitingForConnectivity"),
    (
      "serverTrust", ["Security"],
      "fileprivate extension URLProtectionSpace { var serverTrust: SecTrust? { nil } }\n"
        + "fileprivate extension URLCredential { convenience init(trust: SecTrust) "
        + "{ self.init(user: \"\", password: \"\", persistence: .none) } }\n"
    ),
  ]

  /// A requirement of delegates that Linux lacks: no task ever waits, and a delegate that asks its own learns nothing.
  private static func call(_ label: String) -> (name: String, imports: [String], text: String) {
    (
      label, [],
      "fileprivate extension URLSessionTaskDelegate "
        + "{ func urlSession(_ session: URLSession, \(label) task: URLSessionTask) {} }\n"
    )
  }

  private static func flag(_ name: String) -> (name: String, imports: [String], text: String) {
    let member = "{ var \(name): Bool { get { true } nonmutating set {} } }\n"
    let ofClass = "{ var \(name): Bool { get { true } set {} } }\n"
    return (
      name, [],
      "fileprivate extension URLRequest \(member)"
        + "fileprivate extension URLSessionConfiguration \(ofClass)"
    )
  }

  /// A flag of one class or structure.
  private static func setting(
    _ name: String, of type: String, initially value: String
  ) -> (name: String, imports: [String], text: String) {
    (
      name, [],
      "fileprivate extension \(type) { var \(name): Bool { get { \(value) } \(type == "URLRequest" ? "nonmutating " : "")set {} } }\n"
    )
  }

  /// What a file of a text gets.
  static func declarations(for text: String) -> String {
    all.filter { text.contains($0.name) }.map { member in
      (["FoundationNetworking"] + member.imports).map { "import \($0)\n" }.joined() + member.text
    }.joined()
  }
}
