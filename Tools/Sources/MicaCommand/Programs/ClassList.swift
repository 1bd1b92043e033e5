// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica list FOLDER` prints of a folder's classes: read from the sources, and never run.

import MicaJob
import MicaPortJob

/// The views and view controllers of a folder.
struct ClassList {
  private let modules: [ListedModule]
  private let classes: [String: ListedClass]
  private var report = DescribeReport()

  init(_ modules: [ListedModule]) {
    self.modules = modules
    // The program's own module is the last, and its names count first.
    classes = Dictionary(
      modules.reversed().flatMap(\.classes).map { ($0.name, $0) }
    ) { first, _ in first }
  }

  /// The names that only Mica knows.
  var job: DescribeJob {
    let all = modules.flatMap(\.classes)
    return DescribeJob(
      classes: Set(all.compactMap(\.superclass).filter { classes[$0] == nil }).sorted(),
      values: Set(all.flatMap(\.properties).compactMap(\.type)).sorted())
  }

  /// A line for each class that can be shown and, below it, for each property that can be set.
  mutating func lines(_ report: DescribeReport) -> [String] {
    self.report = report
    let shown = modules.flatMap { module in
      module.classes.compactMap { listed in kind(of: listed).map { (module, listed, $0) } }
    }
    let rows = shown.map { _, listed, kind in
      [
        listed.name, isMakeable(listed, kind) ? kind : kind + " (made by the program only)",
        "\(listed.file):\(listed.line)",
      ]
    }
    var lines: [String] = []
    for ((module, listed, _), line) in zip(shown, TextColumns.lines(rows)) {
      lines.append(line)
      lines += TextColumns.lines(properties(of: listed, in: module))
    }
    return lines
  }

  /// The class and those of the folder that it inherits from.
  private func chain(_ listed: ListedClass) -> [ListedClass] {
    var chain = [listed]
    while let name = chain.last?.superclass, let next = classes[name], chain.count < 100,
      !chain.contains(where: { $0.name == name })
    {
      chain.append(next)
    }
    return chain
  }

  /// `view` or `view controller`; nil for what can't be shown.
  private func kind(of listed: ListedClass) -> String? {
    guard !listed.isGeneric else { return nil }
    return chain(listed).last?.superclass.flatMap { report.classes[$0] }
  }

  /// Whether a host can make one without the program.
  private func isMakeable(_ listed: ListedClass, _ kind: String) -> Bool {
    if listed.hasEmptyInit { return true }
    let base = kind == "view" ? "init(frame:)" : "init(nibName:bundle:)"
    for one in chain(listed) {
      guard let initializers = one.initializers else { continue }
      if initializers.contains(base) { return true }
      if !one.inheritsOthers { return false }
    }
    return !(chain(listed).last?.superclass.map(report.closed.contains) ?? false)
  }

  private func properties(of listed: ListedClass, in module: ListedModule) -> [[String]] {
    var seen: Set<String> = []
    let own = Set(module.classes.map(\.name))
    return chain(listed).prefix { own.contains($0.name) }.flatMap { one in
      one.properties.compactMap { property -> [String]? in
        guard let text = text(of: property, in: one, module), seen.insert(property.key).inserted
        else { return nil }
        return ["", property.key, text]
      }
    }
  }

  /// What can be typed for a property; nil where nothing can.
  private func text(
    of property: ListedClass.Property, in listed: ListedClass, _ module: ListedModule
  ) -> String? {
    var kind = property.type.flatMap { value(of: $0, in: listed, module) } ?? ""
    if kind.isEmpty {
      guard property.isOptional else { return nil }
      kind = "nil"
    }
    // The colours' names would fill the line.
    if let colon = kind.firstIndex(of: ":") { kind = String(kind[..<colon]) }
    if property.isOptional && kind != "nil" { kind += " or nil" }
    if let value = property.value { kind += ", default \(value)" }
    return [kind, property.documentation].compactMap(\.self).joined(separator: "; ")
  }

  private func value(
    of type: String, in listed: ListedClass, _ module: ListedModule
  ) -> String? {
    if let known = module.enumerations["\(listed.name).\(type)"] ?? module.enumerations[type] {
      return known
    }
    return report.values[type]
  }
}
