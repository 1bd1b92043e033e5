// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The examples of layers, animations and text.

@_spi(Registration) import MicaRuntime

@testable import Cubes
@testable import LayerGradients
@testable import LayerKinds
@testable import RoundCorners
@testable import Spring
@testable import StickFigure
@testable import TextLayers
@testable import TextPages
@testable import TimingCurves

extension ExampleClasses {
  static func addLayers(to file: FileClasses) {
    file.add(
      CubesViewController.self, "CubesViewController", module: "Cubes",
      file: "Cubes/CubesViewController.swift", line: 9)
    file.add(
      DiagonalGradientViewController.self, "DiagonalGradientViewController",
      module: "LayerGradients", file: "LayerGradients/DiagonalGradientViewController.swift", line: 9
    )
    file.add(
      LocatedGradientViewController.self, "LocatedGradientViewController", module: "LayerGradients",
      file: "LayerGradients/LocatedGradientViewController.swift", line: 9)
    file.add(
      ReplicatorRingViewController.self, "ReplicatorRingViewController", module: "LayerKinds",
      file: "LayerKinds/ReplicatorRingViewController.swift", line: 9)
    file.add(
      ReflectionViewController.self, "ReflectionViewController", module: "LayerKinds",
      file: "LayerKinds/ReflectionViewController.swift", line: 9)
    file.add(
      ScrollLayerViewController.self, "ScrollLayerViewController", module: "LayerKinds",
      file: "LayerKinds/ScrollLayerViewController.swift", line: 9)
    file.add(
      LoadingDotsViewController.self, "LoadingDotsViewController", module: "LayerKinds",
      file: "LayerKinds/LoadingDotsViewController.swift", line: 9)
    file.add(
      EmitterFountainViewController.self, "EmitterFountainViewController", module: "LayerKinds",
      file: "LayerKinds/EmitterFountainViewController.swift", line: 9)
    file.add(
      RoundCornersViewController.self, "RoundCornersViewController", module: "RoundCorners",
      file: "RoundCorners/RoundCornersViewController.swift", line: 9)
    file.add(
      SpringViewController.self, "SpringViewController", module: "Spring",
      file: "Spring/SpringViewController.swift", line: 9)
    file.add(
      StickFigureViewController.self, "StickFigureViewController", module: "StickFigure",
      file: "StickFigure/StickFigureViewController.swift", line: 9)
    file.add(
      TimingCurvesViewController.self, "TimingCurvesViewController", module: "TimingCurves",
      file: "TimingCurves/TimingCurvesViewController.swift", line: 9)
  }

  static func addTexts(to file: FileClasses) {
    file.add(
      TextLayerViewController.self, "TextLayerViewController", module: "TextLayers",
      file: "TextLayers/TextLayerViewController.swift", line: 9
    ) { $0.property("text", \.text, inspectable: true) }
    file.add(
      RichTextViewController.self, "RichTextViewController", module: "TextLayers",
      file: "TextLayers/RichTextViewController.swift", line: 9)
    file.add(
      LayerLabelViewController.self, "LayerLabelViewController", module: "TextLayers",
      file: "TextLayers/LayerLabelViewController.swift", line: 9)
    file.add(
      ScriptsViewController.self, "ScriptsViewController", module: "TextPages",
      file: "TextPages/ScriptsViewController.swift", line: 9)
    file.add(
      TextAttributesViewController.self, "TextAttributesViewController", module: "TextPages",
      file: "TextPages/TextAttributesViewController.swift", line: 9)
    file.add(
      TextAroundShapeViewController.self, "TextAroundShapeViewController", module: "TextPages",
      file: "TextPages/TextAroundShapeViewController.swift", line: 9)
  }
}
