// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All modules of a program together: which members of extensions of Apple's classes are overridden below them. On iOS what
// Objective-C sees can be; Linux's Swift overrides nothing that an extension declares.

/// A member of an extension that asks in each call whether its object's class has another one.
struct Dispatch: Hashable, Sendable {
  /// The module of the extension.
  var module: String
  /// The extended class.
  var type: String
  var member: MemberFacts
  var isPublic: Bool

  private var prefix: String { ModuleFacts.prefix(for: module + "." + type) }
  /// What overriding members are called.
  var hidden: String { prefix + "over_" + member.name }
  /// The extension's own body.
  var own: String { prefix + "own_" + member.name }
  /// What classes that override it conform to.
  var conformance: String {
    var hash = StableHash()
    for part in [module, type, member.key] { hash.combine(part) }
    return "_MicaOverriding_" + hash.text.prefix(8)
  }
}

/// What a class makes of such a member.
struct DispatchedMember: Hashable, Sendable {
  var dispatch: Dispatch
  /// Whether the class overrides it, in its body or an extension.
  var isOverriding: Bool
  /// Whether a class of the program's above it does.
  var isBelowOther: Bool

  /// What `super` means.
  var superName: String { isBelowOther ? dispatch.hidden : dispatch.own }
}

/// The facts of a program's modules.
struct ProgramFacts: Sendable {
  /// In the order of their compilation.
  let modules: [(name: String, files: [FileFacts])]
  let types: [[String: TypeFacts]]
  private let overrides: [[String: Set<String>]]

  /// The module of tests, which sees what the others keep to themselves (`@testable`); nil for none.
  let testing: String?

  init(_ modules: [(name: String, files: [FileFacts])], testing: String? = nil) {
    (self.modules, self.testing) = (modules, testing)
    types = modules.map { module in
      Dictionary(module.files.flatMap(\.types).map { ($0.name, $0) }) { first, _ in first }
    }
    overrides = modules.map { module in
      let bodies = module.files.flatMap(\.types).filter(\.isClass).map { ($0.name, $0.members) }
      let others = module.files.flatMap(\.extensions).map { ($0.name, $0.members) }
      return Dictionary(
        (bodies + others).map { ($0.0, Set($0.1.filter(\.isOverride).map(\.key))) }
      ) { $0.union($1) }
    }
  }

  /// The members of a module's extensions that something overrides, by class, and what classes of it make of such ones.
  func dispatches(
    of module: String
  ) -> (extended: [String: [Dispatch]], classes: [String: [DispatchedMember]]) {
    guard let index = modules.firstIndex(where: { $0.name == module }) else { return ([:], [:]) }
    var extended: [String: [Dispatch]] = [:]
    let all = modules.indices.flatMap(candidates).filter(isOverridden)
    for dispatch in all where dispatch.module == module {
      extended[dispatch.type, default: []].append(dispatch)
    }
    var classes: [String: [DispatchedMember]] = [:]
    for type in types[index].values where type.isClass {
      for dispatch in all where sees(index, dispatch) {
        guard let member = member(of: type.name, index, dispatch) else { continue }
        classes[type.name, default: []].append(member)
      }
    }
    // Extensions of Apple's classes below the extended one.
    for name in overrides[index].keys where types[index][name] == nil {
      for dispatch in all where sees(index, dispatch) {
        guard let member = member(of: name, index, dispatch), member.isOverriding else { continue }
        classes[name, default: []].append(member)
      }
    }
    return (extended, classes)
  }

  /// Members of a module's extensions of other modules' classes that might be overridden.
  private func candidates(_ index: Int) -> [Dispatch] {
    var found: [Dispatch] = []
    for item in modules[index].files.flatMap(\.extensions)
    where !item.isConditional && types[index][item.name] == nil {
      for member in item.members {
        guard let forwarding = member.forwarding, member.isExposed, !member.isStatic,
          !member.isOverride, forwarding.observers.isEmpty, !member.isGeneric
        else { continue }
        let words = forwarding.modifiers.split(separator: " ")
        let dispatch = Dispatch(
          module: modules[index].name, type: item.name, member: member,
          isPublic: words.contains("public") || words.contains("open"))
        if !found.contains(dispatch) { found.append(dispatch) }
      }
    }
    return found
  }

