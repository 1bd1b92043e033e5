// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A module as a whole: its classes and who derives from whom, merged from the facts of its files.

internal import MicaFolders
internal import MicaPortJob

/// What the rewriting of any file of a module needs to know of the others.
///
/// A file's rewritten text depends on its own text, the options and this value's `fingerprint` only.
public struct ModuleFacts: Sendable {
  /// The same for the same facts, on every machine.
  public let fingerprint: String
  /// The module's name.
  public let moduleName: String
  /// The type of `@main` or `@UIApplicationMain`.
  public let applicationType: String?
  /// The types that the program's modules launch, by module.
  let applicationTypes: [String: String]
  /// The modules of which that is no class: an `App` of SwiftUI's, or another type with a `main()`.
  let valueApplications: Set<String>
  /// Methods that override a class method of a library, though they are written for an older one, by class.
  let olderOverrides: [String: Set<String>]
  /// Classes that configure Quick's specs.
  let quickConfigurations: [(module: String, name: String)]
  /// Observers of tests that libraries register by themselves.
  let sharedObservers: [(module: String, name: String)]
  /// Whether a protocol or a class asks for `init()`.
  let declaresEmptyInit: Bool
  /// Protocols that ask for `init()`, and that an extension of Apple's class conforms to.
  let applesEmptyInits: Set<String>
  /// Whether a file imports UIKit: on iOS a framework's umbrella header then shows it to all of them.
  let importsUIKit: Bool
  /// Whether tests of Swift Testing take snapshots by `MicaTesting`.
  let takesSnapshots: Bool
  /// The functions of previews, of all modules of the program.
  let previewFunctions: [(module: String, name: String, title: String, file: String)]
  /// Its classes of tests.
  let testCases: [TestCaseFacts]
  /// The names of its classes of tests, of those without methods too.
  private let testClassNames: Set<String>
  /// Whether a file names a function that changes what methods run.
  let exchangesMethods: Bool
  /// Whether blocks of Objective-C may be cast to objects and pointers.
  let castsBlocks: Bool
  /// Members of URL sessions that files need.
  let networkMembers: [NetworkFile.Member]
  /// Names that the module gives a meaning of its own, for all its files.
  let topLevelNames: Set<String>
  private let types: [String: TypeFacts]
  private let extensions: [String: [MemberFacts]]
  let protocols: [String: ProtocolFacts]
  /// Names with labels of all optional requirements: `moved(to:)`.
  let optionalRequirements: Set<String>
  /// Their names alone.
  let optionalNames: Set<String>
  /// What class bodies get from extensions, by class.
  private(set) var hoists: [String: [Hoist]] = [:]
  private let byName: [String: [MemberFacts]]
  /// Members of extensions of other modules' classes that something overrides, by class.
  let dispatches: [String: [Dispatch]]
  /// What classes make of such members.
  let dispatchedMembers: [String: [DispatchedMember]]

  /// Whether the module declares a type of that name that is no class.
  func isValueType(_ name: String) -> Bool { types[name]?.isClass == false }

  /// What a module's files launch: a main.swift may choose the class as it runs.
  private static func applicationType(in files: [FileFacts]) -> String? {
    let mains = files.contains { MainFile.isMain($0.path) }
    return files.lazy.compactMap(\.application).first ?? (mains ? delegates(in: files).first : nil)
  }

  /// The arguments that have a host launch an application of a module.
  func launch(_ type: String, in module: String) -> String {
    valueApplications.contains(module)
      ? "launching: \"\(type)\", { \(type).main() }" : "application: \(type).self"
  }

  /// The classes that say they are delegates of the application, `AppDelegate` first.
  private static func delegates(in files: [FileFacts]) -> [String] {
    let own = files.flatMap(\.types).filter {
      $0.isClass && $0.inherited.contains("UIApplicationDelegate")
    }.map(\.name)
    let extended = files.flatMap(\.extensions).filter {
      $0.inherited.contains("UIApplicationDelegate")
    }.map(\.name)
    let all = own + extended
    return all.filter { $0 == "AppDelegate" } + all
  }

