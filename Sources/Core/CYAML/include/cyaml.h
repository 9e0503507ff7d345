#ifndef CYAML_H
#define CYAML_H

#include <stddef.h>
#include <stdint.h>

/* A C interface to libyaml, which returns the events of a YAML text one by one.
 *
 * No libyaml type appears here. An event is a plain struct. Its pointers are valid until the next
 * call of cyaml_reader_next or cyaml_reader_destroy.
 */

/* The kind of an event. */
enum cyaml_kind {
    CYAML_NOTHING = 0, /* ignored by readers: start of the stream, end of a document */
    CYAML_DOCUMENT,    /* start of a document */
    CYAML_SCALAR,
    CYAML_LIST,
    CYAML_LIST_END,
    CYAML_MAP,
    CYAML_MAP_END,
    CYAML_ALIAS,
    CYAML_END /* end of the text */
};

/* The result of reading an event. */
enum cyaml_status {
    CYAML_OK = 0,
    CYAML_WRONG, /* invalid YAML; see `text` and `context` of the event */
    CYAML_FAILED /* out of memory, or bytes that libyaml cannot decode */
};

/* An event, or an error. */
struct cyaml_event {
    enum cyaml_kind kind;
    const uint8_t *text;  /* a scalar's text or an error message; UTF-8 */
    size_t length;        /* of `text`, in bytes */
    const char *context;  /* of an error: what libyaml was reading, or null */
    const char *anchor;   /* the anchor of a value or an alias, or null */
    const char *tag;      /* the full tag, or null */
    int is_quoted;        /* whether a scalar is quoted or a block scalar */
    size_t line, column;  /* its start, from 0; columns in Unicode scalars */
};

/* A parser of one text. */
struct cyaml_reader;

/* Creates a parser of `bytes`, which must remain valid until it is destroyed. Returns null if
 * memory allocation fails. */
struct cyaml_reader *cyaml_reader_create(const uint8_t *bytes, size_t count);
void cyaml_reader_destroy(struct cyaml_reader *reader);

/* Reads the next event. Must not be called again after a status other than CYAML_OK, or after
 * CYAML_END. */
enum cyaml_status cyaml_reader_next(struct cyaml_reader *reader, struct cyaml_event *event);

#endif
