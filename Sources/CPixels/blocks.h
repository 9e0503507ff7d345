#ifndef CPIXELS_BLOCKS_H
#define CPIXELS_BLOCKS_H

#include "cpixels.h"
#include "vectors.h"

/* Rows are worked on in blocks of eight pixels, the pixels of one byte of `live`. */

/* The cells that whole blocks from `first` to before `end` touch. */
static inline uint64_t cells_of_blocks(const struct cpixels_row *row, intptr_t first,
                                       intptr_t end) {
    uint64_t from = UINT64_MAX << (8 * first >> row->cell_shift);
    return from & UINT64_MAX >> (63 - ((8 * end - 1) >> row->cell_shift));
}

/* The cells that a block touches. */
static inline uint64_t cells_of_block(const struct cpixels_row *row, intptr_t block) {
    uint64_t cells = row->cell_shift < 3 ? (1u << (8 >> row->cell_shift)) - 1 : 1;
    return cells << (8 * block >> row->cell_shift);
}

/* Where the red of pixel `x` is in blocks of colours. */
#define address_of(colors, x) ((colors) + 4 * ((x) & ~7) + ((x) & 7))

/* The colour whose red is at `address`. */
static inline f4 pixel_at(const float *address) {
    return (f4){address[0], address[8], address[16], address[24]};
}

#if HAS_AVX2_TWIN

/* A component of eight pixels in each. */
struct colors_8 {
    __m256 red, green, blue, alpha;
};

TARGET_AVX2 static inline struct colors_8 load_8(const float *block) {
    return (struct colors_8){_mm256_loadu_ps(block), _mm256_loadu_ps(block + 8),
                             _mm256_loadu_ps(block + 16), _mm256_loadu_ps(block + 24)};
}

TARGET_AVX2 static inline void store_8(float *block, struct colors_8 colors) {
    _mm256_storeu_ps(block, colors.red);
    _mm256_storeu_ps(block + 8, colors.green);
    _mm256_storeu_ps(block + 16, colors.blue);
    _mm256_storeu_ps(block + 24, colors.alpha);
}

TARGET_AVX2 static inline struct colors_8 splat_8(const float *color) {
    return (struct colors_8){_mm256_broadcast_ss(color), _mm256_broadcast_ss(color + 1),
                             _mm256_broadcast_ss(color + 2), _mm256_broadcast_ss(color + 3)};
}

/* `these` in the mask's lanes, `those` in the others. */
TARGET_AVX2 static inline struct colors_8 choose_8(__m256 mask, struct colors_8 these,
                                                   struct colors_8 those) {
    return (struct colors_8){_mm256_blendv_ps(those.red, these.red, mask),
                             _mm256_blendv_ps(those.green, these.green, mask),
                             _mm256_blendv_ps(those.blue, these.blue, mask),
                             _mm256_blendv_ps(those.alpha, these.alpha, mask)};
}

/* The lanes whose bits are set. */
TARGET_AVX2 static inline __m256 lanes_of(uint8_t bits) {
    const __m256i each = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    __m256i set = _mm256_and_si256(_mm256_set1_epi32(bits), each);
    return _mm256_castsi256_ps(_mm256_cmpeq_epi32(set, each));
}

#endif

#endif
