// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A Package.swift, read without running it: names, paths and lists that stand there as literals.

internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The targets of a manifest.
struct PackageManifest {
  struct Target: Hashable {
    var name: String
    var isTest = false
    /// Relative to the package.
    var path: String
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    /// Names of targets and products.
    var dependencies: [String] = []

    var moduleName: String { ProgramFolder.identifier(name) }
  }

  let manifest: String
  var name: String?
  var targets: [Target] = []
  var languageMode: String?
  /// Targets that products name.
  var offered: [String] = []

  init(at manifest: String) throws(PortError) {
    self.manifest = manifest
    let text = try SourceFile(reading: manifest).text
    let root = manifest.dropLast("/Package.swift".count)
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    (name, offered) = (reader.name, reader.offered)
    targets = reader.targets
    for index in targets.indices where targets[index].path.isEmpty {
      targets[index].path = Self.usualPath(of: targets[index], in: String(root))
    }
    languageMode = reader.languageMode ?? Self.toolsMode(text)
  }

  /// The target to open.
  func target(named name: String?) throws(PortError) -> Target {
    let code = targets.filter { !$0.isTest }
    if let name {
      if let target = code.first(where: { $0.name == name }) { return target }
      throw .unknownTarget(name: name, manifest: manifest, names: code.map(\.name))
    }
    if code.isEmpty { throw .noTarget(manifest: manifest) }
    if code.count == 1 { return code[0] }
    if let same = code.first(where: { $0.name == self.name }) { return same }
    let products = code.filter { offered.contains($0.name) }
    if products.count == 1 { return products[0] }
    // The one that needs others and that none needs.
    let needed = Set(code.flatMap(\.dependencies))
    let tops = code.filter { !needed.contains($0.name) && !$0.dependencies.isEmpty }
    if tops.count == 1 { return tops[0] }
    throw .ambiguousTargets(manifest: manifest, names: code.map(\.name))
  }

  private static func usualPath(of target: Target, in root: String) -> String {
    let folders = target.isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    for folder in folders {
      let path = folder + "/" + target.name
      if FileManager.default.fileExists(atPath: root + "/" + path) { return path }
    }
    return folders[0]
  }

  /// What the comment in the first line implies.
  private static func toolsMode(_ text: String) -> String {
    let line = text.prefix { $0 != "\n" }
    guard let colon = line.firstIndex(of: ":") else { return "5" }
    let version = line[line.index(after: colon)...].drop { $0 == " " }
    return version.hasPrefix("6") ? "6" : "5"
  }
}

/// Collects the calls of `.target(…)` and the like.
private final class ManifestReader: SyntaxVisitor {
  var name: String?
  var targets: [PackageManifest.Target] = []
  var languageMode: String?
  var offered: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    switch callee {
    case "Package":
      name = string(node, "name")
      let modes = argument(node, "swiftLanguageModes") ?? argument(node, "swiftLanguageVersions")
      if let modes { languageMode = modes.trimmedDescription.contains("v6") ? "6" : "5" }
    case ".library", ".executable", "Product.library":
      offered += strings(argument(node, "targets"))
    case ".target", ".executableTarget", ".testTarget", "Target.target":
      if isInTargets(node), let name = string(node, "name") {
        targets.append(target(name, isTest: callee == ".testTarget", node))
      }
    default: break
    }
    return .visitChildren
  }

  private func target(
    _ name: String, isTest: Bool, _ node: FunctionCallExprSyntax
  ) -> PackageManifest.Target {
    var target = PackageManifest.Target(
      name: name, isTest: isTest, path: string(node, "path") ?? "")
    target.sources = strings(argument(node, "sources"))
    target.excluded = strings(argument(node, "exclude"))
    if let list = argument(node, "resources")?.as(ArrayExprSyntax.self) {
      target.resources = list.elements.compactMap { element in
        element.expression.as(FunctionCallExprSyntax.self)?.arguments.first
          .flatMap { literal($0.expression) }
      }
    }
    if let list = argument(node, "dependencies")?.as(ArrayExprSyntax.self) {
      target.dependencies = list.elements.compactMap { element in
        literal(element.expression)
          ?? element.expression.as(FunctionCallExprSyntax.self).flatMap { string($0, "name") }
      }
    }
    return target
  }

  /// Dependencies are written `.target(name:)` too.
  private func isInTargets(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let argument = current.as(LabeledExprSyntax.self), let label = argument.label?.text {
        return label == "targets"
      }
      parent = current.parent
    }
    return true
  }

  private func argument(_ call: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  private func string(_ call: FunctionCallExprSyntax, _ label: String) -> String? {
    argument(call, label).flatMap(literal)
  }

  private func strings(_ list: ExprSyntax?) -> [String] {
    list?.as(ArrayExprSyntax.self)?.elements.compactMap { literal($0.expression) } ?? []
  }

  private func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
