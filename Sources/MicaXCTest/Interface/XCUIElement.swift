// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests of user interfaces, by name: on iOS they drive another process. Here queries find nothing, which is noted.

internal import MicaRaster
public import UIKit

/// What gives a picture of itself.
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// A picture.
  func screenshot() -> XCUIScreenshot
}

/// A picture of a screen or of a part of it.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  /// The picture.
  open var image: UIImage { UIImage() }
  /// The picture as a PNG file; empty, since there is none.
  open var pngRepresentation: Data { Data() }

  override init() {}
}

/// What finds elements.
public protocol XCUIElementTypeQueryProvider {
  /// All buttons.
  var buttons: XCUIElementQuery { get }
  /// All labels.
  var staticTexts: XCUIElementQuery { get }
  /// All text fields.
  var textFields: XCUIElementQuery { get }
  /// All text fields of passwords.
  var secureTextFields: XCUIElementQuery { get }
  /// All tables.
  var tables: XCUIElementQuery { get }
  /// All cells.
  var cells: XCUIElementQuery { get }
  /// All collections.
  var collectionViews: XCUIElementQuery { get }
  /// All pictures.
  var images: XCUIElementQuery { get }
  /// All switches.
  var switches: XCUIElementQuery { get }
  /// All alerts.
  var alerts: XCUIElementQuery { get }
  /// All navigation bars.
  var navigationBars: XCUIElementQuery { get }
  /// All tab bars.
  var tabBars: XCUIElementQuery { get }
  /// All other elements.
  var otherElements: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider {
  /// All buttons; none are found.
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  /// All labels; none are found.
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  /// All text fields; none are found.
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
  /// All text fields of passwords; none are found.
  public var secureTextFields: XCUIElementQuery { XCUIElementQuery() }
  /// All tables; none are found.
  public var tables: XCUIElementQuery { XCUIElementQuery() }
  /// All cells; none are found.
  public var cells: XCUIElementQuery { XCUIElementQuery() }
  /// All collections; none are found.
  public var collectionViews: XCUIElementQuery { XCUIElementQuery() }
  /// All pictures; none are found.
  public var images: XCUIElementQuery { XCUIElementQuery() }
  /// All switches; none are found.
  public var switches: XCUIElementQuery { XCUIElementQuery() }
  /// All alerts; none are found.
  public var alerts: XCUIElementQuery { XCUIElementQuery() }
  /// All navigation bars; none are found.
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  /// All tab bars; none are found.
  public var tabBars: XCUIElementQuery { XCUIElementQuery() }
  /// All other elements; none are found.
  public var otherElements: XCUIElementQuery { XCUIElementQuery() }
}

/// Elements of an app. Partly: none are found, which is noted.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
  /// How many elements there are: 0.
  open var count: Int { 0 }
  /// The only element.
  open var element: XCUIElement { XCUIElement() }
  /// The first element.
  open var firstMatch: XCUIElement { XCUIElement() }
  /// All elements: none.
  open var allElementsBoundByIndex: [XCUIElement] { [] }

  override init() {
    Unsupported.note("XCUIElementQuery: tests of user interfaces find no elements")
  }

  /// The element of a number.
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  /// The element that meets a predicate.
  open func element(matching predicate: NSPredicate) -> XCUIElement { XCUIElement() }
  /// The elements that meet a predicate.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  /// The elements of an identifier.
  open func matching(identifier: String) -> XCUIElementQuery { self }
  /// The element of an identifier.
  open subscript(key: String) -> XCUIElement { XCUIElement() }
}

/// An element of an app. Partly: it doesn't exist, which is noted.
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIScreenshotProviding,
  @unchecked Sendable
{
  /// Whether it exists: no.
  open var exists: Bool { false }
  /// Whether it can be touched: no.
  open var isHittable: Bool { false }
  /// Whether it can be used: no.
  open var isEnabled: Bool { false }
  /// Whether it is selected: no.
  open var isSelected: Bool { false }
  /// Its label: empty.
  open var label: String { "" }
  /// Its identifier: empty.
  open var identifier: String { "" }
  /// Its value: none.
  open var value: Any? { nil }
  /// Its frame: empty.
  open var frame: CGRect { .zero }

  override init() {
    Unsupported.note("XCUIElement: tests of user interfaces find no elements")
  }

  /// Waits until it exists: it never does.
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  /// Waits until it is gone: it always is.
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { true }
  /// Does nothing, which is noted.
  open func tap() { Unsupported.note("XCUIElement.tap") }
  /// Does nothing, which is noted.
  open func doubleTap() { Unsupported.note("XCUIElement.doubleTap") }
  /// Does nothing, which is noted.
  open func press(forDuration duration: TimeInterval) { Unsupported.note("XCUIElement.press") }
  /// Does nothing, which is noted.
  open func swipeUp() { Unsupported.note("XCUIElement.swipeUp") }
  /// Does nothing, which is noted.
  open func swipeDown() { Unsupported.note("XCUIElement.swipeDown") }
  /// Does nothing, which is noted.
  open func swipeLeft() { Unsupported.note("XCUIElement.swipeLeft") }
  /// Does nothing, which is noted.
  open func swipeRight() { Unsupported.note("XCUIElement.swipeRight") }
  /// Does nothing, which is noted.
  open func typeText(_ text: String) { Unsupported.note("XCUIElement.typeText") }
  /// A picture of it: empty.
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// An app that a test drives. Partly: none is launched, which is noted.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  /// What an app does.
  public enum State: UInt, Sendable {
    /// Nothing is known.
    case unknown = 0
    /// It doesn't run.
    case notRunning
    /// It sleeps.
    case runningBackgroundSuspended
    /// It runs behind others.
    case runningBackground
    /// It is shown.
    case runningForeground
  }

  /// What it is launched with.
  open var launchArguments: [String] = []
  /// Its environment.
  open var launchEnvironment: [String: String] = [:]
  /// What it does: it doesn't run.
  open var state: State { .notRunning }

  /// The app of the test's target.
  public override init() { super.init() }
  /// An app of an identifier.
  public init(bundleIdentifier: String) { super.init() }

  /// Does nothing, which is noted.
  open func launch() { Unsupported.note("XCUIApplication.launch") }
  /// Does nothing, which is noted.
  open func activate() { Unsupported.note("XCUIApplication.activate") }
  /// Does nothing, which is noted.
  open func terminate() { Unsupported.note("XCUIApplication.terminate") }
}

/// The device that a test drives.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// The buttons of a device.
  public enum Button: Int, Sendable {
    /// The home button.
    case home = 1
    /// The upper volume button.
    case volumeUp
    /// The lower volume button.
    case volumeDown
  }

  /// The device.
  open class var shared: XCUIDevice { XCUIDevice() }
  /// How it is held. Partly: it isn't turned, which is noted.
  open var orientation: UIDeviceOrientation {
    get { .portrait }
    set { Unsupported.note("XCUIDevice.orientation") }
  }
  /// Does nothing, which is noted.
  open func press(_ button: Button) { Unsupported.note("XCUIDevice.press") }
}

/// A screen of the device.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
  /// The device's own screen.
  open class var main: XCUIScreen { XCUIScreen() }
  /// A picture of it. Partly: it is empty, which is noted.
  open func screenshot() -> XCUIScreenshot {
    Unsupported.note("XCUIScreen.screenshot")
    return XCUIScreenshot()
  }
}
