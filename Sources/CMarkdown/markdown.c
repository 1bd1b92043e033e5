// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct mica_markdown {
  cmark_node *document;
  cmark_iter *iterator;
};

static pthread_once_t registered = PTHREAD_ONCE_INIT;

mica_markdown *mica_markdown_open(const char *text, size_t length) {
  pthread_once(&registered, cmark_gfm_core_extensions_ensure_registered);
  mica_markdown *walk = calloc(1, sizeof *walk);
  if (walk == NULL) return NULL;
  cmark_parser *parser =
      cmark_parser_new(CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE);
  const char *names[] = {"table", "strikethrough"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[index]);
    if (extension != NULL) cmark_parser_attach_syntax_extension(parser, extension);
  }
  cmark_parser_feed(parser, text, length);
  walk->document = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  if (walk->document != NULL) walk->iterator = cmark_iter_new(walk->document);
  if (walk->iterator == NULL) {
    mica_markdown_close(walk);
    return NULL;
  }
  return walk;
}

void mica_markdown_close(mica_markdown *walk) {
  if (walk->iterator != NULL) cmark_iter_free(walk->iterator);
  if (walk->document != NULL) cmark_node_free(walk->document);
  free(walk);
}

int mica_markdown_next(mica_markdown *walk) {
  switch (cmark_iter_next(walk->iterator)) {
    case CMARK_EVENT_ENTER: return 1;
    case CMARK_EVENT_EXIT: return 2;
    default: return 0;
  }
}

static cmark_node *node(mica_markdown *walk) { return cmark_iter_get_node(walk->iterator); }

mica_markdown_kind mica_markdown_node(mica_markdown *walk) {
  cmark_node *present = node(walk);
  switch (cmark_node_get_type(present)) {
    case CMARK_NODE_DOCUMENT: return mica_markdown_document;
    case CMARK_NODE_BLOCK_QUOTE: return mica_markdown_block_quote;
    case CMARK_NODE_LIST:
      return cmark_node_get_list_type(present) == CMARK_ORDERED_LIST ? mica_markdown_ordered_list
                                                                     : mica_markdown_bullet_list;
    case CMARK_NODE_ITEM: return mica_markdown_item;
    case CMARK_NODE_CODE_BLOCK: return mica_markdown_code_block;
    case CMARK_NODE_HTML_BLOCK: return mica_markdown_html_block;
    case CMARK_NODE_PARAGRAPH: return mica_markdown_paragraph;
    case CMARK_NODE_HEADING: return mica_markdown_heading;
    case CMARK_NODE_THEMATIC_BREAK: return mica_markdown_thematic_break;
    case CMARK_NODE_TEXT: return mica_markdown_text;
    case CMARK_NODE_SOFTBREAK: return mica_markdown_soft_break;
    case CMARK_NODE_LINEBREAK: return mica_markdown_line_break;
    case CMARK_NODE_CODE: return mica_markdown_code;
    case CMARK_NODE_HTML_INLINE: return mica_markdown_html;
    case CMARK_NODE_EMPH: return mica_markdown_emphasis;
    case CMARK_NODE_STRONG: return mica_markdown_strong;
    case CMARK_NODE_LINK: return mica_markdown_link;
    case CMARK_NODE_IMAGE: return mica_markdown_image;
    default: break;
  }
  const char *name = cmark_node_get_type_string(present);
  if (strcmp(name, "table") == 0) return mica_markdown_table;
  if (strcmp(name, "table_header") == 0) return mica_markdown_table_header;
  if (strcmp(name, "table_row") == 0) return mica_markdown_table_row;
  if (strcmp(name, "table_cell") == 0) return mica_markdown_table_cell;
  if (strcmp(name, "strikethrough") == 0) return mica_markdown_strikethrough;
  return mica_markdown_other;
}

const char *mica_markdown_string(mica_markdown *walk) {
  cmark_node *present = node(walk);
  cmark_node_type type = cmark_node_get_type(present);
  const char *text = type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE
                         ? cmark_node_get_url(present)
                         : cmark_node_get_literal(present);
  return text == NULL ? "" : text;
}

const char *mica_markdown_info(mica_markdown *walk) {
  const char *info = cmark_node_get_fence_info(node(walk));
  return info == NULL ? "" : info;
}

int32_t mica_markdown_number(mica_markdown *walk) {
  cmark_node *present = node(walk);
  switch (mica_markdown_node(walk)) {
    case mica_markdown_heading: return cmark_node_get_heading_level(present);
    case mica_markdown_ordered_list: return cmark_node_get_list_start(present);
    case mica_markdown_table: return cmark_gfm_extensions_get_table_columns(present);
    default: return 0;
  }
}

char mica_markdown_alignment(mica_markdown *walk, int32_t column) {
  cmark_node *present = node(walk);
  if (mica_markdown_node(walk) != mica_markdown_table || column < 0 ||
      column >= cmark_gfm_extensions_get_table_columns(present))
    return 0;
  return (char)cmark_gfm_extensions_get_table_alignments(present)[column];
}
