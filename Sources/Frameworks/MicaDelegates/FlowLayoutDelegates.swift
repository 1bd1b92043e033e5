// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls of flow layouts.

public import UIKit

extension UICollectionViewDelegateFlowLayout where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (forwardingTarget as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    (forwardingTarget as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (forwardingTarget as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (forwardingTarget as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (forwardingTarget as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (forwardingTarget as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
