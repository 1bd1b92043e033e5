// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of URL sessions that Linux lacks and that a module's protocols may ask for. They stand in a library that only
// programs with a network link, so that no module of Mica's can have them.

internal import MicaFolders

/// `MicaNetwork.swift`.
enum NetworkFile {
  /// A member that a file needs.
  enum Member: String, CaseIterable, Codable, Sendable {
    /// `dataTaskPublisher(for:)` and its type. Modules declare the same alias, so that they agree on the type.
    case publisher
    /// `data(for:)` and `data(from:)` without a delegate, which conformances without a body need.
    case data

    fileprivate var imports: [String] { self == .publisher ? ["Combine"] : [] }

    fileprivate var text: String {
      switch self {
      case .publisher:
        """
        extension URLSession {
          public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
          public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            dataTaskPublisher(for: URLRequest(url: url))
          }
          public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            Deferred {
              Future { promise in
                nonisolated(unsafe) let promise = promise
                self.dataTask(with: request) { data, response, error in
                  if let data, let response {
                    promise(.success((data: data, response: response)))
                  } else {
                    promise(.failure(error as? URLError ?? URLError(.unknown)))
                  }
                }.resume()
              }
            }.eraseToAnyPublisher()
          }
        }
        """
      case .data:
        """
        extension URLSession {
          public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            try await data(for: request, delegate: nil)
          }
          public func data(from url: URL) async throws -> (Data, URLResponse) {
            try await data(from: url, delegate: nil)
          }
        }
        """
      }
    }
  }

  /// What a file of a text needs.
  static func members(for text: String) -> [Member] {
    guard text.contains("URLSession") else { return [] }
    var found: [Member] = []
    if text.contains("dataTaskPublisher(") || text.contains("DataTaskPublisher") {
      found.append(.publisher)
    }
    if conformsWithoutBody(text) { found.append(.data) }
    return found
  }

  private static func conformsWithoutBody(_ text: String) -> Bool {
    var rest = text[...]
    while let found = rest.firstRange(of: "extension URLSession:") {
      rest = rest[found.upperBound...]
      guard let brace = rest.firstIndex(of: "{") else { return false }
      let body = rest[rest.index(after: brace)...].drop(while: \.isWhitespace)
      if body.first == "}" { return true }
    }
    return false
  }

  /// The file with members.
  static func file(with members: [Member]) -> SourceFile {
    let imports = Set(members.flatMap(\.imports) + ["Foundation", "FoundationNetworking"])
    let lines = imports.sorted().map { "import \($0)" } + [""] + members.map(\.text)
    return SourceFile(
      path: "MicaNetwork.swift",
      text: "// Written by mica; changes are lost.\n\n" + lines.joined(separator: "\n") + "\n")
  }
}
