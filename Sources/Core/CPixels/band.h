#ifndef CPIXELS_BAND_H
#define CPIXELS_BAND_H

#include "edges.h"

/* Rows of areas, with one bit for each block of four pixels that has any. */
struct band {
    int32_t row;    /* the first row */
    int32_t count;  /* 1 to `cpixels_band_rows` */
    int32_t stride; /* areas from one row to the next */
    int32_t words;  /* words of marks in a row */
    int32_t *areas;
    uint64_t *marks;
};

enum { MARK_WORDS = cpixels_simple_width / 256 + 1 };

/* Sets the areas of a band to zero in its marked blocks, starting at the row `lane`. */
static void clear_rows(const struct band *band, int32_t lane) {
    for (; lane < band->count; lane++) {
        const uint64_t *marks = band->marks + lane * band->words;
        int32_t *areas = band->areas + lane * band->stride;
        for (int32_t word = 0; word < band->words; word++) {
            for (uint64_t rest = marks[word]; rest; rest &= rest - 1) {
                store_i4(areas + 256 * word + 4 * __builtin_ctzll(rest), (i4){0, 0, 0, 0});
            }
        }
    }
}

/* Marks the blocks that contain the pixels `first` and `last`, if `bit` is 1. */
static ALWAYS_INLINE void mark_ends(uint64_t *marks, int32_t first, int32_t last, uint64_t bit) {
    marks[first >> 8] |= bit << (first >> 2 & 63);
    marks[last >> 8] |= bit << (last >> 2 & 63);
}

/* Marks all blocks from the block of pixel `first` to the block of pixel `last`. */
static ALWAYS_INLINE void mark_blocks(uint64_t *marks, int32_t first, int32_t last) {
    for (int32_t x = first & ~3; x <= last; x += 4) marks[x >> 8] |= 1ull << (x >> 2 & 63);
}

static ALWAYS_INLINE int32_t least_lane(i4 v) {
    v = lesser_i4(v, __builtin_shufflevector(v, v, 2, 3, 0, 1));
    return v[0] < v[1] ? v[0] : v[1];
}

static ALWAYS_INLINE int32_t greatest_lane(i4 v) {
    v = greater_i4(v, __builtin_shufflevector(v, v, 2, 3, 0, 1));
    return v[0] > v[1] ? v[0] : v[1];
}

#endif
