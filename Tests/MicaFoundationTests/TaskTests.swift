// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a process is told of its memory and its files of code.

import MicaFoundation
import Testing

@Suite struct TaskTests {
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
}
