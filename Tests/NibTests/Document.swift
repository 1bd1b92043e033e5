// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Documents as Xcode writes them, made within tests, and the program that they belong to.

import Foundation
import Mica
import MicaContext
import MicaInterface
import MicaNib
import MicaRaster
@_spi(Registration) import MicaRuntime
import Synchronization
import UIKit

/// Documents in words.
@MainActor
enum Document {
  /// A xib of the objects in `objects`, with the usual placeholders.
  static func nib(_ objects: String, owner: String = "", sections: String = "") throws -> UINib {
    try UINib(data: Data(archive(xib(objects, owner: owner, sections: sections))), bundle: nil)
  }

  nonisolated static func xib(
    _ objects: String, owner: String = "", sections: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
    \(sections)
    </document>
    """
  }

  /// A storyboard of scenes, each the members of its `<objects>`.
  static func storyboard(
    _ scenes: [String], initial: String? = nil, strings: [String: String] = [:]
  ) throws -> UIStoryboard {
    let list = scenes.enumerated().map { number, members in
      """
              <scene sceneID="s-\(number)">
                  <objects>
      \(members)
                      <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(number)" \
      sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="0" y="0"/>
              </scene>
      """
    }
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(first)>
          <scenes>
      \(list.joined(separator: "\n"))
          </scenes>
          <resources><systemColor name="systemBackgroundColor"/></resources>
      </document>
      """
    let file = NibFile(
      archive: try NibArchive(archive(text)), bundle: .main, strings: strings)
    return UIStoryboard(file: file)
  }

  nonisolated static func archive(_ text: String) throws -> [UInt8] {
    try InterfaceCompiler.compile(Data(text.utf8), path: "Test.storyboard")
  }

  /// What `body` returns and what it notes.
  static func notes<Result>(_ body: () throws -> Result) rethrows -> (Result, [String]) {
    let found = try Unsupported.collecting(body)
    return (found.result, found.notes)
  }
}

/// What was called, in order, in one test's program.
final class NibLog: ProgramState {
  var calls: [String] = []
  init(in context: ProgramContext) {}
  static var current: NibLog { ProgramContext.current.state() }
  static func add(_ call: String) { current.calls.append(call) }
}

/// A view as programs write them: with a designable number and a colour, an outlet, and a log of what happens.
class Gauge: UIView {
  var level: CGFloat = 0 { didSet { NibLog.add("level \(level)") } }
  var needleColor: UIColor?
  weak var titleLabel: UILabel? { didSet { NibLog.add("titleLabel") } }
  var dots: [UIView] = []
  var subviewsAtInit = 0
  var colorAtInit: UIColor?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    NibLog.add("init(coder:)")
    subviewsAtInit = subviews.count
    colorAtInit = backgroundColor
    if coder.decodeObject(forKey: "MyKey") != nil || coder.containsValue(forKey: "MyKey") {
      NibLog.add("there is a key")
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLog.add("awakeFromNib")
  }
}

/// Stands for a label of its text: `awakeAfter(using:)` puts it into the hierarchy.
final class Stand: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let label = UILabel(frame: frame)
    label.text = "in its place"
    return label
  }
}

/// The same, for damaged documents: an outlet that the class lacks doesn't end the program.
final class TolerantGauge: Gauge {
  override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}

/// A controller with what storyboards connect.
class PanelController: UIViewController {
  var gauge: Gauge?
  var buttons: [UIButton] = []
  weak var heightConstraint: NSLayoutConstraint?
  var received: [String] = []
  var prepared: [String] = []
  var refuses = false
  var value: Int

  required init?(coder: NSCoder) {
    value = 7
    super.init(coder: coder)
    NibLog.add("\(name) init(coder:)")
  }

  init?(coder: NSCoder, value: Int) {
    self.value = value
    super.init(coder: coder)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    value = 1
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  private var name: String { title ?? "panel" }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLog.add("\(name) awakeFromNib")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    NibLog.add("\(name) viewDidLoad")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    prepared.append("should \(identifier)")
    return !refuses
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("prepare \(segue.identifier ?? "-")")
    NibLog.add("\(name) prepare \(segue.identifier ?? "-")")
  }
  func tapped(_ sender: UIButton) { received.append("tapped") }
  func moved(_ sender: UISlider) { received.append("moved") }
  func swiped(_ recognizer: UIGestureRecognizer) { received.append("swiped") }
  func add(_ sender: Any?) { received.append("add") }
  func comeBack(_ segue: UIStoryboardSegue) { received.append("comeBack") }
  func makeDetail(_ coder: NSCoder) -> PanelController? { PanelController(coder: coder, value: 42) }
}

final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    NibLog.add("FadeSegue")
    source.addChild(destination)
  }
}

final class Helper: NSObject {
  var owner: AnyObject?
}

/// The classes as the rewriter registers a program's.
enum NibProgram {
  private static let isRegistered = Atomic(false)

  static func register() {
    guard !isRegistered.exchange(true, ordering: .relaxed) else { return }
    ClassRegistry.register { file in
      file.add(Gauge.self, "Gauge", module: "Demo") {
        $0.property("level", \.level, inspectable: true)
        $0.property("needleColor", \.needleColor, inspectable: true)
        $0.outlet("titleLabel", \.titleLabel)
        $0.outletCollection("dots", \.dots)
      }
      file.add(Stand.self, "Stand", module: "Demo") { _ in }
      file.add(TolerantGauge.self, "TolerantGauge", module: "Demo") { _ in }
      file.add(PanelController.self, "PanelController", module: "Demo") {
        $0.outlet("gauge", \.gauge)
        $0.outletCollection("buttons", \.buttons)
        $0.outlet("heightConstraint", \.heightConstraint)
        $0.property("value", \.value)
        $0.method("tapped:") { $0.tapped($1) }
        $0.method("moved:") { $0.moved($1) }
        $0.method("swiped:") { $0.swiped($1) }
        $0.method("add:") { $0.add($1) }
        $0.method("comeBack:") { $0.comeBack($1) }
        $0.method("makeDetail:") { $0.makeDetail($1) }
      }
      file.add(FadeSegue.self, "FadeSegue", module: "Demo") { _ in }
      file.add(Helper.self, "Helper", module: "Demo") { $0.outlet("owner", \.owner) }
    }
  }
}
