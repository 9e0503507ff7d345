#ifndef CPIXELS_LAYERED_ROW_H
#define CPIXELS_LAYERED_ROW_H

#include "single_shape.h"
#include "over.h"

/* A row of several shapes on a background of one colour. Blocks of eight pixels are drawn at once.
 * The colours of drawn blocks are stored, so that later shapes can be composited over them. */
struct layered_row {
    struct row row;
    uint64_t block_cells; /* the cells of the first block */
    f4 background;        /* straight */
    uint32_t code;        /* the background, encoded */
    int is_begun;         /* whether any block may have been drawn */
    uint8_t *drawn;       /* 1 for each block that has been drawn */
    float *colors;        /* of each drawn block: reds, greens, blues and alphas */
};

/* Returns a clear row. */
static ALWAYS_INLINE struct layered_row layered_row_of(struct cpixels_image image, int32_t y,
                                                       struct cpixels_scratch scratch) {
    const int32_t shift = image.shift;
    return (struct layered_row){.row = row_of(image, y),
                                .block_cells = shift < 3 ? (1u << (8 >> shift)) - 1 : 1,
                                .drawn = scratch.drawn,
                                .colors = scratch.colors};
}

/* Marks all blocks as not drawn. */
static ALWAYS_INLINE void begin(struct layered_row *row) {
    const uint64_t none = 0;
    for (int32_t i = 0; i <= row->row.width >> 3; i += 8) {
        memcpy(row->drawn + i, &none, sizeof none);
    }
    row->is_begun = 1;
}

/* Writes the codes of eight pixels, or fewer at the end of the row. */
static ALWAYS_INLINE void write_codes(const struct row *row, int32_t x, u8 codes) {
    uint32_t *pixels = row->pixels + x;
    int32_t rest = row->width - x;
    if (rest >= 8) {
        store_u8(pixels, codes);
        return;
    }
    u4 four = (u4)lower_i4((i8)codes);
    if (rest >= 4) {
        store_u4(pixels, four);
        four = (u4)upper_i4((i8)codes);
        pixels += 4;
        rest -= 4;
    }
    if (rest > 0) pixels[0] = four[0];
    if (rest > 1) pixels[1] = four[1];
    if (rest > 2) pixels[2] = four[2];
}

/* Marks the block at `x` as drawn. */
static ALWAYS_INLINE void mark_drawn(struct layered_row *row, int32_t x) {
    row->drawn[x >> 3] = 1;
    row->row.dirty |= row->block_cells << (x >> row->row.shift);
}

/* Fills the blocks of `cells` that have not been drawn with the background. */
static ALWAYS_INLINE void fill_undrawn(const struct layered_row *row, uint64_t cells) {
    const int32_t shift = row->row.shift, width = row->row.width;
    uint32_t *pixels = row->row.pixels;
    clear_cells(pixels, width, shift, cells & ~row->row.dirty, row->code);
    /* Cells no larger than a block were drawn completely. */
    if (shift <= 3) return;
    const u8 codes = splat_u8(row->code);
    for (cells &= row->row.dirty; cells; cells &= cells - 1) {
        int32_t x = __builtin_ctzll(cells) << shift;
        const int32_t border = x + (1 << shift), end = border < width ? border : width;
        for (; x + 8 <= end; x += 8) {
            if (!row->drawn[x >> 3]) store_u8(pixels + x, codes);
        }
        if (x < end && !row->drawn[x >> 3]) write_codes(&row->row, x, codes);
    }
}

/* Ends a row after its last shape: fills the undrawn blocks that are stale, and records the
 * contents of the row. */
static ALWAYS_INLINE void end_row(const struct layered_row *row,
                                  struct cpixels_row_contents *known) {
    fill_undrawn(row, known->background == row->code ? known->dirty : UINT64_MAX);
    *known = (struct cpixels_row_contents){row->code, row->row.dirty};
}

#endif
