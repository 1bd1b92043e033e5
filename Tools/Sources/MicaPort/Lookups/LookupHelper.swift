// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The file that answers for objects of unknown classes. Each member that a module asks for has an overload for each type
// that it has in any class; the compiler takes one by what is made of it, as on iOS, and the class is looked at as the
// program runs.

internal import SwiftSyntax

/// Writes `MicaLookups.swift`.
struct LookupHelper {
  /// Members by their names.
  let members: [String: [LookedUpMember]]
  let imports: [String]
  /// Lines that the compiler didn't take.
  let leftOut: Set<String>

  /// The file's name, and what the compiler calls it.
  static let path = "MicaLookups.swift"
  static let mark = "<mica: members of objects>"

  var file: SourceFile {
    var parts: [[String]] = []
    for name in members.keys.sorted() {
      let overloads = overloads(of: name)
      for (index, line) in overloads.properties.enumerated() {
        while parts.count <= index { parts.append([]) }
        parts[index].append(line)
      }
      if parts.isEmpty { parts.append([]) }
      parts[0] += overloads.methods
    }
    let names = parts.indices.map { "_MicaMembers\($0)" }
    var lines = ["#sourceLocation(file: \"\(Self.mark)\", line: 1)"]
    lines += ["UIKit", "MicaFoundation", "CoreGraphics"].map { "import \($0)" }
    lines += imports.map { "import \($0)" }
    lines += ["", Self.object(names)]
    for (name, members) in zip(names, parts) {
      lines.append("protocol \(name) { var object: AnyObject { get } }")
      lines.append("extension \(name) {")
      lines += members.filter { !leftOut.contains($0) }
      lines.append("}")
    }
    return SourceFile(path: Self.path, text: lines.joined(separator: "\n") + "\n")
  }

  private static func object(_ protocols: [String]) -> String {
    let inherited = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
    return """
      struct MicaObject\(inherited) {
        let object: AnyObject
        init(_ object: AnyObject) { self.object = object }
        init?(asking object: AnyObject?) {
          guard let object else { return nil }
          self.object = object
        }
        subscript(index: Int) -> Any! { (object as? NSArray)?.object(at: index) }
        subscript(key: Any) -> Any?! {
          (object as? NSDictionary).map { $0.object(forKey: key) }
        }
      }
      private func _micaRefuse(_ object: AnyObject, _ selector: String) -> Never {
        (object as? NSObject)?.doesNotRecognizeSelector(Selector(selector))
        fatalError("-[\\(type(of: object)) \\(selector)]: unrecognized selector sent to \\(object)")
      }
      """
  }

  // MARK: Overloads

  /// The declarations of a name; its properties are written in different protocols, since their types alone are different.
  private func overloads(of name: String) -> (properties: [String], methods: [String]) {
    var groups: [(form: LookedUpMember.Form, members: [LookedUpMember])] = []
    for member in candidates(name) {
      if let known = groups.firstIndex(where: { $0.form == member.form }) {
        groups[known].members.append(member)
      } else {
        groups.append((member.form, [member]))
      }
    }
    // What most classes mean is taken where nothing else tells; those of the program and of UIKit come first.
    let ordered = groups.enumerated().sorted {
      let (one, other) = ($0.element.members, $1.element.members)
      return (other.count, Self.rank(other), $0.offset) < (one.count, Self.rank(one), $1.offset)
    }.map(\.element)
    var (properties, methods): ([String], [String]) = ([], [])
    var labels: Set<[String]> = []
    for (form, members) in ordered {
      // Whatever overload is taken, iOS sends the same message: classes that take these arguments too come after.
      let others = groups.filter { $0.form != form && $0.form.canAnswer(form) }.flatMap(\.members)
      let sorted = [members, others].flatMap { members in
        members.sorted { ($1.depth, $0.owner) < ($0.depth, $1.owner) }
      }
      switch form {
      case .property(let type):
        properties.append(property(name, type, sorted, isFirst: properties.isEmpty))
        // The message's answer is the number or text itself, which other classes declare under the name.
        if let raw = Self.rawTypes[String(type.split(separator: ".").last ?? "")],
          !groups.contains(where: { $0.form == .property(type: raw) })
        {
          properties.append(property(name, raw, sorted, isFirst: false, as: ".rawValue"))
        }
      case .method(let signature):
        let isFirst = labels.insert(signature.labels).inserted
        methods += method(name, signature, sorted, isFirst: isFirst)
      }
    }
    return (properties, methods)
  }

