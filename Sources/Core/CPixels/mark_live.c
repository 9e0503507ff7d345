#include "blocks.h"

/* Stores the background in the pixels of blocks that are not live. */
static ALWAYS_INLINE void fill_background(const struct cpixels_row *row, intptr_t first,
                                          intptr_t end) {
    const struct eight_colors background = splat_colors(load_f4(row->background));
    for (intptr_t block = first; block < end; block++) {
        const uint8_t live = row->live[block];
        if (live == 0xFF) continue;
        float *address = row->colors + 32 * block;
        store_colors(address, choose_colors(lanes_of_bits(live), load_colors(address), background));
    }
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static void fill_background_avx2(const struct cpixels_row *row, intptr_t first,
                                             intptr_t end) {
    fill_background(row, first, end);
}

#endif

static void dispatch_fill_background(const struct cpixels_row *row, intptr_t first, intptr_t end) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return fill_background_avx2(row, first, end);
#endif
    fill_background(row, first, end);
}

void cpixels_mark_live(struct cpixels_row *row, int32_t start, int32_t end) {
    if (start >= end) return;
    intptr_t first = start >> 3, last = (end - 1) >> 3;
    dispatch_fill_background(row, first, last + 1);
    for (intptr_t block = first; block <= last; block++) {
        int from_start = block == first ? 0xFF << (start & 7) : 0xFF;
        int to_end = block == last ? 0xFF >> (7 - ((end - 1) & 7)) : 0xFF;
        row->live[block] |= (uint8_t)(from_start & to_end);
    }
}
