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
    int32_t are_all;     /* none is left out */
    int32_t is_plain;    /* no colours turn */
    int32_t are_patches; /* all of them are patches, and plain */
    int32_t until;   /* before this row others come, or some of them go */
    const struct cpixels_shape *shapes[PRESENT_LIMIT];
};

/* Whether a shape's rows are drawn straight from its patch. */
static ALWAYS_INLINE int is_plain_patch(const struct cpixels_shape *shape) {
    return shape->table.patch && !shape->paint.directions;
}

/* The shapes in a row. */
static ALWAYS_INLINE void find_present(struct present *present, const struct cpixels_shape *shapes,
                                       int32_t count, int32_t y, int32_t end) {
    int32_t found = 0, until = end;
    present->is_plain = present->are_patches = 1;
    for (const struct cpixels_shape *shape = shapes; shape < shapes + count; shape++) {
        if (y < shape->top) {
            until = shape->top < until ? shape->top : until;
        } else if (y < shape->bottom) {
            until = shape->bottom < until ? shape->bottom : until;
            if (found < PRESENT_LIMIT) present->shapes[found] = shape;
            present->is_plain &= !shape->paint.directions;
            present->are_patches &= is_plain_patch(shape);
            found++;
        }
    }
    present->are_all = found <= PRESENT_LIMIT;
    present->count = found <= PRESENT_LIMIT ? found : PRESENT_LIMIT;
    present->until = until;
}

#endif
