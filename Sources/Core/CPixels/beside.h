#ifndef CPIXELS_BESIDE_H
#define CPIXELS_BESIDE_H

#include "present.h"
#include "shared_row.h"

/* Draws one colour on some of eight pixels, beside others of a turning gradient. */
static ALWAYS_INLINE void put_between(struct shared_row *row, int32_t x, f8 alpha, uint8_t ink,
                                      const struct cpixels_paint *paint) {
    const u8 codes = with_alphas(splat_u8(paint->color), alpha);
    for (int32_t lane = 0; lane < 8 && x + lane < row->row.width; lane++) {
        if (ink >> lane & 1) row->row.pixels[x + lane] = codes[lane];
    }
}

/* Composites one colour on eight pixels that have ink. */
static ALWAYS_INLINE void put_upon(struct shared_row *row, int32_t x, f8 alpha, i8 is_ink,
                                   const struct cpixels_paint *paint) {
    float *address = row->colors + 4 * x;
    const struct eight_colors below = load_colors(address);
    const struct eight_colors over = over_each(solid_colors(paint, alpha), below);
    const struct eight_colors colors = choose_colors(is_ink, over, below);
    store_colors(address, colors);
    put_codes(&row->row, x, codes_of_each(colors));
}

/* Composites one colour on eight pixels. `is_clear` where the background surely is, `is_plain` where no
 * colours turn. */
static ALWAYS_INLINE enum drawn put_block(struct shared_row *row, int32_t x, f8 alpha,
                                          const struct cpixels_paint *paint, const int is_clear,
                                          const int is_plain) {
    const i8 is_ink = alpha > 0.0f;
    const uint8_t again = row->touched[x >> 3], ink = is_plain ? 1 : (uint8_t)bits_of_8(is_ink);
    touch(row, x, ink);
    if (again && row->has_turned) {
        if (again & ink) return IS_MIXED;
        put_between(row, x, alpha, ink, paint);
        return IS_DRAWN;
    }
    if (again) {
        put_upon(row, x, alpha, is_ink, paint);
        return IS_DRAWN;
    }
    struct eight_colors colors = solid_colors(paint, alpha);
    u8 codes;
    if (!is_clear && row->background[3] > 0) {
        const struct eight_colors below = splat_colors(row->background);
        colors = choose_colors(is_ink, mix_each(colors, below), below);
        codes = codes_of_each(colors);
    } else {
        codes = with_alphas(splat_u8(paint->color), alpha);
    }
    store_colors(row->colors + 4 * x, colors);
    put_codes(&row->row, x, codes);
    return IS_DRAWN;
}

/* Draws four pixels of a turning gradient, which nothing may have touched. */
static ALWAYS_INLINE enum drawn put_turning(struct shared_row *row, int32_t x, f4 alpha,
                                            const struct cpixels_paint *paint) {
    const i4 is_ink = (alpha > 0.0f) & ((i4){0, 1, 2, 3} < splat_i4(row->row.width - x));
    const uint8_t ink = (uint8_t)(bits_of(is_ink) << (x & 4)), again = row->touched[x >> 3];
    if (!ink) return IS_DRAWN;
    if (again & ink) return IS_MIXED;
    u4 codes = look_up(row->row.directions + x, &paint->turn);
    if (!are_opaque(codes | (u4)~is_ink)) return IS_NOT_OPAQUE;
    if (!again) put_codes(&row->row, x & ~7, splat_u8(row->code));
    touch(row, x, ink);
    codes = with_alpha(codes, alpha);
    for (int32_t lane = 0; lane < 4; lane++) {
        if (is_ink[lane]) row->row.pixels[x + lane] = codes[lane];
    }
    return IS_DRAWN;
}

/* Draws eight pixels. */
static ALWAYS_INLINE enum drawn put_eight(struct shared_row *row, int32_t x, f8 alpha,
                                          const struct cpixels_paint *paint, const int is_turning,
                                          const int is_plain) {
    if (!is_turning) return put_block(row, x, alpha, paint, 0, is_plain);
    const f4 first = (f4)lower_i4((i8)alpha), last = (f4)upper_i4((i8)alpha);
    const enum drawn drawn = put_turning(row, x, first, paint);
    if (drawn != IS_DRAWN || x + 4 >= row->row.width) return drawn;
    return put_turning(row, x + 4, last, paint);
}

/* Draws pixels of one share, from a multiple of eight to another or to the row's end. */
static ALWAYS_INLINE enum drawn put_even(struct shared_row *row, int32_t x, int32_t end,
                                         float share, const struct cpixels_paint *paint,
                                         const int is_turning, const int is_plain) {
    const float alpha = share * paint->alpha;
    if (!(alpha > 0)) return IS_DRAWN;
    const int is_opaque = !is_turning && !(alpha < 1) && !row->has_turned;
    const f4 color = color_over(paint->straight, alpha, row->background);
    const struct eight_colors colors = splat_colors(color);
    const u8 codes = splat_u8(code_of(color));
    for (; x < end; x += 8) {
        if (!is_turning && (is_opaque || !row->touched[x >> 3])) {
            touch(row, x, 0xFF);
            store_colors(row->colors + 4 * x, colors);
            put_codes(&row->row, x, codes);
        } else {
            const enum drawn drawn = put_eight(row, x, splat_f8(alpha), paint, is_turning, is_plain);
            if (drawn != IS_DRAWN) return drawn;
        }
    }
    return IS_DRAWN;
}

