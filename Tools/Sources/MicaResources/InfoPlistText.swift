// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An Info.plist's values for people.

internal import Foundation
package import MicaFolders

/// Texts of an Info.plist.
package enum InfoPlistText {
  /// The values that are texts, and lists of them.
  package static func values(of info: InfoSource) -> [String: String] {
    let bytes = InfoPlistFile(info).bytes
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let table = list as? [String: Any] ?? [:]
    return table.compactMapValues { value in
      if let text = value as? String { return text }
      return (value as? [Any])?.compactMap { $0 as? String }.joined(separator: ", ")
    }
  }
}
