// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Ciphers, derived keys and random bytes, by libcrypto.

#include "CommonCrypto/CommonCrypto.h"

#include <limits.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

static const EVP_CIPHER *cipher(CCAlgorithm algorithm, CCOptions options, size_t keyLength,
                                CCCryptorStatus *status) {
  int isECB = (options & kCCOptionECBMode) != 0;
  *status = kCCKeySizeError;
  switch (algorithm) {
    case kCCAlgorithmAES:
      switch (keyLength) {
        case kCCKeySizeAES128: return isECB ? EVP_aes_128_ecb() : EVP_aes_128_cbc();
        case kCCKeySizeAES192: return isECB ? EVP_aes_192_ecb() : EVP_aes_192_cbc();
        case kCCKeySizeAES256: return isECB ? EVP_aes_256_ecb() : EVP_aes_256_cbc();
        default: return NULL;
      }
    case kCCAlgorithm3DES:
      if (keyLength != kCCKeySize3DES) return NULL;
      return isECB ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc();
    default:
      // DES alone is no longer in libcrypto's default provider.
      *status = kCCUnimplemented;
      return NULL;
  }
}

CCCryptorStatus CCCrypt(CCOperation op, CCAlgorithm alg, CCOptions options, const void *key,
                        size_t keyLength, const void *iv, const void *dataIn, size_t dataInLength,
                        void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved) {
  if (dataOutMoved != NULL) *dataOutMoved = 0;
  CCCryptorStatus status;
  const EVP_CIPHER *kind = cipher(alg, options, keyLength, &status);
  if (kind == NULL) return status;
  if (key == NULL || (dataIn == NULL && dataInLength > 0) || op > kCCDecrypt) return kCCParamError;
  if (dataInLength > INT_MAX - 64) return kCCOverflow;
  size_t block = (size_t)EVP_CIPHER_get_block_size(kind);
  int isPadded = (options & kCCOptionPKCS7Padding) != 0;
  if (!isPadded && dataInLength % block != 0) return kCCAlignmentError;
  if (op == kCCDecrypt && (dataInLength % block != 0 || (isPadded && dataInLength == 0)))
    return isPadded ? kCCDecodeError : kCCAlignmentError;
  size_t needed = op == kCCEncrypt && isPadded ? (dataInLength / block + 1) * block : dataInLength;
  if (dataOutAvailable < needed) {
    if (dataOutMoved != NULL) *dataOutMoved = needed;
    return kCCBufferTooSmall;
  }
  EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
  if (context == NULL) return kCCMemoryFailure;
  static const unsigned char zero[EVP_MAX_IV_LENGTH] = {0};
  int moved = 0, last = 0;
  int isDone = EVP_CipherInit_ex(context, kind, NULL, key, iv == NULL ? zero : iv,
                                 op == kCCEncrypt) == 1 &&
               EVP_CIPHER_CTX_set_padding(context, isPadded) == 1 &&
               EVP_CipherUpdate(context, dataOut, &moved, dataIn, (int)dataInLength) == 1 &&
               EVP_CipherFinal_ex(context, (unsigned char *)dataOut + moved, &last) == 1;
  EVP_CIPHER_CTX_free(context);
  if (!isDone) return kCCDecodeError;
  if (dataOutMoved != NULL) *dataOutMoved = (size_t)moved + (size_t)last;
  return kCCSuccess;
}

int CCKeyDerivationPBKDF(CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen,
                         const uint8_t *salt, size_t saltLen, CCPseudoRandomAlgorithm prf,
                         unsigned rounds, uint8_t *derivedKey, size_t derivedKeyLen) {
  const EVP_MD *kind;
  switch (prf) {
    case kCCPRFHmacAlgSHA1: kind = EVP_sha1(); break;
    case kCCPRFHmacAlgSHA224: kind = EVP_sha224(); break;
    case kCCPRFHmacAlgSHA256: kind = EVP_sha256(); break;
    case kCCPRFHmacAlgSHA384: kind = EVP_sha384(); break;
    case kCCPRFHmacAlgSHA512: kind = EVP_sha512(); break;
    default: return kCCParamError;
  }
  if (algorithm != kCCPBKDF2 || rounds == 0 || rounds > INT_MAX || derivedKey == NULL ||
      derivedKeyLen == 0 || derivedKeyLen > INT_MAX || passwordLen > INT_MAX || saltLen > INT_MAX)
    return kCCParamError;
  return PKCS5_PBKDF2_HMAC(password, (int)passwordLen, salt, (int)saltLen, (int)rounds, kind,
                           (int)derivedKeyLen, derivedKey) == 1
             ? kCCSuccess
             : kCCUnspecifiedError;
}

CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count) {
  if (count > INT_MAX || (bytes == NULL && count > 0)) return kCCParamError;
  return RAND_bytes(bytes, (int)count) == 1 ? kCCSuccess : kCCRNGFailure;
}
