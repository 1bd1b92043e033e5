// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Several programs in one process, run in turns: each sees its own device and nothing of the others.

import CTestFonts
import CoreGraphics
import CoreText
import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

/// Shows what its device is: style, size of text, hairlines of its scale.
private final class DeviceProgram: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 110, height: 40))
    label.text = "Device"
    label.textColor = .label
    label.font = .preferredFont(forTextStyle: .body)
    view.addSubview(label)
    let line = UIView(frame: CGRect(x: 0, y: 50, width: 120, height: 1 / UIScreen.main.scale))
    line.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .purple }
    view.addSubview(line)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.link.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0.5, y: 0.5, width: 8, height: 8))
    }
    let image = UIImageView(image: picture)
    image.frame.origin = CGPoint(x: 60, y: 54)
    view.addSubview(image)
  }
}

/// Views that animate one after the other, with blocks in blocks and completions.
private final class AnimatedProgram: UIViewController {
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = .systemRed
    view.addSubview(square)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.5) {
      self.square.center.x = 90
      UIView.animate(withDuration: 9) { self.square.alpha = 0.5 }
    } completion: { _ in
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { self.square.center.y = 40 }
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveLinear) {
        self.square.transform = CGAffineTransform(rotationAngle: 1)
      }
    }
  }
}

/// A display link that moves a bare layer, which animates by itself; leaves a transaction open and
/// a drawing context on the stack, as no program should.
private final class CarelessProgram: UIViewController {
  private let dot = CALayer()
  private var steps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    dot.frame = CGRect(x: 0, y: 30, width: 8, height: 8)
    dot.backgroundColor = UIColor.black.cgColor
    view.layer.addSublayer(dot)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    let link = CADisplayLink { [unowned self] in step($0) }
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.05)
  }

  private func step(_ link: CADisplayLink) {
    steps += 1
    dot.position.x = CGFloat(steps) * 9 + CGFloat(CACurrentMediaTime())
    if UIGraphicsGetCurrentContext() == nil { dot.backgroundColor = UIColor.white.cgColor }
    dot.borderColor = UIColor.systemBackground.cgColor
    dot.borderWidth = 2
  }
}

/// Shows a line in a font that the program brings along: Liberation Mono under the name of another font
/// that there is.
private final class FontProgram: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let file = String(cString: mica_test_fonts()) + "/LiberationMono-Regular.ttf"
    guard var bytes = try? Data(contentsOf: URL(fileURLWithPath: file)) else { return }
    for old in ["LiberationMono", "Liberation Mono"] {
      let new = old.replacingOccurrences(of: "Mono", with: "Sans")
      let (name, other) = (utf16(old), utf16(new))
      while let place = bytes.range(of: name) { bytes.replaceSubrange(place, with: other) }
    }
    guard let font = CGDataProvider(data: bytes as CFData).flatMap({ CGFont($0) }),
      CTFontManagerRegisterGraphicsFont(font, nil)
    else { return }
    view.backgroundColor = .systemBackground
    view.addSubview(sansLabel())
  }

  /// As fonts keep their names.
  private func utf16(_ text: String) -> Data {
    Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }
}

/// Shows the same line in the machine's font.
private final class PlainFontProgram: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(sansLabel())
  }
}

@MainActor private func sansLabel() -> UILabel {
  let label = UILabel(frame: CGRect(x: 4, y: 4, width: 110, height: 40))
  label.text = "will ill"
  label.font = UIFont(name: "LiberationSans", size: 18)
  return label
}

@Suite(.ownProgram) @MainActor
struct StageIsolationTests {
  private struct Device {
    var scale: CGFloat
    var style = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
    var makeRoot: @MainActor () -> UIViewController
  }

  private static let devices: [Device] = [
    Device(scale: 1) { DeviceProgram() },
    Device(scale: 3, style: .dark, textSize: .extraExtraLarge) { DeviceProgram() },
    Device(scale: 2) { AnimatedProgram() },
    Device(scale: 1, style: .dark) { CarelessProgram() },
    Device(scale: 2.5, textSize: .small) { DeviceProgram() },
    Device(scale: 3, style: .dark) { AnimatedProgram() },
    Device(scale: 2) { FontProgram() },
    Device(scale: 2) { PlainFontProgram() },
  ]
  private static let times: [TimeInterval] = [0, 0.05, 0.3, 0.31, 0.5, 0.7, 0.95, 2]