  /// Merges the facts of a module's files, in their order.
  public init(moduleName: String, files: [FileFacts]) {
    self.init(moduleName: moduleName, files: files, in: ProgramFacts([(moduleName, files)]))
  }

  /// Merges the facts of a module's files, in a program of several modules.
  init(moduleName: String, files: [FileFacts], in program: ProgramFacts) {
    self.moduleName = moduleName
    (dispatches, dispatchedMembers) = program.dispatches(of: moduleName)
    applicationType = Self.applicationType(in: files)
    applicationTypes = Dictionary(
      program.modules.compactMap { module in
        Self.applicationType(in: module.files).map { (module.name, $0) }
      }
    ) { first, _ in first }
    valueApplications = Set(
      program.modules.filter { module in
        let name = Self.applicationType(in: module.files)
        return module.files.contains { file in
          file.types.contains { $0.name == name && !$0.isClass }
        }
      }.map(\.name))
    declaresEmptyInit = files.contains(where: \.declaresEmptyInit)
    importsUIKit = files.contains { $0.imports.contains("UIKit") }
    takesSnapshots = ["MicaTesting", "Testing"].allSatisfy { name in
      files.contains { $0.imports.contains(name) }
    }
    previewFunctions = program.modules.flatMap { module in
      module.files.flatMap { file in
        file.previews.enumerated().map { index, title in
          (
            module.name,
            ListedScreen.function(ofPreview: index, in: PreviewSyntax.hash(of: file.path)), title,
            FolderPath.stem(of: file.path)
          )
        }
      }
    }
    testCases = program.testCases(of: moduleName)
    quickConfigurations = program.quickConfigurations
    sharedObservers = program.sharedObservers
    olderOverrides = program.olderOverrides(of: moduleName)
    testClassNames = program.testClassNames(of: moduleName)
    exchangesMethods = files.contains(where: \.exchangesMethods)
    castsBlocks =
      files.contains(where: \.castsBits) && files.contains(where: \.namesBlocks)
    networkMembers = NetworkFile.Member.allCases.filter { member in
      files.contains { $0.networkMembers.contains(member) }
    }
    topLevelNames = Set(files.flatMap(\.topLevelNames) + files.flatMap(\.types).map(\.name))
    var types: [String: TypeFacts] = [:]
    for type in files.flatMap(\.types) where types[type.name] == nil { types[type.name] = type }
    var protocols: [String: ProtocolFacts] = [:]
    for item in files.flatMap(\.protocols) { protocols[item.name] = item }
    var extensions: [String: [MemberFacts]] = [:]
    for item in files.flatMap(\.extensions) where !item.isConditional {
      extensions[item.name, default: []] += item.members
    }
    (self.types, self.protocols, self.extensions) = (types, protocols, extensions)
    applesEmptyInits = Set(
      files.flatMap(\.extensions).filter { AppleNames.isClass($0.name) && types[$0.name] == nil }
        .flatMap(\.inherited).filter { protocols[$0]?.asksForInit == true })
    let optional = protocols.values.flatMap(\.members).filter(\.isOptional)
    optionalRequirements = Set(optional.map(\.key))
    optionalNames = Set(optional.map(\.name))
    var byName: [String: [MemberFacts]] = [:]
    let all = files.flatMap { file in
      file.types.filter(\.isClass).flatMap(\.members) + file.extensions.flatMap(\.members)
        + file.protocols.flatMap(\.members)
    }
    for member in all { byName[member.name, default: []].append(member) }
    self.byName = byName
    var hash = StableHash()
    for file in files { hash.combine(String(describing: file)) }
    for (name, list) in dispatches.sorted(by: { $0.key < $1.key }) {
      hash.combine("\(name) \(list.map(\.conformance).sorted())")
    }
    for (name, list) in dispatchedMembers.sorted(by: { $0.key < $1.key }) {
      hash.combine("\(name) \(list.map { $0.dispatch.conformance + $0.superName }.sorted())")
    }
    for name in testClassNames.sorted() { hash.combine(name) }
    for item in testCases { hash.combine("\(item)") }
    for (name, keys) in olderOverrides.sorted(by: { $0.key < $1.key }) {
      hash.combine("\(name) \(keys.sorted())")
    }
    fingerprint = hash.text
    hoists = findHoists(in: files)
  }

