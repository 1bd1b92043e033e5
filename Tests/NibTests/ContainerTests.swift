// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Split and page view controllers of storyboards.

import Mica
import Testing
import UIKit

@Suite @MainActor
struct ContainerTests {
  private func controller(_ id: String) -> String {
    """
    <viewController id="\(id)" title="\(id)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
        </view>
    </viewController>
    """
  }

  @Test func aSplitHasItsListAndDetails() throws {
    let board = try Document.storyboard(
      [
        """
        <splitViewController id="S" sceneMemberID="viewController">
            <connections>
                <segue destination="A" kind="relationship" relationship="masterViewController" id="s1"/>
                <segue destination="B" kind="relationship" relationship="detailViewController" id="s2"/>
            </connections>
        </splitViewController>
        """, controller("A"), controller("B"),
      ], initial: "S")
    let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["A", "B"] && split.style == .unspecified)
  }

  @Test func columnsGoByTheStyle() throws {
    let board = try Document.storyboard(
      [
        """
        <splitViewController style="doubleColumn" preferredDisplayMode="oneBesideSecondary" id="S" \
        sceneMemberID="viewController">
            <connections>
                <segue destination="A" kind="relationship" relationship="primaryViewController" id="s1"/>
                <segue destination="B" kind="relationship" relationship="secondaryViewController" id="s2"/>
            </connections>
        </splitViewController>
        """, controller("A"), controller("B"),
      ], initial: "S")
    let split = try #require(board.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.style == .doubleColumn && split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary)?.title == "A")
    #expect(split.viewController(for: .secondary)?.title == "B")
  }

  @Test func pagesHaveTheirStyle() throws {
    let board = try Document.storyboard(
      [
        """
        <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" \
        navigationOrientation="vertical" spineLocation="none" id="P" sceneMemberID="viewController"/>
        """
      ], initial: "P")
    let pages = try #require(board.instantiateInitialViewController() as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none && pages.viewControllers == nil)
  }
}
