#include "blocks.h"

/* 1.5·2²³ + x has the nearest whole number to x in its lowest bits. */
static inline const float *color_at(float position, struct cpixels_table table) {
    u4 bits = (u4)((splat_f4(position) * table.cells - 0.5f) + 12582912.0f);
    int32_t cell = (int32_t)(bits[0] & 0x003FFFFFu);
    return table.colors + 4 * (cell < table.last ? cell : table.last);
}

static inline int look_up_one_by_one(float *colors, const float *positions,
                                     struct cpixels_table table) {
    for (int32_t lane = 0; lane < 8; lane++) {
        f4 color = load_f4(color_at(positions[lane], table));
        if (color[3] < 0) return 0;
        for (int32_t i = 0; i < 4; i++) colors[8 * i + lane] = color[i];
    }
    return 1;
}

#if HAS_AVX2_TWIN

/* Two colours, one for each half of a vector. */
TARGET_AVX2 static ALWAYS_INLINE __m256 pair(const float *low, const float *high) {
    __m256 first = _mm256_castps128_ps256(_mm_loadu_ps(low));
    return _mm256_insertf128_ps(first, _mm_loadu_ps(high), 1);
}

TARGET_AVX2 static ALWAYS_INLINE int look_up_8(float *colors, const float *positions,
                                               struct cpixels_table table) {
    __m256 position = _mm256_mul_ps(_mm256_loadu_ps(positions), _mm256_set1_ps(table.cells));
    position = _mm256_sub_ps(position, _mm256_set1_ps(0.5f));
    position = _mm256_add_ps(position, _mm256_set1_ps(12582912.0f));
    __m256i cell = _mm256_and_si256(_mm256_castps_si256(position), _mm256_set1_epi32(0x003FFFFF));
    cell = _mm256_slli_epi32(_mm256_min_epi32(cell, _mm256_set1_epi32(table.last)), 2);
    int32_t at[8];
    _mm256_storeu_si256((__m256i *)at, cell);
    const float *from = table.colors;
    __m256 a = pair(from + at[0], from + at[4]), b = pair(from + at[1], from + at[5]);
    __m256 c = pair(from + at[2], from + at[6]), d = pair(from + at[3], from + at[7]);
    __m256 low_ab = _mm256_unpacklo_ps(a, b), low_cd = _mm256_unpacklo_ps(c, d);
    __m256 high_ab = _mm256_unpackhi_ps(a, b), high_cd = _mm256_unpackhi_ps(c, d);
    __m256 alpha = _mm256_shuffle_ps(high_ab, high_cd, 0xEE);
    if (_mm256_movemask_ps(alpha)) return 0;
    store_8(colors, (struct colors_8){_mm256_shuffle_ps(low_ab, low_cd, 0x44),
                                      _mm256_shuffle_ps(low_ab, low_cd, 0xEE),
                                      _mm256_shuffle_ps(high_ab, high_cd, 0x44), alpha});
    return 1;
}

TARGET_AVX2 static intptr_t look_up_blocks(float *colors, intptr_t block, intptr_t end,
                                           const float *positions, struct cpixels_table table) {
    while (block < end && look_up_8(colors + 32 * block, positions + 8 * block, table)) block++;
    return block;
}

#endif

intptr_t cpixels_look_up(float *colors, intptr_t block, intptr_t end, const float *positions,
                         struct cpixels_table table) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return look_up_blocks(colors, block, end, positions, table);
#endif
    return cpixels_look_up_plainly(colors, block, end, positions, table);
}

intptr_t cpixels_look_up_plainly(float *colors, intptr_t block, intptr_t end, const float *positions,
                                 struct cpixels_table table) {
    while (block < end && look_up_one_by_one(colors + 32 * block, positions + 8 * block, table)) {
        block++;
    }
    return block;
}

static ALWAYS_INLINE f4 single(d4 values) { return __builtin_convertvector(values, f4); }

static ALWAYS_INLINE void place(float *positions, intptr_t block, intptr_t end, double change,
                                double start) {
    for (; block < end; block++) {
        const d4 first = (d4){0.5, 1.5, 2.5, 3.5} + (double)(8 * block);
        for (int32_t i = 0; i < 8; i += 4) {
            const f4 place = single((first + (double)i) * change + start);
            /* What is not above 0, as NaN, becomes 0. */
            const u4 low = (u4)place & (u4)(place > 0.0f), is_beyond = (u4)((f4)low > 1.0f);
            const u4 clamped = (low & ~is_beyond) | ((u4)splat_f4(1) & is_beyond);
            store_f4(positions + 8 * block + i, (f4)clamped);
        }
    }
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static void place_avx2(float *positions, intptr_t block, intptr_t end, double change,
                                   double start) {
    place(positions, block, end, change, start);
}
#endif

void cpixels_place(float *positions, intptr_t block, intptr_t end, double change, double start) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return place_avx2(positions, block, end, change, start);
#endif
    place(positions, block, end, change, start);
}
