#include "cyaml.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct cyaml_reader {
    yaml_parser_t parser;
    yaml_event_t event; /* the current event, whose strings the caller may still use */
    int has_event;
};

struct cyaml_reader *cyaml_reader_create(const uint8_t *bytes, size_t count) {
    struct cyaml_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    if (!yaml_parser_initialize(&reader->parser)) {
        free(reader);
        return NULL;
    }
    yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
    /* Skip a byte order mark. libyaml skips it only when it detects the encoding itself. */
    if (count >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) bytes += 3, count -= 3;
    yaml_parser_set_input_string(&reader->parser, bytes, count);
    return reader;
}

static void release_event(struct cyaml_reader *reader) {
    if (reader->has_event) yaml_event_delete(&reader->event);
    reader->has_event = 0;
}

void cyaml_reader_destroy(struct cyaml_reader *reader) {
    if (reader == NULL) return;
    release_event(reader);
    yaml_parser_delete(&reader->parser);
    free(reader);
}

static enum cyaml_status fill_error(const yaml_parser_t *parser, struct cyaml_event *event) {
    switch (parser->error) {
    case YAML_SCANNER_ERROR:
    case YAML_PARSER_ERROR:
    case YAML_COMPOSER_ERROR:
        event->text = (const uint8_t *)parser->problem;
        event->length = parser->problem == NULL ? 0 : strlen(parser->problem);
        event->context = parser->context;
        event->line = parser->problem_mark.line;
        event->column = parser->problem_mark.column;
        return CYAML_WRONG;
    default:
        return CYAML_FAILED;
    }
}

static void fill_scalar(const yaml_event_t *from, struct cyaml_event *event) {
    event->kind = CYAML_SCALAR;
    event->text = from->data.scalar.value;
    event->length = from->data.scalar.length;
    event->anchor = (const char *)from->data.scalar.anchor;
    event->is_quoted = from->data.scalar.style != YAML_PLAIN_SCALAR_STYLE;
    event->tag = (const char *)from->data.scalar.tag;
    /* The non-specific tag ! makes a plain scalar a string; libyaml reports no tag for it. */
    if (event->tag == NULL && !event->is_quoted && !from->data.scalar.plain_implicit)
        event->tag = YAML_STR_TAG;
}

enum cyaml_status cyaml_reader_next(struct cyaml_reader *reader, struct cyaml_event *event) {
    release_event(reader);
    memset(event, 0, sizeof *event);
    if (!yaml_parser_parse(&reader->parser, &reader->event))
        return fill_error(&reader->parser, event);
    reader->has_event = 1;
    const yaml_event_t *from = &reader->event;
    event->line = from->start_mark.line;
    event->column = from->start_mark.column;
    switch (from->type) {
    case YAML_SCALAR_EVENT:
        fill_scalar(from, event);
        break;
    case YAML_SEQUENCE_START_EVENT:
        event->kind = CYAML_LIST;
        event->anchor = (const char *)from->data.sequence_start.anchor;
        event->tag = (const char *)from->data.sequence_start.tag;
        break;
    case YAML_MAPPING_START_EVENT:
        event->kind = CYAML_MAP;
        event->anchor = (const char *)from->data.mapping_start.anchor;
        event->tag = (const char *)from->data.mapping_start.tag;
        break;
    case YAML_ALIAS_EVENT:
        event->kind = CYAML_ALIAS;
        event->anchor = (const char *)from->data.alias.anchor;
        break;
    case YAML_SEQUENCE_END_EVENT: event->kind = CYAML_LIST_END; break;
    case YAML_MAPPING_END_EVENT: event->kind = CYAML_MAP_END; break;
    case YAML_DOCUMENT_START_EVENT: event->kind = CYAML_DOCUMENT; break;
    case YAML_STREAM_END_EVENT: event->kind = CYAML_END; break;
    default: event->kind = CYAML_NOTHING; break;
    }
    return CYAML_OK;
}
