#ifndef CPIXELS_BESIDE_H
#define CPIXELS_BESIDE_H

#include "present.h"
#include "shared_row.h"

/* Composites one colour on four pixels where ink may be. */
static ALWAYS_INLINE enum drawn put_color(struct shared_row *row, int32_t x, f4 alpha, i4 is_ink,
                                          const struct cpixels_paint *paint) {
    const int32_t block = x >> 2;
    const uint8_t again = row->touched[block];
    struct colors_4 colors = solid_colors(paint, alpha);
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
            row->even[block] = 0;
        }
    }
    row->touched[block] |= (uint8_t)bits_of(is_ink);
    row->colors[block] = colors;
    put_codes(&row->row, x, codes, is_ink);
    return IS_DRAWN;
}

/* Composites one colour on four pixels that no other ink meets. */
static ALWAYS_INLINE void put_alone(const struct row *row, int32_t x, f4 alpha,
                                    const struct cpixels_paint *paint, struct colors_4 below,
                                    const int is_clear) {
    u4 codes = with_alpha(splat_u4(paint->color), alpha);
    if (!is_clear) codes = codes_of_4(over_4(solid_colors(paint, alpha), below));
    put_codes(row, x, codes, alpha > 0.0f);
}

/* Draws four pixels of a turning gradient, which nothing may have touched. */
static ALWAYS_INLINE enum drawn put_turning(struct shared_row *row, int32_t x, f4 alpha, i4 is_ink,
                                            const struct cpixels_paint *paint) {
    if (row->touched[x >> 2] & bits_of(is_ink)) return IS_MIXED;
    const u4 codes = look_up(row->row.directions + x, paint->turn);
    if (!are_opaque(codes | (u4)~is_ink)) return IS_NOT_OPAQUE;
    row->touched[x >> 2] |= (uint8_t)bits_of(is_ink);
    put_codes(&row->row, x, with_alpha(codes, alpha), is_ink);
    return IS_DRAWN;
}

/* Draws four pixels before `end`. */
static ALWAYS_INLINE enum drawn put_block(struct shared_row *row, int32_t x, int32_t end, f4 alpha,
                                          const struct cpixels_paint *paint) {
    const i4 is_ink = (alpha > 0.0f) & ((i4){0, 1, 2, 3} < splat_i4(end - x));
    return paint->directions ? put_turning(row, x, alpha, is_ink, paint)
                             : put_color(row, x, alpha, is_ink, paint);
}

