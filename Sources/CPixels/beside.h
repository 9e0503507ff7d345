#ifndef CPIXELS_BESIDE_H
#define CPIXELS_BESIDE_H

#include "shared_row.h"

/* Composites one colour on four pixels. */
static ALWAYS_INLINE enum drawn put_color(struct shared_row *row, int32_t x, f4 alpha, i4 is_ink,
                                          const struct cpixels_paint *paint) {
    const uint64_t again = bits_at(row->touched, x) & 15;
    const f4 red = splat_f4(paint->straight[0]), green = splat_f4(paint->straight[1]);
    const f4 blue = splat_f4(paint->straight[2]);
    struct colors_4 colors = {red, green, blue, alpha};
    u4 codes;
    if (again == 0 && !(row->background[3] > 0)) {
        codes = with_alpha(splat_u4(paint->color), alpha);
    } else {
        if (again && row->has_turned) return IS_MIXED;
        struct colors_4 below = splat_colors(row->background);
        if (again) hold(row, x, &below);
        colors = over_4(colors, below);
        codes = codes_of_4(colors);
        if (again) {
            colors = choose_colors(is_ink, colors, below);
            clear_bits(row->even, x, again);
        }
    }
    set_bits(row->touched, x, bits_of(is_ink));
    keep(row, x, colors);
    put_codes(row, x, codes, is_ink);
    return IS_DRAWN;
}

/* Draws four pixels of a turning gradient, which nothing may have touched. */
static ALWAYS_INLINE enum drawn put_turning(struct shared_row *row, int32_t x, f4 alpha, i4 is_ink,
                                            const struct cpixels_paint *paint) {
    if (bits_at(row->touched, x) & bits_of(is_ink)) return IS_MIXED;
    const u4 codes = look_up(row->row.directions + x, paint->turn);
    if (!are_opaque(codes | (u4)~is_ink)) return IS_NOT_OPAQUE;
    set_bits(row->touched, x, bits_of(is_ink));
    put_codes(row, x, with_alpha(codes, alpha), is_ink);
    return IS_DRAWN;
}

/* Draws four pixels before `end`. */
static ALWAYS_INLINE enum drawn put_block(struct shared_row *row, int32_t x, int32_t end, f4 alpha,
                                          const struct cpixels_paint *paint) {
    const i4 is_ink = (alpha > 0.0f) & ((i4){0, 1, 2, 3} < splat_i4(end - x));
    return paint->directions ? put_turning(row, x, alpha, is_ink, paint)
                             : put_color(row, x, alpha, is_ink, paint);
}

/* Draws pixels of one share. */
static ALWAYS_INLINE enum drawn put_even(struct shared_row *row, int32_t x, int32_t end,
                                         float share, const struct cpixels_paint *paint) {
    const float alpha = share * paint->alpha;
    if (!(alpha > 0)) return IS_DRAWN;
    row->row.dirty |= cells_of(x, end, row->row.shift);
    const int is_single = !paint->directions && (!(alpha < 1) || !is_any_touched(row, x, end));
    if (!is_single) {
        for (; x < end; x += 4) {
            const enum drawn drawn = put_block(row, x, end, splat_f4(alpha), paint);
            if (drawn != IS_DRAWN) return drawn;
        }
        return IS_DRAWN;
    }
    if (row->run_count == RUN_LIMIT) return IS_MIXED;
    const f4 color = color_over(paint->straight, alpha, row->background);
    row->runs[row->run_count++] = (struct even_run){x, end, color};
    touch_evenly(row, x, end);
    fill(row->row.pixels, x, end, end, code_of(color));
    return IS_DRAWN;
}

