#ifndef CPIXELS_VECTORS_H
#define CPIXELS_VECTORS_H

#include <stdint.h>
#include <string.h>

/* Fused operations round once where their twins round twice. */
#pragma STDC FP_CONTRACT OFF

/* Inlined so that what the caller holds in registers stays there. */
#define ALWAYS_INLINE inline __attribute__((always_inline))

typedef float f4 __attribute__((vector_size(16)));
typedef uint32_t u4 __attribute__((vector_size(16)));

static inline f4 load_f4(const float *place) {
    f4 result;
    memcpy(&result, place, sizeof result);
    return result;
}

static inline void store_u4(uint32_t *place, u4 value) { memcpy(place, &value, sizeof value); }

static inline void store_f4(float *place, f4 value) { memcpy(place, &value, sizeof value); }

static inline f4 splat_f4(float value) { return (f4){value, value, value, value}; }

#if defined(__x86_64__)
#include <immintrin.h>
#define HAS_AVX2_TWIN 1
#define TARGET_AVX2 __attribute__((target("avx2")))

/* Whether the processor has vectors of 32 bytes. */
static inline int has_avx2(void) { return __builtin_cpu_supports("avx2"); }
#else
#define HAS_AVX2_TWIN 0
#endif

#endif
