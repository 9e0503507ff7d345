#ifndef CPIXELS_LONE_H
#define CPIXELS_LONE_H

#include "background.h"
#include "coverages.h"
#include "cpixels.h"
#include "scan.h"
#include "turning.h"

/* A row while it is drawn. */
struct row {
    uint32_t *pixels;
    int32_t width;
    int32_t shift;
    uint64_t dirty;
    const float *directions;
};

static ALWAYS_INLINE struct row row_of(struct cpixels_picture picture, int32_t y) {
    return (struct row){picture.pixels + (intptr_t)y * picture.width, picture.width, picture.shift,
                        0, 0};
}

/* Draws pixels of one share; 0 where a colour is not opaque.
 *
 * Where four pixels more are in the row they are about to be drawn, so that three of them may be
 * drawn here, too. */
static ALWAYS_INLINE int draw_even(const struct row *row, int32_t x, int32_t end, float share,
                                   const struct cpixels_paint *paint, const int is_turning) {
    const float alpha = share * paint->alpha;
    const int32_t limit = end + 4 <= row->width ? end + 3 : end;
    if (!is_turning) {
        fill(row->pixels, x, end, limit, with_alpha(splat_u4(paint->color), splat_f4(alpha))[0]);
        return 1;
    }
    return draw_share(row->pixels, x, end, limit, row->directions, paint, share);
}

/* Draws four pixels, as far as the row has them; 0 where a colour is not opaque. */
static ALWAYS_INLINE int draw_block(const struct row *row, int32_t x, f4 coverages,
                                    const struct cpixels_paint *paint, const int is_turning) {
    const u4 opaque = is_turning ? look_up(row->directions + x, &paint->turn) : splat_u4(paint->color);
    const u4 codes = with_alpha(opaque, coverages * paint->alpha);
    uint32_t *pixels = row->pixels + x;
    if (x + 4 <= row->width) {
        store_u4(pixels, codes);
    } else {
        for (int32_t lane = 0; x + lane < row->width; lane++) pixels[lane] = codes[lane];
    }
    if (!is_turning || are_opaque(opaque)) return 1;
    return mend(pixels, row->width - x, row->directions + x, paint, opaque, coverages);
}

/* Clears what the cells of ink have of a gap without ink, and notes the ink before it. */
static ALWAYS_INLINE void end_ink(struct row *row, int32_t start, int32_t end, int32_t next) {
    const int32_t cell = 1 << row->shift;
    if (start < end) row->dirty |= cells_of(start, end, row->shift);
    const int32_t border = (end + cell - 1) & -cell;
    const int32_t last = border < next ? border : next;
    clear(row->pixels, end, last);
    if (next == row->width) return;
    const int32_t first = next & -cell;
    clear(row->pixels, first > last ? first : last, next);
}

/* The same of ink in whole blocks of four pixels. */
static ALWAYS_INLINE void end_blocks(struct row *row, int32_t start, int32_t end, int32_t next) {
    if (row->shift > 2) return end_ink(row, start, end, next);
    if (start < end) row->dirty |= cells_of(start, end, row->shift);
}

/* What became of a row. */
enum drawn { IS_DRAWN, IS_NOT_OPAQUE, IS_NOT_CLOSED, IS_MIXED };

/* Sums the changes of the row's spans from left to right, makes them zero and draws what is covered. */
static ALWAYS_INLINE enum drawn draw_spans(struct row *row, const struct cpixels_span *spans,
                                           struct cpixels_scanned scanned, int32_t *areas,
                                           const struct cpixels_paint *paint, const int is_turning) {
    const int32_t count = scanned.count;
    i4 area = {0, 0, 0, 0};
    int32_t x = 0;     /* the first pixel not yet dealt with */
    int32_t start = 0; /* where the ink begins that goes on to there */
    for (int32_t i = 0; i <= count; i++) {
        const int32_t next = i < count && spans[i].first < row->width ? spans[i].first : row->width;
        if (i == count && area[0] != scanned.closing) return IS_NOT_CLOSED;
        if (area[0] != 0) {
            if (!draw_even(row, x, next, coverages_of(area)[0], paint, is_turning)) return IS_NOT_OPAQUE;
            x = next;
        } else if (x < next) {
            end_ink(row, start, x, next);
            start = x = next;
        }
        if (i == count) break;
        for (; x <= spans[i].last; x += 4) {
            const i4 sums = take_areas(areas + x, area);
            if (x < row->width && !draw_block(row, x, coverages_of(sums), paint, is_turning)) {
                return IS_NOT_OPAQUE;
            }
            area = splat_last(sums);
        }
        x = x < row->width ? x : row->width;
    }
    if (start < x) row->dirty |= cells_of(start, x, row->shift);
    return IS_DRAWN;
}

