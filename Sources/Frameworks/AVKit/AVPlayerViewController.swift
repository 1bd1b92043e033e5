// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A film with its controls: a labelled box.

@_exported public import AVFoundation
internal import MicaFrameworks
@_exported public import UIKit

/// Shows a film with controls.
///
/// Partly: a labelled box; nothing is played.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether there are controls; true by default.
  open var showsPlaybackControls = true
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// A labelled box on black.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    _ = LabelledBox("AVPlayerViewController", in: view)
  }
}
