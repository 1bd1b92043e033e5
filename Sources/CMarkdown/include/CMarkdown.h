// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The part of cmark-gfm that reads Markdown, in plain types. The library's own headers stay behind markdown.c, so that
// programs which import Mica's modules need none of them.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// A walk over the nodes of a document.
typedef struct mica_markdown mica_markdown;

/// What a node is.
typedef enum : int32_t {
  mica_markdown_other,
  mica_markdown_document,
  mica_markdown_block_quote,
  mica_markdown_bullet_list,
  mica_markdown_ordered_list,
  mica_markdown_item,
  mica_markdown_code_block,
  mica_markdown_html_block,
  mica_markdown_paragraph,
  mica_markdown_heading,
  mica_markdown_thematic_break,
  mica_markdown_table,
  mica_markdown_table_header,
  mica_markdown_table_row,
  mica_markdown_table_cell,
  mica_markdown_text,
  mica_markdown_soft_break,
  mica_markdown_line_break,
  mica_markdown_code,
  mica_markdown_html,
  mica_markdown_emphasis,
  mica_markdown_strong,
  mica_markdown_strikethrough,
  mica_markdown_link,
  mica_markdown_image,
} mica_markdown_kind;

/// Reads UTF-8 text; NULL without memory. Tables and strikethrough are known beside CommonMark.
mica_markdown *mica_markdown_open(const char *text, size_t length);
void mica_markdown_close(mica_markdown *walk);

/// Goes to the next node: 1 for its beginning, 2 for its end, 0 after the last one. Nodes without children have no end.
int mica_markdown_next(mica_markdown *walk);

/// What the present node is.
mica_markdown_kind mica_markdown_node(mica_markdown *walk);

/// The present node's text, or the address of a link or image, in UTF-8; never NULL. Valid until the walk is closed.
const char *mica_markdown_string(mica_markdown *walk);

/// The language of a code block; never NULL.
const char *mica_markdown_info(mica_markdown *walk);

/// The level of a heading, the first number of an ordered list, the number of a table's columns; else 0.
int32_t mica_markdown_number(mica_markdown *walk);

/// How a table's column is aligned: 'l', 'c', 'r', or 0.
char mica_markdown_alignment(mica_markdown *walk, int32_t column);
