// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that are written into documents: one line is different, or as few as can be.

import MicaJob
import MicaStudio
import Testing

struct DocumentEditTests {
  private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <!-- <view id="no"> -->
        <objects>
            <view key="view" contentMode="scaleToFill" id="abc" customClass="GradientView">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label text="Hello &gt; you" alpha="0.5" id="lab"/>
                    <view id="none"/>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="angle">
                        <real key="value" value="45"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="a" destination="lab" id="o1"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  private func difference(
    _ id: String, _ key: String, _ kind: String, _ value: String
  ) throws -> String {
    let after = try DocumentEdit(id: id, key: key, kind: kind, value: value).apply(to: document)
    return LineDifference.text(document, after)
  }

  @Test func anAttributeThatIsThereIsChanged() throws {
    #expect(
      try difference("lab", "text", "text", "A \"new\" one <now>") == """
        @@ 8 @@
        -                <label text="Hello &gt; you" alpha="0.5" id="lab"/>
        +                <label text="A &quot;new&quot; one &lt;now&gt;" alpha="0.5" id="lab"/>
        """)
    #expect(
      try difference("lab", "alpha", "number", "0.25").contains(
        "+                <label text=\"Hello &gt; you\" alpha=\"0.25\" id=\"lab\"/>"))
  }

  @Test func aColourThatIsThereIsChanged() throws {
    let lines = try difference("abc", "backgroundColor", "color", "#ff000080")
      .split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[2].hasPrefix(
        "+            <color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"0.50"
      ))
  }

  @Test func aNamedColourIsWrittenByItsNameAndDeclared() throws {
    let red = NamedColor(name: "systemRed", origin: .system, value: "#ff3b30ff")
    let edit = DocumentEdit(
      id: "abc", key: "backgroundColor", kind: "color", value: "systemRed", color: red)
    let once = try edit.apply(to: document)
    #expect(
      LineDifference.text(document, once) == """
        @@ 11 @@
        -            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        +            <color key="backgroundColor" systemColor="systemRedColor"/>
        @@ 22 @@
        +    <resources>
        +        <systemColor name="systemRedColor">
        +            <color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        +        </systemColor>
        +    </resources>
        """)
    #expect(try edit.apply(to: once) == once, "it is declared once")
    let accent = NamedColor(name: "Accent & more", origin: .catalogue, value: "#00ff00ff")
    let twice = try DocumentEdit(
      id: "none", key: "lineColor", kind: "color", value: accent.name, color: accent
    ).apply(to: once)
    let lines = LineDifference.text(once, twice)
    #expect(lines.contains(#"<color key="value" name="Accent &amp; more"/>"#))
    #expect(lines.contains(#"+        <namedColor name="Accent &amp; more">"#))
    let constant = try DocumentEdit(
      id: "abc", key: "backgroundColor", kind: "color", value: "green",
      color: NamedColor(name: "green", origin: .constant, value: "#00ff00ff")
    ).apply(to: document)
    #expect(constant.contains(#"<color key="backgroundColor" red="0.0" green="1" blue="0.0""#))
    #expect(!constant.contains("resources"))
  }

  @Test func aRuntimeAttributeIsChanged() throws {
    #expect(
      try difference("abc", "angle", "number", "90") == """
        @@ 14 @@
        -                    <real key="value" value="45"/>
        +                    <real key="value" value="90"/>
        """)
  }

  @Test func aRuntimeAttributeIsAdded() throws {
    #expect(
      try difference("abc", "isRound", "flag", "true") == """
        @@ 16 @@
        +                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
        """)
    // An element without anything in it gets what it needs.
    #expect(
      try difference("none", "inset", "size", "2x3") == """
        @@ 9 @@
        -                <view id="none"/>
        +                <view id="none">
        +                    <userDefinedRuntimeAttributes>
        +                        <userDefinedRuntimeAttribute type="size" keyPath="inset">
        +                            <size key="value" width="2" height="3"/>
        +                        </userDefinedRuntimeAttribute>
        +                    </userDefinedRuntimeAttributes>
        +                </view>
        """)
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    #expect(throws: DocumentEditError.noElement("no")) {
      try DocumentEdit(id: "no", key: "a", kind: "text", value: "b").apply(to: document)
    }
    #expect(throws: DocumentEditError.badValue("font")) {
      try DocumentEdit(id: "abc", key: "font", kind: "font", value: "x 12").apply(to: document)
    }
    for text in ["", "<a>", "<a></b>", "<a b=\"", "no"] {
      #expect(throws: DocumentEditError.unreadable) {
        try DocumentEdit(id: "a", key: "a", kind: "text", value: "b").apply(to: text)
      }
    }
  }

  @Test func damagedDocumentsEndNothing() {
    var state: UInt64 = 9
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<500 {
      var bytes = Array(document.utf8)
      for _ in 0..<1 + next(6) {
        let place = next(bytes.count)
        if next(2) == 0 { bytes.remove(at: place) } else { bytes[place] = UInt8(next(128)) }
      }
      _ = try? DocumentEdit(id: "abc", key: "angle", kind: "number", value: "1")
        .apply(to: String(decoding: bytes, as: UTF8.self))
    }
  }
}
