#ifndef CPIXELS_SHARED_ROW_H
#define CPIXELS_SHARED_ROW_H

#include "lone.h"
#include "over.h"

/* Pixels that a shape covers evenly, and their colour. */
struct even_run {
    int32_t start, end;
    f4 color; /* straight */
};

enum { RUN_LIMIT = 32 };

/* A row of several shapes, upon one colour. Most pixels are touched by one shape: their codes follow from
 * its coverage alone. What they hold is kept for those that are touched again. */
struct shared_row {
    struct row row;
    f4 background; /* straight */
    uint32_t code; /* the same encoded */
    int is_begun;  /* whether all pixels without ink are the background's */
    int has_notes; /* whether it is noted which pixels have ink */
    int has_turned; /* whether there is ink whose colours are not kept */
    uint8_t *touched; /* the pixels with ink, a bit each, four to a byte */
    uint8_t *even;    /* those of them whose colours are those of runs */
    struct colors_4 *colors; /* the colours of the others, four pixels at a time */
    int32_t run_count;
    struct even_run runs[RUN_LIMIT];
};

/* Makes all pixels the background's, before the first ink. */
static void begin(struct shared_row *row, const struct cpixels_known_row *known) {
    const uint64_t stale = known->background == row->code ? known->dirty : UINT64_MAX;
    clear_cells(row->row.pixels, row->row.width, row->row.shift, stale, row->code);
    row->is_begun = 1;
}

/* Begins to note which pixels have ink, before the first ink that other ink may meet. */
static void begin_notes(struct shared_row *row) {
    const size_t blocks = ((size_t)row->row.width >> 2) + 1;
    memset(row->touched, 0, blocks);
    memset(row->even, 0, blocks);
    row->has_notes = 1;
}

/* The blocks of four before which the pixels end. */
static ALWAYS_INLINE int32_t block_end(int32_t end) { return (end + 3) >> 2; }

/* Whether there is ink in any of the blocks from the one at `x` on. */
static ALWAYS_INLINE int is_any_touched(const struct shared_row *row, int32_t x, int32_t end) {
    uint8_t found = 0;
    for (int32_t i = x >> 2; i < block_end(end); i++) found |= row->touched[i];
    return found != 0;
}

static ALWAYS_INLINE void touch_evenly(struct shared_row *row, int32_t x, int32_t end) {
    for (int32_t i = x >> 2; i < block_end(end); i++) row->touched[i] = row->even[i] = 15;
}

/* What a touched pixel holds. */
static f4 held_color(const struct shared_row *row, int32_t x) {
    const int32_t lane = x & 3;
    if (row->even[x >> 2] >> lane & 1) {
        /* The last run that covers a pixel is the one on top. */
        int32_t i = row->run_count - 1;
        while (x < row->runs[i].start || x >= row->runs[i].end) i--;
        return row->runs[i].color;
    }
    const struct colors_4 *colors = &row->colors[x >> 2];
    return (f4){colors->red[lane], colors->green[lane], colors->blue[lane], colors->alpha[lane]};
}

/* What four pixels hold; beyond the row's end the background. */
static __attribute__((noinline)) void hold(const struct shared_row *row, int32_t x,
                                           struct colors_4 *colors) {
    for (int32_t lane = 0; lane < 4 && x + lane < row->row.width; lane++) {
        if (!(row->touched[x >> 2] >> lane & 1)) continue;
        const f4 color = held_color(row, x + lane);
        colors->red[lane] = color[0];
        colors->green[lane] = color[1];
        colors->blue[lane] = color[2];
        colors->alpha[lane] = color[3];
    }
}

/* Writes the codes in a mask's lanes, as far as the row has pixels. */
static ALWAYS_INLINE void put_codes(const struct row *row, int32_t x, u4 codes, i4 mask) {
    uint32_t *pixels = row->pixels + x;
    if (x + 4 <= row->width) {
        store_u4(pixels, (u4)choose((i4)mask, (i4)codes, load_i4(pixels)));
    } else {
        for (int32_t lane = 0; x + lane < row->width; lane++) {
            if (mask[lane]) pixels[lane] = codes[lane];
        }
    }
}

#endif
