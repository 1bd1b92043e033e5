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
}
