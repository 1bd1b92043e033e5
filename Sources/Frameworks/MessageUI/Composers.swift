// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Mails and messages: this device sends none.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// Given up.
  case cancelled
  /// Kept.
  case saved
  /// Sent.
  case sent
  /// Not sent.
  case failed
}

/// Writes a mail. This device can't, as `canSendMail()` says.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Whether the device sends mails; false.
  open class func canSendMail() -> Bool { false }
  /// Who hears of the end; not kept alive.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Does nothing.
  open func setSubject(_ subject: String) {
    noteMissing("MFMailComposeViewController.setSubject(_:)")
  }
  /// Does nothing.
  open func setToRecipients(_ toRecipients: [String]?) {
    noteMissing("MFMailComposeViewController.setToRecipients(_:)")
  }
  /// Does nothing.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    noteMissing("MFMailComposeViewController.setCcRecipients(_:)")
  }
  /// Does nothing.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    noteMissing("MFMailComposeViewController.setBccRecipients(_:)")
  }
  /// Does nothing.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    noteMissing("MFMailComposeViewController.setMessageBody(_:isHTML:)")
  }
  /// Does nothing.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    noteMissing("MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:)")
  }
}

/// Hears what became of a mail. The method may be left out.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// What became of it.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// Given up.
  case cancelled
  /// Sent.
  case sent
  /// Not sent.
  case failed
}

/// Writes a message. This device can't, as `canSendText()` says.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Whether the device sends messages; false.
  open class func canSendText() -> Bool { false }
  /// Whether they may have subjects; false.
  open class func canSendSubject() -> Bool { false }
  /// Whether they may have files; false.
  open class func canSendAttachments() -> Bool { false }
  /// Who hears of the end; not kept alive.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
}

/// Hears what became of a message. The method may be left out.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// What became of it.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension MFMessageComposeViewControllerDelegate {
  /// Does nothing.
  public func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {}
}
