// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where iOS puts four labels in the safe areas of twelve devices: edges are rounded in the window's pixels
// (FACTS_UIKIT e.10).

import Mica
import TestScenes
import Testing
import UIKit

/// A label's stand-in: sizes are given, origins are the test.
private final class Box: UIView {
  private let size: CGSize
  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

@Suite(.ownProgram) @MainActor
struct LabelOriginTests {
  /// pointfreeco/swift-snapshot-testing, testTraits.*.txt: the screen, its safe area's top and bottom, and the
  /// origins of labels at the top's middle, the leading and trailing edges' middles, the bottom's middle. Lengths
  /// are thirds of points.
  struct Device {
    let screen: (Double, Double)
    let safe: (Double, Double)
    let isLarge: Bool
    let origins: [(Double, Double)]
  }

  private static let devices = [
    Device(
      screen: (3240, 2430), safe: (60, 0), isLarge: true,
      origins: [(1537, 60), (0, 1215), (3123, 1215), (1609, 2376)]),
    Device(
      screen: (3072, 2304), safe: (60, 0), isLarge: true,
      origins: [(1453, 60), (0, 1152), (2955, 1152), (1525, 2250)]),
    Device(  // an iPad mini after a 9.7-inch iPad
      screen: (3072, 2304), safe: (60, 0), isLarge: true,
      origins: [(1453, 60), (0, 1152), (2955, 1152), (1525, 2250)]),
    Device(
      screen: (3336, 2502), safe: (60, 0), isLarge: true,
      origins: [(1585, 60), (0, 1251), (3219, 1251), (1657, 2448)]),
    Device(
      screen: (3582, 2502), safe: (72, 60), isLarge: true,
      origins: [(1708, 72), (0, 1227), (3465, 1227), (1780, 2388)]),
    Device(
      screen: (4098, 3072), safe: (60, 0), isLarge: true,
      origins: [(1966, 60), (0, 1536), (3981, 1536), (2038, 3018)]),
    Device(
      screen: (1242, 2208), safe: (60, 0), isLarge: false,
      origins: [(542, 60), (0, 1105), (1131, 1105), (610, 2157)]),
    Device(
      screen: (1125, 2001), safe: (60, 0), isLarge: false,
      origins: [(484, 60), (0, 1002), (1014, 1002), (552, 1950)]),
    Device(
      screen: (960, 1704), safe: (60, 0), isLarge: false,
      origins: [(401, 60), (0, 853), (849, 853), (469, 1653)]),
    Device(
      screen: (1125, 2436), safe: (132, 102), isLarge: false,
      origins: [(484, 132), (0, 1204), (1014, 1204), (552, 2283)]),
    Device(
      screen: (1242, 2688), safe: (132, 102), isLarge: false,
      origins: [(542, 132), (0, 1330), (1131, 1330), (610, 2535)]),
    Device(
      screen: (1242, 2688), safe: (132, 102), isLarge: true,
      origins: [(538, 132), (0, 1329), (1125, 1329), (610, 2532)]),
  ]

  @Test(arguments: 0..<12) func labelsStandWhereIOSPutsThem(_ index: Int) throws {
    let device = Self.devices[index]
    let stage = Stage(
      device: StageDevice(
        name: "", size: CGSize(width: device.screen.0 / 3, height: device.screen.1 / 3), scale: 3,
        safeArea: UIEdgeInsets(top: device.safe.0 / 3, left: 0, bottom: device.safe.1 / 3, right: 0)
      ))
    let sizes: [(Double, Double)] =
      device.isLarge
      ? [(167, 61), (75, 61), (117, 61), (23, 54)] : [(158, 58), (71, 58), (111, 58), (22, 51)]
    var boxes: [Box] = []
    stage.run {
      let controller = UIViewController()
      stage.root = controller
      let root: UIView = controller.view
      boxes = sizes.map { Box(CGSize(width: $0.0 / 3, height: $0.1 / 3)) }
      for box in boxes { root.addSubview(box) }
      let safe = root.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        boxes[0].topAnchor.constraint(equalTo: safe.topAnchor),
        boxes[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        boxes[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        boxes[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        boxes[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        boxes[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        boxes[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        boxes[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      ])
    }
    try stage.prepare()
    for (box, origin) in zip(boxes, device.origins) {
      #expect(abs(box.frame.minX * 3 - origin.0) < 1e-6)
      #expect(abs(box.frame.minY * 3 - origin.1) < 1e-6)
    }
  }
}
