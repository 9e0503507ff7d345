#ifndef CYAML_H
#define CYAML_H

#include <stddef.h>
#include <stdint.h>

/* The events of a YAML text through libyaml, one after the other.
 *
 * No libyaml type appears here: an event is a plain struct, whose pointers hold until the next one
 * is asked for.
 */

/* What an event is. */
enum cyaml_kind {
    CYAML_NOTHING = 0, /* of no meaning to a reader of values: the stream's and documents' borders */
    CYAML_DOCUMENT,    /* a document begins */
    CYAML_SCALAR,
    CYAML_LIST,
    CYAML_LIST_END,
    CYAML_MAP,
    CYAML_MAP_END,
    CYAML_ALIAS,
    CYAML_END /* the text is over */
};

/* How reading an event ended. */
enum cyaml_status {
    CYAML_OK = 0,
    CYAML_WRONG, /* the text is not YAML; `text` says why, `context` where it matters */
    CYAML_FAILED /* no memory, or bytes that libyaml cannot read */
};

/* An event, or what is wrong. */
struct cyaml_event {
    enum cyaml_kind kind;
    const uint8_t *text;  /* a scalar's text, or what is wrong; UTF-8 */
    size_t length;        /* its bytes */
    const char *context;  /* what libyaml was about to read, or null */
    const char *anchor;   /* the name that an alias uses or a value bears, or null */
    const char *tag;      /* the tag in full, or null where the text has none */
    int is_quoted;        /* whether a scalar is quoted, folded or literal */
    size_t line, column;  /* where it begins, from 0; columns in Unicode scalars */
};

/* Reads one text. */
struct cyaml_reader;

/* A reader of bytes that must stay where they are while it is used; null without memory. */
struct cyaml_reader *cyaml_reader_create(const uint8_t *bytes, size_t count);
void cyaml_reader_destroy(struct cyaml_reader *reader);

/* Reads the next event. After anything but CYAML_OK, and after CYAML_END, there is none. */
enum cyaml_status cyaml_reader_next(struct cyaml_reader *reader, struct cyaml_event *event);

#endif
