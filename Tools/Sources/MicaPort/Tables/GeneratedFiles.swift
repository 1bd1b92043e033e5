// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The files that a module gets from us.

internal import MicaFolders

/// `MicaNames.swift` and `main.swift`.
struct GeneratedFiles {
  let options: PortOptions
  let module: ModuleFacts

  static let header = "// Written by mica; changes are lost.\n\n"

  /// Functions and classes that Foundation on Linux has too, for files that import it alone; without those that the module settles itself.
  var names: SourceFile {
    var lines = ["@_spi(Registration) import MicaRuntime", "import UIKit"]
    if let foundation = options.foundationModule { lines.append("import \(foundation)") }
    lines.append("")
    lines += Self.ownDeclarations.filter { !module.topLevelNames.contains($0.name) }.map(\.text)
    if module.declaresType(named: "Selector") {
      lines.append("typealias _MicaSelector = MicaRuntime.Selector")
    }
    if !module.topLevelNames.contains("MicaValue") { lines.append(Self.value) }
    if module.castsBlocks { lines.append(Self.blocks) }
    if let bundle = options.bundleName { lines.append(Self.moduleBundle(bundle)) }
    return SourceFile(
      path: "MicaNames.swift", text: Self.header + lines.joined(separator: "\n") + "\n")
  }

  /// `Bundle.module`, as the package manager gives it to targets with resources.
  private static func moduleBundle(_ name: String) -> String {
    let text = QuotedText.swift(name + ".bundle")
    let bundle =
      name.isEmpty
      ? "Bundle.main" : "Bundle(path: Bundle.main.bundlePath + \"/\" + \(text)) ?? .main"
    return "extension Bundle {\n  static var module: Bundle { \(bundle) }\n}"
  }

  /// Arguments that public functions have by default may name them.
  private static let ownDeclarations: [(name: String, text: String)] = [
    ("NSAttributedString", "public typealias NSAttributedString = UIKit.NSAttributedString"),
    (
      "NSMutableAttributedString",
      "public typealias NSMutableAttributedString = UIKit.NSMutableAttributedString"
    ),
    (
      "NSClassFromString",
      "@usableFromInline func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassName.type(named: aClassName) }"
    ),
    (
      "NSStringFromClass",
      "@usableFromInline func NSStringFromClass(_ aClass: AnyClass) -> String { ClassName.of(aClass) }"
    ),
  ]

