#include "blocks.h"

static inline void materialise_pixels(struct cpixels_row *row, intptr_t block) {
    for (int32_t lane = 0; lane < 8; lane++) {
        if (row->live[block] >> lane & 1) continue;
        for (int32_t i = 0; i < 4; i++) row->colors[32 * block + 8 * i + lane] = row->background[i];
    }
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static void materialise_blocks(struct cpixels_row *row, intptr_t first, intptr_t end) {
    for (intptr_t block = first; block < end; block++) {
        uint8_t live = row->live[block];
        if (live == 0xFF) continue;
        float *address = row->colors + 32 * block;
        store_8(address, choose_8(lanes_of(live), load_8(address), splat_8(row->background)));
    }
}

#endif

static void materialise(struct cpixels_row *row, intptr_t first, intptr_t end) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return materialise_blocks(row, first, end);
#endif
    for (intptr_t block = first; block < end; block++) materialise_pixels(row, block);
}

void cpixels_touch(struct cpixels_row *row, int32_t start, int32_t end) {
    if (start >= end) return;
    intptr_t first = start >> 3, last = (end - 1) >> 3;
    materialise(row, first, last + 1);
    for (intptr_t block = first; block <= last; block++) {
        int from_start = block == first ? 0xFF << (start & 7) : 0xFF;
        int to_end = block == last ? 0xFF >> (7 - ((end - 1) & 7)) : 0xFF;
        row->live[block] |= (uint8_t)(from_start & to_end);
    }
}
