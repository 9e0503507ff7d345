#ifndef CPIXELS_SHARED_ROW_H
#define CPIXELS_SHARED_ROW_H

#include "lone.h"
#include "over.h"

/* A row of several shapes, upon one colour. Pixels are written eight at a time, from multiples of eight on,
 * with their colours kept for ink that comes upon them. */
struct shared_row {
    struct row row;
    uint64_t block_cells; /* the cells of the first eight pixels */
    f4 background; /* straight */
    uint32_t code; /* the same encoded */
    int is_begun;   /* whether there is ink */
    int has_turned; /* whether there is ink whose colours are not kept */
    uint8_t *touched; /* the pixels with ink, a bit each; of eight pixels without any nothing is kept */
    float *colors;    /* those of eight pixels that have ink: reds, greens, blues and alphas */
};

/* A clear row. */
static ALWAYS_INLINE struct shared_row shared_row_of(struct cpixels_picture picture, int32_t y,
                                                     struct cpixels_scratch scratch) {
    const int32_t shift = picture.shift;
    return (struct shared_row){.row = row_of(picture, y),
                               .block_cells = shift < 3 ? (1u << (8 >> shift)) - 1 : 1,
                               .touched = scratch.touched,
                               .colors = scratch.colors};
}

/* Begins to note which pixels have ink, before the first. */
static ALWAYS_INLINE void begin(struct shared_row *row) {
    const uint64_t none = 0;
    for (int32_t i = 0; i <= row->row.width >> 3; i += 8) memcpy(row->touched + i, &none, sizeof none);
    row->is_begun = 1;
}

/* Writes eight codes, as far as the row has pixels. */
static ALWAYS_INLINE void put_codes(const struct row *row, int32_t x, u8 codes) {
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

/* Notes that pixels of eight have ink, a bit each, and that all eight are written. */
static ALWAYS_INLINE void touch(struct shared_row *row, int32_t x, uint8_t ink) {
    row->touched[x >> 3] |= ink;
    row->row.dirty |= row->block_cells << (x >> row->row.shift);
}

/* Makes those pixels of cells the background's of which no eight have ink. */
static ALWAYS_INLINE void clear_untouched(const struct shared_row *row, uint64_t cells) {
    const int32_t shift = row->row.shift, width = row->row.width;
    uint32_t *pixels = row->row.pixels;
    clear_cells(pixels, width, shift, cells & ~row->row.dirty, row->code);
    /* Where cells are no larger than eight pixels, all of an inked one is written. */
    if (shift <= 3) return;
    const u8 codes = splat_u8(row->code);
    for (cells &= row->row.dirty; cells; cells &= cells - 1) {
        int32_t x = __builtin_ctzll(cells) << shift;
        const int32_t border = x + (1 << shift), end = border < width ? border : width;
        for (; x + 8 <= end; x += 8) {
            if (!row->touched[x >> 3]) store_u8(pixels + x, codes);
        }
        if (x < end && !row->touched[x >> 3]) put_codes(&row->row, x, codes);
    }
}

/* Ends a row, all of whose ink has been put. */
static ALWAYS_INLINE void end_row(const struct shared_row *row, struct cpixels_known_row *known) {
    clear_untouched(row, known->background == row->code ? known->dirty : UINT64_MAX);
    *known = (struct cpixels_known_row){row->code, row->row.dirty};
}

#endif
