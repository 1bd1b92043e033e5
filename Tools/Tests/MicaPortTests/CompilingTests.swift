// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rewritten samples against Mica's built modules, by the compiler itself.

import Foundation
import MicaPort
import Testing

/// The root package's build: the one that `Scripts/test` names, or the debug build.
private enum RootBuild {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  static let libraries =
    ProcessInfo.processInfo.environment["MICA_LIBRARIES"] ?? root + "/.build/debug"
  static let modules = libraries + "/Modules"

  static var exists: Bool {
    FileManager.default.fileExists(atPath: modules + "/MicaHost.swiftmodule")
  }

  /// Where the headers of the C targets and of system libraries are.
  static func flags() throws -> [String] {
    var flags = ["-I", modules]
    for name in try FileManager.default.contentsOfDirectory(atPath: root + "/Sources")
    where name.hasPrefix("C") {
      let folder = root + "/Sources/" + name
      for map in [folder + "/include", folder]
      where FileManager.default.fileExists(atPath: map + "/module.modulemap") {
        flags += ["-I", map]
      }
      let made = "\(Self.libraries)/\(name).build/module.modulemap"
      if FileManager.default.fileExists(atPath: made) {
        flags += ["-Xcc", "-fmodule-map-file=" + made, "-I", folder + "/include"]
      }
    }
    // SwiftUI shows Combine, whose library has a C target of its own.
    let combine = "\(Self.libraries)/COpenCombineHelpers.build/module.modulemap"
    if FileManager.default.fileExists(atPath: combine) {
      flags += ["-Xcc", "-fmodule-map-file=" + combine]
    }
    let libraries = ["fribidi", "harfbuzz", "fontconfig", "spng", "libdeflate", "libturbojpeg"]
    let words = try run("pkg-config", ["--cflags-only-I"] + libraries + ["libwebpmux"]).output
    for word in words.split(whereSeparator: \.isWhitespace) { flags += ["-Xcc", String(word)] }
    return flags
  }

  static func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

@Suite(.enabled(if: RootBuild.exists, "the root package isn't built"))
struct CompilingTests {
  /// What the compiler says of rewritten files.
  private func compile(_ files: [String: String], swift: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-port-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = ModulePorter(moduleName: "Sample").port(
      files.sorted { $0.key < $1.key }.map { SourceFile(path: "/user/\($0.key)", text: $0.value) })
    #expect(module.problems == [])
    var paths: [String] = []
    for file in module.files + module.generated {
      let path = folder.appendingPathComponent(file.name).path
      try file.text.write(toFile: path, atomically: false, encoding: .utf8)
      paths.append(path)
    }
    return try RootBuild.run(
      "swiftc",
      ["-typecheck", "-swift-version", swift, "-module-name", "Sample"] + RootBuild.flags() + paths
    ).output
  }

  @Test(arguments: ["5", "6"]) func allConstructsCompileWithoutWarnings(_ swift: String) throws {
    #expect(try compile(["Card.swift": card, "Parts.swift": parts], swift: swift) == "")
  }

  @Test func errorsNameTheUsersPlace() throws {
    let said = try compile(
      [
        "A.swift": "import UIKit\nclass A: UIView {\n  @IBOutlet var x: Missing! { didSet {} }\n}\n"
      ],
      swift: "5")
    #expect(said.contains("/user/A.swift:3:20: error: cannot find type 'Missing' in scope"))
  }

  private let card = """
    import UIKit
    import QuartzCore

    @objc protocol VotingDelegate: NSObjectProtocol {
      @objc optional func voted(_ view: CardView, for choice: Int) -> Bool
      @objc optional func began()
      @objc optional func color(at place: CGPoint) -> UIColor?
      @objc optional var title: String { get }
      func must()
    }

    @IBDesignable @objc(MyCard) class CardView: UIView {
      /// The share.
      @IBInspectable var percent: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
      @IBInspectable var name: String? = "a"
      @IBOutlet private weak var label: UIView!
      @IBOutlet weak var delegate: VotingDelegate?
      @IBOutlet var stars: [UIView]!
      @objc dynamic var value: Int = 3
      @objc dynamic var other = 3 { didSet { if other == 2 { return }; print(other) } }
      @objc var total: Int { value + other }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      convenience init() { self.init(frame: .zero) }
      @objc private func tapped(_ sender: UIControl) {
        if delegate?.voted?(self, for: 3) ?? false { delegate?.began?() }
        backgroundColor = delegate?.color?(at: .zero)
        let names = [#selector(CardView.tapped), #selector(getter: CardView.percent)]
        print(names, #keyPath(UIView.isHidden), delegate?.title ?? "")
      }
      @IBAction fileprivate func go(_ sender: Any, forEvent event: UIEvent) {}
      @objc func over(a: Int) {}
      @objc func implicit(_ a: UIView!) -> UIView! { a }
      @objc func failing(_ a: Int) throws {}
      @objc dynamic func moving(_ a: CGPoint, by b: Int = 1, _: UIView?) -> CGFloat { a.x }
      @objc dynamic func calls(_ m: @escaping (Int) -> Void) { m(1) }
      @objc dynamic private func hidden() -> UIView! { nil }
      @objc dynamic nonisolated func anywhere() {}
      @objc func later() async {}
      @objc class func make(_ x: Int) -> CardView { CardView(frame: .zero) }
      private class Inner: NSObject { @objc private func x() {} }
    }

    class RingLayer: CALayer {
      @NSManaged var progress: CGFloat
      @NSManaged var color: UIColor?
    }

    class Watcher: NSObject {
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
    }

    class Holder: NSObject, VotingDelegate {
      func must() {}
      func voted(_ view: CardView, for choice: Int) -> Bool { true }
    }

    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
    """

  private let parts = """
    import Foundation
    import UIKit
    private extension CardView {
      override func layoutSubviews() { super.layoutSubviews() }
      override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
      override var tag: Int { get { 1 } set {} }
    }
    extension CardView {
      override class var layerClass: AnyClass { RingLayer.self }
      func extra(_ x: Int) -> Int { x }
    }
    class Sub: CardView { override func extra(_ x: Int) -> Int { super.extra(x) + 1 } }
    extension UIView {
      @objc func shake() { perform(#selector(shake)) }
      @discardableResult @objc fileprivate func shaken(_ times: Int) -> Bool { times > 1 }
      static func exchange() {
        guard let a = class_getInstanceMethod(UIView.self, #selector(shake)),
          let b = class_getInstanceMethod(self, #selector(layoutSubviews))
        else { return }
        method_exchangeImplementations(a, b)
      }
    }
    class Mover: CardView {
      override func moving(_ a: CGPoint, by b: Int, _ c: UIView?) -> CGFloat {
        super.moving(a, by: b, c) + 1
      }
    }
    class Box<T>: NSObject { @objc func open() {} }
    extension Box { class Inner: NSObject { @objc func x() {} } }
    @objc protocol ChartDelegate { @objc optional func chart(_ chart: Int, moved: Bool) }
    @objcMembers class Formatting: NSObject {
      init(block: @escaping (Int) -> String) {}
      static func with(block: @escaping (Int) -> String) -> Formatting? { Formatting(block: block) }
      func each(_ body: (Int) -> Void) { body(1) }
      static func == (a: Formatting, b: Formatting) -> Bool { a === b }
      @available(*, unavailable) func gone() {}
      func text() -> NSAttributedString { NSAttributedString(string: "") }
    }
    """
}
