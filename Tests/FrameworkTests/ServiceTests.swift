// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Services of a device that Mica's lacks: tasks in the background, watches, iCloud, app groups.

import BackgroundTasks
import Mica
import MicaFoundation
import StoreKit
import Testing
import UIKit
import UserNotifications
import WatchConnectivity

@Suite @MainActor
struct ServiceTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  @Test func requestsForTasksNeedAHandlerAndReplaceEachOther() throws {
    try stage.run {
      let scheduler = BGTaskScheduler.shared
      let request = BGProcessingTaskRequest(identifier: "a")
      #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try scheduler.submit(request) }
      #expect(scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
      #expect(!scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
      try scheduler.submit(request)
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
    }
    var pending: [BGTaskRequest]?
    stage.run { BGTaskScheduler.shared.getPendingTaskRequests { pending = $0 } }
    try stage.advance(to: 1)
    #expect(pending?.count == 1 && pending?.first is BGAppRefreshTaskRequest)
    #expect(stage.unsupportedFeatures.contains("BGTaskScheduler.submit(_:)"))
  }

  @Test func aSessionWithoutAWatchEndsWithAnError() {
    final class Watcher: NSObject, WCSessionDelegate {
      var error: (any Error)?
      func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
      ) { self.error = error }
      func sessionDidBecomeInactive(_ session: WCSession) {}
      func sessionDidDeactivate(_ session: WCSession) {}
    }
    stage.run {
      let watcher = Watcher()
      #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
      WCSession.default.delegate = watcher
      WCSession.default.activate()
      #expect(watcher.error as? WCError == WCError(.sessionNotSupported))
    }
  }

  @Test func theStoreOfACloudKeepsValuesInMemory() {
    stage.run {
      let store = NSUbiquitousKeyValueStore.default
      store.set("text", forKey: "a")
      store.set(true, forKey: "b")
      store.set(Int64(7), forKey: "c")
      #expect(store.string(forKey: "a") == "text" && store.bool(forKey: "b"))
      #expect(store.longLong(forKey: "c") == 7 && store.double(forKey: "none") == 0)
      store.removeObject(forKey: "a")
      #expect(store.object(forKey: "a") == nil && store.dictionaryRepresentation.count == 2)
    }
    Stage(size: CGSize(width: 1, height: 1), scale: 1).run {
      #expect(NSUbiquitousKeyValueStore.default.dictionaryRepresentation.isEmpty)
    }
  }

  @Test func groupsAreFoldersOfOneName() throws {
    for name in ["", ".", "..", "a/b", "../x"] {
      #expect(
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
    let file = URL(fileURLWithPath: "/tmp")
    #expect(file.startAccessingSecurityScopedResource())
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func noticesKeepHowFarTheyMayDisturb() throws {
    let content = UNMutableNotificationContent()
    #expect(content.interruptionLevel == .active && content.relevanceScore == 0)
    content.interruptionLevel = .timeSensitive
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    #expect(copy.interruptionLevel == .timeSensitive)
    let action = UNTextInputNotificationAction(
      identifier: "a", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "…")
    #expect(action.textInputButtonTitle == "Send" && action.title == "Reply")
  }

  @Test func paymentsFailAndStayUntilTheyAreFinished() throws {
    final class Observer: NSObject, SKPaymentTransactionObserver {
      var failed: [SKPaymentTransaction] = []
      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
      ) { failed += transactions.filter { $0.transactionState == .failed } }
    }
    let observer = Observer()
    stage.run {
      let payment = SKMutablePayment()
      payment.productIdentifier = "coins"
      SKPaymentQueue.default().add(observer)
      SKPaymentQueue.default().add(payment)
      #expect(!SKPaymentQueue.canMakePayments() && observer.failed.isEmpty)
    }
    try stage.advance(to: 1)
    stage.run {
      let queue = SKPaymentQueue.default()
      #expect(observer.failed.first?.error as? SKError == SKError(.paymentNotAllowed))
      #expect(queue.transactions.first?.payment.productIdentifier == "coins")
      for transaction in observer.failed { queue.finishTransaction(transaction) }
      #expect(queue.transactions.isEmpty)
    }
  }

  @Test func alternateIconsAreKept() {
    stage.run {
      let application = UIApplication.shared
      #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
      application.setAlternateIconName("Dark")
      #expect(application.alternateIconName == "Dark")
    }
  }
}
