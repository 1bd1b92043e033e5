// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a job to a stage: everything is looked up and checked before any picture is drawn.

internal import CoreGraphics
internal import Foundation
package import Mica
package import MicaJob
internal import MicaRaster
package import UIKit

/// What is shown, ready to be put on a stage.
package struct StagePlan {
  /// The screen, in points, of a program that says nothing: an iPhone 15's.
  package static let defaultSize = PointSize(width: 393, height: 852)
  /// That of an app for pads alone: an iPad's of 11 inches.
  static let padSize = PointSize(width: 834, height: 1194)

  /// What is put on the stage.
  private enum Subject {
    case type(ShownClass)
    /// A scene of a storyboard, or a nib.
    case scene(ShownScene)
    /// The app's own windows.
    case application(ProgramEntry)
    /// What a closure makes.
    case made(Maker)
  }

  /// Makes what is shown, as a part of the stage's program. Throws `HostError`.
  typealias Maker = @MainActor () throws -> ShownClass.Shown

  let showing: Showing
  /// Whether it is remembered which elements of documents views were made of.
  var keepsOrigins = false
  private let subject: Subject
  package let size: PointSize
  package let pixelWidth: Int
  package let pixelHeight: Int

  var program: ProgramDescription { showing.program }
  /// What the stage is.
  private let device: StageDevice
  var scale: Double { device.scale }

  /// Throws `HostError` for a type that can't be shown and `StageError` for a screen that no picture
  /// can have.
  ///
  /// An app is shown as it launches, unless a type is asked for by its name.
  package init(_ showing: Showing, entry: ProgramEntry? = nil) throws {
    try self.init(showing, entry: entry, making: nil)
  }

  /// What a closure makes, on the screen of the program's app.
  init(_ showing: Showing, making maker: @escaping Maker) throws {
    try self.init(showing, entry: nil, making: maker)
  }

  private init(_ showing: Showing, entry: ProgramEntry?, making maker: Maker?) throws {
    self.showing = showing
    let request = showing.device
    let showsApplication =
      showing.scene == nil && showing.program.show == nil && entry != nil || maker != nil
    let own =
      showing.size ?? showing.program.size
      ?? (showsApplication ? HostBundle.screen() : Self.defaultSize)
    var device = StageDevice(name: "", size: own.size, scale: 2)
    if let name = request.name {
      guard let known = StageDevice(named: name) else { throw HostError.unknownDevice(name) }
      device = known
    }
    let isTurned =
      request.isLandscape
      || showsApplication && showing.size == nil && HostBundle.isLandscapeOnly(on: device)
    if isTurned, device.size.width < device.size.height { device = device.turned }
    if let size = showing.size, request.name != nil { device.size = size.size }
    if let scale = showing.scale { device.scale = scale }
    self.device = device
    size = PointSize(width: device.size.width, height: device.size.height)
    if let maker {
      subject = .made(maker)
    } else if let scene = showing.scene {
      subject = .scene(ShownScene(scene))
    } else if showing.program.show == nil, let entry {
      subject = .application(entry)
    } else {
      subject = .type(try ShownClass.find(showing.program.show))
    }
    (pixelWidth, pixelHeight) = try Stage.pixelSize(of: size.size, scale: device.scale)
  }

  /// A stage with the program's root, laid out once, with the settings applied: time 0 is next.
  /// Throws `HostError` for a setting that can't be made.
  @MainActor package func makeStage() throws -> Stage {
    try putOnStage().stage
  }

  /// The stage, and the view or view controller that was asked for.
  @MainActor package func putOnStage() throws -> (stage: Stage, object: UIResponder) {
    let request = showing.device
    let stage = Stage(
      device: device, style: request.isDark ? .dark : .light,
      contentSizeCategory: request.category,
      layoutDirection: request.isRightToLeft ? .rightToLeft : nil,
      accessibilityContrast: request.hasHighContrast ? .high : .normal,
      locale: Locale(identifier: request.locale ?? "en_US"))
    stage.background = showing.background?.color.cgColor
    stage.smoothEdges = showing.smoothEdges
    stage.threads = showing.threads
    stage.showsTouches = showing.showsTouches
    stage.showsKeyboard = showing.showsKeyboard ?? false
    stage.run {
      HostBundle.registerFonts()
      NibOrigins.current.isKept = keepsOrigins
      NibFiles.current.isDesigning = showing.isDesigned ?? false
    }
    let object = try fill(stage)
    try stage.run {
      for setting in program.presets + showing.settings { try set(setting, on: object) }
      if showing.isDesigned == true { (object as? UIView)?.prepareForInterfaceBuilder() }
    }
    showing.touches?.play(on: stage)
    return (stage, object)
  }

  /// Shows the subject on a stage for the first time; returns where settings start.
  @MainActor private func fill(_ stage: Stage) throws -> UIResponder {
    switch subject {
    case .type(let type):
      let shown = try stage.run { try type.make() }
      stage.root = shown.controller
      try stage.prepare()
      return shown.object
    case .scene(let scene):
      let shown = try stage.run { try scene.make() }
      stage.root = shown.controller
      try stage.prepare()
      return shown.object
    case .made(let maker):
      let shown = try stage.run { try maker() }
      stage.root = shown.controller
      try stage.prepare()
      return shown.object
    case .application(let entry):
      let settings = HostBundle.settings
      if device.isPad, settings.idioms == [.phone] {
        Unsupported.note("the frame in which an iPad shows an app for iPhones: it fills the screen")
      }
      stage.launch(info: settings.info) { entry.launch() }
      try stage.prepare()
      guard let root = stage.run({ UIApplication.shared.keyWindow?.rootViewController }) else {
        throw HostError.noWindow(entry.name)
      }
      return root
    }
  }

  @MainActor private func set(_ setting: Setting, on root: UIResponder) throws(HostError) {
    do {
      try ResolvedSetting(program.resolve(setting), from: root).apply()
    } catch HostError.badValue(_, let kind) {
      throw .badValue(setting, kind: kind)
    } catch HostError.unknownKey(let key, _, _)
      where key == setting.key && !program.settings.isEmpty
    {
      throw .unknownKey(key, owner: program.name, nearest: program.settings.map(\.name))
    }
  }
}

extension DeviceRequest {
  /// The size of text; the default for none, or one that isn't known.
  var category: UIContentSizeCategory {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let place = contentSize.flatMap { Self.contentSizes.firstIndex(of: $0) }
    return place.map { categories[$0] } ?? .large
  }
}
