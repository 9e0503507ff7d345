#ifndef CPIXELS_INTEGERS_H
#define CPIXELS_INTEGERS_H

#include "chains.h"
#include "grid.h"

static ALWAYS_INLINE i4 choose(i4 mask, i4 yes, i4 no) { return ((yes ^ no) & mask) ^ no; }

/* Replaces negative numbers by 0. */
static ALWAYS_INLINE i4 positive(i4 v) { return v & ~(v >> 31); }

static ALWAYS_INLINE i4 lesser_i4(i4 a, i4 b) { return choose(a < b, a, b); }

static ALWAYS_INLINE i4 greater_i4(i4 a, i4 b) { return choose(a > b, a, b); }

/* Rounds to the nearest integers, ties to even. Magnitudes must be below 2³¹. */
static ALWAYS_INLINE i4 nearest_4(d4 values) {
    const d4 shifted = values + ROUNDING;
    return __builtin_shufflevector((i8)shifted, (i8)shifted, 0, 2, 4, 6);
}

struct corners_4 {
    i4 x, y;
};

static ALWAYS_INLINE void store_corners(struct cpixels_corner *corners, i4 x, i4 y) {
    store_i4(corners, __builtin_shufflevector(x, y, 0, 4, 1, 5));
    store_i4(corners + 2, __builtin_shufflevector(x, y, 2, 6, 3, 7));
}

#endif
