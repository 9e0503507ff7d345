#ifndef CPIXELS_SINGLE_SHAPE_H
#define CPIXELS_SINGLE_SHAPE_H

#include "background.h"
#include "coverages.h"
#include "cpixels.h"
#include "scan.h"
#include "conic.h"

/* One row of the image while it is drawn. */
struct row {
    uint32_t *pixels;
    int32_t width;           /* in pixels */
    int32_t shift;           /* a cell of `dirty` is 1 << `shift` pixels wide */
    uint64_t dirty;          /* the cells with coverage, one bit each */
    const float *directions; /* of the pixels, for a conic gradient */
};

static ALWAYS_INLINE struct row row_of(struct cpixels_image image, int32_t y) {
    return (struct row){image.pixels + (intptr_t)y * image.width, image.width, image.shift, 0, 0};
}

/* Draws the pixels from `x` to `end`, all with the same coverage.
 *
 * If the row has four more pixels, the caller draws them next. Up to three of them may then be
 * overwritten here, so that entire vectors can be written. */
static ALWAYS_INLINE void draw_even(const struct row *row, int32_t x, int32_t end, float coverage,
                                    const struct cpixels_paint *paint, const int is_conic) {
    const float alpha = coverage * paint->alpha;
    const int32_t limit = end + 4 <= row->width ? end + 3 : end;
    if (is_conic) {
        draw_conic(row->pixels, x, end, limit, row->directions, paint, coverage);
    } else {
        fill(row->pixels, x, end, limit, with_alpha(splat_u4(paint->color), splat_f4(alpha))[0]);
    }
}

/* Draws four pixels, or fewer at the end of the row. */
static ALWAYS_INLINE void draw_block(const struct row *row, int32_t x, f4 coverages,
                                     const struct cpixels_paint *paint, const int is_conic) {
    const u4 opaque =
        is_conic ? look_up(row->directions + x, &paint->conic) : splat_u4(paint->color);
    const u4 codes = with_alpha(opaque, coverages * paint->alpha);
    uint32_t *pixels = row->pixels + x;
    if (x + 4 <= row->width) {
        store_u4(pixels, codes);
    } else {
        for (int32_t lane = 0; x + lane < row->width; lane++) pixels[lane] = codes[lane];
    }
    if (is_conic && !are_opaque(opaque)) {
        compute_colors(pixels, row->width - x, row->directions + x, paint, opaque, coverages);
    }
}

/* Ends a run of covered pixels, `start` to `end`, before a gap up to `next`. Marks the cells of the
 * run as dirty. Clears the pixels of the gap that share a cell with covered pixels. */
static ALWAYS_INLINE void end_run(struct row *row, int32_t start, int32_t end, int32_t next) {
    const int32_t cell = 1 << row->shift;
    if (start < end) row->dirty |= cells_of(start, end, row->shift);
    const int32_t border = (end + cell - 1) & -cell;
    const int32_t last = border < next ? border : next;
    clear(row->pixels, end, last);
    if (next == row->width) return;
    const int32_t first = next & -cell;
    clear(row->pixels, first > last ? first : last, next);
}

/* Ends a run that consists of entire blocks of four pixels. */
static ALWAYS_INLINE void end_block_run(struct row *row, int32_t start, int32_t end, int32_t next) {
    if (row->shift > 2) return end_run(row, start, end, next);
    if (start < end) row->dirty |= cells_of(start, end, row->shift);
}

/* Draws a row from the area differences in its spans, and sets them to zero. Returns 0 if their sum
 * is not `scanned.closing`. The row must then be drawn by another route. */
static ALWAYS_INLINE int draw_spans(struct row *row, const struct cpixels_span *spans,
                                    struct cpixels_scan_result scanned, int32_t *areas,
                                    const struct cpixels_paint *paint, const int is_conic) {
    const int32_t count = scanned.count;
    i4 area = {0, 0, 0, 0};
    int32_t x = 0;     /* the first pixel not yet drawn */
    int32_t start = 0; /* the start of the current run of covered pixels */
    for (int32_t i = 0; i <= count; i++) {
        const int32_t next = i < count && spans[i].first < row->width ? spans[i].first : row->width;
        if (i == count && area[0] != scanned.closing) return 0;
        if (area[0] != 0) {
            draw_even(row, x, next, coverages_of(area)[0], paint, is_conic);
            x = next;
        } else if (x < next) {
            end_run(row, start, x, next);
            start = x = next;
        }
        if (i == count) break;
        for (; x <= spans[i].last; x += 4) {
            const i4 sums = take_areas(areas + x, area);
            if (x < row->width) draw_block(row, x, coverages_of(sums), paint, is_conic);
            area = splat_last(sums);
        }
        x = x < row->width ? x : row->width;
    }
    if (start < x) row->dirty |= cells_of(start, x, row->shift);
    return 1;
}

