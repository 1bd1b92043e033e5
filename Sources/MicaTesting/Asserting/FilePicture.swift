// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures whose references another library has named: FBSnapshotTestCase's.

package import MicaCompare
package import MicaFoundation
package import UIKit

/// A picture that is compared with the file of a reference.
package struct FilePicture {
  /// The reference.
  package var reference: URL
  /// How far the picture may be from it.
  package var tolerance: PixelTolerance
  /// Whether the reference is written; otherwise the environment's mode holds, or none.
  package var isRecording: Bool
  /// The call in the test's source.
  package var file: String
  /// The line of the call.
  package var line: Int
  /// Whether a missing reference is written where nothing says a mode.
  package var recordsMissing = false

  /// A comparison. Pixels must be equal unless a tolerance says otherwise.
  package init(
    reference: URL, tolerance: PixelTolerance = PixelTolerance(), isRecording: Bool, file: String,
    line: Int
  ) {
    (self.reference, self.tolerance, self.isRecording) = (reference, tolerance, isRecording)
    (self.file, self.line) = (file, line)
  }

  /// Compares a picture and reports it. Returns what is wrong; nil for nothing. `views` shows the picture.
  @MainActor package func verify(_ image: UIImage, of view: UIView?) -> String? {
    let strategy = Snapshotting<UIImage, UIImage>(
      pathExtension: "png", diffing: .image(tolerance)
    ) { image in
      if let view { SnapshotScene.current?.views = onMain { ViewTree(view) } }
      return image
    }
    let call = SnapshotCall(
      record: isRecording ? .all : nil, timeout: 5, file: file, line: line,
      fallback: recordsMissing ? .missing : .never)
    var check = SnapshotCheck(strategy, ReferencePlace(file: reference), call, name: nil)
    return check.run { image }
  }

  /// Whether a picture agrees with the reference; nothing is reported.
  package func agrees(_ image: UIImage) -> Bool {
    guard let data = try? Data(contentsOf: reference) else { return false }
    let diffing = Diffing<UIImage>.image(tolerance)
    if diffing.refusal(image) != nil { return false }
    if case .equal = diffing.compare(data, image) { return true }
    return false
  }
}
