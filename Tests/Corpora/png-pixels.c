// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0
//
// What libpng makes of a PNG file, for Scripts/corpora: a line "WIDTH HEIGHT", then straight RGBA in
// 8 bits. No gamma, no profile. Fails with the file.

#include <png.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 2;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) return 1;
  png_init_io(png, file);
  png_read_info(png, info);
  png_uint_32 width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row_bytes = png_get_rowbytes(png, info);
  if (row_bytes != (size_t)width * 4) return 3;
  unsigned char *pixels = malloc(row_bytes * height);
  png_bytep *rows = malloc(sizeof *rows * height);
  if (!pixels || !rows) return 3;
  for (png_uint_32 y = 0; y < height; y++) rows[y] = pixels + y * row_bytes;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  printf("%u %u\n", width, height);
  return fwrite(pixels, row_bytes, height, stdout) == height ? 0 : 3;
}
