#ifndef CPIXELS_CONVEX_H
#define CPIXELS_CONVEX_H

#include "patch_edges.h"

/* Properties of all corners and edges of a polygon. */
struct turns {
    d4i left, right; /* whether a corner turns to that side */
    i8 changes;      /* minus the number of changes between running down and up */
    i8 empty;        /* whether an edge has no length */
};

static ALWAYS_INLINE d4 product_d4(i4 a, i4 b) {
    return __builtin_convertvector(a, d4) * __builtin_convertvector(b, d4);
}

static ALWAYS_INLINE int32_t lane_sum(i4 v) {
    v += __builtin_shufflevector(v, v, 2, 3, 0, 1);
    return v[0] + v[1];
}

/* Adds the turns at eight corners. */
static ALWAYS_INLINE void add_turns(struct turns *turns, struct corners_8 from,
                                    struct corners_8 here, struct corners_8 to, i8 is_used) {
    const i8 edge_x = (here.x - from.x) & is_used, edge_y = (here.y - from.y) & is_used;
    const i8 next_x = (to.x - here.x) & is_used, next_y = (to.y - here.y) & is_used;
    const d4 one = product_d4(lower_i4(edge_x), lower_i4(next_y));
    const d4 other = product_d4(lower_i4(edge_y), lower_i4(next_x));
    const d4 upper_one = product_d4(upper_i4(edge_x), upper_i4(next_y));
    const d4 upper_other = product_d4(upper_i4(edge_y), upper_i4(next_x));
    turns->left |= (one < other) | (upper_one < upper_other);
    turns->right |= (other < one) | (upper_other < upper_one);
    turns->changes += (edge_y ^ next_y) >> 31;
    turns->empty |= ((edge_x | edge_y) == 0) & is_used;
}

/* Returns whether a polygon is convex: all corners turn to one side, no corner repeats the previous
 * one, and the outline runs down once and up once. Writes up to nine corners after the last. */
static ALWAYS_INLINE int is_convex(struct cpixels_corner *corners, int32_t count) {
    for (int32_t i = 0; i < 9; i++) corners[count + i] = corners[i];
    const intptr_t stride = (count + 7) >> 3;
    const i8 first = (i8){0, 1, 2, 3, 4, 5, 6, 7} * (int32_t)stride;
    struct turns turns = {0};
    struct corners_8 from = corners_at(corners, stride), here = corners_at(corners + 1, stride);
    for (int32_t i = 0; i < stride; i++) {
        const struct corners_8 to = corners_at(corners + i + 2, stride);
        add_turns(&turns, from, here, to, first + i < count);
        from = here;
        here = to;
    }
    const d4i left = turns.left, right = turns.right;
    const int turns_left = (left[0] | left[1] | left[2] | left[3]) != 0;
    const int turns_right = (right[0] | right[1] | right[2] | right[3]) != 0;
    const i4 changes = lower_i4(turns.changes) + upper_i4(turns.changes);
    return lane_sum(changes) == -2 && !any_8(turns.empty) && turns_left != turns_right;
}

#endif
