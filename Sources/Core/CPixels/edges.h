#ifndef CPIXELS_EDGES_H
#define CPIXELS_EDGES_H

#include "scalar_edges.h"
#include "integers.h"

/* Adds cached area differences, negated if `is_reversed` is −1. */
static ALWAYS_INLINE void add_cached(int32_t *areas, const int32_t *changes, int32_t count,
                                     int32_t is_reversed) {
    for (int32_t i = 0; i < count; i += 4) {
        const i4 rotated = (load_i4(changes + i) ^ is_reversed) - is_reversed;
        store_i4(areas + i, load_i4(areas + i) + rotated);
    }
}

/* Multiplies numbers that fit into 16 bits. The numbers in `b` must not be negative. */
static ALWAYS_INLINE i4 product(i4 a, i4 b) {
#if defined(__SSE2__)
    return (i4)_mm_madd_epi16((__m128i)a, (__m128i)b);
#else
    return a * b;
#endif
}

/* Returns `before`·`height`/`width`, rounded to the nearest integer. */
static ALWAYS_INLINE i4 proportion_of(i4 height, i4 width, i4 before) {
    const d4 slope = __builtin_convertvector(height, d4) / __builtin_convertvector(width, d4);
    return nearest_4(__builtin_convertvector(before, d4) * slope);
}

/* Four edges of a chain. */
struct edges {
    i4 left;   /* the lesser x */
    i4 right;  /* the greater x */
    i4 height; /* positive if the edge runs down; 0 if there is no edge */
};

/* Loads up to four of the `count` edges that start at `corner`. Reverses them if `is_reversed` is
 * −1. */
static ALWAYS_INLINE struct edges edges_from(const struct cpixels_corner *corner, int32_t count,
                                             const int32_t is_reversed) {
    const i4 a = load_i4(&corner[0]), b = load_i4(&corner[2]);
    const i4 c = load_i4(&corner[1]), d = load_i4(&corner[3]);
    const i4 from_x = __builtin_shufflevector(a, b, 0, 2, 4, 6);
    const i4 from_y = __builtin_shufflevector(a, b, 1, 3, 5, 7);
    const i4 to_x = __builtin_shufflevector(c, d, 0, 2, 4, 6);
    const i4 to_y = __builtin_shufflevector(c, d, 1, 3, 5, 7);
    const i4 swap = (from_x ^ to_x) & (to_x < from_x);
    const i4 used = (i4){0, 1, 2, 3} < splat_i4(count);
    const i4 height = (((to_y - from_y) ^ is_reversed) - is_reversed) & used;
    /* Lanes without an edge are cleared, because arbitrary memory would give invalid columns. */
    return (struct edges){(from_x ^ swap) & used, (to_x ^ swap) & used, height};
}

/* The area differences of edges in their first column and in the second column after it. The column
 * between them has the rest of 2·4,096·height. */
struct changes {
    i4 first;
    i4 last;
};

/* Returns the area differences of edges that are within the column at `start`, within the next
 * column, or within both. */
static ALWAYS_INLINE struct changes changes_of(struct edges edges, i4 start) {
    /* The distances from the ends to the border between both columns. */
    const i4 border = start + ONE, left_of = border - edges.left, right_of = border - edges.right;
    const i4 left_before = positive(left_of), right_before = positive(right_of);
    const i4 left_after = left_before - left_of, right_after = right_before - right_of;
    /* A vertical edge has no slope and stays in its column. */
    const i4 width = edges.right - edges.left;
    const i4 part = proportion_of(edges.height, width - (width == 0), left_before);
    const i4 first = choose(right_of > 0, edges.height, part);
    return (struct changes){product(first, left_before + right_before),
                            product(edges.height - first, left_after + right_after)};
}

/* Adds the edges of a chain. */
static ALWAYS_INLINE void add_chain_edges(int32_t *areas, const struct cpixels_corner *corner,
                                          int32_t count, const int32_t is_reversed) {
    for (; count > 0; count -= 4, corner += 4) {
        const struct edges edges = edges_from(corner, count, is_reversed);
        const i4 column = edges.left >> BITS, start = edges.left & ~MASK;
        if (any(edges.right - start >= 2 * ONE)) {
            for (; count > 0; count--, corner++) {
                add_edge(areas, corner[-is_reversed], corner[1 + is_reversed]);
            }
            return;
        }
        const struct changes changes = changes_of(edges, start);
        const i4 middle = edges.height * (2 * ONE) - changes.first - changes.last;
        for (int32_t lane = 0; lane < 4; lane++) {
            int32_t *address = areas + column[lane];
            /* Writes are separate, because the next lane may read an address that a vector write
             * would overlap. */
            address[0] += changes.first[lane];
            SEPARATE_WRITES();
            address[1] += middle[lane];
            SEPARATE_WRITES();
            address[2] += changes.last[lane];
            SEPARATE_WRITES();
        }
    }
}

#endif
