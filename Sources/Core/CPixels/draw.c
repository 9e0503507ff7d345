#include "apart.h"

/* Draws rows of a lone shape; tells at which it stops. */
static ALWAYS_INLINE int32_t draw_lone(const struct cpixels_shape shape, int32_t y, int32_t end,
                                       struct cpixels_scratch scratch,
                                       struct cpixels_picture picture, const int is_turning) {
    const struct cpixels_paint *paint = &shape.paint;
    for (; y < end; y++) {
        if (is_turning && !paint->are_known[y]) return y;
        const struct cpixels_scanned scanned =
            scan_row(shape.table, y, shape.is_even_odd, scratch);
        if (scanned.count < 0) return y;
        struct row row = row_of(picture, y);
        if (is_turning) row.directions = paint->directions + (intptr_t)y * paint->stride;
        struct cpixels_known_row *known = &picture.rows[y];
        enum drawn drawn = IS_NOT_CLOSED;
        if (scanned.is_closed) drawn = draw_row(&row, known, scanned, scratch, paint, is_turning);
        if (drawn == IS_DRAWN) continue;
        forget(scratch.areas, scratch.spans, scanned.count);
        /* There may be ink now where the row has none. */
        if (drawn == IS_NOT_CLOSED) *known = (struct cpixels_known_row){0, UINT64_MAX};
        return y;
    }
    return end;
}

/* Draws rows of a lone simple outline; tells at which it stops. */
static ALWAYS_INLINE int32_t draw_lone_simple(const struct cpixels_shape *shape, int32_t y,
                                              int32_t end, struct cpixels_scratch scratch,
                                              struct cpixels_picture picture,
                                              const int is_turning) {
    const struct cpixels_paint *paint = &shape->paint;
    uint64_t marks[cpixels_band_rows * MARK_WORDS];
    const int32_t words = ((picture.width + 2) >> 8) + 1;
    for (; y < end; y += cpixels_band_rows) {
        const int32_t count = end - y < cpixels_band_rows ? end - y : cpixels_band_rows;
        const struct band band = {y, count, scratch.stride, words, scratch.areas, marks};
        for (int32_t i = 0; i < count * words; i++) marks[i] = 0;
        fill_band(&band, shape->table.simple, picture.width);
        for (int32_t lane = 0; lane < count; lane++) {
            struct row row = row_of(picture, y + lane);
            enum drawn drawn = IS_NOT_OPAQUE;
            if (!is_turning || paint->are_known[y + lane]) {
                row.directions = paint->directions + (intptr_t)(y + lane) * paint->stride;
                drawn = draw_marked(&row, marks + lane * words, words,
                                    scratch.areas + lane * scratch.stride, paint, is_turning);
            }
            if (drawn != IS_DRAWN) {
                forget_rows(&band, lane);
                return y + lane;
            }
            clear_stale(&row, &picture.rows[y + lane]);
        }
    }
    return end;
}

/* Makes rows one colour. */
static ALWAYS_INLINE void draw_evenly(uint32_t code, int32_t y, int32_t end,
                                      struct cpixels_picture picture) {
    for (; y < end; y++) {
        struct row row = row_of(picture, y);
        clear_row(&row, &picture.rows[y], code);
    }
}

/* Draws rows that have the same shapes; tells at which it stops. */
static ALWAYS_INLINE int32_t draw_stretch(const struct present *present, int32_t y, int32_t end,
                                          struct cpixels_scratch scratch,
                                          struct cpixels_picture picture) {
    if (present->are_patches && present->are_all && present->count > 0 && picture.shift <= 3) {
        draw_patches(present, y, end, scratch, picture);
        return end;
    }
    if (present->count > 1 || (present->count == 1 && is_plain_patch(present->shapes[0]))) {
        for (; y < end && present->are_all; y++) {
            if (draw_shared(present, y, scratch, picture) != IS_DRAWN) return y;
        }
        return y;
    }
    const struct cpixels_shape *shape = present->shapes[0];
    if (present->count == 0) {
        draw_evenly(0, y, end, picture);
    } else if (shape->is_everywhere) {
        const f4 alpha = splat_f4(shape->paint.alpha);
        draw_evenly(with_alpha(splat_u4(shape->paint.color), alpha)[0], y, end, picture);
    } else if (shape->table.simple && shape->paint.directions) {
        return draw_lone_simple(shape, y, end, scratch, picture, 1);
    } else if (shape->table.simple) {
        return draw_lone_simple(shape, y, end, scratch, picture, 0);
    } else if (shape->paint.directions) {
        return draw_lone(*shape, y, end, scratch, picture, 1);
    } else {
        return draw_lone(*shape, y, end, scratch, picture, 0);
    }
    return end;
}

static ALWAYS_INLINE int32_t draw_rows(const struct cpixels_shape *shapes, int32_t count,
                                       struct cpixels_scratch scratch,
                                       struct cpixels_picture picture, int32_t y, int32_t end) {
    while (y < end) {
        struct present present;
        find_present(&present, shapes, count, y, end);
        y = draw_stretch(&present, y, present.until, scratch, picture);
        if (y < present.until) return y;
    }
    return end;
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static int32_t draw_rows_avx2(const struct cpixels_shape *shapes, int32_t count,
                                          struct cpixels_scratch scratch,
                                          struct cpixels_picture picture, int32_t row,
                                          int32_t end) {
    return draw_rows(shapes, count, scratch, picture, row, end);
}
#endif

int32_t cpixels_draw_rows(const struct cpixels_shape *shapes, int32_t count,
                          struct cpixels_scratch scratch, struct cpixels_picture picture,
                          int32_t row, int32_t end) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return draw_rows_avx2(shapes, count, scratch, picture, row, end);
#endif
    return draw_rows(shapes, count, scratch, picture, row, end);
}
