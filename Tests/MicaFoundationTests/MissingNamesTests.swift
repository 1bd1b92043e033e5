// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes and members that Apple's Foundation has and Linux's doesn't.

import MicaContext
import MicaFoundation
import Testing

@Suite struct MissingNamesTests {
  @Test func scannersGiveTextsAsNSString() {
    let scanner = Scanner(string: "key: value;")
    var key: NSString?
    var value: NSString?
    #expect(
      scanner.scanUpTo(":", into: &key)
        && scanner.scanString(":", into: nil as UnsafeMutablePointer<NSString?>?))
    #expect(scanner.scanCharacters(from: .letters, into: &value))
    #expect(key == "key" && value == "value")
    #expect(!scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ";"), into: &value))
    #expect(value == "value")
  }

  @Test func calendarsTellRangesByAddresses() throws {
    let calendar = try #require(NSCalendar(calendarIdentifier: .gregorian))
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    // 2024-01-02, a Tuesday, 12:00.
    let date = Date(timeIntervalSince1970: 1_704_196_800)
    var (start, length) = (nil as NSDate?, 0.0)
    #expect(calendar.range(of: .day, start: &start, interval: &length, for: date))
    #expect(start?.timeIntervalSince1970 == 1_704_153_600 && length == 86_400)
    #expect(!calendar.range(ofWeekendStart: &start, interval: &length, containing: date))
    #expect(length == 86_400)
    #expect(calendar.nextWeekendStart(&start, interval: &length, options: [], after: date))
    #expect(start?.timeIntervalSince1970 == 1_704_499_200 && length == 172_800)
  }

  @Test func numbersOfDarwinHaveItsTypes() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    defer { pthread_mutexattr_destroy(&attributes) }
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    var kind: Int32 = -1
    #expect(pthread_mutexattr_gettype(&attributes, &kind) == 0 && kind == PTHREAD_MUTEX_RECURSIVE)
    #expect(NSIntegerMax == .max && NSIntegerMin == .min)
  }

  private final class Cents: NumberFormatter, @unchecked Sendable {
    override func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      try super.getObjectValue(obj, for: string, range: rangep)
      obj?.pointee = NSNumber(value: ((obj?.pointee as? NSNumber)?.intValue ?? 0) * 100)
    }
  }

  @Test func numberFormattersReadIntoVariables() throws {
    var object: AnyObject?
    try NumberFormatter().getObjectValue(&object, for: "12", range: nil)
    #expect(object as? NSNumber == 12)
    try Cents().getObjectValue(&object, for: "3", range: nil)
    #expect(object as? NSNumber == 300)
    var range = NSRange(location: 1, length: 2)
    try NumberFormatter().getObjectValue(&object, for: "x45y", range: &range)
    #expect(object as? NSNumber == 45)
    range = NSRange(location: 3, length: 9)
    #expect(throws: CocoaError.self) {
      try NumberFormatter().getObjectValue(&object, for: "x45y", range: &range)
    }
    #expect(throws: CocoaError.self) {
      try NumberFormatter().getObjectValue(&object, for: "abc", range: nil)
    }
  }

  @Test func filesAreAccessedAtOnce() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: place) }
    let coordinator = NSFileCoordinator()
    var error: NSError?
    coordinator.coordinate(writingItemAt: place, options: .forReplacing, error: &error) { url in
      try? Data("text".utf8).write(to: url)
    }
    var read = ""
    coordinator.coordinate(readingItemAt: place, error: nil) { url in
      read = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
    #expect(read == "text" && error == nil)
  }

  @Test func referencesAreCounted() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let other = [object]
    #expect(CFGetRetainCount(object) > before)
    withExtendedLifetime(other) {}
  }

  @Test func pointerArraysLoseWhatDies() {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    autoreleasepool {
      let gone = NSObject()
      array.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      array.addPointer(nil)
      #expect(array.count == 3)
      withExtendedLifetime(gone) {}
    }
    #expect(array.allObjects.count == 1 && array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1 && array.allObjects.first as? NSObject === kept)
    array.count = 4
    #expect(array.count == 4 && array.pointer(at: 3) == nil)
  }

  private final class Doubler: ValueTransformer, @unchecked Sendable {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  }

  @Test func transformersAreFoundByName() {
    ProgramContext().run {
      let name = NSValueTransformerName("Doubler")
      #expect(ValueTransformer(forName: name) == nil)
      ValueTransformer.setValueTransformer(Doubler(), forName: name)
      #expect(ValueTransformer(forName: name)?.transformedValue(4) as? Int == 8)
      let negate = ValueTransformer(forName: .negateBooleanTransformerName)
      #expect(negate?.transformedValue(true) as? Bool == false)
    }
  }

  @Test func formattersReadValues() {
    var value: AnyObject?
    var why: NSString?
    #expect(NumberFormatter().getObjectValue(&value, for: "12", errorDescription: &why))
    #expect(value as? Int == 12 && why == nil)
    #expect(!NumberFormatter().getObjectValue(&value, for: "x", errorDescription: &why))
    #expect(why != nil)
    #expect(!ByteCountFormatter().getObjectValue(nil, for: "1 KB", errorDescription: nil))
  }

  @Test func objectsBecomeArchivesAndComeBack() throws {
    let transformer = NSSecureUnarchiveFromDataTransformer()
    let data = try #require(transformer.reverseTransformedValue("text" as NSString) as? Data)
    #expect(transformer.transformedValue(data) as? String == "text")
    #expect(transformer.transformedValue(Data([1, 2])) == nil)
    #expect(transformer.transformedValue(nil) == nil && transformer.transformedValue(3) == nil)
  }

  @Test func theHandlerOfUncaughtExceptionsIsTheProgramsOwn() {
    ProgramContext().run {
      NSSetUncaughtExceptionHandler { exception in print(exception.name.rawValue) }
      #expect(NSGetUncaughtExceptionHandler() != nil)
      NSSetUncaughtExceptionHandler(nil)
      #expect(NSGetUncaughtExceptionHandler() == nil)
    }
  }

  @Test func anUncaughtExceptionReachesTheHandler() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSSetUncaughtExceptionHandler { exception in
        FileHandle.standardError.write(Data("handled \(exception.name.rawValue)\n".utf8))
      }
      NSException(name: .genericException, reason: "why").raise()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("handled NSGenericException") && said.contains("reason: 'why'"))
  }
}