/* Sums the changes of the row's spans from left to right, makes them zero and draws what is covered. */
static ALWAYS_INLINE enum drawn put_spans(struct shared_row *row, const struct cpixels_span *spans,
                                          struct cpixels_scanned scanned, int32_t *areas,
                                          const struct cpixels_paint *paint, const int is_turning,
                                          const int is_plain) {
    const int32_t width = row->row.width;
    i8 area = {0};
    int32_t x = 0; /* the first pixel not yet dealt with */
    for (int32_t i = 0; i <= scanned.count; i++) {
        const int32_t next = i < scanned.count && spans[i].first < width ? spans[i].first & ~7 : width;
        if (i == scanned.count && area[0] != scanned.closing) return IS_NOT_CLOSED;
        if (area[0] != 0 && x < next) {
            const float share = coverages_of_8(area)[0];
            const enum drawn drawn = put_even(row, x, next, share, paint, is_turning, is_plain);
            if (drawn != IS_DRAWN) return drawn;
        }
        x = x > next ? x : next;
        if (i == scanned.count) break;
        for (; x <= spans[i].last; x += 8) {
            const i8 sums = prefix_sums_8(load_i8(areas + x)) + area;
            store_i8(areas + x, (i8){0});
            area = splat_last_8(sums);
            if (x >= width) continue;
            const f8 alpha = coverages_of_8(sums) * paint->alpha;
            const enum drawn drawn = put_eight(row, x, alpha, paint, is_turning, is_plain);
            if (drawn != IS_DRAWN) return drawn;
        }
    }
    return IS_DRAWN;
}

/* Draws a row of a patch in one colour. */
static ALWAYS_INLINE enum drawn put_patch(struct shared_row *shared,
                                          const struct cpixels_shape *shape, int32_t y,
                                          const int is_clear, const int is_plain) {
    const struct cpixels_patch *patch = shape->table.patch;
    /* What is written to memory does not change copies. */
    const struct cpixels_paint paint = shape->paint;
    struct shared_row copy = *shared, *row = &copy;
    const int32_t *areas = patch->areas + (intptr_t)(y - patch->top) * patch->stride;
    const int32_t border = patch->left + patch->width;
    const int32_t end = border < row->row.width ? border : row->row.width;
    i8 area = {0};
    enum drawn drawn = IS_DRAWN;
    for (int32_t x = patch->left; x < end && drawn == IS_DRAWN; x += 8, areas += 8) {
        const i8 changes = load_i8(areas);
        if (any_8(changes | area)) {
            const i8 sums = prefix_sums_8(changes) + area;
            area = splat_last_8(sums);
            const f8 alpha = coverages_of_8(sums) * paint.alpha;
            drawn = put_block(row, x, alpha, &paint, is_clear, is_plain);
        }
    }
    shared->row.dirty = copy.row.dirty;
    return drawn;
}

/* Adds a colour that covers a share of each pixel: to the background, if there is no ink yet. */
static ALWAYS_INLINE enum drawn add_everywhere(struct shared_row *row, float share,
                                               const struct cpixels_paint *paint, const int is_plain) {
    if (row->is_begun) return put_even(row, 0, row->row.width, share, paint, 0, is_plain);
    row->background = color_over(paint->straight, share * paint->alpha, row->background);
    row->code = code_of(row->background);
    return IS_DRAWN;
}

/* Adds a shape to a row; if it covers all of it evenly before there is ink, to the background. */
static ALWAYS_INLINE enum drawn add_shape(struct shared_row *row, const struct cpixels_shape *shape,
                                          int32_t y, struct cpixels_scratch scratch,
                                          const int is_plain) {
    const struct cpixels_paint copy = shape->paint, *paint = &copy;
    const int is_turning = !is_plain && paint->directions != 0;
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
        return add_everywhere(row, share, paint, is_plain);
    }
    if (scanned.is_closed) {
        if (!row->is_begun) begin(row);
        drawn = is_turning ? put_spans(row, scratch.spans, scanned, scratch.areas, paint, 1, 0)
                           : put_spans(row, scratch.spans, scanned, scratch.areas, paint, 0, is_plain);
    }
    if (drawn != IS_DRAWN) forget(scratch.areas, scratch.spans, scanned.count);
    return drawn;
}

/* Ends a row of which all is drawn, or not. */
static ALWAYS_INLINE void finish(const struct shared_row *row, struct cpixels_known_row *known,
                                 enum drawn drawn) {
    if (drawn != IS_DRAWN) {
        *known = (struct cpixels_known_row){0, UINT64_MAX};
    } else if (row->is_begun) {
        end_row(row, known);
    } else {
        struct row clear = row->row;
        clear_row(&clear, known, row->code);
    }
}

/* Draws a row of several shapes. */
static ALWAYS_INLINE enum drawn draw_several(const struct present *present, int32_t y,
                                             struct cpixels_scratch scratch,
                                             struct cpixels_picture picture, const int is_plain) {
    struct shared_row row = shared_row_of(picture, y, scratch);
    enum drawn drawn = IS_DRAWN;
    for (int32_t i = 0; i < present->count && drawn == IS_DRAWN; i++) {
        const struct cpixels_shape *shape = present->shapes[i];
        if (shape->is_everywhere) {
            drawn = add_everywhere(&row, 1, &shape->paint, is_plain);
        } else if (is_plain_patch(shape)) {
            if (!row.is_begun) begin(&row);
            drawn = put_patch(&row, shape, y, 0, is_plain);
        } else if (has_row(&shape->table, y)) {
            drawn = add_shape(&row, shape, y, scratch, is_plain);
        }
    }
    finish(&row, &picture.rows[y], drawn);
    return drawn;
}

/* Draws a row of several shapes of a kind. */
static ALWAYS_INLINE enum drawn draw_shared(const struct present *present, int32_t y,
                                            struct cpixels_scratch scratch,
                                            struct cpixels_picture picture) {
    return present->is_plain ? draw_several(present, y, scratch, picture, 1)
                             : draw_several(present, y, scratch, picture, 0);
}

#endif
