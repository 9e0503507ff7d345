#ifndef CPIXELS_CODES_H
#define CPIXELS_CODES_H

#include "blocks.h"

/* The nearest 8-bit values of a straight colour, red in the lowest byte; 0 where its alpha is none.
 *
 * 2²³ + x has the nearest whole number to x in its lowest bits. */
static inline uint32_t code_of(f4 straight) {
    u4 values = (u4)(straight * 255.0f + 8388608.0f) & 0xFFu;
    uint32_t code = values[0] | values[1] << 8 | values[2] << 16 | values[3] << 24;
    return code < 1u << 24 ? 0 : code;
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static inline __m256i values_of(__m256 component) {
    const __m256 scale = _mm256_set1_ps(255.0f);
    const __m256 shift = _mm256_set1_ps(8388608.0f);
    return _mm256_castps_si256(_mm256_add_ps(_mm256_mul_ps(component, scale), shift));
}

/* The same of eight colours. */
TARGET_AVX2 static inline __m256i codes_of(struct colors_8 colors) {
    const __m256i byte = _mm256_set1_epi32(0xFF);
    __m256i red = _mm256_and_si256(values_of(colors.red), byte);
    __m256i green = _mm256_slli_epi32(_mm256_and_si256(values_of(colors.green), byte), 8);
    __m256i blue = _mm256_slli_epi32(_mm256_and_si256(values_of(colors.blue), byte), 16);
    __m256i alpha = _mm256_slli_epi32(values_of(colors.alpha), 24);
    __m256i code = _mm256_or_si256(_mm256_or_si256(red, green), _mm256_or_si256(blue, alpha));
    __m256i isClear = _mm256_cmpeq_epi32(alpha, _mm256_setzero_si256());
    return _mm256_andnot_si256(isClear, code);
}

/* Writes the codes in the mask's lanes, of a block that is whole. */
TARGET_AVX2 static inline void store_codes(uint32_t *address, __m256i codes, __m256i mask) {
    __m256i old = _mm256_loadu_si256((const __m256i *)address);
    _mm256_storeu_si256((__m256i *)address, _mm256_blendv_epi8(old, codes, mask));
}

/* The same of a row's last block, beyond which nothing is touched; many times slower on some. */
TARGET_AVX2 static inline void store_last_codes(uint32_t *address, __m256i codes, __m256i mask) {
    _mm256_maskstore_epi32((int *)address, mask, codes);
}

#endif

#endif
