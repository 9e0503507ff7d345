#ifndef CPIXELS_CODES_H
#define CPIXELS_CODES_H

#include "blocks.h"

/* Encodes a straight colour as the nearest 8-bit values, red in the lowest byte. Returns 0 if the
 * alpha becomes 0.
 *
 * The lowest bits of the float 2²³ + x are the nearest integer to x. */
static inline uint32_t code_of(f4 straight) {
    u4 values = (u4)(straight * 255.0f + 8388608.0f) & 0xFFu;
    uint32_t code = values[0] | values[1] << 8 | values[2] << 16 | values[3] << 24;
    return code < 1u << 24 ? 0 : code;
}

static ALWAYS_INLINE u8 bytes_of(f8 component) {
    return (u8)(component * 255.0f + 8388608.0f) & 0xFFu;
}

/* Encodes eight colours. */
static ALWAYS_INLINE u8 codes_of_each(struct eight_colors colors) {
    const u8 alpha = bytes_of(colors.alpha);
    const u8 color =
        bytes_of(colors.red) | bytes_of(colors.green) << 8 | bytes_of(colors.blue) << 16;
    return (color | alpha << 24) & (u8)(alpha != 0);
}

/* Encodes the pixels of a block whose lanes and bits are set, up to the end of the row. */
static ALWAYS_INLINE void encode_block(const struct cpixels_row *row, uint32_t *codes,
                                       intptr_t block, struct eight_colors colors, i8 lanes,
                                       uint8_t bits) {
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
