// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Damaged storyboards and damaged archives of them: an archive, or a typed error; soon. `NibFuzzTests` of the root
// package goes on to the objects.

import FileDamage
import Foundation
import MicaInterface
import MicaNib
import Testing

@Suite struct InterfaceFuzzTests {
  private static let pieces = [
    "<", ">", "/>", "</", "\"", "&", "&amp;", "&#0;", "&#x41;", "<![CDATA[", "]]>", "<!--", "-->",
    "<?xml ?>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<view>", "</view>", " id=\"v\"", "key=\"frame\"", "1e308",
  ]

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="c">
        <dependencies><deployment identifier="iOS"/></dependencies>
        <scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="Main" id="c" customClass="Screen" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews><label text="A &amp; B" id="l"><string key="text">two
    lines</string><color key="textColor" red="0.1" green="1" blue="0" alpha="1"/></label></subviews>
                    <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k"/></constraints>
                </view>
                <connections><segue destination="d" kind="show" identifier="go" id="g"/><outlet property="label" destination="l" id="o"/></connections>
            </viewController>
        </objects><point key="canvasLocation" x="1" y="2"/></scene></scenes>
        <resources><image name="star" width="10" height="10"/></resources>
    </document>
    """

  private func walk(_ archive: NibArchive) -> Int {
    var count = 0
    var open = [archive.root]
    while let element = open.popLast(), count < 100_000 {
      count += element.name.utf8.count + (element.content?.utf8.count ?? 0) + element.line
      open += element.children
    }
    return count
  }

  @Test func damagedDocuments() {
    var damage = Damage(seed: 4, pieces: Self.pieces)
    for number in 0..<Damage.count {
      let bytes = damage.of(Array(Self.document.utf8))
      let start = ContinuousClock.now
      do {
        let made = try InterfaceCompiler.compile(Data(bytes), path: "A.storyboard")
        // What is written can be read.
        #expect(try walk(NibArchive(made)) > 0, "file \(number)")
      } catch {
        #expect(error is InterfaceError, "file \(number): \(error)")
      }
      #expect(ContinuousClock.now - start < .seconds(1), "file \(number)")
    }
  }

  @Test func damagedArchives() throws {
    var damage = Damage(seed: 5, pieces: ["\u{1}", "\u{7F}", "aaaa"])
    let archive = try InterfaceCompiler.compile(Data(Self.document.utf8), path: "A.storyboard")
    for number in 0..<Damage.count {
      let bytes = damage.of(archive)
      let start = ContinuousClock.now
      if let read = try? NibArchive(bytes) { _ = walk(read) }
      #expect(ContinuousClock.now - start < .seconds(1), "file \(number)")
    }
  }
}
