#include "blocks.h"
#include "codes.h"

static ALWAYS_INLINE void encode(struct cpixels_row *row, uint32_t *codes) {
    for (int32_t x = 0; x < row->width; x += 8) {
        const uint8_t bits = row->live[x >> 3];
        if (!bits) continue;
        const struct eight_colors colors = load_colors(address_of(row->colors, x));
        encode_block(row, codes, x >> 3, colors, lanes_of_bits(bits), bits);
        row->dirty |= cells_of_block(row, x >> 3);
    }
}

static ALWAYS_INLINE void fill(uint32_t *codes, int32_t count, uint32_t code) {
    const u8 block = splat_u8(code);
    int32_t x = 0;
    for (; x + 32 <= count; x += 32) {
        for (int32_t i = 0; i < 32; i += 8) store_u8(codes + x + i, block);
    }
    for (; x + 8 <= count; x += 8) store_u8(codes + x, block);
    for (; x < count; x++) codes[x] = code;
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static void encode_avx2(struct cpixels_row *row, uint32_t *codes) {
    encode(row, codes);
}

TARGET_AVX2 static void fill_avx2(uint32_t *codes, int32_t count, uint32_t code) {
    fill(codes, count, code);
}

#endif

void cpixels_encode(struct cpixels_row *row, uint32_t *codes) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return encode_avx2(row, codes);
#endif
    encode(row, codes);
}

void cpixels_encode_scalar(struct cpixels_row *row, uint32_t *codes) {
    for (int32_t x = 0; x < row->width; x++) {
        if (!(row->live[x >> 3] >> (x & 7) & 1)) continue;
        codes[x] = code_of(pixel_at(address_of(row->colors, x)));
        row->dirty |= cells_of_block(row, x >> 3);
    }
}

void cpixels_fill(uint32_t *codes, int32_t count, uint32_t code) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return fill_avx2(codes, count, code);
#endif
    fill(codes, count, code);
}