  // MARK: Types

  /// What can be typed for enumerations with raw values, by their names.
  var enumerations: [String: String] {
    types.values.reduce(into: [:]) { found, type in
      guard !type.isClass, !type.cases.isEmpty, let raw = type.inherited.first else { return }
      let isWhole = raw.hasPrefix("Int") || raw.hasPrefix("UInt")
      guard isWhole || raw == "String" else { return }
      let isListed = isWhole || type.inherited.contains("CaseIterable")
      found[type.name] =
        isListed ? "one of " + type.cases.joined(separator: ", ") : "a name"
    }
  }

  /// Whether the module has a type of that name, at the top level or within another one.
  func declaresType(named name: String) -> Bool {
    topLevelNames.contains(name) || types.keys.contains { $0.hasSuffix("." + name) }
  }

  func type(named name: String) -> TypeFacts? { types[name] }

  /// Whether a type or one around it has parameters.
  func isGeneric(_ name: String) -> Bool {
    if types[name]?.isGeneric == true { return true }
    return name.lastIndex(of: ".").map { isGeneric(String(name[..<$0])) } ?? false
  }

  /// The full name of a type that is named within another one; nil if it isn't the module's.
  func resolved(_ name: String, in scope: String = "") -> String? {
    var name = name
    if name.hasPrefix(moduleName + "."), types[name] == nil {
      name = String(name.dropFirst(moduleName.count + 1))
    }
    var outer = scope
    while !outer.isEmpty {
      if types[outer + "." + name] != nil { return outer + "." + name }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    return types[name] != nil ? name : nil
  }

  /// The module's superclasses of a class from the nearest on, and the first one that is another
  /// module's, or nil for a root or where only protocols are named.
  func ancestors(of name: String) -> (own: [String], foreign: String?) {
    var own: [String] = []
    var current = name
    while let type = types[current], own.count < 100 {
      guard let first = type.inherited.first else { return (own, nil) }
      let outer = current.lastIndex(of: ".").map { String(current[..<$0]) } ?? ""
      guard let next = resolved(first, in: outer), types[next]?.isClass == true else {
        return (own, first)
      }
      if next == name { return (own, nil) }
      own.append(next)
      current = next
    }
    return (own, nil)
  }

  /// Whether a class of the module is one of tests.
  func isTestClass(_ name: String) -> Bool { testClassNames.contains(name) }

  /// Whether a member of a class that one of Foundation's stands above is what `NSObject` has from extensions of
  /// ours: nothing overrides that.
  func isOverrideOfNSObject(_ key: String, in name: String) -> Bool {
    guard AppleNames.extendedMembers.contains(key) else { return false }
    let ancestors = ancestors(of: name)
    guard let root = ancestors.foreign?.split(separator: ".").last,
      AppleNames.foundationClasses.contains(String(root))
    else {
      return false
    }
    return !ancestors.own.contains { members(of: $0).contains { $0.key == key } }
  }

  /// Whether a class has members that Objective-C sees, or that Apple's classes call by their names.
  func goesByName(_ type: TypeFacts) -> Bool {
    type.hasObjCMembers
      || type.members.contains {
        $0.isExposed || $0.isExposedOfType || $0.isOverride || optionalRequirements.contains($0.key)
          || AppleNames.askedForMethods.contains($0.key)
      }
  }

  /// Members of a class's body and of its extensions.
  func members(of name: String) -> [MemberFacts] {
    (types[name]?.members ?? []) + (extensions[name] ?? []) + (protocols[name]?.members ?? [])
  }

  /// The method of a superclass in the module that one of the same name and labels overrides, where Objective-C sees it.
  func exposedMethod(_ key: String, above name: String) -> MemberFacts? {
    for ancestor in ancestors(of: name).own {
      let all = types[ancestor]?.hasObjCMembers == true
      if let found = members(of: ancestor).first(where: {
        $0.kind == .method && $0.key == key && !$0.isOverride && ($0.isExposed || all)
      }) {
        return found
      }
    }
    return nil
  }

  /// Methods or properties of that name anywhere in the module.
  func members(named name: String) -> [MemberFacts] { byName[name] ?? [] }

  /// The designated initialisers of a class; nil where they aren't known.
  func designated(of name: String) -> [String]? {
    guard let type = types[name] else { return AppleNames.designatedInitializers(of: name) }
    if !type.designated.isEmpty { return type.designated }
    let (own, foreign) = ancestors(of: name)
    guard let next = own.first ?? foreign else { return ["init()"] }
    return designated(of: next)
  }

  // MARK: Members of extensions that class bodies need

  /// A member that a class body gets from an extension, where it goes by a hidden name.
  struct Hoist: Hashable, Sendable {
    var member: MemberFacts
    /// In front of the member's name.
    var prefix: String
    /// Whether the class has the member from an extension of ours, which can't be overridden.
    var isOfNSObject = false

    /// The declaration in the class body.
    var text: String? {
      guard let forwarding = member.forwarding else { return nil }
      let head = [forwarding.modifiers, member.isOverride && !isOfNSObject ? "override" : ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let lead = head.isEmpty ? "" : head + " "
      switch member.kind {
      case .method:
        let call = "\(forwarding.effects)\(prefix)\(member.name)\(forwarding.arguments)"
        return "\(lead)func \(forwarding.signature) { \(call) }"
      case .property:
        let hidden = prefix + member.name
        if !forwarding.observers.isEmpty {
          let calls = forwarding.observers.map { observer in
            "\(observer) { \(prefix)\(observer)_\(member.name)"
              + "(\(observer == "willSet" ? "newValue" : "oldValue")) }"
          }
          return "\(lead)var \(forwarding.signature) { \(calls.joined(separator: " ")) }"
        }
        let body =
          forwarding.isSettable
          ? "get { \(hidden) } set { \(hidden) = newValue }" : hidden
        return "\(lead)var \(forwarding.signature) { \(body) }"
      }
    }
  }

  /// The hoist of an extension's member, if it is one.
  func hoist(of key: String, in type: String) -> Hoist? {
    hoists[type]?.first { $0.member.key == key }
  }

  private func findHoists(in files: [FileFacts]) -> [String: [Hoist]] {
    var found: [String: [Hoist]] = [:]
    func add(_ member: MemberFacts, _ type: String) {
      guard member.forwarding != nil,
        found[type]?.contains(where: { $0.member.key == member.key }) != true
      else { return }
      let isOfNSObject = member.isOverride && isOverrideOfNSObject(member.key, in: type)
      found[type, default: []].append(
        Hoist(member: member, prefix: Self.prefix(for: type), isOfNSObject: isOfNSObject))
    }
    for item in files.flatMap(\.extensions) where !item.isConditional {
      guard let name = resolved(item.name), types[name]?.isClass == true else { continue }
      for member in item.members where member.isOverride {
        let isDispatched = dispatchedMembers[name]?.contains {
          $0.isOverriding && $0.dispatch.member.key == member.key
        }
        if isDispatched != true { add(member, name) }
      }
    }
    for type in types.values.sorted(by: { $0.name < $1.name }) where type.isClass {
      let overrides = members(of: type.name).filter(\.isOverride)
      guard !overrides.isEmpty else { continue }
      for ancestor in ancestors(of: type.name).own {
        for member in extensions[ancestor] ?? [] where !member.isOverride {
          if overrides.contains(where: { $0.key == member.key }) { add(member, ancestor) }
        }
      }
    }
    return found
  }

  /// Seven letters, so that what follows the name keeps its column where `override ` goes.
  static func prefix(for type: String) -> String {
    var hash = StableHash()
    hash.combine(type)
    return "_" + hash.text.prefix(5) + "_"
  }
}

/// FNV-1a: the same on every machine and in every process.
struct StableHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
