// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The runtime's functions on classes, as far as they can be honest here.

/// A class's name, as C sees it; it lives as long as the process.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassName.cString(of: cls)
}

/// A class's superclass; nil for a root.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// The class of an object. That of a class, which has a class of its own on iOS, is itself: it goes by the same name.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { $0 as? AnyClass ?? type(of: $0 as AnyObject) }
}

/// Whether objects of a class have a method of that selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { MethodCall.instances(of: $0, respondTo: sel) } ?? false
}
