#ifndef CPIXELS_TURNING_H
#define CPIXELS_TURNING_H

#include "alphas.h"
#include "cpixels.h"

/* Which of the cells a direction falls into, once turned: 1.5·2²³ + x has the nearest whole number
 * to x in its lowest bits. */
static inline u4 table_cells(f4 turns, struct cpixels_turn turn) {
    f4 sum = turns + turn.offset;
    u4 wraps = (u4)(sum >= 1.0f);
    sum -= (f4)(wraps & (u4)splat_f4(1.0f));
    f4 position = (sum * turn.cells - 0.5f) + 12582912.0f;
    return (u4)position & 0x003FFFFFu;
}

static inline u4 look_up(const float *turns, struct cpixels_turn turn) {
    u4 cells = table_cells(load_f4(turns), turn);
    return (u4){turn.codes[cells[0]], turn.codes[cells[1]], turn.codes[cells[2]],
                turn.codes[cells[3]]};
}

/* The same of one direction. */
static inline uint32_t look_up_one(float direction, struct cpixels_turn turn) {
    u4 cells = table_cells(splat_f4(direction), turn);
    return turn.codes[cells[0]];
}

static inline int is_opaque(uint32_t code) { return code >= 0xFF000000u; }

static inline int are_opaque(u4 codes) {
    return is_opaque(codes[0] & codes[1] & codes[2] & codes[3]);
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static inline __m256i look_up_8(const float *turns, struct cpixels_turn turn) {
    const __m256 one = _mm256_set1_ps(1.0f);
    __m256 sum = _mm256_add_ps(_mm256_loadu_ps(turns), _mm256_set1_ps(turn.offset));
    __m256 wraps = _mm256_cmp_ps(sum, one, _CMP_GE_OQ);
    sum = _mm256_sub_ps(sum, _mm256_and_ps(wraps, one));
    __m256 position = _mm256_mul_ps(sum, _mm256_set1_ps(turn.cells));
    position = _mm256_sub_ps(position, _mm256_set1_ps(0.5f));
    position = _mm256_add_ps(position, _mm256_set1_ps(12582912.0f));
    __m256i cells = _mm256_and_si256(_mm256_castps_si256(position), _mm256_set1_epi32(0x003FFFFF));
    return _mm256_i32gather_epi32((const int *)turn.codes, cells, 4);
}

TARGET_AVX2 static inline int are_opaque_8(__m256i codes) {
    const __m256i opaque = _mm256_set1_epi32((int)0xFF000000u);
    __m256i alphas = _mm256_and_si256(codes, opaque);
    return _mm256_movemask_epi8(_mm256_cmpeq_epi32(alphas, opaque)) == -1;
}

/* Draws whole blocks of eight pixels from `x` on, up to a colour that is not opaque; tells where. */
TARGET_AVX2 static int32_t turning_8(uint32_t *pixels, int32_t x, int32_t end, const float *turns,
                                     struct cpixels_turn turn) {
    for (; x + 8 <= end; x += 8) {
        __m256i codes = look_up_8(turns + x, turn);
        if (!are_opaque_8(codes)) break;
        _mm256_storeu_si256((__m256i *)(pixels + x), codes);
    }
    return x;
}

#endif

/* Draws pixels of full coverage, up to `limit` if that helps; 0 where a colour is not opaque. */
static ALWAYS_INLINE int draw_opaque(uint32_t *pixels, int32_t x, int32_t end, int32_t limit,
                                     const float *turns, struct cpixels_turn turn) {
#if HAS_AVX2_TWIN
    if (has_avx2()) x = turning_8(pixels, x, end, turns, turn);
#endif
    for (; x < end && x + 4 <= limit; x += 4) {
        const u4 codes = look_up(turns + x, turn);
        if (!are_opaque(codes)) return 0;
        store_u4(pixels + x, codes);
    }
    for (; x < end; x++) {
        const uint32_t code = look_up_one(turns[x], turn);
        if (!is_opaque(code)) return 0;
        pixels[x] = code;
    }
    return 1;
}

/* The same with one alpha. */
static ALWAYS_INLINE int draw_share(uint32_t *pixels, int32_t x, int32_t end, int32_t limit,
                                    const float *turns, struct cpixels_turn turn, float alpha) {
    for (; x < end && x + 4 <= limit; x += 4) {
        const u4 codes = look_up(turns + x, turn);
        if (!are_opaque(codes)) return 0;
        store_u4(pixels + x, with_alpha(codes, splat_f4(alpha)));
    }
    for (; x < end; x++) {
        const uint32_t code = look_up_one(turns[x], turn);
        if (!is_opaque(code)) return 0;
        pixels[x] = with_alpha((u4){code}, splat_f4(alpha))[0];
    }
    return 1;
}

#endif
