// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The main.swift of a program of tests: the table of its classes, since Swift on Linux looks no methods up.

internal import MicaFolders

/// The start of a process that runs a module's tests, and the rows of its classes.
struct TestMain {
  let options: PortOptions
  let module: ModuleFacts

  /// `main.swift`.
  var file: SourceFile {
    var imports = ["@_spi(Runner) import \(options.hostModule)"]
    // Inherited methods of other modules: Xcode runs those that aren't public too.
    var others = Set(module.testCases.flatMap(\.methods).map(\.module))
    others.formUnion(module.testCases.compactMap(\.gatheringModule))
    if let host = options.hostApplication { others.insert(host) }
    if gathersQuick { others.formUnion(module.quickConfigurations.map(\.module)) }
    others.formUnion(module.sharedObservers.map(\.module))
    imports += others.subtracting([module.moduleName]).sorted().map { "@testable import \($0)" }
    imports.append("@_spi(Runner) import MicaXCTest")
    var text = imports.joined(separator: "\n") + "\n\nvar _classes: [MicaXCTest.TestClass] = []\n"
    let version = options.system.map(String.init).joined(separator: ".")
    if options.system != PortOptions().system { text += "HostProcess.system = \"\(version)\"\n" }
    if gathersQuick { text += quick }
    if !module.sharedObservers.isEmpty { text += observers }
    for item in module.testCases where !item.isPrivate && !item.isHidden { text += row(item) }
    let files = Set(module.testCases.filter { $0.isPrivate && !$0.isHidden }.map(\.file))
    for file in files.sorted() { text += "_classes += \(Self.function(of: file))()\n" }
    let argument = application.map { ", \($0)" } ?? ""
    if module.takesSnapshots { text += SnapshotTrait.call + "\n" }
    text += "HostProcess.runTests(_classes\(argument))\n"
    return SourceFile(path: "main.swift", text: GeneratedFiles.header + text)
  }

  /// Whether Quick makes tests.
  private var gathersQuick: Bool { module.testCases.contains { $0.gatheringModule == "Quick" } }

  /// What each test calls when it is made: before, there is no program whose observers these are.
  private var observers: String {
    let calls = module.sharedObservers.map { item in
      "  XCTestObservationCenter.shared.addTestObserver(\(item.module).\(item.name).sharedInstance)\n"
    }
    return "@MainActor func _micaObserve() {\n\(calls.joined())}\n"
  }

  /// Quick's own start, which has to know its configurations: Quick looks for them by Objective-C's runtime.
  private var quick: String {
    let classes = module.quickConfigurations.map { "\($0.module).\($0.name).self" }
    // One expression in the rows' closures: the compiler doesn't look through more for the list's type.
    return
      "@MainActor func _micaConfigured<List>(_ list: @autoclosure () -> List) -> List {\n"
      + "  QuickConfiguration.configureSubclassesIfNeeded("
      + "[\(classes.joined(separator: ", "))], world: World.sharedWorld)\n  return list()\n}\n"
  }

  /// What is launched before the tests: the app that hosts them.
  private var application: String? {
    guard let host = options.hostApplication else {
      return (module.applicationType ?? options.application).map {
        module.launch($0, in: module.moduleName)
      }
    }
    return (module.applicationTypes[host] ?? options.application).map {
      module.launch("\(host).\($0)", in: host)
    }
  }

  /// What follows a file with classes that others can't name; nil for a file without such ones.
  func rows(of file: String) -> String? {
    guard options.runsTests, options.writesMain else { return nil }
    let own = module.testCases.filter { $0.isPrivate && !$0.isHidden && $0.file == file }
    guard !own.isEmpty else { return nil }
    return
      "@_spi(Runner) import MicaXCTest\nfunc \(Self.function(of: file))() -> [MicaXCTest.TestClass] {\n"
      + "var _classes: [MicaXCTest.TestClass] = []\n" + own.map(row).joined()
      + "return _classes\n}\n"
  }

  private static func function(of file: String) -> String {
    var hash = StableHash()
    hash.combine(file)
    return "_micaTests_" + hash.text.prefix(10)
  }

  private func row(_ item: TestCaseFacts) -> String {
    let object =
      item.takesSelector ? "\(item.name)(selector: Selector(\"init\"))" : "\(item.name)()"
    let make = module.sharedObservers.isEmpty ? object : "_micaObserve(); return \(object)"
    if let gathering = item.gatheringModule {
      let list = "\(item.name).allTests"
      let listing = gathering == "Quick" ? "_micaConfigured(\(list))" : list
      return
        "_classes.append(MicaXCTest.TestClass(\(item.name).self, \(QuotedText.swift(item.name)), { \(make) }, "
        + "listing: { \(listing) }))\n"
    }
    let methods = item.methods.map { method in
      method.isAsync
        ? "  .async(\"\(method.name)\") { nonisolated(unsafe) let test = $0 as! \(item.name); try await test.\(method.name)() },\n"
        : "  .sync(\"\(method.name)\") { try ($0 as! \(item.name)).\(method.name)() },\n"
    }
    return
      "_classes.append(MicaXCTest.TestClass(\(item.name).self, \(QuotedText.swift(item.name)), { \(make) }, [\n"
      + methods.joined() + "]))\n"
  }
}
