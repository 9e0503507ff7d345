#include "cpixels.h"

#include "vectors.h"

/* 2²³ + x has the nearest whole number to x in its lowest bits. */
static inline u4 values_of(const float *straight) {
    return (u4)(load_f4(straight) * 255.0f + 8388608.0f) & 0xFFu;
}

static inline uint32_t code_of(const float *straight) {
    u4 values = values_of(straight);
    uint32_t code = values[0] | values[1] << 8 | values[2] << 16 | values[3] << 24;
    return code < 1u << 24 ? 0 : code;
}

void cpixels_encode(uint32_t *pixels, int32_t count, const float *straight) {
    int32_t x = 0;
#if defined(__x86_64__)
    for (; x + 4 <= count; x += 4) {
        const float *place = straight + 4 * x;
        __m128i low = _mm_packs_epi32((__m128i)values_of(place), (__m128i)values_of(place + 4));
        __m128i high =
            _mm_packs_epi32((__m128i)values_of(place + 8), (__m128i)values_of(place + 12));
        u4 codes = (u4)_mm_packus_epi16(low, high);
        store_u4(pixels + x, codes & (u4)(codes >> 24 != 0));
    }
#endif
    for (; x < count; x++) pixels[x] = code_of(straight + 4 * x);
}