/* Draws a row from the area differences in its marked blocks of four pixels, and sets them to
 * zero. */
static ALWAYS_INLINE void draw_marked(struct row *row, const uint64_t *marks, int32_t words,
                                      int32_t *areas, const struct cpixels_paint *paint,
                                      const int is_conic) {
    i4 area = {0, 0, 0, 0};
    int32_t x = 0;     /* the first pixel not yet drawn */
    int32_t start = 0; /* the start of the current run of covered pixels */
    for (int32_t word = 0; word < words; word++) {
        for (uint64_t rest = marks[word]; rest; rest &= rest - 1) {
            const int32_t block = 256 * word + 4 * __builtin_ctzll(rest);
            const int32_t next = block < row->width ? block : row->width;
            if (x < next && area[0] == 0) {
                end_block_run(row, start, x, next);
                start = next;
            } else if (x < next) {
                draw_even(row, x, next, coverages_of(area)[0], paint, is_conic);
            }
            const i4 sums = take_areas(areas + block, area);
            if (block < row->width) draw_block(row, block, coverages_of(sums), paint, is_conic);
            area = splat_last(sums);
            x = block + 4 < row->width ? block + 4 : row->width;
        }
    }
    end_block_run(row, start, x, row->width);
}

/* Sets the areas of spans to zero. */
static void clear_areas(int32_t *areas, const struct cpixels_span *spans, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        for (int32_t x = spans[i].first; x <= spans[i].last; x++) areas[x] = 0;
    }
}

/* Fills a row with one colour. If it already has this background, only its dirty cells change. */
static void fill_row(const struct row *row, struct cpixels_row_contents *known, uint32_t color) {
    const uint64_t stale = known->background == color ? known->dirty : UINT64_MAX;
    clear_cells(row->pixels, row->width, row->shift, stale, color);
    *known = (struct cpixels_row_contents){color, 0};
}

/* Clears the pixels of the previous image outside this row's dirty cells. */
static ALWAYS_INLINE void clear_stale(const struct row *row, struct cpixels_row_contents *known) {
    const uint64_t stale = known->background == 0 ? known->dirty : UINT64_MAX;
    clear_cells(row->pixels, row->width, row->shift, stale & ~row->dirty, 0);
    *known = (struct cpixels_row_contents){0, row->dirty};
}

/* Draws rows of a shape with any edges. Returns the rows to be drawn by another route, one bit
 * each, the first row lowest: rows with too many edges, and rows whose areas do not add up. */
static ALWAYS_INLINE uint32_t draw_scanned(const struct cpixels_shape *shape, int32_t first,
                                           int32_t end, struct cpixels_scratch scratch,
                                           struct cpixels_image image, const int is_conic) {
    const struct cpixels_edges edges = shape->edges;
    const struct cpixels_paint *paint = &shape->paint;
    uint32_t undrawn = 0;
    for (int32_t y = first; y < end; y++) {
        const struct cpixels_scan_result scanned = scan_row(&edges, y, shape->is_even_odd, scratch);
        struct row row = row_of(image, y);
        if (is_conic) row.directions = paint->directions + (intptr_t)y * paint->stride;
        if (scanned.count >= 0 && scanned.is_closed &&
            draw_spans(&row, scratch.spans, scanned, scratch.areas, paint, is_conic)) {
            clear_stale(&row, &image.rows[y]);
            continue;
        }
        clear_areas(scratch.areas, scratch.spans, scanned.count);
        image.rows[y] = (struct cpixels_row_contents){0, UINT64_MAX};
        undrawn |= 1u << (y - first);
    }
    return undrawn;
}

/* Draws rows of a simple outline, a band of rows at a time. */
static ALWAYS_INLINE void draw_simple(const struct cpixels_shape *shape, int32_t y, int32_t end,
                                      struct cpixels_scratch scratch,
                                      struct cpixels_image image, const int is_conic) {
    const struct cpixels_paint *paint = &shape->paint;
    uint64_t marks[cpixels_band_rows * MARK_WORDS];
    const int32_t words = ((image.width + 2) >> 8) + 1;
    for (; y < end; y += cpixels_band_rows) {
        const int32_t count = end - y < cpixels_band_rows ? end - y : cpixels_band_rows;
        const struct band band = {y, count, scratch.stride, words, scratch.areas, marks};
        for (int32_t i = 0; i < count * words; i++) marks[i] = 0;
        fill_band(&band, shape->edges.simple, image.width);
        for (int32_t lane = 0; lane < count; lane++) {
            struct row row = row_of(image, y + lane);
            if (is_conic) row.directions = paint->directions + (intptr_t)(y + lane) * paint->stride;
            draw_marked(&row, marks + lane * words, words, scratch.areas + lane * scratch.stride,
                        paint, is_conic);
            clear_stale(&row, &image.rows[y + lane]);
        }
    }
}

#endif
