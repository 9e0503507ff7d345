#ifndef CPIXELS_CONIC_H
#define CPIXELS_CONIC_H

#include "alphas.h"
#include "cpixels.h"

/* Adds the rotation of the gradient to directions, and wraps the sums to 0 to 1. */
static ALWAYS_INLINE f4 rotated(f4 directions, float offset) {
    f4 sum = directions + offset;
    u4 wraps = (u4)(sum >= 1.0f);
    return sum - (f4)(wraps & (u4)splat_f4(1.0f));
}

/* Returns the table cells of directions. The lowest bits of the float 1.5·2²³ + x are the nearest
 * integer to x. */
static ALWAYS_INLINE u4 table_cells(f4 directions, const struct cpixels_conic *conic) {
    f4 position = (rotated(directions, conic->offset) * conic->cells - 0.5f) + 12582912.0f;
    return (u4)position & 0x003FFFFFu;
}

static inline u4 look_up(const float *directions, const struct cpixels_conic *conic) {
    u4 cells = table_cells(load_f4(directions), conic);
    return (u4){conic->codes[cells[0]], conic->codes[cells[1]], conic->codes[cells[2]],
                conic->codes[cells[3]]};
}

/* Looks up the colour of one direction. */
static inline uint32_t look_up_one(float direction, const struct cpixels_conic *conic) {
    u4 cells = table_cells(splat_f4(direction), conic);
    return conic->codes[cells[0]];
}

static inline int is_opaque(uint32_t code) { return code >= 0xFF000000u; }

static inline int are_opaque(u4 codes) { return bits_of((i4)codes >> 24 == -1) == 15; }

/* Computes the colours of those pixels, at most four, whose table cell has no opaque colour. */
static __attribute__((noinline)) void compute_colors(uint32_t *pixels, int32_t count,
                                                     const float *directions,
                                                     const struct cpixels_paint *paint, u4 codes,
                                                     f4 coverages) {
    const struct cpixels_conic *conic = &paint->conic;
    for (int32_t lane = 0; lane < count && lane < 4; lane++) {
        if (is_opaque(codes[lane])) continue;
        const float position = rotated(splat_f4(directions[lane]), conic->offset)[0];
        pixels[lane] = conic->compute(conic->context, position, paint->alpha, coverages[lane]);
    }
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static inline __m256i look_up_8(const float *directions,
                                            const struct cpixels_conic *conic) {
    const __m256 one = _mm256_set1_ps(1.0f);
    __m256 sum = _mm256_add_ps(_mm256_loadu_ps(directions), _mm256_set1_ps(conic->offset));
    __m256 wraps = _mm256_cmp_ps(sum, one, _CMP_GE_OQ);
    sum = _mm256_sub_ps(sum, _mm256_and_ps(wraps, one));
    __m256 position = _mm256_mul_ps(sum, _mm256_set1_ps(conic->cells));
    position = _mm256_sub_ps(position, _mm256_set1_ps(0.5f));
    position = _mm256_add_ps(position, _mm256_set1_ps(12582912.0f));
    __m256i cells = _mm256_and_si256(_mm256_castps_si256(position), _mm256_set1_epi32(0x003FFFFF));
    return _mm256_i32gather_epi32((const int *)conic->codes, cells, 4);
}

/* Draws entire blocks of eight fully covered pixels from `x` on. Returns the first pixel that is
 * not drawn. */
TARGET_AVX2 static inline int32_t draw_opaque_8(uint32_t *pixels, int32_t x, int32_t end,
                                                const float *directions,
                                                const struct cpixels_paint *paint) {
    for (; x + 8 <= end; x += 8) {
        const __m256i codes = look_up_8(directions + x, &paint->conic);
        _mm256_storeu_si256((__m256i *)(pixels + x), codes);
        if (_mm256_movemask_ps(_mm256_castsi256_ps(codes)) == 255) continue;
        const f4 all = splat_f4(1);
        const u4 low = (u4)_mm256_castsi256_si128(codes);
        const u4 high = (u4)_mm256_extracti128_si256(codes, 1);
        compute_colors(pixels + x, 4, directions + x, paint, low, all);
        compute_colors(pixels + x + 4, 4, directions + x + 4, paint, high, all);
    }
    return x;
}

#endif

/* Draws the pixels from `x` to `end` of a conic gradient, all with the same coverage. Pixels up to
 * `limit` may be overwritten. */
static ALWAYS_INLINE void draw_conic(uint32_t *pixels, int32_t x, int32_t end, int32_t limit,
                                     const float *directions, const struct cpixels_paint *paint,
                                     float coverage) {
    const f4 alpha = splat_f4(coverage * paint->alpha), coverages = splat_f4(coverage);
    const int is_full = !(alpha[0] < 1);
#if HAS_AVX2_TWIN
    if (is_full && has_avx2()) x = draw_opaque_8(pixels, x, end, directions, paint);
#endif
    for (; x < end && x + 4 <= limit; x += 4) {
        const u4 codes = look_up(directions + x, &paint->conic);
        /* Opaque colours with full coverage keep their alpha. */
        store_u4(pixels + x, is_full && are_opaque(codes) ? codes : with_alpha(codes, alpha));
        if (!are_opaque(codes)) {
            compute_colors(pixels + x, end - x, directions + x, paint, codes, coverages);
        }
    }
    for (; x < end; x++) {
        const u4 code = splat_u4(look_up_one(directions[x], &paint->conic));
        pixels[x] = with_alpha(code, alpha)[0];
        if (!is_opaque(code[0])) {
            compute_colors(pixels + x, 1, directions + x, paint, code, coverages);
        }
    }
}

#endif
