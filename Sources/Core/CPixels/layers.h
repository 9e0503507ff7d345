#ifndef CPIXELS_LAYERS_H
#define CPIXELS_LAYERS_H

#include "layered_row.h"

/* Composites one colour over a block of eight pixels. `is_clear` is whether the caller knows that
 * the background is clear. */
static ALWAYS_INLINE void blend_block(struct layered_row *row, int32_t x, f8 alpha,
                                      const struct cpixels_paint *paint, const int is_clear) {
    float *address = row->colors + 4 * x;
    struct eight_colors colors = solid_colors(paint, alpha);
    u8 codes;
    if (row->drawn[x >> 3]) {
        const struct eight_colors below = load_colors(address);
        colors = choose_colors(alpha > 0.0f, over_each(colors, below), below);
        codes = codes_of_each(colors);
    } else if (!is_clear && row->background[3] > 0) {
        const struct eight_colors below = splat_colors(row->background);
        colors = choose_colors(alpha > 0.0f, mix_each(colors, below), below);
        codes = codes_of_each(colors);
    } else {
        codes = with_alphas(splat_u8(paint->color), alpha);
    }
    mark_drawn(row, x);
    store_colors(address, colors);
    write_codes(&row->row, x, codes);
}

/* Composites one colour over pixels with the same coverage. `x` and `end` are multiples of eight,
 * or `end` is the end of the row. */
static ALWAYS_INLINE void blend_even(struct layered_row *row, int32_t x, int32_t end,
                                     float coverage, const struct cpixels_paint *paint) {
    const float alpha = coverage * paint->alpha;
    if (!(alpha > 0)) return;
    const int is_opaque = !(alpha < 1);
    const f4 color = color_over(paint->straight, alpha, row->background);
    const struct eight_colors colors = splat_colors(color);
    const u8 codes = splat_u8(code_of(color));
    for (; x < end; x += 8) {
        if (is_opaque || !row->drawn[x >> 3]) {
            mark_drawn(row, x);
            store_colors(row->colors + 4 * x, colors);
            write_codes(&row->row, x, codes);
        } else {
            blend_block(row, x, splat_f8(alpha), paint, 0);
        }
    }
}

/* Composites a shape from the area differences in its spans, and sets them to zero. Returns 0 if
 * their sum is not `scanned.closing`. The row must then be drawn by another route. */
static ALWAYS_INLINE int blend_spans(struct layered_row *row, const struct cpixels_span *spans,
                                     struct cpixels_scan_result scanned, int32_t *areas,
                                     const struct cpixels_paint *paint) {
    const int32_t width = row->row.width;
    i8 area = {0};
    int32_t x = 0; /* the first pixel not yet drawn */
    for (int32_t i = 0; i <= scanned.count; i++) {
        const int32_t next =
            i < scanned.count && spans[i].first < width ? spans[i].first & ~7 : width;
        if (i == scanned.count && area[0] != scanned.closing) return 0;
        if (area[0] != 0 && x < next) blend_even(row, x, next, coverages_of_8(area)[0], paint);
        x = x > next ? x : next;
        if (i == scanned.count) break;
        for (; x <= spans[i].last; x += 8) {
            const i8 sums = prefix_sums_8(load_i8(areas + x)) + area;
            store_i8(areas + x, (i8){0});
            area = splat_last_8(sums);
            if (x < width) blend_block(row, x, coverages_of_8(sums) * paint->alpha, paint, 0);
        }
    }
    return 1;
}

/* Composites a row of a patch. */
static ALWAYS_INLINE void blend_patch(struct layered_row *result,
                                      const struct cpixels_shape *shape, int32_t y,
                                      const int is_clear) {
    const struct cpixels_patch *patch = shape->edges.patch;
    /* Copies stay in registers, because writing pixels cannot change them. */
    const struct cpixels_paint paint = shape->paint;
    struct layered_row copy = *result, *row = &copy;
    const int32_t *areas = patch->areas + (intptr_t)(y - patch->top) * patch->stride;
    const int32_t border = patch->left + patch->width;
    const int32_t end = border < row->row.width ? border : row->row.width;
    i8 area = {0};
    for (int32_t x = patch->left; x < end; x += 8, areas += 8) {
        const i8 changes = load_i8(areas);
        if (!any_8(changes | area)) continue;
        const i8 sums = prefix_sums_8(changes) + area;
        area = splat_last_8(sums);
        blend_block(row, x, coverages_of_8(sums) * paint.alpha, &paint, is_clear);
    }
    result->row.dirty = copy.row.dirty;
}

/* Composites a colour over the entire row. Before the first block is drawn, this only changes the
 * background. */
static ALWAYS_INLINE void blend_everywhere(struct layered_row *row,
                                           const struct cpixels_paint *paint) {
    if (row->is_begun) return blend_even(row, 0, row->row.width, 1, paint);
    row->background = color_over(paint->straight, paint->alpha, row->background);
    row->code = code_of(row->background);
}

/* Composites a shape that is not a patch. Returns 0 if the row must be drawn by another route. */
static ALWAYS_INLINE int blend_scanned(struct layered_row *row, const struct cpixels_shape *shape,
                                       int32_t y, struct cpixels_scratch scratch) {
    const struct cpixels_paint paint = shape->paint;
    const struct cpixels_scan_result scanned =
        scan_row(&shape->edges, y, shape->is_even_odd, scratch);
    if (scanned.count >= 0 && scanned.is_closed &&
        blend_spans(row, scratch.spans, scanned, scratch.areas, &paint)) {
        return 1;
    }
    clear_areas(scratch.areas, scratch.spans, scanned.count);
    return 0;
}

/* Draws a row of several shapes. Returns 0 if the row must be drawn by another route. */
static ALWAYS_INLINE int draw_layered_row(const struct cpixels_shape *const *shapes, int32_t count,
                                          int32_t y, struct cpixels_scratch scratch,
                                          struct cpixels_image image) {
    struct layered_row row = layered_row_of(image, y, scratch);
    struct cpixels_row_contents *known = &image.rows[y];
    for (int32_t i = 0; i < count; i++) {
        const struct cpixels_shape *shape = shapes[i];
        if (shape->is_everywhere) {
            blend_everywhere(&row, &shape->paint);
            continue;
        }
        if (!has_row(&shape->edges, y)) continue;
        if (!row.is_begun) begin(&row);
        if (shape->edges.form == cpixels_edges_patch) {
            blend_patch(&row, shape, y, 0);
        } else if (!blend_scanned(&row, shape, y, scratch)) {
            *known = (struct cpixels_row_contents){0, UINT64_MAX};
            return 0;
        }
    }
    if (row.is_begun) {
        end_row(&row, known);
    } else {
        fill_row(&row.row, known, row.code);
    }
    return 1;
}

/* Draws rows of several shapes. Returns the rows to be drawn by another route, one bit each, the
 * first row lowest. */
static ALWAYS_INLINE uint32_t draw_layers(const struct cpixels_shape *const *shapes, int32_t count,
                                          struct cpixels_scratch scratch,
                                          struct cpixels_image image, int32_t first,
                                          int32_t end) {
    uint32_t undrawn = 0;
    for (int32_t y = first; y < end; y++) {
        const int is_drawn = draw_layered_row(shapes, count, y, scratch, image);
        undrawn |= (uint32_t)!is_drawn << (y - first);
    }
    return undrawn;
}

#endif
