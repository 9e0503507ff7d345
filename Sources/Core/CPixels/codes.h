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

static ALWAYS_INLINE u8 bytes_of(f8 component) {
    return (u8)(component * 255.0f + 8388608.0f) & 0xFFu;
}

/* The codes of eight colours. */
static ALWAYS_INLINE u8 codes_of_each(struct eight_colors colors) {
    const u8 alpha = bytes_of(colors.alpha);
    const u8 color = bytes_of(colors.red) | bytes_of(colors.green) << 8 | bytes_of(colors.blue) << 16;
    return (color | alpha << 24) & (u8)(alpha != 0);
}

/* Writes the codes of a block's pixels whose lanes and bits are set, as far as the row has pixels. */
static ALWAYS_INLINE void encode_block(const struct cpixels_row *row, uint32_t *codes, intptr_t block,
                                       struct eight_colors colors, i8 lanes, uint8_t bits) {
    uint32_t *address = codes + 8 * block;
    const u8 new = codes_of_each(colors);
    const int32_t count = row->width - 8 * (int32_t)block;
    if (count >= 8) {
        u8 old;
        memcpy(&old, address, sizeof old);
        store_u8(address, bits == 0xFF ? new : (new & (u8)lanes) | (old & ~(u8)lanes));
        return;
    }
    for (int32_t lane = 0; lane < count; lane++) {
        if (bits >> lane & 1) address[lane] = new[lane];
    }
}

#endif