  private func makeStage(_ device: Device) -> Stage {
    let stage = Stage(
      size: CGSize(width: 120, height: 70), scale: device.scale, style: device.style,
      contentSizeCategory: device.textSize)
    stage.run { stage.root = device.makeRoot() }
    return stage
  }

  private func bytes(_ stage: Stage, at time: TimeInterval) throws -> Data {
    try #require(stage.snapshot(at: time).dataProvider?.data) as Data
  }

  @Test func programsRunInTurnsGiveThePicturesThatEachGivesAlone() throws {
    let alone = try Self.devices.map { device in
      let stage = makeStage(device)
      return try Self.times.map { try bytes(stage, at: $0) }
    }
    #expect(Set(alone.map(\.first)).count == 8, "the devices look different at the start")
    #expect(Set(alone[2]).count > 5, "the animated program moves")
    #expect(Set(alone[3]).count > 5, "so does the careless one")

    for isReversed in [false, true] {
      let stages = Self.devices.map(makeStage)
      for (index, time) in Self.times.enumerated() {
        let order = Array(stages.indices)
        for device in isReversed ? order.reversed() : order {
          let picture = try bytes(stages[device], at: time)
          #expect(picture == alone[device][index], "program \(device) at \(time) s")
        }
      }
    }
  }

  @Test func aStageSaysWhatItsOwnProgramAskedFor() throws {
    let font = UIFont.systemFont(ofSize: 7, weight: .bold, width: .condensed)
    let (one, other) = (makeStage(Self.devices[0]), makeStage(Self.devices[1]))
    one.run { one.root?.view.layer.compositingFilter = "noSuchFilter" }
    other.run {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.text = "narrow"
      label.font = UIFont.systemFont(ofSize: 7, weight: .bold, width: .condensed)
      other.root?.view.addSubview(label)
      #expect(label.font == font)
    }
    _ = try (one.snapshot(), other.snapshot())
    #expect(one.unsupportedFeatures == ["CALayer.compositingFilter noSuchFilter"])
    #expect(
      other.unsupportedFeatures == ["UIFont.Width"],
      "although the font was made before, for another program")
    #expect(Stage.unsupportedFeatures.contains("CALayer.compositingFilter noSuchFilter"))
  }

  @Test func eachStageHasItsOwnCentreDefaultsAndLocale() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let size = CGSize(width: 2, height: 2)
    let here = Stage(size: size)
    let there = Stage(size: size, locale: Locale(identifier: "de_DE"), timeZone: tokyo)
    let moment = Date(timeIntervalSince1970: 1_704_102_060)
    for stage in [here, there] {
      stage.run {
        NotificationCenter.default.addObserver(
          forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in
          let count = UserDefaults.standard.integer(forKey: "launches")
          UserDefaults.standard.set(count + 1, forKey: "launches")
        }
      }
    }
    try there.advance(to: 0.1)
    #expect(here.run { UserDefaults.standard.integer(forKey: "launches") } == 0)
    try here.advance(to: 0.1)
    for (stage, text) in [(here, "1/1/24, 9:41 AM"), (there, "01.01.24, 18:41")] {
      stage.run {
        #expect(UserDefaults.standard.integer(forKey: "launches") == 1)
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
        let written = formatter.string(from: moment)
        #expect(written.replacingOccurrences(of: "\u{202F}", with: " ") == text)
      }
    }
  }

  @Test func tasksOfAProgramSeeItsDevice() async throws {
    let stages = [CGFloat(1), 3].map { Stage(size: CGSize(width: 2, height: 2), scale: $0) }
    let tasks = stages.map { stage in
      stage.run {
        Task { @MainActor in
          await Task.yield(); return UIScreen.main.scale
        }
      }
    }
    // The main queue is the stage's: it moves when the stage does. Threads may be long in coming.
    let scales = Scales()
    Task { for task in tasks { scales.values.append(await task.value) } }
    while scales.values.count < 2 {
      for stage in stages { try stage.advance(to: 0) }
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    #expect(scales.values == [1, 3])
  }

  private final class Scales {
    var values: [CGFloat] = []
  }
}
