// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Mach tells a process of itself: its memory. The numbers are those of the process that runs the program.

internal import Foundation
@preconcurrency public import Glibc

/// What a call of Mach returns: `KERN_SUCCESS` or a failure's number.
public typealias kern_return_t = Int32
/// A right to send to a port.
public typealias mach_port_t = UInt32
/// The name of a port.
public typealias mach_port_name_t = UInt32
/// The task of a process.
public typealias task_t = mach_port_t
/// The task of a process, by name.
public typealias task_name_t = mach_port_t
/// What is asked of a task.
public typealias task_flavor_t = UInt32
/// A number of four bytes.
public typealias integer_t = Int32
/// A number of four bytes, without a sign.
public typealias natural_t = UInt32
/// Where a task's answer goes.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// A count of four-byte words.
public typealias mach_msg_type_number_t = natural_t
/// A size in memory.
public typealias mach_vm_size_t = UInt64
/// A size in memory.
public typealias vm_size_t = UInt

/// The call succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// An argument is wrong.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// Asks for `mach_task_basic_info`.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// Asks for `task_vm_info_data_t`.
public let TASK_VM_INFO: Int32 = 22
/// The process' own task.
public let mach_task_self_: mach_port_t = 259
/// The process' own task.
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// Seconds and microseconds.
public struct time_value_t: Sendable {
  /// Seconds.
  public var seconds: integer_t = 0
  /// Microseconds.
  public var microseconds: integer_t = 0
  /// No time.
  public init() {}
}

/// A process' memory and times.
public struct mach_task_basic_info: Sendable {
  /// Bytes of addresses.
  public var virtual_size: mach_vm_size_t = 0
  /// Bytes in memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes that were in memory.
  public var resident_size_max: mach_vm_size_t = 0
  /// Time of the program; 0.
  public var user_time = time_value_t()
  /// Time of the system; 0.
  public var system_time = time_value_t()
  /// The policy of its threads; 0.
  public var policy: integer_t = 0
  /// How often it is suspended; 0.
  public var suspend_count: integer_t = 0
  /// Zeros.
  public init() {}
}
/// A process' memory and times.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// A process' memory.
public struct task_vm_info: Sendable {
  /// Bytes of addresses.
  public var virtual_size: mach_vm_size_t = 0
  /// Ranges of addresses; 0.
  public var region_count: integer_t = 0
  /// Bytes of a page.
  public var page_size: integer_t = 4096
  /// Bytes in memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes that were in memory.
  public var resident_size_peak: mach_vm_size_t = 0
  /// Bytes that belong to the process alone.
  public var `internal`: mach_vm_size_t = 0
  /// Bytes that are compressed; 0.
  public var compressed: mach_vm_size_t = 0
  /// Bytes that the system counts as the process'.
  public var phys_footprint: mach_vm_size_t = 0
  /// The least address; 0.
  public var min_address: mach_vm_size_t = 0
  /// The greatest address; 0.
  public var max_address: mach_vm_size_t = 0
  /// Zeros.
  public init() {}
}
/// A process' memory.
public typealias task_vm_info_data_t = task_vm_info

/// Writes what is asked of the process' own task, as far as the caller has room for it.
///
/// - Returns: `KERN_INVALID_ARGUMENT` for other tasks, other questions, and too little room.
public func task_info(
  _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard target_task == mach_task_self_, let place = task_info_out, let room = task_info_outCnt
  else { return KERN_INVALID_ARGUMENT }
  let pages = memoryPages()
  func write<Answer>(_ answer: Answer) -> kern_return_t {
    let size = MemoryLayout<Answer>.size
    guard Int(room.pointee) * 4 >= size else { return KERN_INVALID_ARGUMENT }
    withUnsafeBytes(of: answer) {
      UnsafeMutableRawBufferPointer(start: place, count: size).copyMemory(from: $0)
    }
    room.pointee = mach_msg_type_number_t(size / 4)
    return KERN_SUCCESS
  }
  switch Int32(bitPattern: flavor) {
  case MACH_TASK_BASIC_INFO:
    var answer = mach_task_basic_info()
    answer.virtual_size = pages.size
    (answer.resident_size, answer.resident_size_max) = (pages.resident, pages.resident)
    return write(answer)
  case TASK_VM_INFO:
    var answer = task_vm_info()
    answer.virtual_size = pages.size
    (answer.resident_size, answer.resident_size_peak) = (pages.resident, pages.resident)
    answer.internal = pages.resident - min(pages.shared, pages.resident)
    answer.phys_footprint = answer.internal
    return write(answer)
  default: return KERN_INVALID_ARGUMENT
  }
}

/// Bytes of addresses, in memory, and shared with files.
private func memoryPages() -> (size: UInt64, resident: UInt64, shared: UInt64) {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").compactMap { UInt64($0) }
  let page = UInt64(getpagesize())
  guard pages.count > 2 else { return (0, 0, 0) }
  return (pages[0] * page, pages[1] * page, pages[2] * page)
}

/// Lets a thread that doesn't wait take a mutex first.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// Lets threads take a mutex in the order in which they asked for it.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Chooses who takes a mutex next: 0, or `EINVAL` for an unknown policy. Linux's mutexes go to the first that fits,
/// whatever is chosen.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 {
  let known = [PTHREAD_MUTEX_POLICY_FIRSTFIT_NP, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP]
  return known.contains(policy) ? 0 : EINVAL
}
