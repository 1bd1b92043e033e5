// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Documents with seeded damage: each is refused with an error, or its objects are made; never a crash.

import Foundation
import Mica
import MicaInterface
import MicaNib
import Testing
import UIKit

@MainActor
struct NibFuzzTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  init() { stage.run { NibProgram.register() } }

  /// A small generator: the same numbers everywhere.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// How many documents; MICA_FUZZ says more.
  private var count: Int {
    ProcessInfo.processInfo.environment["MICA_FUZZ"].flatMap { Int($0) } ?? 300
  }

  private static let sample = Document.xib(
    """
    <view contentMode="scaleToFill" id="v" customClass="TolerantGauge" customModule="Demo">
        <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <subviews>
            <stackView opaque="NO" axis="vertical" alignment="top" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="st">
                <rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews>
                    <label opaque="NO" text="A" numberOfLines="2" lineBreakMode="tailTruncation" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
                    <switch opaque="NO" on="YES" id="sw"><color key="onTintColor" red="0.1" green="1" blue="0" alpha="1"/></switch>
                    <segmentedControl selectedSegmentIndex="1" id="sc"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
                </subviews>
            </stackView>
            <tableView style="plain" rowHeight="44" dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <prototypes><tableViewCell reuseIdentifier="c" style="IBUITableViewCellStyleSubtitle" textLabel="x" id="ce"><tableViewCellContentView key="contentView" id="cv"><subviews><label id="x" text="t"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
            </tableView>
            <button buttonType="system" id="b"><state key="normal" title="B" image="star" catalog="system"/><buttonConfiguration key="configuration" style="filled" title="C"/>
                <connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
            <textField borderStyle="roundedRect" minimumFontSize="17" placeholder="p" id="tf"><textInputTraits key="textInputTraits" keyboardType="numberPad"/></textField>
            <collectionView id="col"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="fl"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout></collectionView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa"/>
        <constraints>
            <constraint firstItem="st" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="10" id="k1"/>
            <constraint firstItem="st" firstAttribute="top" secondItem="v" secondAttribute="topMargin" multiplier="1:2" priority="750" id="k2"/>
            <constraint firstItem="st" firstAttribute="width" relation="lessThanOrEqual" constant="200" id="k3"/>
        </constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="0.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="k1"/></mask></variation>
        <connections><outlet property="titleLabel" destination="l" id="o1"/><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o2"/></connections>
    </view>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections><action selector="swiped:" destination="-1" id="a2"/></connections></tapGestureRecognizer>
    """)

  private struct Sample {
    var bytes: [UInt8]
    var words: [[UInt8]]

    init(_ text: String) {
      bytes = Array(text.utf8)
      words = text.split(whereSeparator: { "\"<>= \n/".contains($0) }).map { Array($0.utf8) }
    }
  }

  /// The sample above, and the documents of MICA_NIBS.
  private var samples: [Sample] {
    var found = [Sample(Self.sample)]
    if let root = ProcessInfo.processInfo.environment["MICA_NIBS"] {
      let files = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
      for name in files.sorted() where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        let text = try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
        if let text, text.utf8.count < 60_000, text.utf8.count > 600 { found.append(Sample(text)) }
      }
    }
    return found
  }

  private func make(_ bytes: [UInt8]) {
    guard let archive = try? NibArchive(bytes) else { return }
    let file = NibFile(archive: archive, bundle: .main)
    let board = UIStoryboard(file: file)
    for id in board.controllerIDs.prefix(3) {
      guard let controller = board.controller(id: id) else { continue }
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
    }
    guard board.controllerIDs.isEmpty else { return }
    let owner = PanelController(nibName: nil, bundle: nil)
    for case let view as UIView in UINib(file: file).instantiate(withOwner: owner) {
      view.layoutIfNeeded()
    }
  }

  @Test func damagedDocumentsNeverStopTheProgram() {
    var numbers = Numbers(state: 2026)
    let samples = samples
    var made = 0
    for _ in 0..<count {
      let sample = samples[Int.random(in: 0..<samples.count, using: &numbers)]
      var bytes = sample.bytes
      let words = sample.words
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 300..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 32..<127, using: &numbers)
        case 1:
          // A word in the place of another.
          let end = bytes[place...].firstIndex { $0 == 34 } ?? place
          if let start = bytes[..<place].lastIndex(of: 34), end - start < 60, start + 1 <= end {
            bytes.replaceSubrange(start + 1..<end, with: words.randomElement(using: &numbers) ?? [])
          }
        case 2:
          // An element's line twice, or not at all.
          let start = bytes[..<place].lastIndex(of: 10) ?? place
          let end = bytes[place...].firstIndex(of: 10) ?? place
          if Bool.random(using: &numbers), start < end {
            bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
          } else if start < end {
            bytes.removeSubrange(start..<end)
          }
        default:
          let number = ["-1", "1e308", "NaN", "0", "", "99999999999999999999"].randomElement(
            using: &numbers)
          let end = bytes[place...].firstIndex { $0 == 34 } ?? place
          if let start = bytes[..<place].lastIndex(of: 34), end - start < 60, start + 1 <= end {
            bytes.replaceSubrange(start + 1..<end, with: Array((number ?? "").utf8))
          }
        }
      }
      guard let archive = try? InterfaceCompiler.compile(Data(bytes), path: "fuzz.xib") else {
        continue
      }
      if ProcessInfo.processInfo.environment["MICA_NIBS"] != nil {
        // What is read back where it stops.
        try? Data(bytes).write(to: URL(fileURLWithPath: "/tmp/mica-fuzz-last.xml"))
      }
      stage.run { make(archive) }
      made += 1
    }
    #expect(made > count / 8)
  }
}