/* Makes the areas of spans zero; tells their sum. */
static int32_t forget(int32_t *areas, const struct cpixels_span *spans, int32_t count) {
    int32_t sum = 0;
    for (int32_t i = 0; i < count; i++) {
        for (int32_t x = spans[i].first; x <= spans[i].last; x++) {
            sum += areas[x];
            areas[x] = 0;
        }
    }
    return sum;
}

/* Whether all pixels of a row have one share, which is told. */
static ALWAYS_INLINE int is_even(const struct cpixels_span *spans, int32_t count, int32_t width,
                                 const int32_t *areas, float *share) {
    if (spans[0].first > 0 || spans[0].last > 3 || (count > 1 && spans[1].first < width)) return 0;
    const i4 sums = prefix_sums(load_i4(areas));
    if (any(sums != splat_last(sums)) || sums[0] == 0) return 0;
    *share = coverages_of(sums)[0];
    return 1;
}

/* Makes a row one colour, of which it may be already but for some paint. */
static void clear_row(struct row *row, struct cpixels_known_row *known, uint32_t color) {
    const uint64_t stale = known->background == color ? known->dirty : UINT64_MAX;
    clear_cells(row->pixels, row->width, row->shift, stale, color);
    *known = (struct cpixels_known_row){color, 0};
}

/* Clears what of the picture before is beside a row's ink. */
static ALWAYS_INLINE void clear_stale(const struct row *row, struct cpixels_known_row *known) {
    const uint64_t stale = known->background == 0 ? known->dirty : UINT64_MAX;
    clear_cells(row->pixels, row->width, row->shift, stale & ~row->dirty, 0);
    *known = (struct cpixels_known_row){0, row->dirty};
}

/* Draws a scanned row. */
static ALWAYS_INLINE enum drawn draw_row(struct row *row, struct cpixels_known_row *known,
                                         struct cpixels_scanned scanned,
                                         struct cpixels_scratch scratch,
                                         const struct cpixels_paint *paint, const int is_turning) {
    float share;
    if (!is_turning && scanned.count > 0 &&
        is_even(scratch.spans, scanned.count, row->width, scratch.areas, &share)) {
        if (forget(scratch.areas, scratch.spans, scanned.count) != scanned.closing) {
            return IS_NOT_CLOSED;
        }
        clear_row(row, known, with_alpha(splat_u4(paint->color), splat_f4(share * paint->alpha))[0]);
        return IS_DRAWN;
    }
    const enum drawn drawn =
        draw_spans(row, scratch.spans, scanned, scratch.areas, paint, is_turning);
    if (drawn == IS_DRAWN) clear_stale(row, known);
    return drawn;
}

/* Sums a row's marked blocks from left to right, makes them zero and draws what is covered. */
static ALWAYS_INLINE enum drawn draw_marked(struct row *row, const uint64_t *marks, int32_t words,
                                            int32_t *areas, const struct cpixels_paint *paint,
                                            const int is_turning) {
    i4 area = {0, 0, 0, 0};
    int32_t x = 0;     /* the first pixel not yet dealt with */
    int32_t start = 0; /* where the ink begins that goes on to there */
    for (int32_t word = 0; word < words; word++) {
        for (uint64_t rest = marks[word]; rest; rest &= rest - 1) {
            const int32_t block = 256 * word + 4 * __builtin_ctzll(rest);
            const int32_t next = block < row->width ? block : row->width;
            if (x < next && area[0] == 0) {
                end_blocks(row, start, x, next);
                start = next;
            } else if (x < next && !draw_even(row, x, next, coverages_of(area)[0], paint, is_turning)) {
                return IS_NOT_OPAQUE;
            }
            const i4 sums = take_areas(areas + block, area);
            if (block < row->width && !draw_block(row, block, coverages_of(sums), paint, is_turning)) {
                return IS_NOT_OPAQUE;
            }
            area = splat_last(sums);
            x = block + 4 < row->width ? block + 4 : row->width;
        }
    }
    end_blocks(row, start, x, row->width);
    return IS_DRAWN;
}

#endif
