// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Digests and message authentication codes, by libcrypto.

#include "CommonCrypto/CommonCrypto.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdlib.h>
#include <string.h>

static int begin(void **context, const EVP_MD *kind) {
  EVP_MD_CTX *made = EVP_MD_CTX_new();
  if (made != NULL && EVP_DigestInit_ex(made, kind, NULL) != 1) {
    EVP_MD_CTX_free(made);
    made = NULL;
  }
  *context = made;
  return made != NULL;
}

static int update(void *context, const void *data, size_t length) {
  return context != NULL && EVP_DigestUpdate(context, data, length) == 1;
}

static int finish(void **context, unsigned char *digest) {
  int done = *context != NULL && EVP_DigestFinal_ex(*context, digest, NULL) == 1;
  EVP_MD_CTX_free(*context);
  *context = NULL;
  return done;
}

#define DIGEST(NAME, CONTEXT, KIND)                                                        \
  int CC_##NAME##_Init(CONTEXT *c) { return begin(&c->opaque, KIND()); }                   \
  int CC_##NAME##_Update(CONTEXT *c, const void *data, CC_LONG len) {                      \
    return update(c->opaque, data, len);                                                   \
  }                                                                                        \
  int CC_##NAME##_Final(unsigned char *md, CONTEXT *c) { return finish(&c->opaque, md); }  \
  unsigned char *CC_##NAME(const void *data, CC_LONG len, unsigned char *md) {             \
    return EVP_Digest(data, len, md, NULL, KIND(), NULL) == 1 ? md : NULL;                 \
  }

DIGEST(MD5, CC_MD5_CTX, EVP_md5)
DIGEST(SHA1, CC_SHA1_CTX, EVP_sha1)
DIGEST(SHA224, CC_SHA256_CTX, EVP_sha224)
DIGEST(SHA256, CC_SHA256_CTX, EVP_sha256)
DIGEST(SHA384, CC_SHA512_CTX, EVP_sha384)
DIGEST(SHA512, CC_SHA512_CTX, EVP_sha512)

static const EVP_MD *kind_of(CCHmacAlgorithm algorithm) {
  switch (algorithm) {
    case kCCHmacAlgSHA1: return EVP_sha1();
    case kCCHmacAlgMD5: return EVP_md5();
    case kCCHmacAlgSHA256: return EVP_sha256();
    case kCCHmacAlgSHA384: return EVP_sha384();
    case kCCHmacAlgSHA512: return EVP_sha512();
    case kCCHmacAlgSHA224: return EVP_sha224();
    default: return NULL;
  }
}

void CCHmac(CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data,
            size_t dataLength, void *macOut) {
  const EVP_MD *kind = kind_of(algorithm);
  if (kind == NULL) return;
  HMAC(kind, keyLength > 0 ? key : "", (int)keyLength, data, dataLength, macOut, NULL);
}

/// The longest block of the digests: that of SHA-512.
enum { longest_block = 128 };

/// The inner digest, and the key for the outer one (RFC 2104).
typedef struct {
  EVP_MD_CTX *inner;
  const EVP_MD *kind;
  unsigned char outerKey[longest_block];
} code;

void CCHmacInit(CCHmacContext *ctx, CCHmacAlgorithm algorithm, const void *key, size_t keyLength) {
  ctx->opaque = NULL;
  const EVP_MD *kind = kind_of(algorithm);
  code *made = kind == NULL ? NULL : calloc(1, sizeof *made);
  if (made == NULL) return;
  made->kind = kind;
  made->inner = EVP_MD_CTX_new();
  size_t block = (size_t)EVP_MD_get_block_size(kind);
  unsigned char innerKey[longest_block] = {0};
  if (keyLength > block) {
    EVP_Digest(key, keyLength, innerKey, NULL, kind, NULL);
  } else if (keyLength > 0) {
    memcpy(innerKey, key, keyLength);
  }
  for (size_t index = 0; index < block; index++) {
    made->outerKey[index] = innerKey[index] ^ 0x5C;
    innerKey[index] ^= 0x36;
  }
  EVP_DigestInit_ex(made->inner, kind, NULL);
  EVP_DigestUpdate(made->inner, innerKey, block);
  ctx->opaque = made;
}

void CCHmacUpdate(CCHmacContext *ctx, const void *data, size_t dataLength) {
  code *present = ctx->opaque;
  if (present != NULL) EVP_DigestUpdate(present->inner, data, dataLength);
}

void CCHmacFinal(CCHmacContext *ctx, void *macOut) {
  code *present = ctx->opaque;
  if (present == NULL) return;
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned length = 0;
  EVP_DigestFinal_ex(present->inner, digest, &length);
  EVP_DigestInit_ex(present->inner, present->kind, NULL);
  EVP_DigestUpdate(present->inner, present->outerKey, (size_t)EVP_MD_get_block_size(present->kind));
  EVP_DigestUpdate(present->inner, digest, length);
  EVP_DigestFinal_ex(present->inner, macOut, NULL);
  EVP_MD_CTX_free(present->inner);
  free(present);
  ctx->opaque = NULL;
}
