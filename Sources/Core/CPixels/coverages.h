#ifndef CPIXELS_COVERAGES_H
#define CPIXELS_COVERAGES_H

#include "grid.h"

static ALWAYS_INLINE i4 prefix_sums(i4 v) {
    const i4 zero = {0, 0, 0, 0};
    v += __builtin_shufflevector(zero, v, 0, 4, 5, 6);
    return v + __builtin_shufflevector(zero, v, 0, 1, 4, 5);
}

/* Converts areas to coverage from 0 to 1, with a resolution of 2⁻²¹. Areas greater than a pixel are
 * clamped.
 *
 * An integer below 2²³ in the low bits of the float 2²³ is that number plus 2²³. */
static ALWAYS_INLINE f4 coverages_of(i4 areas) {
    const i4 full = {FULL, FULL, FULL, FULL};
    const i4 signs = areas >> 31;
    i4 magnitude = (areas ^ signs) - signs;
    const i4 is_more = magnitude > full;
    magnitude = (magnitude & ~is_more) | (full & is_more);
    const f4 shifted = (f4)((magnitude >> 4) | 0x4B000000) - 8388608.0f;
    return shifted * (16.0f / FULL);
}

/* Returns the running sums of the area differences of four pixels, starting from `before`. Sets the
 * differences to zero. */
static inline i4 take_areas(int32_t *changes, i4 before) {
    const i4 sums = prefix_sums(load_i4(changes)) + before;
    store_i4(changes, (i4){0, 0, 0, 0});
    return sums;
}

/* Returns the prefix sums of eight numbers. */
static ALWAYS_INLINE i8 prefix_sums_8(i8 v) {
    const i8 zero = {0};
    v += __builtin_shufflevector(zero, v, 0, 8, 9, 10, 0, 12, 13, 14);
    v += __builtin_shufflevector(zero, v, 0, 1, 8, 9, 0, 1, 12, 13);
    return v + __builtin_shufflevector(zero, v, 0, 1, 2, 3, 11, 11, 11, 11);
}

/* Converts eight areas to coverage, as `coverages_of` does for four. */
static ALWAYS_INLINE f8 coverages_of_8(i8 areas) {
    const i8 signs = areas >> 31, magnitude = (areas ^ signs) - signs;
    const i8 is_more = magnitude > FULL;
    const i8 least = (magnitude & ~is_more) | (is_more & FULL);
    const f8 shifted = (f8)((least >> 4) | 0x4B000000) - 8388608.0f;
    return shifted * (16.0f / FULL);
}

static ALWAYS_INLINE i8 splat_last_8(i8 v) {
    return __builtin_shufflevector(v, v, 7, 7, 7, 7, 7, 7, 7, 7);
}

static inline i4 splat_last(i4 v) { return __builtin_shufflevector(v, v, 3, 3, 3, 3); }

#endif
