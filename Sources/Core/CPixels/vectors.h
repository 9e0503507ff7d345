#ifndef CPIXELS_VECTORS_H
#define CPIXELS_VECTORS_H

#include <stdint.h>
#include <string.h>

/* A fused operation would round once, but the scalar reference rounds twice. */
#pragma STDC FP_CONTRACT OFF

/* Functions with wide vectors as parameters are always inlined, so that the calling convention does
 * not matter. */
#pragma clang diagnostic ignored "-Wpsabi"

/* Inlined so that the values of the caller stay in registers. */
#define ALWAYS_INLINE inline __attribute__((always_inline))

/* Inlined for each drawing route, but once for WebAssembly, where code size matters more. */
#if defined(__wasm__)
#define INLINED_PER_ROUTE __attribute__((noinline))
#else
#define INLINED_PER_ROUTE ALWAYS_INLINE
#endif

/* Prevents the compiler from reordering or merging memory writes across this point. */
#define SEPARATE_WRITES() __asm__ volatile("" ::: "memory")

typedef float f4 __attribute__((vector_size(16)));
typedef uint32_t u4 __attribute__((vector_size(16)));
typedef int32_t i4 __attribute__((vector_size(16)));
typedef float f8 __attribute__((vector_size(32)));
typedef uint32_t u8 __attribute__((vector_size(32)));
typedef int32_t i8 __attribute__((vector_size(32)));
typedef double d4 __attribute__((vector_size(32)));
typedef int64_t d4i __attribute__((vector_size(32))); /* masks of four doubles */

static inline f4 load_f4(const float *address) {
    f4 result;
    memcpy(&result, address, sizeof result);
    return result;
}

static inline void store_u4(uint32_t *address, u4 value) { memcpy(address, &value, sizeof value); }

static inline void store_f4(float *address, f4 value) { memcpy(address, &value, sizeof value); }

static inline f4 splat_f4(float value) { return (f4){value, value, value, value}; }

static inline i4 load_i4(const void *address) {
    i4 result;
    memcpy(&result, address, sizeof result);
    return result;
}

static inline void store_i4(void *address, i4 value) { memcpy(address, &value, sizeof value); }

static inline i4 splat_i4(int32_t value) { return (i4){value, value, value, value}; }

static ALWAYS_INLINE f8 load_f8(const float *address) {
    f8 result;
    memcpy(&result, address, sizeof result);
    return result;
}

static ALWAYS_INLINE void store_f8(float *address, f8 value) {
    memcpy(address, &value, sizeof value);
}

static ALWAYS_INLINE void store_u8(uint32_t *address, u8 value) {
    memcpy(address, &value, sizeof value);
}

static ALWAYS_INLINE i8 load_i8(const int32_t *address) {
    i8 result;
    memcpy(&result, address, sizeof result);
    return result;
}

static ALWAYS_INLINE void store_i8(int32_t *address, i8 value) {
    memcpy(address, &value, sizeof value);
}

static ALWAYS_INLINE f8 splat_f8(float value) { return (f8){0} + value; }

static ALWAYS_INLINE u8 splat_u8(uint32_t value) { return (u8){0} + value; }

static ALWAYS_INLINE i4 lower_i4(i8 v) { return __builtin_shufflevector(v, v, 0, 1, 2, 3); }

static ALWAYS_INLINE i4 upper_i4(i8 v) { return __builtin_shufflevector(v, v, 4, 5, 6, 7); }

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* Kernels are compiled a second time for AVX2. Tests define CPIXELS_BASELINE to compile them
 * once. */
#if defined(__x86_64__) && !defined(CPIXELS_BASELINE)
#define HAS_AVX2_TWIN 1
#define TARGET_AVX2 __attribute__((target("avx2")))

/* Whether the processor has AVX2. */
static inline int has_avx2(void) { return __builtin_cpu_supports("avx2"); }
#else
#define HAS_AVX2_TWIN 0
#endif

/* Returns one bit for each set lane of a mask. */
static ALWAYS_INLINE uint64_t bits_of(i4 mask) {
#if defined(__x86_64__)
    return (uint64_t)_mm_movemask_ps((__m128)mask);
#elif defined(__wasm_simd128__)
    return __builtin_wasm_bitmask_i32x4(mask);
#else
    return (uint64_t)((mask[0] & 1) | (mask[1] & 2) | (mask[2] & 4) | (mask[3] & 8));
#endif
}

/* Whether any lane of a mask is set. */
static inline int any(i4 mask) {
#if defined(__x86_64__)
    return _mm_movemask_epi8((__m128i)mask) != 0;
#elif defined(__wasm_simd128__)
    return __builtin_wasm_any_true_v128(mask);
#else
    return (mask[0] | mask[1] | mask[2] | mask[3]) != 0;
#endif
}

/* Returns one bit for each set lane of a mask of eight. */
static ALWAYS_INLINE uint32_t bits_of_8(i8 mask) {
    return (uint32_t)bits_of(lower_i4(mask)) | (uint32_t)bits_of(upper_i4(mask)) << 4;
}

/* Whether any lane of eight is not zero. */
static ALWAYS_INLINE int any_8(i8 v) { return any((lower_i4(v) | upper_i4(v)) != 0); }

#endif