  private func isOverridden(_ dispatch: Dispatch) -> Bool {
    modules.indices.contains { index in
      sees(index, dispatch)
        && overrides[index].contains { name, keys in
          keys.contains(dispatch.member.key) && member(of: name, index, dispatch) != nil
        }
    }
  }

  private func sees(_ index: Int, _ dispatch: Dispatch) -> Bool {
    guard modules[index].name != dispatch.module else { return true }
    return (dispatch.isPublic || modules[index].name == testing)
      && modules[..<index].contains { $0.name == dispatch.module }
  }

  /// What a class makes of a member; nil where it isn't below the extended class, or one between them declares it anew.
  private func member(of name: String, _ index: Int, _ dispatch: Dispatch) -> DispatchedMember? {
    if types[index][name] == nil {
      guard name != dispatch.type, AppleNames.isBelow(name, dispatch.type),
        overrides[index][name]?.contains(dispatch.member.key) == true
      else { return nil }
      return DispatchedMember(dispatch: dispatch, isOverriding: true, isBelowOther: false)
    }
    var (current, place) = (name, index)
    var isBelowOther = false
    for _ in 0..<100 {
      guard let type = types[place][current], type.isClass else { return nil }
      let isOverriding = overrides[place][current]?.contains(dispatch.member.key) == true
      if current != name || place != index, isOverriding { isBelowOther = true }
      if !isOverriding, type.members.contains(where: { $0.key == dispatch.member.key }) {
        return nil
      }
      guard let above = type.inherited.first else { return nil }
      if above == dispatch.type { break }
      guard let next = resolved(above, in: current, place) else {
        guard AppleNames.isBelow(above, dispatch.type) else { return nil }
        break
      }
      (current, place) = next
    }
    let own = overrides[index][name]?.contains(dispatch.member.key) == true
    return DispatchedMember(dispatch: dispatch, isOverriding: own, isBelowOther: isBelowOther)
  }

  /// A class by the name that another one gives it.
  func resolved(_ name: String, in scope: String, _ index: Int) -> (String, Int)? {
    var outer = scope
    while let dot = outer.lastIndex(of: ".") {
      outer = String(outer[..<dot])
      if types[index]["\(outer).\(name)"] != nil { return ("\(outer).\(name)", index) }
    }
    for place in stride(from: index, through: 0, by: -1) {
      if types[place][name] != nil { return (name, place) }
      let prefix = modules[place].name + "."
      if name.hasPrefix(prefix), types[place][String(name.dropFirst(prefix.count))] != nil {
        return (String(name.dropFirst(prefix.count)), place)
      }
    }
    return nil
  }
}

extension MemberFacts {
  /// Whether it has parameters of types.
  fileprivate var isGeneric: Bool {
    kind == .method && forwarding?.signature.dropFirst(name.count).first != "("
  }
}

extension AppleNames {
  /// Whether a class of Apple's is below another one, by their names' forms.
  static func isBelow(_ name: String, _ other: String) -> Bool {
    if name == other || other == "NSObject" { return true }
    let isController = name.hasPrefix("UI") && name.hasSuffix("Controller")
    let others = ["Recognizer", "Item", "Controller", "Layout", "Animator", "Behavior", "Color"]
    let isView = name.hasPrefix("UI") && !others.contains(where: name.hasSuffix)
    switch other {
    case "UIResponder": return isController || isView
    case "UIViewController": return isController && name != "UIPresentationController"
    case "UIView": return isView
    case "UIControl":
      return [
        "UIButton", "UITextField", "UISlider", "UISwitch", "UISegmentedControl", "UIStepper",
        "UIPageControl", "UIDatePicker", "UIRefreshControl", "UIColorWell",
      ].contains(name)
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(name)
    case "UIGestureRecognizer": return name.hasSuffix("GestureRecognizer")
    case "CALayer": return name.hasPrefix("CA") && name.hasSuffix("Layer")
    default: return false
    }
  }
}
