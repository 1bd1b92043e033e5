// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of Foundation and Mach that the most used packages need.

import MicaFoundation
import Testing

@Suite struct PackageNameTests {
  private func ask<Answer>(_ flavor: Int32, _ answer: inout Answer) -> kern_return_t {
    var count = mach_msg_type_number_t(MemoryLayout<Answer>.size / 4)
    return withUnsafeMutablePointer(to: &answer) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(flavor), $0, &count)
      }
    }
  }

  @Test func aProcessKnowsItsMemory() {
    var basic = mach_task_basic_info()
    #expect(ask(MACH_TASK_BASIC_INFO, &basic) == KERN_SUCCESS)
    #expect(basic.resident_size > 1 << 20 && basic.virtual_size > basic.resident_size)
    var memory = task_vm_info_data_t()
    #expect(ask(TASK_VM_INFO, &memory) == KERN_SUCCESS && memory.phys_footprint > 1 << 20)
    var small: Int32 = 0
    #expect(ask(TASK_VM_INFO, &small) == KERN_INVALID_ARGUMENT)
    #expect(ask(5, &memory) == KERN_INVALID_ARGUMENT)
  }

  @Test func loadedFilesOfCodeHaveNames() {
    let names = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0) }
      .map { String(cString: $0) }
    #expect(names.contains { $0.contains("libc.so") })
    #expect(_dyld_get_image_name(_dyld_image_count()) == nil)
  }

  @Test func dataIsMadeSmallerAndWhatItWas() throws {
    let data = NSData(data: Data((0..<100_000).map { UInt8($0 % 7) }))
    let small = try data.compressed(using: .zlib)
    #expect(small.count < 1_000)
    #expect(try small.decompressed(using: .zlib) == data)
    #expect(throws: CocoaError.self) {
      try small.subdata(with: NSRange(location: 0, length: 20)).withUnsafeBytes {
        try NSData(bytes: $0.baseAddress, length: $0.count).decompressed(using: .zlib)
      }
    }
    #expect(throws: CocoaError.self) { try data.compressed(using: .lzfse) }
  }

  @Test func aScannerMayGiveItsTextToNobody() {
    let scanner = Scanner(string: "rgba(1")
    #expect(scanner.scanString("rgba", into: nil))
    #expect(scanner.scanCharacters(from: CharacterSet(charactersIn: "( "), into: nil))
    var text: NSString?
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &text) && text == "1")
  }

  @Test func boundStreamsGiveWhatTheyGot() throws {
    var (read, written): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: 4, inputStream: &read, outputStream: &written)
    let (input, output) = (try #require(read), try #require(written))
    input.open()
    output.open()
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(input.read(&bytes, maxLength: 8) == -1 && !input.hasBytesAvailable)
    #expect(output.write([1, 2, 3, 4, 5], maxLength: 5) == 4 && !output.hasSpaceAvailable)
    #expect(input.read(&bytes, maxLength: 8) == 4 && bytes[..<4] == [1, 2, 3, 4])
    output.close()
    #expect(input.read(&bytes, maxLength: 8) == 0 && input.streamStatus == .atEnd)
  }

  @Test func matchesGoToBlocksThatDoNotEscape() throws {
    let digits = try NSRegularExpression(pattern: "[0-9]+")
    var found: [NSRange] = []
    typealias Flags = NSRegularExpression.MatchingFlags
    func each(_ block: (NSTextCheckingResult?, Flags, UnsafeMutablePointer<ObjCBool>) -> Void) {
      digits.enumerateMatches(
        in: "a12b3", options: [], range: NSRange(location: 0, length: 5), using: block)
    }
    each { result, _, _ in if let result { found.append(result.range) } }
    #expect(found == [NSRange(location: 1, length: 2), NSRange(location: 4, length: 1)])
  }

  @Test func aLocaleNamesCountries() {
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(german.countryCode == "DE" && german.languageCode == "de")
  }
}
