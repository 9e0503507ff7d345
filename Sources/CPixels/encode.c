#include "blocks.h"
#include "codes.h"

static void encode_bits(struct cpixels_row *row, uint32_t *codes, int32_t x, uint8_t bits) {
    for (int32_t lane = 0; lane < 8; lane++) {
        if (!(bits >> lane & 1)) continue;
        codes[x + lane] = code_of(pixel_at(address_of(row->colors, x + lane)));
    }
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static void encode_blocks(struct cpixels_row *row, uint32_t *codes) {
    for (int32_t x = 0; x < row->width; x += 8) {
        uint8_t bits = row->live[x >> 3];
        if (!bits) continue;
        __m256i block = codes_of(load_8(address_of(row->colors, x)));
        __m256i lanes = _mm256_castps_si256(lanes_of(bits));
        if (x + 8 <= row->width) {
            store_codes(codes + x, block, lanes);
        } else {
            store_last_codes(codes + x, block, lanes);
        }
        row->dirty |= cells_of_block(row, x >> 3);
    }
}

#endif

void cpixels_encode(struct cpixels_row *row, uint32_t *codes) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return encode_blocks(row, codes);
#endif
    cpixels_encode_plainly(row, codes);
}

void cpixels_encode_plainly(struct cpixels_row *row, uint32_t *codes) {
    for (int32_t x = 0; x < row->width; x += 8) {
        uint8_t bits = row->live[x >> 3];
        if (!bits) continue;
        encode_bits(row, codes, x, bits);
        row->dirty |= cells_of_block(row, x >> 3);
    }
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static void fill_blocks(uint32_t *codes, int32_t count, uint32_t code) {
    __m256i block = _mm256_set1_epi32((int)code);
    int32_t x = 0;
    for (; x + 32 <= count; x += 32) {
        for (int32_t i = 0; i < 32; i += 8) {
            _mm256_storeu_si256((__m256i *)(codes + x + i), block);
        }
    }
    for (; x + 8 <= count; x += 8) _mm256_storeu_si256((__m256i *)(codes + x), block);
    for (; x < count; x++) codes[x] = code;
}

#endif

void cpixels_fill(uint32_t *codes, int32_t count, uint32_t code) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return fill_blocks(codes, count, code);
#endif
    for (int32_t x = 0; x < count; x++) codes[x] = code;
}
