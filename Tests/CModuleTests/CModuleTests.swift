// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// C modules of Apple's SDK by their names: digests of published test vectors, a database, a deflated stream.

import CommonCrypto
import Foundation
import SQLite3
import Testing
import zlib

@Suite struct CModuleTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// The digests of "abc": RFC 1321, FIPS 180-4.
  @Test func digests() {
    let text = Array("abc".utf8)
    func digest(
      _ length: Int32,
      _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?)
        -> UnsafeMutablePointer<UInt8>?
    ) -> String {
      var result = [UInt8](repeating: 0, count: Int(length))
      _ = function(text, CC_LONG(text.count), &result)
      return hex(result)
    }
    #expect(digest(CC_MD5_DIGEST_LENGTH, CC_MD5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digest(CC_SHA1_DIGEST_LENGTH, CC_SHA1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest(CC_SHA256_DIGEST_LENGTH, CC_SHA256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest(CC_SHA512_DIGEST_LENGTH, CC_SHA512).hasPrefix("ddaf35a193617abacc417349ae204131"))
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    for byte in text { withUnsafePointer(to: byte) { _ = CC_SHA256_Update(&context, $0, 1) } }
    var parts = [UInt8](repeating: 0, count: 32)
    CC_SHA256_Final(&parts, &context)
    #expect(hex(parts) == digest(CC_SHA256_DIGEST_LENGTH, CC_SHA256))
  }

  /// RFC 4231, test case 2, and the same in pieces.
  @Test func messageAuthenticationCodes() {
    let key = Array("Jefe".utf8)
    let text = Array("what do ya want for nothing?".utf8)
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    var context = CCHmacContext()
    CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count)
    CCHmacUpdate(&context, text, 5)
    text.withUnsafeBytes { CCHmacUpdate(&context, $0.baseAddress! + 5, text.count - 5) }
    var pieces = [UInt8](repeating: 0, count: code.count)
    CCHmacFinal(&context, &pieces)
    #expect(pieces == code)
  }

  /// FIPS 197's example, and a text there and back.
  @Test func ciphers() {
    let key = (0..<16).map { UInt8($0) }
    let block = (0..<16).map { UInt8($0 * 17) }
    var out = [UInt8](repeating: 0, count: 64)
    var moved = 0
    #expect(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), key,
        key.count, nil, block, block.count, &out, out.count, &moved) == kCCSuccess)
    #expect(hex(out.prefix(moved)) == "69c4e0d86a7b0430d8cdb78070b4c55a")
    let text = Array("a text of no round length".utf8)
    let padding = CCOptions(kCCOptionPKCS7Padding)
    #expect(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, key.count, block, text,
        text.count, &out, out.count, &moved) == kCCSuccess && moved == 32)
    var back = [UInt8](repeating: 0, count: 64)
    var length = 0
    #expect(
      CCCrypt(
        CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, key.count, block, out,
        moved, &back, back.count, &length) == kCCSuccess)
    #expect(Array(back.prefix(length)) == text)
    #expect(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, 5, nil, text,
        text.count, &out, out.count, &moved) == kCCKeySizeError)
    #expect(
      CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, key.count, nil, text,
        text.count, &out, 16, &moved) == kCCBufferTooSmall && moved == 32)
  }

  /// RFC 6070, test case 2.
  @Test func derivedKeys() {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    #expect(
      CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
        CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count) == kCCSuccess)
    #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }

  @Test func aDatabaseKeepsRows() throws {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    #expect(
      sqlite3_exec(
        database, "CREATE TABLE t(a TEXT); INSERT INTO t VALUES('x'),('y')", nil, nil, nil)
        == SQLITE_OK)
    var statement: OpaquePointer?
    #expect(
      sqlite3_prepare_v2(database, "SELECT a FROM t ORDER BY a", -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(String(cString: sqlite3_column_text(statement, 0)))
    }
    #expect(rows == ["x", "y"])
  }

  @Test func aStreamIsDeflatedAndInflated() {
    let text = [UInt8](repeating: 65, count: 10_000)
    var packed = [UInt8](repeating: 0, count: Int(compressBound(UInt(text.count))))
    var length = UInt(packed.count)
    #expect(compress(&packed, &length, text, UInt(text.count)) == Z_OK && length < 100)
    var back = [UInt8](repeating: 0, count: text.count)
    var size = UInt(back.count)
    #expect(uncompress(&back, &size, packed, length) == Z_OK && back == text)
    #expect(crc32(0, Array("123456789".utf8), 9) == 0xCBF4_3926)
  }
}
