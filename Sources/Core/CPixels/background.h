#ifndef CPIXELS_BACKGROUND_H
#define CPIXELS_BACKGROUND_H

#include "alphas.h"

/* Fills the pixels from `x` to `end` with one code. May also overwrite pixels up to `limit`. */
static inline void fill(uint32_t *pixels, int32_t x, int32_t end, int32_t limit, uint32_t code) {
    const u4 four = splat_u4(code);
    for (; x < end && x + 8 <= limit; x += 8) {
        store_u4(pixels + x, four);
        store_u4(pixels + x + 4, four);
    }
    for (; x < end && x + 4 <= limit; x += 4) store_u4(pixels + x, four);
    for (; x < end; x++) {
        pixels[x] = code;
        SEPARATE_WRITES();
    }
}

/* Returns the cells that the pixels from `start` to `end` touch, one bit each. */
static inline uint64_t cells_of(int32_t start, int32_t end, int32_t shift) {
    const int32_t first = start >> shift, last = (end - 1) >> shift;
    return (UINT64_MAX >> (63 - last)) & (UINT64_MAX << first);
}

/* Clears a few pixels, for which a call of `memset` would take longer. */
static inline void clear(uint32_t *pixels, int32_t start, int32_t end) {
    for (int32_t x = start; x < end; x++) {
        pixels[x] = 0;
        SEPARATE_WRITES();
    }
}

/* Fills entire cells with one colour, up to the end of the row. */
static inline void clear_cells(uint32_t *pixels, int32_t width, int32_t shift, uint64_t cells,
                               uint32_t color) {
    while (cells) {
        /* Adding the lowest set bit carries through the adjacent set bits above it and clears
         * them. */
        const uint64_t others = cells & (cells + (cells & -cells));
        const int32_t start = __builtin_ctzll(cells) << shift;
        const int32_t border = (64 - __builtin_clzll(cells ^ others)) << shift;
        const int32_t end = border < width ? border : width;
        if (start < width) fill(pixels, start, end, end, color);
        cells = others;
    }
}

#endif