  /// Members that objects of unknown classes are asked for, as `NSValue` and `NSNumber` have them.
  static let valueMembers: Set<String> = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "boolValue", "intValue", "floatValue", "doubleValue", "stringValue",
    "uintValue", "int32Value", "int64Value", "integerValue",
  ]

  /// Those of geometry, which only values have.
  static let geometryMembers = valueMembers.filter { $0.hasPrefix("cg") || $0.hasPrefix("ui") }

  /// Methods that objects of unknown classes are asked for.
  static let valueMethods: Set<String> = [
    "value(forKey:)", "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    "removeFromSuperview()", "location(in:)",
  ]

  /// What `(x as AnyObject)` is asked in its place; implicitly unwrapped, as what iOS looks up.
  private static let value = """
    struct MicaValue {
      private let value: Any
      init(_ value: Any) { self.value = value }
      init?(element: Any?) {
        guard let element else { return nil }
        value = element
      }
      @MainActor func removeFromSuperview() {
        guard let view = value as? UIView else {
          return LookedUp.miss(value, "removeFromSuperview()")
        }
        view.removeFromSuperview()
      }
      @MainActor func location(in view: UIView?) -> CGPoint {
        (value as? UITouch)?.location(in: view)
          ?? (value as? UIGestureRecognizer)?.location(in: view) ?? .zero
      }
      func value(forKey key: String) -> Any? { (value as? NSObject)?.value(forKey: key) }
      func value(forKeyPath path: String) -> Any? { (value as? NSObject)?.value(forKeyPath: path) }
      func setValue(_ new: Any?, forKey key: String) {
        (value as? NSObject)?.setValue(new, forKey: key)
      }
      func setValue(_ new: Any?, forKeyPath path: String) {
        (value as? NSObject)?.setValue(new, forKeyPath: path)
      }
      var cgPointValue: CGPoint! { LookedUp.value(of: value, "cgPointValue", else: .zero) }
      var cgSizeValue: CGSize! { LookedUp.value(of: value, "cgSizeValue", else: .zero) }
      var cgRectValue: CGRect! { LookedUp.value(of: value, "cgRectValue", else: .zero) }
      var cgVectorValue: CGVector! { LookedUp.value(of: value, "cgVectorValue", else: .zero) }
      var cgAffineTransformValue: CGAffineTransform! {
        LookedUp.value(of: value, "cgAffineTransformValue", else: .identity)
      }
      var uiEdgeInsetsValue: UIEdgeInsets! {
        LookedUp.value(of: value, "uiEdgeInsetsValue", else: .zero)
      }
      var boolValue: Bool! { LookedUp.value(of: value, "boolValue", else: false) }
      var intValue: Int! { LookedUp.value(of: value, "intValue", else: 0) }
      var uintValue: UInt! { LookedUp.value(of: value, "uintValue", else: 0) }
      var int32Value: Int32! { LookedUp.value(of: value, "int32Value", else: 0) }
      var int64Value: Int64! { LookedUp.value(of: value, "int64Value", else: 0) }
      var integerValue: Int! { LookedUp.value(of: value, "integerValue", else: 0) }
      var floatValue: Float! { LookedUp.value(of: value, "floatValue", else: 0) }
      var doubleValue: Double! { LookedUp.value(of: value, "doubleValue", else: 0) }
      var stringValue: String! { LookedUp.string(of: value) }
    }
    """

  /// Blocks are objects on iOS and functions of two words here: one that is cast to an object or a pointer goes in a box,
  /// which a cast back opens. The box of a pointer stays in memory.
  private static let blocks = """
    private final class MicaBlock {
      let function: Any
      init(_ function: Any) { self.function = function }
    }
    func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
      let (old, new) = (MemoryLayout<T>.size, MemoryLayout<U>.size)
      let (word, block) = (MemoryLayout<Int>.size, 2 * MemoryLayout<Int>.size)
      if old == block, new == word {
        let box = MicaBlock(x)
        if let object = box as? U { return object }
        return Swift.unsafeBitCast(Unmanaged.passRetained(box).toOpaque(), to: type)
      }
      if old == word, new == block {
        if let function = _micaFunction(ofBlock: x) as? U { return function }
        if let box = x as? MicaBlock, let function = box.function as? U { return function }
        let pointer = Swift.unsafeBitCast(x, to: UnsafeRawPointer.self)
        let box = Unmanaged<MicaBlock>.fromOpaque(pointer).takeUnretainedValue()
        if let function = box.function as? U { return function }
      }
      return Swift.unsafeBitCast(x, to: type)
    }
    """

  static let settledNames = [
    "Timer", "NotificationCenter", "UserDefaults", "DateFormatter", "NumberFormatter",
    "DispatchSourceProtocol", "DispatchSourceTimer", "NSPredicate", "NSCompoundPredicate",
    "NSComparisonPredicate", "NSExpression", "NSSortDescriptor", "NSLock", "NSRecursiveLock",
    "NSCondition", "NSConditionLock",
  ]

  /// What `main.swift` imports: the host, and modules with previews.
  private var previewImports: String {
    let functions = module.previewFunctions
    let others = Set(functions.map(\.module)).subtracting([module.moduleName]).sorted()
    let host = (functions.isEmpty ? "import " : "@_spi(Runner) import ") + options.hostModule
    return ([host] + others.map { "import \($0)" }).joined(separator: "\n") + "\n"
  }

  /// Hands over what previews show.
  private var previews: String {
    module.previewFunctions.map { function in
      "HostProcess.addPreview(\(QuotedText.swift(function.name)), "
        + "title: \(QuotedText.swift(function.title)), file: \(QuotedText.swift(function.file)), "
        + "\(function.name))\n"
    }.joined()
  }

  /// The start of the process (Docs/host.md).
  var main: SourceFile {
    if options.runsTests { return TestMain(options: options, module: module).file }
    let argument =
      (module.applicationType ?? options.application).map {
        module.launch($0, in: module.moduleName)
      } ?? ""
    let version = options.system.map(String.init).joined(separator: ".")
    let system =
      options.system == PortOptions().system ? "" : "HostProcess.system = \"\(version)\"\n"
    return SourceFile(
      path: "main.swift",
      text: Self.header + previewImports
        + "\n\(system)\(previews)HostProcess.run(\(argument))\n"
    )
  }
}
