#ifndef CPIXELS_PRESENT_H
#define CPIXELS_PRESENT_H

#include "background.h"
#include "cpixels.h"
#include "scan.h"

/* The most shapes that are looked at in a row. */
enum { PRESENT_LIMIT = 64 };

/* The shapes that rows may have. */
struct present {
    int32_t count;
    int32_t are_all; /* none is left out */
    int32_t until;   /* before this row others come, or some of them go */
    const struct cpixels_shape *shapes[PRESENT_LIMIT];
};

/* The shapes in a row. */
static struct present present_in(const struct cpixels_shape *shapes, int32_t count, int32_t y,
                                 int32_t end) {
    struct present present = {.are_all = 1, .until = end};
    for (const struct cpixels_shape *shape = shapes; shape < shapes + count; shape++) {
        if (y < shape->top) {
            present.until = shape->top < present.until ? shape->top : present.until;
        } else if (y < shape->bottom) {
            present.until = shape->bottom < present.until ? shape->bottom : present.until;
            present.are_all &= present.count < PRESENT_LIMIT;
            if (present.are_all) present.shapes[present.count++] = shape;
        }
    }
    return present;
}

/* Whether a shape's rows are drawn straight from its patch where no other shape meets it. */
static ALWAYS_INLINE int is_plain_patch(const struct cpixels_shape *shape) {
    return shape->table.patch && !shape->paint.directions;
}

/* The pixels of a row that a shape may touch, from a multiple of four to the end of a block of four. */
static ALWAYS_INLINE struct cpixels_span pixels_of(const struct cpixels_chain_table *table,
                                                   int32_t y) {
    const struct cpixels_patch *patch = table->patch;
    if (patch) {
        const struct cpixels_span span = patch->spans[y - patch->top];
        return (struct cpixels_span){patch->left + span.first, patch->left + span.last};
    }
    /* What lies to the right of the picture is not among the chains. */
    if (table->open && table->open[y]) return (struct cpixels_span){0, INT32_MAX - 1};
    const struct cpixels_span span = span_of_all(*table, table->heads[y]);
    return (struct cpixels_span){span.first & ~3, span.last | 3};
}

/* Which of a row's shapes of one colour share no cell with another, but for a colour behind all of
 * them; a bit each. */
static ALWAYS_INLINE uint64_t find_apart(const struct present *present, int32_t y,
                                         struct cpixels_picture picture) {
    uint64_t cells[PRESENT_LIMIT], once = 0, twice = 0, apart = 0;
    for (int32_t i = 0; i < present->count; i++) {
        const struct cpixels_shape *shape = present->shapes[i];
        cells[i] = 0;
        if (shape->is_everywhere) {
            twice |= once;
        } else if (has_row(&shape->table, y)) {
            const struct cpixels_span span = pixels_of(&shape->table, y);
            const int32_t end = span.last < picture.width ? span.last + 1 : picture.width;
            cells[i] = cells_of(span.first, end, picture.shift);
            twice |= once & cells[i];
            once |= cells[i];
        }
    }
    for (int32_t i = 0; i < present->count; i++) {
        const int can_be = cells[i] != 0 && !present->shapes[i]->paint.directions;
        apart |= (uint64_t)(can_be && !(cells[i] & twice)) << i;
    }
    return apart;
}

#endif
