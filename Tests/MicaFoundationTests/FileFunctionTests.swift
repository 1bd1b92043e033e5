// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files that functions read and write.

import MicaFoundation
import Testing

@Suite struct FileFunctionTests {
  private final class Memory {
    var bytes: [UInt8] = []
    var place = 0
    var isClosed = false
  }

  @Test func functionsReadWriteSeekAndClose() throws {
    let memory = Memory()
    func opened() -> UnsafeMutablePointer<FILE>? {
      funopen(
        Unmanaged.passRetained(memory).toOpaque(),
        { cookie, buffer, count in
          let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
          let size = min(Int(count), max(0, memory.bytes.count - memory.place))
          for index in 0..<size {
            buffer![index] = CChar(bitPattern: memory.bytes[memory.place + index])
          }
          memory.place += size
          return Int32(size)
        },
        { cookie, buffer, count in
          let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
          for index in 0..<Int(count) { memory.bytes.append(UInt8(bitPattern: buffer![index])) }
          memory.place = memory.bytes.count
          return count
        },
        { cookie, offset, whence in
          let memory = Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
          let start =
            whence == SEEK_SET ? 0 : whence == SEEK_CUR ? memory.place : memory.bytes.count
          memory.place = start + Int(offset)
          return fpos_t(memory.place)
        },
        { cookie in
          let memory = Unmanaged<Memory>.fromOpaque(cookie!)
          memory.takeUnretainedValue().isClosed = true
          memory.release()
          return 0
        })
    }
    let file = try #require(opened())
    #expect(fwrite("hello", 1, 5, file) == 5)
    #expect(fseek(file, 1, SEEK_SET) == 0)
    var room = [UInt8](repeating: 0, count: 10)
    #expect(fread(&room, 1, 3, file) == 3)
    #expect(Array(room[..<3]) == Array("ell".utf8))
    var place = fpos_t()
    #expect(fgetpos(file, &place) == 0 && place == 4)
    #expect(fclose(file) == 0)
    #expect(memory.isClosed && memory.bytes == Array("hello".utf8))
    #expect(funopen(nil, nil, nil, nil, nil) == nil)
  }
}