/* Sums the changes of the row's spans from left to right, makes them zero and draws what is covered. */
static ALWAYS_INLINE enum drawn put_spans(struct shared_row *row, const struct cpixels_span *spans,
                                          struct cpixels_scanned scanned, int32_t *areas,
                                          const struct cpixels_paint *paint) {
    const int32_t width = row->row.width;
    i4 area = {0, 0, 0, 0};
    int32_t x = 0; /* the first pixel not yet dealt with */
    for (int32_t i = 0; i <= scanned.count; i++) {
        const int32_t next = i < scanned.count && spans[i].first < width ? spans[i].first : width;
        if (i == scanned.count && area[0] != scanned.closing) return IS_NOT_CLOSED;
        if (area[0] != 0 && x < next) {
            const enum drawn drawn = put_even(row, x, next, coverages_of(area)[0], paint);
            if (drawn != IS_DRAWN) return drawn;
        }
        x = x > next ? x : next;
        if (i == scanned.count) break;
        const int32_t start = x;
        for (; x <= spans[i].last; x += 4) {
            const i4 sums = take_areas(areas + x, area);
            if (x < width) {
                const enum drawn drawn = put_block(row, x, width, coverages_of(sums) * paint->alpha, paint);
                if (drawn != IS_DRAWN) return drawn;
            }
            area = splat_last(sums);
        }
        const int32_t last = x < width ? x : width;
        if (start < last) row->row.dirty |= cells_of(start, last, row->row.shift);
    }
    return IS_DRAWN;
}

/* Adds a colour that covers a share of each pixel: to the background, if there is no ink yet. */
static ALWAYS_INLINE enum drawn add_everywhere(struct shared_row *row, float share,
                                               const struct cpixels_paint *paint) {
    if (row->is_begun) return put_even(row, 0, row->row.width, share, paint);
    row->background = color_over(paint->straight, share * paint->alpha, row->background);
    row->code = code_of(row->background);
    return IS_DRAWN;
}

/* Adds a shape to a row; if it covers all of it evenly before there is ink, to the background. */
static ALWAYS_INLINE enum drawn add_shape(struct shared_row *row,
                                          const struct cpixels_known_row *known,
                                          const struct cpixels_shape *shape, int32_t y,
                                          struct cpixels_scratch scratch) {
    const struct cpixels_paint *paint = &shape->paint;
    const int is_turning = paint->directions != 0;
    if (is_turning) {
        if (row->background[3] > 0 || !paint->are_known[y]) return IS_NOT_OPAQUE;
        row->has_turned = 1;
        row->row.directions = paint->directions + (intptr_t)y * paint->stride;
    }
    const struct cpixels_scanned scanned = scan_row(shape->table, y, shape->is_even_odd, scratch);
    if (scanned.count < 0) return IS_NOT_OPAQUE;
    enum drawn drawn = IS_NOT_CLOSED;
    float share;
    if (scanned.is_closed && !is_turning && !row->is_begun && scanned.count > 0 &&
        is_even(scratch.spans, scanned.count, row->row.width, scratch.areas, &share)) {
        if (forget(scratch.areas, scratch.spans, scanned.count) != scanned.closing) {
            return IS_NOT_CLOSED;
        }
        return add_everywhere(row, share, paint);
    }
    if (scanned.is_closed) {
        if (!row->is_begun) begin(row, known);
        drawn = put_spans(row, scratch.spans, scanned, scratch.areas, paint);
    }
    if (drawn != IS_DRAWN) forget(scratch.areas, scratch.spans, scanned.count);
    return drawn;
}

/* The most shapes that are looked at in a row. */
enum { PRESENT_LIMIT = 64 };

/* The shapes that rows may have. */
struct present {
    int32_t count;
    int32_t are_all; /* none is left out */
    int32_t until;   /* before this row others come, or some of them go */
    const struct cpixels_shape *shapes[PRESENT_LIMIT];
};

/* The shapes in a row. */
static struct present present_in(const struct cpixels_shape *shapes, int32_t count, int32_t y,
                                 int32_t end) {
    struct present present = {.are_all = 1, .until = end};
    for (const struct cpixels_shape *shape = shapes; shape < shapes + count; shape++) {
        if (y < shape->top) {
            present.until = shape->top < present.until ? shape->top : present.until;
        } else if (y < shape->bottom) {
            present.until = shape->bottom < present.until ? shape->bottom : present.until;
            present.are_all &= present.count < PRESENT_LIMIT;
            if (present.are_all) present.shapes[present.count++] = shape;
        }
    }
    return present;
}

#endif
