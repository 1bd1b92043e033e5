// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Substitutes of libraries: what programs rely on of each.

import Firebase
import GoogleSignIn
import MBProgressHUD
import Mica
import MicaFoundation
import RxCocoaRuntime
import SDWebImage
import SVProgressHUD
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

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test func aHUDOfAViewIsHiddenAndLeavesIt() throws {
    var window: UIWindow?
    stage.run {
      let shown = self.window()
      shown.frame.size = CGSize(width: 200, height: 200)
      window = shown
      let hud = MBProgressHUD.showAdded(to: shown, animated: true)
      hud.mode = .annularDeterminate
      hud.progress = 0.5
      hud.label.text = "Loading"
    }
    try stage.advance(to: 1)
    let hud = try #require(window.flatMap { MBProgressHUD.forView($0) })
    #expect(hud.alpha == 1 && hud.bezelView.alpha == 1 && hud.frame == window?.bounds)
    #expect(
      abs(hud.bezelView.frame.midX - 100) <= 0.5 && hud.bezelView.frame.height > 2 * hud.margin + 37
    )
    var ended = 0
    hud.completionBlock = { ended += 1 }
    stage.run { hud.hide(animated: true, afterDelay: 0.5) }
    try stage.advance(to: 1.4)
    #expect(hud.superview === window && ended == 0)
    try stage.advance(to: 2.5)
    #expect(hud.superview == nil && ended == 1)
  }

  @Test func theHUDOfAProgramFadesInAndOut() throws {
    var window: UIWindow?
    stage.run {
      window = self.window()
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.show(withStatus: "Wait")
    }
    #expect(stage.run { !SVProgressHUD.isVisible() })
    try stage.advance(to: 0.5)
    #expect(stage.run { SVProgressHUD.isVisible() })
    let shown = window?.subviews.count ?? 0
    stage.run { SVProgressHUD.dismiss() }
    try stage.advance(to: 1)
    #expect(stage.run { !SVProgressHUD.isVisible() })
    #expect(window?.subviews.count == shown - 1)
    stage.run { SVProgressHUD.showSuccess(withStatus: "Done") }
    try stage.advance(to: 5.5)
    #expect(stage.run { SVProgressHUD.isVisible() })
    try stage.advance(to: 7)
    #expect(stage.run { !SVProgressHUD.isVisible() })
  }
}
