#include "cpixels.h"
#include "vectors.h"

/* The floats of a block: eight vectors of 16 bytes, or four of 32, stay in registers. */
#define BLOCK 32

static ALWAYS_INLINE void convolve_block(const float *source, intptr_t step, const float *weights,
                                         int32_t count, float *target) {
    f8 sums[BLOCK / 8];
    for (int32_t i = 0; i < BLOCK / 8; i++) sums[i] = load_f8(source + 8 * i) * weights[0];
    intptr_t offset = step;
    for (int32_t k = 1; k < count; k++, offset += step) {
        for (int32_t i = 0; i < BLOCK / 8; i++) {
            const float *place = source + 8 * i;
            sums[i] += (load_f8(place - offset) + load_f8(place + offset)) * weights[k];
        }
    }
    memcpy(target, sums, sizeof sums);
}

static ALWAYS_INLINE void convolve(const float *source, intptr_t step, const float *weights,
                                   int32_t count, float *target, intptr_t floats) {
    intptr_t x = 0;
    for (; x + BLOCK <= floats; x += BLOCK) {
        convolve_block(source + x, step, weights, count, target + x);
    }
    for (; x < floats; x += 4) {
        f4 sum = load_f4(source + x) * weights[0];
        intptr_t offset = step;
        for (int32_t k = 1; k < count; k++, offset += step) {
            sum += (load_f4(source + x - offset) + load_f4(source + x + offset)) * weights[k];
        }
        store_f4(target + x, sum);
    }
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static void convolve_avx2(const float *source, intptr_t step, const float *weights,
                                      int32_t count, float *target, intptr_t floats) {
    convolve(source, step, weights, count, target, floats);
}

#endif

void cpixels_convolve(const float *source, intptr_t step, const float *weights, int32_t count,
                 float *target, intptr_t floats) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return convolve_avx2(source, step, weights, count, target, floats);
#endif
    convolve(source, step, weights, count, target, floats);
}
