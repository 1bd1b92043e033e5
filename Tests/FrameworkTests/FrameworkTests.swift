// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frameworks that Mica has the names of: their views are labelled boxes, what is missing is noted.

import AVKit
import AudioToolbox
import CoreMotion
import CryptoKit
import GameplayKit
import LocalAuthentication
import MapKit
import Mica
import MobileCoreServices
import SafariServices
import Security
import SystemConfiguration
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import WebKit
import os

@Suite @MainActor
struct FrameworkTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  private func label(in view: UIView) -> String? {
    (view as? UILabel)?.text ?? view.subviews.lazy.compactMap { label(in: $0) }.first
  }

  @Test func viewsAreLabelledBoxesAndNoted() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for (name, make) in [
      ("WKWebView", { WKWebView(frame: frame) }), ("MKMapView", { MKMapView(frame: frame) }),
      ("AVPlayerViewController", { AVPlayerViewController().view }),
      ("SFSafariViewController", { SFSafariViewController(url: URL(fileURLWithPath: "/")).view }),
    ] as [(String, () -> UIView)] {
      let view = stage.run { make() }
      #expect(label(in: view) == name)
      #expect(stage.unsupportedFeatures.contains(name))
    }
  }

  @Test func ordersWithoutEffectAreNoted() {
    stage.run {
      AVPlayer().seek(to: .zero)
      AudioServicesPlaySystemSound(1)
      MKMapView(frame: .zero).selectAnnotation(MKPointAnnotation(), animated: false)
      WKWebView(frame: .zero).evaluateJavaScript("1")
    }
    for name in [
      "AVPlayer.seek(to:)", "AudioServicesPlaySystemSound(_:)",
      "MKMapView.selectAnnotation(_:animated:)",
      "WKWebView.evaluateJavaScript(_:completionHandler:)",
    ] {
      #expect(stage.unsupportedFeatures.contains(name))
    }
  }

  @Test func aMapKeepsWhatItIsGiven() {
    stage.run {
      let map = MKMapView(frame: .zero)
      let place = MKPointAnnotation()
      place.title = "Zürich"
      map.addAnnotation(place)
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 47, longitude: 8), latitudinalMeters: 111_194.93,
          longitudinalMeters: 0), animated: true)
      #expect(map.annotations.count == 1 && map.annotations.first?.title == "Zürich")
      #expect(abs(map.region.span.latitudeDelta - 1) < 1e-9 && map.centerCoordinate.latitude == 47)
      map.removeAnnotations(map.annotations)
      #expect(map.annotations.isEmpty)
    }
  }

  /// A degree of a great circle of the mean Earth.
  @Test func distances() {
    let (a, b) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 1, longitude: 0))
    #expect(abs(a.distance(from: b) - 111_194.93) < 1)
    #expect(a.distance(from: a) == 0)
    #expect(CLLocationManager.authorizationStatus() == .denied)
  }

  @Test func placesOnTheWayKeepWhatTheyAreMadeOf() {
    let source = CLLocationSourceInformation(
      softwareSimulationState: true, andExternalAccessoryState: false)
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 20), altitude: 300,
      horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8,
      speedAccuracy: 9, timestamp: Date(timeIntervalSince1970: 0), sourceInfo: source)
    #expect(place.course == 6 && place.courseAccuracy == 7)
    #expect(place.speed == 8 && place.speedAccuracy == 9 && place.floor == nil)
    #expect(place.sourceInformation?.isSimulatedBySoftware == true)
    #expect(place.sourceInformation?.isProducedByAccessory == false)
    let still = CLLocation(latitude: 1, longitude: 2)
    #expect(still.course == -1 && still.speedAccuracy == -1 && still.sourceInformation == nil)
  }

  /// The raw values of Apple's headers.
  @Test func valuesOfSensorsHaveApplesNumbers() {
    #expect(
      CLDeviceOrientation.faceDown.rawValue == 6 && CLDeviceOrientation.portrait.rawValue == 1)
    #expect(CMAuthorizationStatus.authorized.rawValue == 3)
    #expect(CMMotionActivityConfidence.high.rawValue == 2)
    #expect(UNAuthorizationOptions.announcement.rawValue == 128)
    #expect(CIQRCodeDescriptor.ErrorCorrectionLevel.levelH.rawValue == 72)
    #expect(CIDataMatrixCodeDescriptor.ECCVersion.v140.rawValue == 140)
    let code = CIQRCodeDescriptor(
      payload: Data([1]), symbolVersion: 40, maskPattern: 7, errorCorrectionLevel: .levelL)
    #expect(code?.symbolVersion == 40)
    for (version, mask) in [(0, UInt8(0)), (41, 0), (1, 8)] {
      #expect(
        CIQRCodeDescriptor(
          payload: Data(), symbolVersion: version, maskPattern: mask, errorCorrectionLevel: .levelM)
          == nil)
    }
  }

  @Test func times() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 1, timescale: 4)) == 0.25)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
  }

  /// The vectors of FIPS 180-4 and RFC 1321.
  @Test func digests() {
    let (empty, abc) = (Data(), Data("abc".utf8))
    func hex(_ digest: some Sequence<UInt8>) -> String {
      digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.hash(data: empty))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    var parts = SHA256()
    for _ in 0..<100 { parts.update(data: Data(repeating: 7, count: 13)) }
    #expect(Array(parts.finalize()) == Array(SHA256.hash(data: Data(repeating: 7, count: 1300))))
    #expect(Insecure.MD5.hash(data: abc).description.hasPrefix("MD5 digest: 9001"))
    // RFC 4231, test case 2.
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(
      hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  /// Mercator's map, there and back.
  @Test func pointsOfTheFlatMap() {
    let zurich = CLLocationCoordinate2D(latitude: 47.37, longitude: 8.54)
    let point = MKMapPoint(zurich)
    #expect(abs(point.coordinate.latitude - 47.37) < 1e-9)
    #expect(abs(point.coordinate.longitude - 8.54) < 1e-9)
    #expect(MKMapPoint(CLLocationCoordinate2D()).x == MKMapSize.world.width / 2)
    let places = [zurich, CLLocationCoordinate2D(latitude: 46, longitude: 7)]
    let line = MKPolyline(coordinates: places, count: 2)
    #expect(
      line.pointCount == 2
        && line.boundingMapRect.insetBy(dx: -1, dy: -1).contains(line.points()[0]))
    #expect(MKCoordinateRegion(line.boundingMapRect).center.longitude > 7)
  }

  @Test func picturesFitIntoRectangles() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(rect == CGRect(x: 0, y: 2.5, width: 10, height: 5))
  }

  @Test func kinds() {
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType("") == nil)
    #expect(kUTTypeImage as String == "public.image")
    #expect(
      UTType(filenameExtension: "tif") == .tiff && UTType.tiff.preferredFilenameExtension == "tiff")
    #expect(
      UTType(mimeType: "image/bmp") == .bmp && UTType.wav.preferredMIMEType == "audio/vnd.wave")
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.gzip.conforms(to: .archive))
    #expect(
      UTType.mp3.preferredFilenameExtension == "mp3" && UTType.html.preferredMIMEType == "text/html"
    )
  }

  @Test func messagesAreWritten() {
    os_log("%{public}@ has %d", log: .disabled, type: .error, "it" as NSString, 3)
    Logger(subsystem: "a", category: "b").debug("value \(3, privacy: .public)")
  }

  @Test func noticesAreKeptAndNobodyAllowsThem() throws {
    let stage = stage
    var pending: [[String]] = []
    var permissions: [Bool] = []
    stage.run {
      let center = UNUserNotificationCenter.current()
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let copy = content.copy() as? UNNotificationContent
      #expect(copy?.title == "Tea")
      center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      center.getPendingNotificationRequests { requests in
        let names = requests.map(\.identifier)
        MainActor.assumeIsolated { pending.append(names) }
      }
      center.removeAllPendingNotificationRequests()
      center.requestAuthorization(options: [.alert, .sound]) { granted, _ in
        MainActor.assumeIsolated { permissions.append(granted) }
      }
      #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
      #expect(!CMMotionManager().isDeviceMotionAvailable)
      var flags = SCNetworkReachabilityFlags.reachable
      let host = SCNetworkReachabilityCreateWithName(nil, "example.org")
      #expect(host.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.isEmpty)
    }
    try stage.advance(to: 0.1)
    #expect(pending == [["a"]] && permissions == [false])
  }

  @Test func randomNumbersAreTheSameEachTimeAndWithinTheirBounds() {
    let (a, b) = (GKMersenneTwisterRandomSource(seed: 3), GKMersenneTwisterRandomSource(seed: 3))
    #expect(
      (0..<20).map { _ in a.nextInt(upperBound: 9) }
        == (0..<20).map { _ in b.nextInt(upperBound: 9) })
    let die = GKShuffledDistribution(randomSource: a, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6))
    let sides = GKShuffledDistribution.d6()
    #expect(Set((0..<6).map { _ in sides.nextInt() }) == Set(1...6))
    let mixed = a.arrayByShufflingObjects(in: [1, 2, 3]) as? [Int]
    #expect(mixed?.sorted() == [1, 2, 3])
  }

  @Test func whatAProgramRequestsIsNotSeenByAnother() async {
    let other = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let centers = [stage, other].map { stage in stage.run { UNUserNotificationCenter.current() } }
    #expect(centers[0] !== centers[1])
    #expect(stage.run { UNUserNotificationCenter.current() } === centers[0])
    let numbers = [stage, other].map { stage in
      stage.run { (0..<4).map { _ in GKRandomSource.sharedRandom().nextInt() } }
    }
    #expect(numbers[0] == numbers[1])
  }

  @Test func aViewThatIsWrittenIntoAnArchiveIsNoted() {
    stage.run {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      UILabel().encode(with: archiver)
    }
    #expect(stage.unsupportedFeatures.contains { $0.contains("archives of UILabel") })
  }

  @Test func keychainsKeepSecretsOfOneProgram() {
    func ask(_ other: [String: Any]) -> [String: Any] {
      other.merging([
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
      ]) { $1 }
    }
    stage.run {
      let secret = ask([kSecValueData as String: Data("abc".utf8)])
      #expect(SecItemAdd(secret as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemAdd(secret as CFDictionary, nil) == errSecDuplicateItem)
      let question = ask([
        kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne,
      ])
      var found: AnyObject?
      #expect(SecItemCopyMatching(question as CFDictionary, &found) == errSecSuccess)
      #expect(found as? Data == Data("abc".utf8))
      #expect(
        SecItemUpdate(
          ask([:]) as CFDictionary, [kSecValueData as String: Data("d".utf8)] as CFDictionary)
          == errSecSuccess)
      var any: CFTypeRef?
      #expect(SecItemCopyMatching(question as CFDictionary, &any) == errSecSuccess)
      #expect(any as? Data == Data("d".utf8))
    }
    Stage(size: CGSize(width: 10, height: 10), scale: 1).run {
      #expect(SecItemDelete(ask([:]) as CFDictionary) == errSecItemNotFound)
    }
    stage.run { #expect(SecItemDelete(ask([:]) as CFDictionary) == noErr) }
  }
}
