// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of Swift's key paths. Objective-C puts them into the key path; Linux doesn't.

internal import MicaRaster

/// Finds the names that the steps of a key path are registered under.
package enum KeyPathName {
  /// The name of a path from the class that it starts at; nil where neither the registry nor Swift knows one.
  package static func of(_ path: AnyKeyPath) -> String? {
    let named = (type(of: path).rootType as? AnyClass).flatMap { registered(path, in: $0) }
    return named ?? spelled(path)
  }

  /// The name of a path from a class: by the registry's rows, else as Swift can spell it. Where neither knows, the
  /// program is stopped, as iOS does for a property that isn't `@objc`; nil for a property of Mica's own, which iOS knows.
  static func of(_ path: AnyKeyPath, in type: AnyClass) -> String? {
    if let name = registered(path, in: type) ?? spelled(path) { return name }
    let module = String(reflecting: type).prefix { $0 != "." }
    guard applesModules.contains(String(module)) else {
      fatalError("Could not extract a String from KeyPath \(path)")
    }
    Unsupported.note("observing \(type) by \(path)")
    return nil
  }

  private static let applesModules: Set<String> = [
    "AVFoundation", "AVKit", "CoreLocation", "CoreMotion", "Foundation", "MapKit", "MediaPlayer",
    "MicaFoundation", "Photos", "PhotosUI", "QuartzCore", "UIKit", "WebKit",
  ]

  /// The name by the rows of the class, and of the classes that the path leads to.
  static func registered(_ path: AnyKeyPath, in type: AnyClass) -> String? {
    guard let components = KeyPathComponents(path) else { return nil }
    var names: [String] = []
    var type: Any.Type? = type
    for (step, next) in components.steps {
      if step != .optional {
        guard let owner = type as? AnyClass, let name = name(of: step, in: owner) else {
          return nil
        }
        names.append(name)
      }
      type = next
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  private static func name(of step: KeyPathComponents.Step, in type: AnyClass) -> String? {
    let view = ClassRegistry.view(of: type)
    let row = view.orderedProperties.first { row in
      row.path.flatMap { KeyPathComponents($0) }?.only == step
    }
    return row?.key ?? view.managedNames.first { KeyPathComponents($0.path)?.only == step }?.key
  }

  /// `item.title` of `\Player.item?.title`, where Swift finds the names.
  private static func spelled(_ path: AnyKeyPath) -> String? {
    let text = "\(path)"
    guard text.hasPrefix("\\"), !text.contains("<"), let dot = text.firstIndex(of: ".") else {
      return nil
    }
    let names = text[text.index(after: dot)...].filter { $0 != "?" && $0 != "!" }
    return names.isEmpty || names.contains("[") ? nil : names
  }
}
