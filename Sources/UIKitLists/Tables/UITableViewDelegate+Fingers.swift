// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a delegate does by default when two fingers select rows: nothing.

public import Foundation

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}
