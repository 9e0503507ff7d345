#ifndef CPIXELS_SCALAR_EDGES_H
#define CPIXELS_SCALAR_EDGES_H

#include "grid.h"
#include "chains.h"

/* Adds a part of an edge within one pixel. `height` is signed, and `sum` is the sum of the x of
 * both ends. */
static inline void add_part(int32_t *areas, int32_t column, int32_t height, int32_t sum) {
    const int32_t area = height * sum;
    areas[column] += height * (2 * ONE) - area;
    areas[column + 1] += area;
}

/* Adds an edge that spans several columns. Walks the columns from left to right, so that an edge
 * and its reverse are cut at the same points. */
static inline void add_across(int32_t *areas, struct cpixels_corner left,
                              struct cpixels_corner right, int32_t sign) {
    const double slope = (double)(right.y - left.y) / (double)(right.x - left.x);
    const int32_t last = right.x >> BITS;
    int32_t column = left.x >> BITS;
    int32_t y = left.y;
    int32_t sum = (left.x & MASK) + ONE;
    do {
        const int32_t edge = (column + 1) << BITS;
        const int32_t next = left.y + (int32_t)rounded((double)(edge - left.x) * slope);
        add_part(areas, column, (next - y) * sign, sum);
        sum = ONE;
        y = next;
        column++;
    } while (column < last);
    add_part(areas, last, (right.y - y) * sign, right.x & MASK);
}

/* Adds an edge. Each part within a column adds its height times the width to its right. */
static inline void add_edge(int32_t *areas, struct cpixels_corner from, struct cpixels_corner to) {
    if (((from.x ^ to.x) & ~MASK) == 0) {
        add_part(areas, from.x >> BITS, to.y - from.y, (from.x & MASK) + (to.x & MASK));
    } else if (from.x < to.x) {
        add_across(areas, from, to, 1);
    } else {
        add_across(areas, to, from, -1);
    }
}

#endif
