// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Substitutes of libraries: what programs rely on of each.

import Firebase
import GoogleSignIn
import Mica
import MicaFoundation
import RxCocoaRuntime
import SDWebImage
import Testing
import UIKit

@Suite @MainActor
struct SubstituteTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  private final class Proxy: _RXDelegateProxy, UITableViewDelegate {
    var sent: [String] = []
    override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
      sent.append("\(selector) \(arguments.count)")
    }
  }
  private final class Target: NSObject, UITableViewDelegate {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 17 }
  }

  @Test func aProxyReportsAndForwardsWhatItDoesNotImplement() {
    let (proxy, target, table) = (Proxy(), Target(), UITableView())
    proxy._setForwardToDelegate(target, retainDelegate: false)
    let delegate: any UITableViewDelegate = proxy
    delegate.tableView(table, didSelectRowAt: IndexPath(row: 3, section: 0))
    delegate.scrollViewDidScroll(table)
    #expect(target.selected == [3])
    #expect(proxy.sent == ["tableView:didSelectRowAt: 2", "scrollViewDidScroll: 1"])
    let path = IndexPath(row: 0, section: 0)
    #expect(delegate.tableView(table, heightForRowAt: path) == 17)
    proxy._setForwardToDelegate(nil, retainDelegate: false)
    #expect(delegate.tableView(table, heightForRowAt: path) == UITableView.automaticDimension)
    #expect(proxy.voidDelegateMethodsContain(Selector("tableView:didSelectRowAt:")))
    #expect(!proxy.voidDelegateMethodsContain(Selector("searchBarTextDidEndEditing:")))
  }

  @Test func anImageViewShowsAFileAndThenRemembersIt() throws {
    let file = URL(fileURLWithPath: NSTemporaryDirectory() + "substitute-\(getpid()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    try #require(picture.pngData()).write(to: file)
    let (view, place) = (UIImageView(), UIImage())
    var types: [SDImageCacheType] = []
    let heard: SDExternalCompletionBlock = { _, _, type, _ in types.append(type) }
    stage.run { view.sd_setImage(with: file, placeholderImage: place, completed: heard) }
    #expect(view.image === place)
    try stage.advance(to: 0.1)
    #expect(view.image != nil && view.image !== place && types == [SDImageCacheType.none])
    stage.run { view.sd_setImage(with: file, completed: heard) }
    #expect(types == [SDImageCacheType.none, .memory])
    let missing = URL(string: "https://example.invalid/none.png")
    var error: (any Error)?
    stage.run { view.sd_setImage(with: missing) { _, failure, _, _ in error = failure } }
    try stage.advance(to: 0.2)
    #expect((error as? SDWebImageError)?.code == .invalidDownloadStatusCode)
  }

  @Test func callsOfServersEndWithAnError() throws {
    var told: [String] = []
    stage.run {
      Auth.auth().signIn(withEmail: "a@b.c", password: "d") { result, error in
        told.append("\(result == nil) \(error != nil)")
      }
      _ = Auth.auth().addStateDidChangeListener { told.append("\($1 == nil)") }
      GIDSignIn.sharedInstance.restorePreviousSignIn { user, error in
        told.append("\(user == nil) \(error != nil)")
      }
    }
    #expect(told.isEmpty)
    try stage.advance(to: 0.3)
    #expect(told == ["true true", "true", "true true"])
  }
}
