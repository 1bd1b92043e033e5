// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program has to show.

internal import Mica
internal import MicaJob
internal import UIKit

extension CatalogueReport {
  /// The running program's.
  @MainActor static var current: CatalogueReport {
    CatalogueReport(
      scenes: ShownScene.all,
      types: ShownClass.all().filter { $0.maker != nil }.map(\.record.name),
      devices: StageDevice.all.map(\.name), values: .current)
  }
}
