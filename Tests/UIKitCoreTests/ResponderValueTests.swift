// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What responders store for the system: activities, pasting, rotors, large content, commands.

import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct ResponderValueTests {
  @Test func activityIsStoredAndRestored() {
    let controller = ActivityController()
    #expect(controller.userActivity == nil)
    let activity = NSUserActivity(activityType: "org.example.read")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    activity.addUserInfoEntries(from: ["page": 3])
    controller.userActivity = activity
    #expect(controller.userActivity === activity)
    (controller as any UIUserActivityRestoring).restoreUserActivityState(activity)
    #expect(controller.restored?["page"] as? Int == 3)
  }

  @Test func touchesCanBeMadeByPrograms() {
    let touch = UITouch()
    #expect(touch.view == nil && touch.tapCount == 0 && touch.location(in: nil) == .zero)
    #expect(touch.phase == .began)
  }

  /// Pasting is offered where one of the things is of an accepted type.
  @Test func pasteConfigurationDecidesWhatIsPasted() {
    let view = UIView()
    let text = NSItemProvider(item: nil, typeIdentifier: "public.utf8-plain-text")
    let picture = NSItemProvider(item: nil, typeIdentifier: "public.png")
    #expect(!view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste([picture, text]))
    #expect(!view.canPaste([picture]))
  }

  @Test func rotorFindsThroughItsSearch() {
    let views = [UIView(), UIView()]
    let rotor = UIAccessibilityCustomRotor(systemType: .heading) { predicate in
      let index = views.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      let next = index + (predicate.searchDirection == .next ? 1 : -1)
      return views.indices.contains(next)
        ? UIAccessibilityCustomRotorItemResult(targetElement: views[next], target: nil) : nil
    }
    let view = UIView()
    view.accessibilityCustomRotors = [rotor]
    #expect(view.accessibilityCustomRotors?.first?.systemRotorType == .heading)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: views[0], target: nil)
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === views[1])
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
  }

  @Test func largeContentIsStoredForEachView() {
    let view = UIView()
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Add"
    let item: any UILargeContentViewerItem = view
    #expect(item.showsLargeContentViewer && item.largeContentTitle == "Add")
    #expect(!UIView().showsLargeContentViewer && !item.scalesLargeContentImage)
  }

  @Test func actionIsPerformedWithItsSender() {
    let view = UIView()
    var sender: UIView?
    let action = UIAction { sender = $0.sender as? UIView }
    action.performWithSender(view, target: nil)
    #expect(sender === view && action.sender == nil)
  }

  @Test func mutableShortcutChangesItsValues() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedTitle = "Newer"
    item.localizedSubtitle = "a note"
    #expect((item as UIApplicationShortcutItem).localizedTitle == "Newer")
    #expect((item as UIApplicationShortcutItem).localizedSubtitle == "a note")
  }
}

/// Remembers what it was to restore.
private final class ActivityController: UIViewController {
  var restored: [AnyHashable: Any]?
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    restored = activity.userInfo
  }
}