  /// Swift's structures that are numbers or texts for Objective-C.
  private static let rawTypes = [
    "UILayoutPriority": "Float", "CALayerContentsGravity": "String",
    "CALayerContentsFilter": "String", "CALayerCornerCurve": "String",
    "CAMediaTimingFillMode": "String", "CAShapeLayerFillRule": "String",
    "CAShapeLayerLineCap": "String", "CAShapeLayerLineJoin": "String",
    "CAGradientLayerType": "String", "CATextLayerAlignmentMode": "String",
    "CATextLayerTruncationMode": "String", "CATransitionType": "String",
    "CATransitionSubtype": "String", "UIContentSizeCategory": "String",
    "UITextContentType": "String", "UIAccessibilityTraits": "UInt64",
  ]

  private static func rank(_ members: [LookedUpMember]) -> Int {
    if members.contains(where: { !$0.owner.contains(".") }) { return 2 }
    return members.contains { $0.owner.hasPrefix("UIKit.") } ? 1 : 0
  }

  /// Classes' members; protocols' only where no class has one.
  private func candidates(_ name: String) -> [LookedUpMember] {
    let all = members[name] ?? []
    let classes = all.filter { !$0.isProtocol }
    return classes.isEmpty ? all : classes
  }

  private func head(_ members: [LookedUpMember], isFirst: Bool) -> String {
    (members.contains(where: \.isIsolated) ? "@preconcurrency @MainActor " : "")
      + (isFirst ? "" : "@_disfavoredOverload ")
  }

  private func property(
    _ name: String, _ type: String, _ members: [LookedUpMember], isFirst: Bool,
    as part: String = ""
  ) -> String {
    let tests = members.map {
      "if let o = object as? \($0.cast) { return .some(o.\(name)\(part)) }; "
    }
    return
      "  \(head(members, isFirst: isFirst))var \(name): (\(type))! { \(tests.joined())return nil }"
  }

  /// A method for `x.f()`, which ends the program where there is none, and one for `x.f?()`.
  private func method(
    _ name: String, _ signature: LookedUpMember.Signature, _ members: [LookedUpMember],
    isFirst: Bool
  ) -> [String] {
    var (parameters, arguments): ([String], [String]) = ([], [])
    for (index, label) in signature.labels.enumerated() {
      let value = signature.defaults[index].map { " = \($0)" } ?? ""
      parameters.append("\(label) p\(index): \(signature.types[index])\(value)")
      arguments.append(label == "_" ? "p\(index)" : "\(label): p\(index)")
    }
    let call =
      (signature.isThrowing ? "try " : "") + "o.\(name)(\(arguments.joined(separator: ", ")))"
    let tests = members.map { "if let o = object as? \($0.cast) { return \(call) }; " }.joined()
    let full = name + "(" + signature.labels.map { $0 + ":" }.joined() + ")"
    let plain = name.filter { $0 != "`" }
    let selector =
      AppleNames.selectors[full]
      ?? SelectorName.method(plain, signature.labels, throwing: signature.isThrowing)
    let head = "  " + head(members, isFirst: isFirst)
    let list = "(\(parameters.joined(separator: ", ")))" + (signature.isThrowing ? " throws" : "")
    let result = signature.result.isEmpty ? "" : " -> \(signature.result)"
    let asked = " -> (\(signature.result.isEmpty ? "Void" : signature.result))?"
    return [
      "\(head)@discardableResult func \(name)\(list)\(result) { \(tests)_micaRefuse(object, \"\(selector)\") }",
      "\(head)@discardableResult func \(plain)_\(list)\(asked) { \(tests)return nil }",
    ]
  }
}

extension LookedUpMember {
  /// The type that an object is cast to.
  fileprivate var cast: String { isProtocol ? "any \(owner)" : owner }
}

extension LookedUpMember.Form {
  /// Whether a call of a method of another form is one of this form, too.
  fileprivate func canAnswer(_ other: Self) -> Bool {
    guard case .method(let own) = self, case .method(let asked) = other, own.labels == asked.labels,
      !own.isThrowing || asked.isThrowing, Self.takes(own.result, asked: asked.result)
    else { return false }
    return zip(own.types, asked.types).allSatisfy { Self.takes($1, as: $0) }
  }

  /// Whether a value of a type is one of another one without a cast.
  private static func takes(_ value: String, as type: String) -> Bool {
    value == type || value + "?" == type || type == "Any" && !value.hasSuffix("?")
  }

  private static func takes(_ result: String, asked: String) -> Bool {
    result == asked || result + "?" == asked && !result.isEmpty
  }
}
