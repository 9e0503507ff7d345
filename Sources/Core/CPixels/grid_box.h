#ifndef CPIXELS_GRID_BOX_H
#define CPIXELS_GRID_BOX_H

#include "integers.h"
#include "writer.h"

/* A bounding box on the grid: x and y twice, one for each pair of lanes. */
struct grid_box {
    i4 least, greatest;
};

static const struct grid_box empty_box = {{INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX},
                                          {INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN}};

/* Extends a box to two corners. */
static ALWAYS_INLINE void extend_box(struct grid_box *box, i4 corners) {
    box->least = lesser_i4(box->least, corners);
    box->greatest = greater_i4(box->greatest, corners);
}

/* Places a polygon's corners on the grid, and extends a box to them. */
static ALWAYS_INLINE void place_corners(struct cpixels_corner *corners, const double *points,
                                        intptr_t count, struct grid_box *box) {
    const struct cpixels_corner last = corner_of(points + 2 * (count - 1));
    struct grid_box result = *box;
    extend_box(&result, (i4){last.x, last.y, last.x, last.y});
    for (intptr_t i = 0; i + 1 < count; i += 2) {
        const struct cpixels_corner two[2] = {corner_of(points + 2 * i),
                                              corner_of(points + 2 * i + 2)};
        const i4 both = load_i4(two);
        store_i4(corners + i, both);
        extend_box(&result, both);
    }
    corners[count - 1] = last;
    *box = result;
}

/* Returns the upper left corner of a box. */
static ALWAYS_INLINE struct cpixels_corner least_of(struct grid_box box) {
    const i4 least =
        lesser_i4(box.least, __builtin_shufflevector(box.least, box.least, 2, 3, 0, 1));
    return (struct cpixels_corner){least[0], least[1]};
}

/* Returns the lower right corner of a box. */
static ALWAYS_INLINE struct cpixels_corner greatest_of(struct grid_box box) {
    const i4 greatest =
        greater_i4(box.greatest, __builtin_shufflevector(box.greatest, box.greatest, 2, 3, 0, 1));
    return (struct cpixels_corner){greatest[0], greatest[1]};
}

#endif
