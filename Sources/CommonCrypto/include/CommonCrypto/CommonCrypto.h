// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's Common Crypto: digests, message authentication codes, AES and DES, derived keys, random bytes. Names, types and
// values are those of Apple's documentation; libcrypto computes.

#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef uint32_t CC_LONG;
typedef uint64_t CC_LONG64;

#define CC_MD2_DIGEST_LENGTH 16
#define CC_MD4_DIGEST_LENGTH 16
#define CC_MD5_DIGEST_LENGTH 16
#define CC_MD5_BLOCK_BYTES 64
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA1_BLOCK_BYTES 64
#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA224_BLOCK_BYTES 64
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA256_BLOCK_BYTES 64
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA384_BLOCK_BYTES 128
#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA512_BLOCK_BYTES 128

/// A digest that is being computed. Its final function releases it; a context that is never finished leaks.
typedef struct CC_MD5state_st {
  void *opaque;
} CC_MD5_CTX;
typedef struct CC_SHA1state_st {
  void *opaque;
} CC_SHA1_CTX;
typedef struct CC_SHA256state_st {
  void *opaque;
} CC_SHA256_CTX;
typedef struct CC_SHA512state_st {
  void *opaque;
} CC_SHA512_CTX;

int CC_MD5_Init(CC_MD5_CTX *c);
int CC_MD5_Update(CC_MD5_CTX *c, const void *data, CC_LONG len);
int CC_MD5_Final(unsigned char *md, CC_MD5_CTX *c);
unsigned char *CC_MD5(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA1_Init(CC_SHA1_CTX *c);
int CC_SHA1_Update(CC_SHA1_CTX *c, const void *data, CC_LONG len);
int CC_SHA1_Final(unsigned char *md, CC_SHA1_CTX *c);
unsigned char *CC_SHA1(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA224_Init(CC_SHA256_CTX *c);
int CC_SHA224_Update(CC_SHA256_CTX *c, const void *data, CC_LONG len);
int CC_SHA224_Final(unsigned char *md, CC_SHA256_CTX *c);
unsigned char *CC_SHA224(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA256_Init(CC_SHA256_CTX *c);
int CC_SHA256_Update(CC_SHA256_CTX *c, const void *data, CC_LONG len);
int CC_SHA256_Final(unsigned char *md, CC_SHA256_CTX *c);
unsigned char *CC_SHA256(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA384_Init(CC_SHA512_CTX *c);
int CC_SHA384_Update(CC_SHA512_CTX *c, const void *data, CC_LONG len);
int CC_SHA384_Final(unsigned char *md, CC_SHA512_CTX *c);
unsigned char *CC_SHA384(const void *data, CC_LONG len, unsigned char *md);

int CC_SHA512_Init(CC_SHA512_CTX *c);
int CC_SHA512_Update(CC_SHA512_CTX *c, const void *data, CC_LONG len);
int CC_SHA512_Final(unsigned char *md, CC_SHA512_CTX *c);
unsigned char *CC_SHA512(const void *data, CC_LONG len, unsigned char *md);

typedef uint32_t CCHmacAlgorithm;
enum {
  kCCHmacAlgSHA1,
  kCCHmacAlgMD5,
  kCCHmacAlgSHA256,
  kCCHmacAlgSHA384,
  kCCHmacAlgSHA512,
  kCCHmacAlgSHA224,
};

/// A code that is being computed. `CCHmacFinal` releases it.
typedef struct {
  void *opaque;
} CCHmacContext;

void CCHmacInit(CCHmacContext *ctx, CCHmacAlgorithm algorithm, const void *key, size_t keyLength);
void CCHmacUpdate(CCHmacContext *ctx, const void *data, size_t dataLength);
void CCHmacFinal(CCHmacContext *ctx, void *macOut);
void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data,
            size_t dataLength, void *macOut);

typedef int32_t CCCryptorStatus;
typedef int32_t CCStatus;
enum {
  kCCSuccess = 0,
  kCCParamError = -4300,
  kCCBufferTooSmall = -4301,
  kCCMemoryFailure = -4302,
  kCCAlignmentError = -4303,
  kCCDecodeError = -4304,
  kCCUnimplemented = -4305,
  kCCOverflow = -4306,
  kCCRNGFailure = -4307,
  kCCUnspecifiedError = -4308,
  kCCCallSequenceError = -4309,
  kCCKeySizeError = -4310,
  kCCInvalidKey = -4311,
};

typedef uint32_t CCOperation;
enum { kCCEncrypt = 0, kCCDecrypt };
typedef uint32_t CCAlgorithm;
enum {
  kCCAlgorithmAES128 = 0,
  kCCAlgorithmAES = 0,
  kCCAlgorithmDES,
  kCCAlgorithm3DES,
};
typedef uint32_t CCOptions;
enum { kCCOptionPKCS7Padding = 0x0001, kCCOptionECBMode = 0x0002 };
enum {
  kCCKeySizeAES128 = 16,
  kCCKeySizeAES192 = 24,
  kCCKeySizeAES256 = 32,
  kCCKeySizeDES = 8,
  kCCKeySize3DES = 24,
};
enum { kCCBlockSizeAES128 = 16, kCCBlockSizeDES = 8, kCCBlockSize3DES = 8 };

/// Encrypts or decrypts data of AES, DES or triple DES in CBC or ECB mode. A missing initialization vector is zero.
CCCryptorStatus CCCrypt(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key,
                        size_t keyLength, const void *iv, const void *dataIn, size_t dataInLength,
                        void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved);

typedef uint32_t CCPBKDFAlgorithm;
enum { kCCPBKDF2 = 2 };
typedef uint32_t CCPseudoRandomAlgorithm;
enum {
  kCCPRFHmacAlgSHA1 = 1,
  kCCPRFHmacAlgSHA224,
  kCCPRFHmacAlgSHA256,
  kCCPRFHmacAlgSHA384,
  kCCPRFHmacAlgSHA512,
};

/// Derives a key from a password.
int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen,
                         const uint8_t *salt, size_t saltLen, CCPseudoRandomAlgorithm prf,
                         unsigned rounds, uint8_t *derivedKey, size_t derivedKeyLen);

typedef CCCryptorStatus CCRNGStatus;

/// Fills bytes with random ones of the machine.
CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count);

#ifdef __cplusplus
}
#endif
