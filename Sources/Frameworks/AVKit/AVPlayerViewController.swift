// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A film with its controls: a labelled box.

@_exported public import AVFoundation
public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// Shows a film with controls.
///
/// Partly: a labelled box; nothing is played.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Who hears of it; not kept alive.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether the first picture is there: false.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  /// Between the film and the controls.
  open var contentOverlayView: UIView? { overlay }
  private lazy var overlay: UIView = {
    let made = UIView(frame: view.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    return made
  }()
  /// Whether the film may go on in a corner; true by default.
  open var allowsPictureInPicturePlayback = true
  /// Whether it goes there by itself; false by default.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the screen says what is played; true by default.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the whole screen is taken once it plays; false by default.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the whole screen is left at the end; false by default.
  open var exitsFullScreenWhenPlaybackEnds = false
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

/// Hears of a film's screen.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// The film goes to a corner.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The film comes back.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Done.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
