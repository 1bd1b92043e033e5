// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A Package.swift, read without running it: names, paths and lists that stand there as literals.

internal import SwiftParser
internal import SwiftSyntax

extension ManifestText {
  /// What a manifest says in literals.
  public init(of text: String) {
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    self.init(
      name: reader.name, targets: reader.targets,
      languageMode: reader.languageMode ?? Self.toolsMode(text), offered: reader.offered)
    localPaths = reader.localPaths
    remotePackages = reader.remotePackages
    addTraits(reader.enabledTraits)
    isWhole = reader.isWhole && !reader.isChangedLater
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
final class ManifestReader: SyntaxVisitor {
  var name: String?
  var targets: [ManifestText.Target] = []
  var languageMode: String?
  var offered: [String] = []
  var localPaths: [String] = []
  var remotePackages: [RemotePackage] = []
  var enabledTraits: [String: [String]] = [:]
  var isWhole = true
  /// Whether the manifest changes its package after it has made it.
  var isChangedLater = false

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    if base?.first?.isLowercase ?? false { isChangedLater = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    switch callee {
    case "Package":
      name = string(node, "name")
      let modes = argument(node, "swiftLanguageModes") ?? argument(node, "swiftLanguageVersions")
      if let modes { languageMode = modes.trimmedDescription.contains("v6") ? "6" : "5" }
      isWhole = areWritten(argument(node, "targets"))
      enabledTraits = traits(argument(node, "traits"))
    case ".package", "Package.Dependency.package":
      if let path = string(node, "path") { localPaths.append(path) }
      if let url = string(node, "url"), let requirement = Self.requirement(of: node),
        let package = RemotePackage(url: url, requirement: requirement)
      {
        remotePackages.append(package)
      }
    case ".library", ".executable", "Product.library":
      offered += strings(argument(node, "targets"))
    case ".target", ".executableTarget", ".testTarget", "Target.target":
      if isInTargets(node), let name = string(node, "name") {
        targets.append(target(name, isTest: callee == ".testTarget", node))
      }
    case ".systemLibrary", ".binaryTarget", ".macro":
      if isInTargets(node), let name = string(node, "name") {
        var target = target(name, isTest: false, node)
        target.kind = Self.kinds[callee] ?? .sources
        targets.append(target)
      }
    default: break
    }
    return .visitChildren
  }

  private static let kinds: [String: ManifestText.Target.Kind] = [
    ".systemLibrary": .systemLibrary, ".binaryTarget": .binary, ".macro": .macro,
  ]

  private func target(
    _ name: String, isTest: Bool, _ node: FunctionCallExprSyntax
  ) -> ManifestText.Target {
    var target = ManifestText.Target(
      name: name, isTest: isTest, path: string(node, "path") ?? "")
    target.sources = strings(argument(node, "sources"))
    target.excluded = strings(argument(node, "exclude"))
    settings(argument(node, "swiftSettings"), of: &target)
    for list in ["cSettings", "cxxSettings"] { cSettings(argument(node, list), of: &target) }
    target.publicHeaders = string(node, "publicHeadersPath") ?? ""
    if let list = argument(node, "resources")?.as(ArrayExprSyntax.self) {
      for element in list.elements {
        guard let call = element.expression.as(FunctionCallExprSyntax.self),
          let path = call.arguments.first.flatMap({ Self.literal($0.expression) })
        else { continue }
        if call.calledExpression.trimmedDescription.hasSuffix(".copy") {
          target.copied.append(path)
        } else {
          target.resources.append(path)
        }
      }
    }
    if let list = argument(node, "dependencies")?.as(ArrayExprSyntax.self) {
      target.dependencies = list.elements.compactMap { element in
        Self.literal(element.expression)
          ?? element.expression.as(FunctionCallExprSyntax.self).flatMap { string($0, "name") }
      }
    }
    return target
  }

  /// What each trait of a package turns on.
  private func traits(_ list: ExprSyntax?) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for element in list?.as(ArrayExprSyntax.self)?.elements ?? [] {
      guard let call = element.expression.as(FunctionCallExprSyntax.self) else { continue }
      let isDefault = call.calledExpression.trimmedDescription.hasSuffix(".default")
      guard let name = isDefault ? "default" : string(call, "name") else { continue }
      found[name] = strings(argument(call, "enabledTraits"))
    }
    return found
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
    argument(call, label).flatMap(Self.literal)
  }

  private func strings(_ list: ExprSyntax?) -> [String] {
    list?.as(ArrayExprSyntax.self)?.elements.compactMap { Self.literal($0.expression) } ?? []
  }
}
