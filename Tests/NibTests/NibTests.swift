// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Xibs: objects, attributes, runtime attributes, outlets and actions, in iOS's order (FACTS_UIKIT f).

import Foundation
import Mica
import MicaRaster
import Testing
import UIKit

@MainActor
struct NibTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667))

  init() { NibProgram.register() }

  /// What runs after this runs in the stage's program, whose log is empty.
  private func begin() {
    stage.run { NibLog.current.calls = [] }
    NibLog.current.calls = []
  }

  private let gauge = """
    <view contentMode="scaleToFill" id="g1" customClass="Gauge" customModule="Demo" customModuleProvider="target">
        <rect key="frame" x="10" y="20" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="252" fixedFrame="YES" text="Level" textAlignment="center" lineBreakMode="tailTruncation" \
    numberOfLines="3" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                <rect key="frame" x="1" y="2" width="42" height="21"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <color key="textColor" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <nil key="highlightedColor"/>
            </label>
        </subviews>
        <color key="backgroundColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="level">
                <real key="value" value="0.75"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="needleColor">
                <color key="value" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="a gauge"/>
        </userDefinedRuntimeAttributes>
        <connections>
            <outlet property="titleLabel" destination="l1" id="o1"/>
            <outletCollection property="dots" destination="l1" id="o2"/>
            <outletCollection property="dots" destination="g1" id="o3"/>
        </connections>
    </view>
    """

  /// As on iOS, where the array of a nib's objects is autoreleased.
  @Test func objectsLiveUntilTheTurnEnds() throws {
    weak var view: UIView?
    // Without the outlet that makes the view hold itself.
    let itself = "<outletCollection property=\"dots\" destination=\"g1\" id=\"o3\"/>"
    let nib = try Document.nib(gauge.replacing(itself, with: ""))
    stage.run {
      view = nib.instantiate(withOwner: nil).first as? UIView
      #expect(view != nil)
    }
    _ = try stage.snapshot(at: 0.1)
    #expect(view == nil)
  }

  @Test func viewsHaveTheirAttributesPartsAndOutlets() throws {
    begin()
    let (made, notes) = try Document.notes {
      try Document.nib(gauge).instantiate(withOwner: nil)
    }
    #expect(notes == [])
    #expect(made.count == 1)
    let view = try #require(made.first as? Gauge)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(view.level == 0.75 && view.needleColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(view.layer.cornerRadius == 8 && view.clipsToBounds)
    #expect(view.accessibilityLabel == "a gauge")
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "Level" && label.numberOfLines == 3 && label.textAlignment == .center)
    #expect(label.font == .boldSystemFont(ofSize: 20) && label.contentMode == .left)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    // Nothing constrains it: it keeps its frame (FACTS C15).
    #expect(label.translatesAutoresizingMaskIntoConstraints && label.frame.width == 42)
    #expect(view.titleLabel === label && view.dots.count == 2 && view.dots.last === view)
    #expect(view.subviewsAtInit == 1 && view.colorAtInit == UIColor(white: 0.25, alpha: 1))
    #expect(NibLog.current.calls == ["init(coder:)", "level 0.75", "titleLabel", "awakeFromNib"])
  }

  /// Numbers of a public storyboard: what is centred there is centred, and 7.69 % are 20 points.
  @Test func framesMayBeDistancesAndShares() throws {
    begin()
    let nib = try Document.nib(
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
              <view contentMode="scaleToFill" id="a">
                  <frame key="frameInset"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                      <view contentMode="scaleToFill" id="b">
                          <frame key="frameInset" minX="7.69%" minY="21.23%" width="115" height="50"/>
                      </view>
                  </subviews>
              </view>
              <view contentMode="scaleToFill" id="c">
                  <frame key="frameInset" minX="12.40%" minY="-9" width="75.07%" maxY="7"/>
              </view>
          </subviews>
      </view>
      """)
    let (made, notes) = Document.notes { nib.instantiate(withOwner: nil) }
    #expect(notes == [])
    let view = try #require(made.first as? UIView)
    let (whole, wide) = (view.subviews[0], view.subviews[1])
    #expect(whole.frame == view.bounds)
    let small = whole.subviews[0].frame
    #expect(abs(small.minX - 20) < 0.02 && abs(small.minY - 131) < 0.02)
    #expect(small.size == CGSize(width: 115, height: 50))
    #expect(abs(wide.frame.midX - 187.5) < 0.3 && wide.frame.minY == -9)
    #expect(abs(wide.frame.maxY - 660) < 0.01)
  }

  @Test func anOwnerGetsItsOutletsAndActions() throws {
    begin()
    let owner = PanelController(nibName: nil, bundle: nil)
    let nib = try Document.nib(
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
          <subviews>
              <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" id="b">
                  <rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
                  <state key="normal" title="Go"/>
                  <state key="disabled" title="Wait">
                      <color key="titleColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                  </state>
                  <connections>
                      <action selector="tapped:" destination="-1" eventType="touchUpInside" id="c1"/>
                      <action selector="add:" destination="-2" eventType="touchDown" id="c2"/>
                  </connections>
              </button>
              <slider opaque="NO" contentMode="scaleToFill" minValue="0.0" maxValue="10" id="s">
                  <rect key="frame" x="0" y="50" width="100" height="31"/>
                  <connections>
                      <action selector="moved:" destination="-1" eventType="valueChanged" id="c3"/>
                  </connections>
              </slider>
          </subviews>
      </view>
      """,
      owner: """
        <connections>
            <outlet property="view" destination="v" id="c4"/>
            <outletCollection property="buttons" destination="b" id="c5"/>
        </connections>
        """)
    let (made, notes) = Document.notes { nib.instantiate(withOwner: owner) }
    #expect(notes == [])
    #expect(made.count == 1 && owner.viewIfLoaded === made.first as? UIView)
    let button = try #require(owner.buttons.first)
    #expect(button.buttonType == .system && button.title(for: .disabled) == "Wait")
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    button.sendActions(for: .touchUpInside)
    let slider = try #require(owner.view.subviews.last as? UISlider)
    #expect(slider.value == 0.5 && slider.maximumValue == 10)
    slider.sendActions(for: .valueChanged)
    #expect(owner.received == ["tapped", "moved"])
    #expect(button.actions(forTarget: nil, forControlEvent: .touchDown) == ["add:"])
  }

  @Test func constraintsOfAllFormsAreMade() throws {
    begin()
    let nib = try Document.nib(
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                  <constraints>
                      <constraint firstAttribute="width" constant="80" id="k1"/>
                      <constraint firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1:2" id="k2"/>
                      <constraint firstAttribute="height" constant="9" placeholder="YES" id="k3"/>
                  </constraints>
              </view>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                  <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
              </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="sa"/>
          <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="10" id="k4"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="5" id="k5"/>
              <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" symbolic="YES" id="k6"/>
              <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" identifier="end" id="k7"/>
              <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="k8"/>
              <constraint firstItem="b" firstAttribute="height" relation="greaterThanOrEqual" secondItem="a" secondAttribute="height" multiplier="0.5" id="k9"/>
              <constraint firstItem="b" firstAttribute="height" constant="4" priority="250" id="kA"/>
              <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="top" id="kB"/>
              <constraint firstItem="b" firstAttribute="leading" secondItem="nobody" secondAttribute="leading" id="kC"/>
          </constraints>
      </view>
      """)
    let (made, notes) = Document.notes { nib.instantiate(withOwner: nil) }
    let view = try #require(made.first as? UIView)
    view.layoutIfNeeded()
    #expect(
      view.subviews.map(\.frame) == [
        CGRect(x: 10, y: 5, width: 80, height: 40), CGRect(x: 98, y: 15, width: 82, height: 20),
      ])
    #expect(view.constraints.contains { $0.identifier == "end" && $0.constant == 20 })
    #expect(notes.count == 2)
    #expect(notes.contains { $0.contains("<constraint> joins attributes that can't be joined") })
    #expect(notes.contains { $0.contains("<constraint> is about a view that there is not") })
  }

  /// What `awakeAfter(using:)` returns is the subview, and what outlets lead to.
  @Test func awakeAfterPutsAnotherViewInPlace() throws {
    begin()
    let nib = try Document.nib(
      """
      <view id="v" customClass="Gauge" customModule="Demo">
          <rect key="frame" x="0" y="0" width="90" height="50"/>
          <subviews>
              <view fixedFrame="YES" id="s" customClass="Stand" customModule="Demo">
                  <rect key="frame" x="5" y="6" width="70" height="20"/>
              </view>
          </subviews>
          <connections><outlet property="titleLabel" destination="s" id="o"/></connections>
      </view>
      """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? Gauge)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "in its place" && label.frame.origin == CGPoint(x: 5, y: 6))
    #expect(view.titleLabel === label && view.subviews.count == 1)
  }

  // Nothing is dropped silently, and nothing stops the program.
  @Test func whatIsNotKnownIsNotedWithItsLine() throws {
    begin()
    let nib = try Document.nib(
      """
      <view contentMode="strange" wobbles="YES" id="v" customClass="Nowhere">
          <rect key="frame" x="0" y="0" width="9" height="9"/>
          <subviews>
              <hologram id="h"/>
          </subviews>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="noSuchKey" value="x"/>
              <userDefinedRuntimeAttribute type="matrix" keyPath="alpha"/>
          </userDefinedRuntimeAttributes>
          <glitter key="shine"/>
          <connections>
              <outlet property="unknown" destination="h" id="o"/>
              <outlet property="unknown" destination="gone" id="p"/>
          </connections>
      </view>
      """)
    let (made, notes) = Document.notes { nib.instantiate(withOwner: nil) }
    #expect(made.count == 1)
    for part in [
      ":7: <view> Unknown class Nowhere in Interface Builder file.", "contentMode=\"strange\"",
      "the attribute wobbles", ":10: <hologram>", "(noSuchKey)", "type=\"matrix\"",
      ":16: <glitter> shine in <view>", "UIView.unknown", "leads to gone",
    ] {
      #expect(notes.contains { $0.contains(part) }, "\(part) in \(notes)")
    }
  }

  /// Makes a view whose class lacks what a connection of some kind sets.
  private static func makeGhost(_ connection: String) throws {
    NibProgram.register()
    let nib = try Document.nib(
      """
      <view id="v" customClass="Gauge" customModule="Demo">
          <connections><\(connection) property="ghost" destination="v" id="o"/></connections>
      </view>
      """)
    _ = nib.instantiate(withOwner: nil)
  }

  private func expectMessage(_ result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSUnknownKeyException") && text.contains("Gauge"))
    #expect(text.contains("not key value coding-compliant for the key ghost."))
  }

  @Test("An outlet that the program's class lacks ends the program with iOS' message")
  func missingOutlets() async {
    expectMessage(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try await MainActor.run { try NibTests.makeGhost("outlet") }
      })
    expectMessage(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try await MainActor.run { try NibTests.makeGhost("outletCollection") }
      })
  }

  @Test("An outlet of UIKit's that Mica lacks, or of a class that is missing, is noted")
  func outletsOfSystem() throws {
    begin()
    for (custom, property) in [("Gauge", "spellCheckingDelegate"), ("Nowhere", "ghost")] {
      let nib = try Document.nib(
        """
        <view id="v" customClass="\(custom)" customModule="Demo">
            <connections><outlet property="\(property)" destination="v" id="o"/></connections>
        </view>
        """)
      let (made, notes) = Document.notes { nib.instantiate(withOwner: nil) }
      #expect(made.count == 1 && notes.contains { $0.contains(property) })
    }
  }

  @Test func aNibThatIsNoneIsRefusedWhenItIsUsed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UINib(data: Data([1, 2, 3]), bundle: nil).instantiate(withOwner: nil)
      }
    }
  }

  /// A view in itself would have no end.
  @Test func ofElementsWithOneIdentifierTheFirstIsMade() throws {
    let nib = try Document.nib(
      """
      <stackView id="a"><subviews><stackView id="a"/><label text="x" id="b"/></subviews></stackView>
      """)
    let (made, notes) = stage.run {
      Document.notes { nib.instantiate(withOwner: nil) }
    }
    let stack = try #require(made.first as? UIStackView)
    #expect(stack.subviews.count == 1)
    #expect(stack.subviews.first is UILabel)
    #expect(notes.count == 1)
    #expect(notes.first?.contains("has the identifier a of another element") == true)
  }
}
