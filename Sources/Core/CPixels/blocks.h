#ifndef CPIXELS_BLOCKS_H
#define CPIXELS_BLOCKS_H

#include "cpixels.h"
#include "vectors.h"

/* Rows are processed in blocks of eight pixels, the pixels of one byte of `live`. */

/* Returns the cells that the blocks from `first` to `end` touch. */
static inline uint64_t cells_of_blocks(const struct cpixels_row *row, intptr_t first,
                                       intptr_t end) {
    uint64_t from = UINT64_MAX << (8 * first >> row->cell_shift);
    return from & UINT64_MAX >> (63 - ((8 * end - 1) >> row->cell_shift));
}

/* Returns the cells that a block touches. */
static inline uint64_t cells_of_block(const struct cpixels_row *row, intptr_t block) {
    uint64_t cells = row->cell_shift < 3 ? (1u << (8 >> row->cell_shift)) - 1 : 1;
    return cells << (8 * block >> row->cell_shift);
}

/* The address of the red component of pixel `x` in blocks of colours. */
#define address_of(colors, x) ((colors) + 4 * ((x) & ~7) + ((x) & 7))

/* Returns the colour whose red component is at `address`. */
static inline f4 pixel_at(const float *address) {
    return (f4){address[0], address[8], address[16], address[24]};
}

/* Eight colours, one vector for each component. */
struct eight_colors {
    f8 red, green, blue, alpha;
};

static ALWAYS_INLINE struct eight_colors load_colors(const float *address) {
    return (struct eight_colors){load_f8(address), load_f8(address + 8), load_f8(address + 16),
                                 load_f8(address + 24)};
}

static ALWAYS_INLINE void store_colors(float *address, struct eight_colors colors) {
    store_f8(address, colors.red);
    store_f8(address + 8, colors.green);
    store_f8(address + 16, colors.blue);
    store_f8(address + 24, colors.alpha);
}

static ALWAYS_INLINE struct eight_colors splat_colors(f4 color) {
    return (struct eight_colors){splat_f8(color[0]), splat_f8(color[1]), splat_f8(color[2]),
                                 splat_f8(color[3])};
}

static ALWAYS_INLINE f8 choose_f8(i8 mask, f8 yes, f8 no) {
    return (f8)(((i8)yes & mask) | ((i8)no & ~mask));
}

static ALWAYS_INLINE struct eight_colors choose_colors(i8 mask, struct eight_colors yes,
                                                       struct eight_colors no) {
    return (struct eight_colors){
        choose_f8(mask, yes.red, no.red), choose_f8(mask, yes.green, no.green),
        choose_f8(mask, yes.blue, no.blue), choose_f8(mask, yes.alpha, no.alpha)};
}

/* Returns the mask of the lanes whose bits are set. */
static ALWAYS_INLINE i8 lanes_of_bits(uint8_t bits) {
    const i8 each = {1, 2, 4, 8, 16, 32, 64, 128};
    return ((each & (int32_t)bits) == each);
}

#endif
