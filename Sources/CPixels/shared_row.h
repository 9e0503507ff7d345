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
    int has_turned; /* whether there is ink whose colours are not kept */
    uint64_t *touched; /* the pixels with ink, a bit each */
    uint64_t *even;    /* those of them whose colours are those of runs */
    float *colors;     /* the colours of the others, a component after the other */
    intptr_t stride;   /* from component to component */
    int32_t run_count;
    struct even_run runs[RUN_LIMIT];
};

/* Makes all pixels the background's, before the first ink. */
static void begin(struct shared_row *row, const struct cpixels_known_row *known) {
    const uint64_t stale = known->background == row->code ? known->dirty : UINT64_MAX;
    clear_cells(row->row.pixels, row->row.width, row->row.shift, stale, row->code);
    const size_t words = ((size_t)row->row.width >> 6) + 2;
    memset(row->touched, 0, words * sizeof *row->touched);
    memset(row->even, 0, words * sizeof *row->even);
    row->is_begun = 1;
}

/* The bits of up to 64 pixels from `x` on. */
static ALWAYS_INLINE uint64_t bits_at(const uint64_t *words, int32_t x) {
    const uint64_t near = words[x >> 6] >> (x & 63);
    return x & 63 ? near | words[(x >> 6) + 1] << (64 - (x & 63)) : near;
}

/* Makes some of the bits of up to 64 pixels from `x` on 1. */
static ALWAYS_INLINE void set_bits(uint64_t *words, int32_t x, uint64_t bits) {
    words[x >> 6] |= bits << (x & 63);
    if (x & 63) words[(x >> 6) + 1] |= bits >> (64 - (x & 63));
}

static ALWAYS_INLINE void clear_bits(uint64_t *words, int32_t x, uint64_t bits) {
    words[x >> 6] &= ~(bits << (x & 63));
    if (x & 63) words[(x >> 6) + 1] &= ~(bits >> (64 - (x & 63)));
}

/* The bits of the pixels from `x` to `end`, of the first 64 of them. */
static ALWAYS_INLINE uint64_t bits_to(int32_t x, int32_t end) {
    return end - x < 64 ? ~(UINT64_MAX << (end - x)) : UINT64_MAX;
}

static ALWAYS_INLINE int is_any_touched(const struct shared_row *row, int32_t x, int32_t end) {
    uint64_t found = 0;
    for (; x < end; x += 64) found |= bits_at(row->touched, x) & bits_to(x, end);
    return found != 0;
}

static ALWAYS_INLINE void touch_evenly(struct shared_row *row, int32_t x, int32_t end) {
    for (; x < end; x += 64) {
        set_bits(row->touched, x, bits_to(x, end));
        set_bits(row->even, x, bits_to(x, end));
    }
}

/* What a touched pixel holds. */
static f4 held_color(const struct shared_row *row, int32_t x) {
    if (bits_at(row->even, x) & 1) {
        /* The last run that covers a pixel is the one on top. */
        int32_t i = row->run_count - 1;
        while (x < row->runs[i].start || x >= row->runs[i].end) i--;
        return row->runs[i].color;
    }
    const float *color = row->colors + x;
    return (f4){color[0], color[row->stride], color[2 * row->stride], color[3 * row->stride]};
}

/* What four pixels hold; beyond the row's end the background. */
static __attribute__((noinline)) void hold(const struct shared_row *row, int32_t x,
                                           struct colors_4 *colors) {
    for (int32_t lane = 0; lane < 4 && x + lane < row->row.width; lane++) {
        if (!(bits_at(row->touched, x + lane) & 1)) continue;
        const f4 color = held_color(row, x + lane);
        colors->red[lane] = color[0];
        colors->green[lane] = color[1];
        colors->blue[lane] = color[2];
        colors->alpha[lane] = color[3];
    }
}

/* Keeps what four pixels hold. */
static ALWAYS_INLINE void keep(const struct shared_row *row, int32_t x, struct colors_4 colors) {
    store_f4(row->colors + x, colors.red);
    store_f4(row->colors + row->stride + x, colors.green);
    store_f4(row->colors + 2 * row->stride + x, colors.blue);
    store_f4(row->colors + 3 * row->stride + x, colors.alpha);
}

/* Writes the codes in a mask's lanes, as far as the row has pixels. */
static ALWAYS_INLINE void put_codes(const struct shared_row *row, int32_t x, u4 codes, i4 mask) {
    uint32_t *pixels = row->row.pixels + x;
    if (x + 4 <= row->row.width) {
        store_u4(pixels, (u4)choose((i4)mask, (i4)codes, load_i4(pixels)));
    } else {
        for (int32_t lane = 0; lane < 4; lane++) {
            if (mask[lane]) pixels[lane] = codes[lane];
        }
    }
}

#endif
