# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""Writes a project as Xcode does, opens it, edits it, and prints how long each took: measure, seconds, goal, what it is."""

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time

PROJECT = """// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
  P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
  G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
  S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
  T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L;
    buildPhases = (B, R); fileSystemSynchronizedGroups = (S); };
  B = {isa = PBXSourcesBuildPhase; files = (); };
  R = {isa = PBXResourcesBuildPhase; files = (); };
  L = {isa = XCConfigurationList; buildConfigurations = (C); };
  C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; PRODUCT_NAME = App;
    GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main0; }; };
}; }
"""

DELEGATE = """import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
"""

STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="%(first)s">
    <scenes>
%(scenes)s
    </scenes>
</document>
"""

SCENE = """        <scene sceneID="S%(id)s">
            <objects>
                <viewController storyboardIdentifier="Screen%(number)d" id="%(id)s" customClass="Screen%(number)d" customModule="App" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="V%(id)s">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <label opaque="NO" text="Screen %(number)d" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="L%(id)s">
                                <rect key="frame" x="20" y="100" width="353" height="21"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="B%(id)s">
                                <rect key="frame" x="20" y="200" width="100" height="34"/>
                                <state key="normal" title="Count"/>
                                <connections>
                                    <action selector="count:" destination="%(id)s" eventType="touchUpInside" id="A%(id)s"/>
                                </connections>
                            </button>
                        </subviews>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        <constraints>
                            <constraint firstItem="L%(id)s" firstAttribute="centerX" secondItem="V%(id)s" secondAttribute="centerX" id="C1%(id)s"/>
                            <constraint firstItem="L%(id)s" firstAttribute="centerY" secondItem="V%(id)s" secondAttribute="centerY" id="C2%(id)s"/>
                            <constraint firstItem="B%(id)s" firstAttribute="top" secondItem="L%(id)s" secondAttribute="bottom" constant="20" id="C3%(id)s"/>
                            <constraint firstItem="B%(id)s" firstAttribute="centerX" secondItem="V%(id)s" secondAttribute="centerX" id="C4%(id)s"/>
                        </constraints>
                    </view>
                    <connections>
                        <outlet property="label" destination="L%(id)s" id="O%(id)s"/>
                    </connections>
                </viewController>
            </objects>
        </scene>"""

SCREEN = """import UIKit

/// Screen %(number)d of the program.
class Screen%(number)d: UIViewController, UITableViewDataSource {
  @IBOutlet var label: UILabel!
  private let meter = Meter%(number)d()
  private var total = %(number)d

  override func viewDidLoad() {
    super.viewDidLoad()
    meter.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
    meter.share = CGFloat(total) / 50
    view.addSubview(meter)
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @IBAction func count(_ sender: UIButton) {
    total += 1
    label.text = "Screen %(number)d: \\(total)"
    UIView.animate(withDuration: 0.3) { self.meter.alpha = self.total %% 2 == 0 ? 1 : 0.5 }
  }

  @objc private func changed(_ note: Notification) { meter.setNeedsDisplay() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { total }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \\(indexPath.row)"
    cell.detailTextLabel?.text = rows.map(String.init).joined(separator: ", ")
    return cell
  }

  private var rows: [Int] { (0..<total).filter { $0 %% 3 == 0 }.map { $0 * 2 } }
}

@IBDesignable class Meter%(number)d: UIView {
  @IBInspectable var share: CGFloat = 0 { didSet { setNeedsDisplay() } }
  @IBInspectable var ink: UIColor = .systemBlue

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 8)
    UIColor(white: 0.9, alpha: 1).setFill()
    path.fill()
    path.addClip()
    ink.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height))
  }
}
"""


def write(folder):
    """49 screens with a view each and a delegate; 3 storyboards show 15 of them."""
    os.makedirs(f"{folder}/App.xcodeproj")
    os.makedirs(f"{folder}/App")
    open(f"{folder}/App.xcodeproj/project.pbxproj", "w").write(PROJECT)
    open(f"{folder}/App/AppDelegate.swift", "w").write(DELEGATE)
    for number in range(49):
        open(f"{folder}/App/Screen{number}.swift", "w").write(SCREEN % {"number": number})
    for board in range(3):
        ids = [(number, f"s{number:02d}-aa-bbb") for number in range(board * 5, board * 5 + 5)]
        scenes = "\n".join(SCENE % {"number": number, "id": name} for number, name in ids)
        open(f"{folder}/App/Main{board}.storyboard", "w").write(STORYBOARD % {"first": ids[0][1], "scenes": scenes})


def render(folder, cache):
    start = time.time()
    out = f"{folder}/a.png"
    subprocess.run(
        [os.environ["MICA"], "render", folder, "--device", "iPhone 15", "-o", out], check=True,
        env={**os.environ, "MICA_CACHE": cache}, stdout=subprocess.DEVNULL)
    return time.time() - start, open(out, "rb").read()


def edit(path, old, new):
    text = open(path).read()
    assert old in text
    open(path, "w").write(text.replace(old, new))


def run():
    place = tempfile.mkdtemp()
    folder, cache = f"{place}/Project", f"{place}/cache"
    try:
        write(folder)
        first, picture = render(folder, cache)
        time.sleep(0.2)
        same, again = render(folder, cache)
        assert again == picture
        edit(f"{folder}/App/Screen0.swift", "UIColor(white: 0.9", "UIColor(white: 0.5")
        time.sleep(0.2)
        source, other = render(folder, cache)
        assert other != picture, "the edit isn't seen"
        edit(f"{folder}/App/Main0.storyboard", 'constant="20"', 'constant="60"')
        time.sleep(0.2)
        board, third = render(folder, cache)
        assert third != other, "the edited storyboard isn't seen"
        return {"first": first, "unchanged": same, "source": source, "storyboard": board}
    finally:
        shutil.rmtree(place)


GOALS = {
    "first": (12, "from nothing compiled of it"), "unchanged": (0.2, "nothing has changed"),
    "source": (1.5, "after one edited file"), "storyboard": (0.4, "after an edited storyboard"),
}

if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--write", help="only write the project there")
    options = options.parse_args()
    if options.write:
        write(options.write)
    else:
        rounds = [run() for _ in range(options.rounds)]
        for name, (goal, words) in GOALS.items():
            print(f"{name}\t{statistics.median(one[name] for one in rounds):.2f}\t{goal}\t{words}")
