// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables of storyboards: rows that stand in the document, and prototypes.

import Foundation
import Mica
import Testing
import UIKit

@MainActor
struct StoryboardTableTests {
  @Test func fixedTablesAndPrototypesHaveTheirCells() throws {
    NibProgram.register()
    let cell = """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
      ID textLabel="CELL-text" style="IBUITableViewCellStyleDefault" id="CELL">
          <rect key="frame" x="0.0" y="28" width="375" height="44"/>
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="center" tableViewCell="CELL" id="CELL-content">
              <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
              <autoresizingMask key="autoresizingMask"/>
              <subviews>
                  <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="CELL" \
      textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="CELL-text">
                      <rect key="frame" x="15" y="0.0" width="345" height="43.5"/>
                      <autoresizingMask key="autoresizingMask"/>
                      <fontDescription key="fontDescription" type="system" pointSize="16"/>
                      <nil key="textColor"/>
                      <nil key="highlightedColor"/>
                  </label>
              </subviews>
          </tableViewCellContentView>
          <connections><segue destination="B" kind="show" identifier="row" id="CELL-segue"/></connections>
      </tableViewCell>
      """
    func cells(_ name: String, _ more: String) -> String {
      cell.replacingOccurrences(of: "CELL", with: name).replacingOccurrences(of: "ID", with: more)
    }
    func table(_ id: String, _ mode: String, _ rows: String) -> String {
      """
      <tableViewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
      dataMode="\(mode)" style="grouped" separatorStyle="default" rowHeight="44" sectionHeaderHeight="18" \
      sectionFooterHeight="18" id="\(id)-t">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              \(rows)
              <connections>
                  <outlet property="dataSource" destination="\(id)" id="\(id)-d"/>
                  <outlet property="delegate" destination="\(id)" id="\(id)-e"/>
              </connections>
          </tableView>
      </tableViewController>
      """
    }
    let board = try Document.storyboard([
      table(
        "fixed", "static",
        """
        <sections>
            <tableViewSection headerTitle="First" id="sec1"><cells>\(cells("one", "rowHeight=\"60\""))\(cells("two", ""))</cells></tableViewSection>
            <tableViewSection footerTitle="Last" id="sec2"><cells>\(cells("three", ""))</cells></tableViewSection>
        </sections>
        """),
      table(
        "proto", "prototypes",
        "<prototypes>\(cells("p", "reuseIdentifier=\"Basic\""))</prototypes>"),
      "<viewController id=\"B\" sceneMemberID=\"viewController\"/>",
    ])
    let (made, notes) = Document.notes {
      let made = board.instantiateViewController(withIdentifier: "fixed") as? UITableViewController
      made?.loadViewIfNeeded()
      return made
    }
    #expect(notes == [])
    let fixed = try #require(made)
    let stage = Stage(size: CGSize(width: 375, height: 667))
    stage.root = fixed
    _ = try stage.snapshot(at: 0.1)
    let rows = try #require(fixed.tableView)
    #expect(rows.style == .grouped && rows.numberOfSections == 2)
    #expect(rows.numberOfRows(inSection: 0) == 2 && rows.numberOfRows(inSection: 1) == 1)
    #expect(rows.rectForRow(at: [0, 0]).height == 60 && rows.rectForRow(at: [0, 1]).height == 44)
    #expect(rows.cellForRow(at: [0, 1])?.textLabel?.text == "two")
    #expect(rows.cellForRow(at: [0, 1])?.textLabel?.font == .systemFont(ofSize: 16))
    #expect(fixed.tableView(rows, titleForHeaderInSection: 0) == "First")

    let list = try #require(
      board.instantiateViewController(withIdentifier: "proto") as? UITableViewController)
    let first = try #require(list.tableView.dequeueReusableCell(withIdentifier: "Basic"))
    let second = try #require(list.tableView.dequeueReusableCell(withIdentifier: "Basic"))
    #expect(first !== second && first.textLabel?.text == "p" && first.reuseIdentifier == "Basic")
    #expect(list.tableView.dequeueReusableCell(withIdentifier: "Other") == nil)
  }
}
