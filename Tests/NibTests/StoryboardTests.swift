// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Storyboards: controllers, their views, and the ways between them (FACTS_UIKIT f.6, g).

import Foundation
import Mica
import Testing
import UIKit

@MainActor
struct StoryboardTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667))

  init() { NibProgram.register() }

  /// What runs after this runs in the stage's program, whose log is empty.
  private func begin() {
    stage.run { NibLog.current.calls = [] }
    NibLog.current.calls = []
  }

  /// A scene of a `PanelController`, with what stands in its view and beside it.
  private func panel(
    _ id: String, _ attributes: String = "", view: String = "", parts: String = "",
    members: String = ""
  ) -> String {
    """
    <viewController \(attributes) id="\(id)" customClass="PanelController" customModule="Demo" \
    customModuleProvider="target" sceneMemberID="viewController">
        <layoutGuides>
            <viewControllerLayoutGuide type="top" id="\(id)-top"/>
            <viewControllerLayoutGuide type="bottom" id="\(id)-bottom"/>
        </layoutGuides>
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(view)
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        \(parts)
    </viewController>
    \(members)
    """
  }

  private func button(_ id: String, _ connections: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
        <rect key="frame" x="20" y="100" width="46" height="30"/>
        <state key="normal" title="\(id)"/>
        <connections>\(connections)</connections>
    </button>
    """
  }

  private func navigation(_ id: String, root: String) -> String {
    """
    <navigationController title="nav" id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="\(id)-bar">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
        </navigationBar>
        <connections>
            <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-rel"/>
        </connections>
    </navigationController>
    """
  }

  private func show(_ controller: UIViewController) throws {
    stage.root = controller
    _ = try stage.snapshot(at: 0.1)
  }

  @Test func aControllerIsMadeFirstAndItsViewWhenItIsWanted() throws {
    begin()
    let board = try Document.storyboard(
      [
        panel(
          "A", "title=\"first\" storyboardIdentifier=\"Home\"",
          view: """
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="g" \
            customClass="Gauge" customModule="Demo">
                    <rect key="frame" x="0" y="0" width="10" height="10"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="50" id="h"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="g" firstAttribute="top" secondItem="A-top" secondAttribute="bottom" constant="4" id="t"/>
                <constraint firstItem="g" firstAttribute="leading" secondItem="A-view" secondAttribute="leading" id="l"/>
                <constraint firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="r"/>
            </constraints>
            """,
          parts: """
            <navigationItem key="navigationItem" title="Home" id="ni">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                    <connections><action selector="add:" destination="A" id="x1"/></connections>
                </barButtonItem>
            </navigationItem>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="value">
                    <integer key="value" value="12"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
                <outlet property="gauge" destination="g" id="x2"/>
                <outlet property="heightConstraint" destination="h" id="x3"/>
            </connections>
            """)
      ], initial: "A")
    let (made, notes) = Document.notes { board.instantiateInitialViewController() }
    let controller = try #require(made as? PanelController)
    #expect(notes == [])
    #expect(controller.storyboard === board && !controller.isViewLoaded && controller.value == 12)
    #expect(controller.navigationItem.title == "Home" && controller.title == "first")
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.action == Selector("add:") && item.target === controller)
    #expect(NibLog.current.calls == ["first init(coder:)", "first awakeFromNib"])

    let (_, viewNotes) = Document.notes { controller.loadViewIfNeeded() }
    #expect(viewNotes == [])
    #expect(controller.gauge?.superview === controller.view)
    controller.heightConstraint?.constant = 60
    controller.view.layoutIfNeeded()
    #expect(controller.gauge?.frame == CGRect(x: 0, y: 4, width: 375, height: 60))
    #expect(
      NibLog.current.calls.suffix(3) == ["init(coder:)", "awakeFromNib", "first viewDidLoad"])
    #expect(board.instantiateViewController(withIdentifier: "Home") is PanelController)
  }

  @Test func aButtonShowsTheNextController() throws {
    begin()
    let board = try Document.storyboard(
      [
        navigation("N", root: "A"),
        panel(
          "A", "title=\"A\"",
          view: "<subviews>"
            + button("go", "<segue destination=\"B\" kind=\"show\" identifier=\"next\" id=\"s1\"/>")
            + "</subviews>"),
        panel("B", "title=\"B\""),
      ], initial: "N")
    let root = try #require(board.instantiateInitialViewController() as? UINavigationController)
    #expect(root.navigationBar.prefersLargeTitles && root.viewControllers.count == 1)
    let first = try #require(root.topViewController as? PanelController)
    let button = try #require(first.view.subviews.first as? UIButton)
    first.refuses = true
    button.sendActions(for: .touchUpInside)
    #expect(first.prepared == ["should next"] && root.viewControllers.count == 1)
    first.refuses = false
    button.sendActions(for: .touchUpInside)
    #expect(first.prepared == ["should next", "should next", "prepare next"])
    #expect(root.viewControllers.map(\.title) == ["A", "B"])
    // By the program nobody is asked.
    first.prepared = []
    first.performSegue(withIdentifier: "next", sender: nil)
    #expect(first.prepared == ["prepare next"])
  }

  @Test func contentStandsBelowBars() throws {
    begin()
    let label = """
      <subviews>
          <label opaque="NO" text="Top" translatesAutoresizingMaskIntoConstraints="NO" id="l">
              <rect key="frame" x="0" y="0" width="10" height="10"/>
          </label>
      </subviews>
      <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="A-top" secondAttribute="bottom" constant="8" id="t"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="A-view" secondAttribute="leading" id="le"/>
      </constraints>
      """
    let board = try Document.storyboard(
      [navigation("N", root: "A"), panel("A", "title=\"A\"", view: label)], initial: "N")
    let root = try #require(board.instantiateInitialViewController() as? UINavigationController)
    root.navigationBar.prefersLargeTitles = false
    try show(root)
    let view = try #require(root.topViewController?.view)
    #expect(root.viewControllers.first?.parent === root && root.navigationBar.frame.height == 44)
    #expect(view.safeAreaInsets.top == 44)
    #expect(view.subviews.first?.frame.minY == 52)
  }

  @Test func presentedControllersUnwind() throws {
    begin()
    let board = try Document.storyboard(
      [
        navigation("N", root: "A"),
        panel(
          "A", "title=\"A\"",
          parts: """
            <connections>
                <segue destination="B" kind="presentation" identifier="up" animates="NO" \
            modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="s1"/>
            </connections>
            """),
        panel(
          "B", "title=\"B\"",
          view: "<subviews>"
            + button(
              "back",
              "<segue destination=\"X\" kind=\"unwind\" identifier=\"home\" unwindAction=\"comeBack:\" animates=\"NO\" id=\"s2\"/>"
            ) + "</subviews>",
          members: "<exit id=\"X\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"),
      ], initial: "N")
    let root = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let first = try #require(root.topViewController as? PanelController)
    try show(root)
    stage.run { first.performSegue(withIdentifier: "up", sender: nil) }
    let second = try #require(first.presentedViewController as? PanelController)
    #expect(second.modalPresentationStyle == .fullScreen)
    #expect(second.modalTransitionStyle == .crossDissolve)
    let button = try #require(second.view.subviews.first as? UIButton)
    stage.run { button.sendActions(for: .touchUpInside) }
    #expect(second.prepared == ["should home", "prepare home"] && first.received == ["comeBack"])
    #expect(first.presentedViewController == nil)
  }

  @Test func containersEmbedTheirControllersBeforeViewDidLoad() throws {
    begin()
    let board = try Document.storyboard(
      [
        panel(
          "A", "title=\"A\"",
          view: """
            <subviews>
                <containerView opaque="NO" contentMode="scaleToFill" id="c">
                    <rect key="frame" x="10" y="10" width="100" height="80"/>
                    <connections><segue destination="B" kind="embed" identifier="inner" id="s1"/></connections>
                </containerView>
            </subviews>
            """), panel("B", "title=\"B\""),
      ], initial: "A")
    let controller = try #require(board.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    let child = try #require(controller.children.first)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(child.view.superview === controller.view.subviews.first)
    let calls = NibLog.current.calls
    #expect(
      calls == [
        "A init(coder:)", "A awakeFromNib", "B init(coder:)", "B awakeFromNib", "A prepare inner",
        "B viewDidLoad", "A viewDidLoad",
      ])
  }

  @Test func segueActionsAndCreatorsMakeControllers() throws {
    begin()
    let board = try Document.storyboard(
      [
        panel(
          "A",
          parts: """
            <connections>
                <segue destination="B" kind="custom" identifier="fade" customClass="FadeSegue" \
            customModule="Demo" destinationCreationSelector="makeDetail:" id="s1"/>
            </connections>
            """), panel("B", "storyboardIdentifier=\"B\""),
      ], initial: "A")
    let controller = try #require(board.instantiateInitialViewController())
    controller.performSegue(withIdentifier: "fade", sender: nil)
    let detail = try #require(controller.children.first as? PanelController)
    #expect(detail.value == 42 && NibLog.current.calls.contains("FadeSegue"))
    let made = board.instantiateViewController(identifier: "B") { coder in
      PanelController(coder: coder, value: 3)
    }
    #expect(made.value == 3)
  }

  @Test func tabsComeInTheOrderOfTheDocument() throws {
    begin()
    let board = try Document.storyboard(
      [
        """
        <tabBarController id="T" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="T-bar">
                <rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
                <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            </tabBar>
            <connections>
                <segue destination="A" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="B" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections>
        </tabBarController>
        """,
        panel("A", parts: "<tabBarItem key=\"tabBarItem\" title=\"One\" id=\"i1\"/>"),
        panel(
          "B",
          parts: "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" badgeValue=\"3\" id=\"i2\"/>"
        ),
      ], initial: "T")
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Search"])
    #expect(tabs.viewControllers?.last?.tabBarItem.badgeValue == "3")
    #expect(tabs.tabBar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func textsOfTheLanguageTakeThePlaceOfTheDocuments() throws {
    begin()
    let board = try Document.storyboard(
      [panel("A", view: "<subviews>" + button("go", "") + "</subviews>")], initial: "A",
      strings: ["go.normalTitle": "Los", "A.title": "Anfang"])
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.title == "Anfang")
    #expect((controller.view.subviews.first as? UIButton)?.currentTitle == "Los")
  }

  // Circles of containers have no end; they are noted.
  @Test func circlesEnd() throws {
    begin()
    let board = try Document.storyboard(
      [
        navigation("N", root: "M"), navigation("M", root: "N"),
        panel(
          "A",
          view: """
            <subviews><containerView id="c"><connections><segue destination="A" kind="embed" id="e"/></connections></containerView></subviews>
            """),
      ], initial: "N")
    let (made, notes) = Document.notes { board.instantiateInitialViewController() }
    #expect(made is UINavigationController && notes.contains { $0.contains("in a circle") })
  }
}
