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
    FuzzRun("storyboards", texts: [Self.document], pieces: Self.pieces).run { bytes, _ in
      do {
        let made = try InterfaceCompiler.compile(Data(bytes), path: "A.storyboard")
        // What is written can be read.
        return try walk(NibArchive(made)) > 0
      } catch is InterfaceError {
        return false
      }
    }
  }

  @Test func damagedArchives() throws {
    let archive = try InterfaceCompiler.compile(Data(Self.document.utf8), path: "A.storyboard")
    FuzzRun("archives", samples: [archive], pieces: ["\u{1}", "\u{7F}", "aaaa"]).run { bytes, _ in
      guard let read = try? NibArchive(bytes) else { return false }
      return walk(read) > 0
    }
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Person" representedClassName="Person" syncable="YES" codeGenerationType="class" isAbstract="NO">
            <attribute name="name" optional="YES" attributeType="String" defaultValueString="A"/>
            <attribute name="age" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES" minValueString="0"/>
            <attribute name="data" attributeType="Transformable" customClassName="NSArray"/>
            <relationship name="friends" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Person" inverseName="friends" inverseEntity="Person"/>
            <fetchIndex name="i"><fetchIndexElement property="name" type="Binary" order="ascending"/></fetchIndex>
            <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Student" parentEntity="Person" representedClassName="Student"><attribute name="grade" attributeType="Double"/></entity>
        <fetchRequest name="All" entity="Person" predicateString="name == $NAME"/>
        <configuration name="Main"><memberEntity name="Person"/></configuration>
        <elements><element name="Person" positionX="-63" positionY="9" width="128" height="44"/></elements>
    </model>
    """

  @Test func damagedModels() {
    FuzzRun(
      "models", texts: [Self.model],
      pieces: Self.pieces + [
        "<entity name=\"Person\">", "</entity>", "parentEntity=\"Student\"", "<attribute name=\"",
        "=\"YES\"",
      ]
    ).run { bytes, _ in
      do throws(InterfaceError) {
        let model = try DataModelCompiler.model(of: Data(bytes), path: "A")
        _ = DataModelSources(model).files
        return !DataModelCompiler.bytes(of: model).isEmpty
      } catch {
        return false
      }
    }
  }
}
