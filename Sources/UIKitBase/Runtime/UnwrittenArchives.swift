// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import MicaRaster

/// Notes that a view or a controller writes nothing into an archive.
@MainActor
package func noteUnwritten(_ object: AnyObject) {
  Unsupported.note("archives of \(String(describing: type(of: object)))")
}
