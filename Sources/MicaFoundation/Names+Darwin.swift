// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Numbers of Darwin's headers that Linux's lack, or have with another type.

/// The largest `Int`.
public let NSIntegerMax = Int.max
/// The smallest `Int`.
public let NSIntegerMin = Int.min
/// The largest `UInt`.
public let NSUIntegerMax = UInt.max

/// A mutex that waits for itself where its thread locks it again.
public let PTHREAD_MUTEX_NORMAL: Int32 = 0
/// A mutex that its thread may lock again.
public let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
/// A mutex that tells its thread of such a lock.
public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
/// A mutex of the usual kind.
public let PTHREAD_MUTEX_DEFAULT: Int32 = 0
/// A mutex of one process.
public let PTHREAD_PROCESS_PRIVATE: Int32 = 0
/// A mutex that processes share.
public let PTHREAD_PROCESS_SHARED: Int32 = 1
/// A thread that another one can wait for.
public let PTHREAD_CREATE_JOINABLE: Int32 = 0
/// A thread that ends by itself.
public let PTHREAD_CREATE_DETACHED: Int32 = 1