/* Draws pixels of one share, from a multiple of four on. */
static ALWAYS_INLINE enum drawn put_even(struct shared_row *row, int32_t x, int32_t end,
                                         float share, const struct cpixels_paint *paint,
                                         const int is_alone) {
    const float alpha = share * paint->alpha;
    if (!(alpha > 0)) return IS_DRAWN;
    row->row.dirty |= cells_of(x, end, row->row.shift);
    if (is_alone) {
        const f4 color = color_over(paint->straight, alpha, row->background);
        fill(row->row.pixels, x, end, end, code_of(color));
        return IS_DRAWN;
    }
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

/* Sums the changes of the row's spans from left to right, makes them zero and draws what is covered,
 * four pixels at a time from multiples of four on. `is_alone` where no other ink meets it. */
static ALWAYS_INLINE enum drawn put_spans(struct shared_row *row, const struct cpixels_span *spans,
                                          struct cpixels_scanned scanned, int32_t *areas,
                                          const struct cpixels_paint *paint, const int is_alone) {
    const int32_t width = row->row.width;
    const struct colors_4 below = splat_colors(row->background);
    const int is_clear = !(row->background[3] > 0);
    i4 area = {0, 0, 0, 0};
    int32_t x = 0; /* the first pixel not yet dealt with */
    for (int32_t i = 0; i <= scanned.count; i++) {
        const int32_t next = i < scanned.count && spans[i].first < width ? spans[i].first & ~3 : width;
        if (i == scanned.count && area[0] != scanned.closing) return IS_NOT_CLOSED;
        if (area[0] != 0 && x < next) {
            const enum drawn drawn =
                put_even(row, x, next, coverages_of(area)[0], paint, is_alone);
            if (drawn != IS_DRAWN) return drawn;
        }
        x = x > next ? x : next;
        if (i == scanned.count) break;
        const int32_t start = x;
        for (; x <= spans[i].last; x += 4) {
            const i4 sums = take_areas(areas + x, area);
            area = splat_last(sums);
            if (x >= width) continue;
            const f4 alpha = coverages_of(sums) * paint->alpha;
            if (is_alone) {
                put_alone(&row->row, x, alpha, paint, below, is_clear);
            } else {
                const enum drawn drawn = put_block(row, x, width, alpha, paint);
                if (drawn != IS_DRAWN) return drawn;
            }
        }
        const int32_t last = x < width ? x : width;
        if (start < last) row->row.dirty |= cells_of(start, last, row->row.shift);
    }
    return IS_DRAWN;
}

/* Draws a row of a patch upon one colour, where no other shape is. */
static ALWAYS_INLINE void put_patch(struct row *row, const struct cpixels_shape *shape, int32_t y,
                                    f4 background, uint32_t code) {
    const struct cpixels_patch *patch = shape->table.patch;
    const struct cpixels_paint *paint = &shape->paint;
    const struct cpixels_span span = patch->spans[y - patch->top];
    const int32_t *areas = patch->areas + (intptr_t)(y - patch->top) * patch->stride;
    const struct colors_4 below = splat_colors(background);
    const int is_clear = !(background[3] > 0);
    i4 area = {0, 0, 0, 0};
    for (int32_t x = span.first; x <= span.last; x += 4) {
        const i4 sums = prefix_sums(load_i4(areas + x)) + area;
        area = splat_last(sums);
        const f4 alpha = coverages_of(sums) * paint->alpha;
        u4 codes = with_alpha(splat_u4(paint->color), alpha);
        if (!is_clear) {
            const struct colors_4 colors = over_4(solid_colors(paint, alpha), below);
            codes = (u4)choose(alpha > 0.0f, (i4)codes_of_4(colors), (i4)splat_u4(code));
        }
        const int32_t column = patch->left + x;
        if (column + 4 <= row->width) {
            store_u4(row->pixels + column, codes);
        } else {
            for (int32_t i = 0; column + i < row->width; i++) row->pixels[column + i] = codes[i];
        }
    }
    const int32_t last = patch->left + span.last + 1;
    row->dirty |= cells_of(patch->left + span.first, last < row->width ? last : row->width, row->shift);
}

/* Adds a colour that covers a share of each pixel: to the background, if there is no ink yet. */
static ALWAYS_INLINE enum drawn add_everywhere(struct shared_row *row, float share,
                                               const struct cpixels_paint *paint) {
    if (row->is_begun) {
        if (!row->has_notes) begin_notes(row);
        return put_even(row, 0, row->row.width, share, paint, 0);
    }
    row->background = color_over(paint->straight, share * paint->alpha, row->background);
    row->code = code_of(row->background);
    return IS_DRAWN;
}

/* Adds a shape to a row; if it covers all of it evenly before there is ink, to the background. */
static ALWAYS_INLINE enum drawn add_shape(struct shared_row *row,
                                          const struct cpixels_known_row *known,
                                          const struct cpixels_shape *shape, int32_t y,
                                          struct cpixels_scratch scratch, int is_alone) {
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
        if (is_alone) {
            drawn = put_spans(row, scratch.spans, scanned, scratch.areas, paint, 1);
        } else {
            if (!row->has_notes) begin_notes(row);
            drawn = put_spans(row, scratch.spans, scanned, scratch.areas, paint, 0);
        }
    }
    if (drawn != IS_DRAWN) forget(scratch.areas, scratch.spans, scanned.count);
    return drawn;
}

#endif
