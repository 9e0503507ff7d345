#ifndef CPIXELS_QUARTER_H
#define CPIXELS_QUARTER_H

#include "arc_lines.h"

/* Adds the cached chains of the rows from `row` to `end`. Returns the first row that is not cached,
 * or `end`, or −1 if the corner buffer is full. The corner before the first chain must exist. The
 * first corner of the row after the last is also written. Not inlined, so that its variables stay
 * in registers. */
static __attribute__((noinline)) int64_t add_cached_rows(struct writer *w,
                                                         const struct quarter *quarter,
                                                         int64_t row, int64_t end,
                                                         int32_t direction) {
    const struct cpixels_cached_circle cached = *quarter->cached;
    const struct cpixels_cached_row *from = &cached.rows[2 * row + (quarter->side > 0)];
    struct cpixels_corner *corner = w->corners + w->corner_count - 1;
    const struct cpixels_corner *limit = w->corners + quarter->limits.corner_room;
    struct cpixels_chain *chain = w->next;
    int32_t *head = &w->heads[row], index = w->chain_count;
    for (; row != end && from->count > 0; row += direction, from += 2 * direction) {
        const struct cpixels_corner *source =
            cached.corners + from->corner + (direction < 0 ? from->count : 0);
        if (corner + from->count + 8 > limit) return -1;
        /* Copies four corners at a time. Surplus corners are overwritten later. */
        for (int32_t i = 0; i < from->count; i += 4) {
            memcpy(corner + i, source + i, 4 * sizeof *corner);
        }
        const int32_t first = (int32_t)(corner - w->corners);
        *chain++ = (struct cpixels_chain){first, first + from->count - 1, from->left, from->right,
                                            direction, *head, cached.changes + from->change};
        *head = index++;
        head += direction;
        corner += from->count;
    }
    w->corner_count = corner - w->corners;
    w->next = chain;
    w->chain_count = index;
    begin_chain(w, row, corner[-1].x, direction > 0 ? 0 : ONE);
    return row;
}

/* Cuts an arc of a quarter circle at the pixel rows, upwards or downwards. Returns 0 if the corner
 * buffer is full. */
static ALWAYS_INLINE int cut_rows(struct writer *w, struct quarter quarter,
                                  struct cpixels_corner to, const int32_t direction) {
    const int32_t is_up = direction < 0, start = is_up ? ONE : 0, end = ONE - start;
    int64_t row = (quarter.last.y - is_up) >> BITS;
    const int64_t last_row = (to.y - !is_up) >> BITS;
    quarter.top = (int32_t)row << BITS;
    quarter.last.y -= quarter.top;
    if (w->corner_count + 4 > quarter.limits.corner_room) return 0;
    continue_chain(w, row, direction, quarter.last.x, quarter.last.y);
    while (row != last_row) {
        const double border = (double)(quarter.top + end);
        const int32_t x = clamped(rounded(x_on(&quarter, border)), 0, quarter.limits.width);
        if (!add_bent(w, &quarter, (struct cpixels_corner){x, end})) return 0;
        store_chain(w, direction);
        row += direction;
        begin_chain(w, row, x, start);
        /* The first and the last piece may be parts of longer chains and are not cached. */
        if (quarter.cached && row != last_row &&
            quarter.cached->rows[2 * row + (quarter.side > 0)].count > 0) {
            row = add_cached_rows(w, &quarter, row, last_row, direction);
            if (row < 0) return 0;
        }
        quarter.top = (int32_t)row << BITS;
        quarter.last = (struct cpixels_corner){w->corners[w->corner_count - 1].x, start};
    }
    return add_bent(w, &quarter, (struct cpixels_corner){to.x, to.y - quarter.top});
}

/* Cuts an arc of a quarter circle at the pixel rows, unless it is horizontal. Returns 0 if the
 * corner buffer is full. */
static __attribute__((noinline)) int cut_quarter(struct writer *written,
                                                 const struct cpixels_circle *circle,
                                                 const struct cpixels_cached_circle *cached,
                                                 struct cpixels_corner from,
                                                 struct cpixels_corner to, struct limits limits) {
    const double side = (double)(from.x + to.x) * 0.5 > circle->x ? 1 : -1;
    const struct quarter quarter = {*circle, cached, side, limits, 0, from};
    struct writer w = *written;
    int is_cut = 1;
    if (from.y < to.y) is_cut = cut_rows(&w, quarter, to, 1);
    if (from.y > to.y) is_cut = cut_rows(&w, quarter, to, -1);
    *written = w;
    return is_cut;
}

#endif
