#include "arcs.h"
#include "clipping.h"

/* The position in a polygon while it is cut. */
struct cursor {
    const double *next; /* the corner at the end of the current edge */
    const double *last; /* the last corner that is the end of a line */
    struct limits limits;
    struct cpixels_corner from; /* the ends of the current edge, if they are in the image */
    struct cpixels_corner to;
};

/* Whether a corner is in the image. Corners on the right border are not, because some of the edges
 * there change no pixel. */
static ALWAYS_INLINE int is_inside(struct cpixels_corner corner, const struct cursor *cursor) {
    return (uint32_t)corner.x < (uint32_t)cursor->limits.width &&
           (uint32_t)corner.y <= (uint32_t)cursor->limits.height;
}

/* Moves on to the next edge. Returns 0 after the last edge, or if the edge leaves the image. */
static ALWAYS_INLINE int next_edge(struct cursor *cursor) {
    cursor->next += 2;
    if (cursor->next > cursor->last) return 0;
    const struct cpixels_corner to = corner_of(cursor->next);
    if (!is_inside(to, cursor)) return 0;
    cursor->from = cursor->to;
    cursor->to = to;
    return 1;
}

/* Cuts the current edge and the following edges in the same direction, +1 for down or −1 for up,
 * row by row. Returns 0 if the corner buffer is full.
 *
 * Crossings with rows are computed from the upper end of an edge, so that an edge and its reverse
 * are cut at the same points. */
static ALWAYS_INLINE int cut_chain(struct writer *w, struct cursor *cursor,
                                   const int32_t direction) {
    const int32_t is_up = direction < 0;
    const int32_t start = is_up ? ONE : 0, end = is_up ? 0 : ONE;
    int64_t row = (cursor->from.y - is_up) >> BITS;
    /* the height of the border where the outline leaves the row */
    int32_t border = (int32_t)(row + !is_up) << BITS;
    continue_chain(w, row, direction, cursor->from.x, cursor->from.y - border + end);
    for (;;) {
        const struct cpixels_corner from = cursor->from, to = cursor->to;
        if (is_up ? to.y < border : to.y > border) {
            const struct cpixels_corner top = is_up ? to : from;
            const double slope = (double)(to.x - from.x) / (double)(to.y - from.y);
            do {
                if (w->corner_count > cursor->limits.corner_room) return 0;
                const int32_t x = top.x + (int32_t)rounded((double)(border - top.y) * slope);
                append(w, x, end);
                store_chain(w, direction);
                row += direction;
                border += direction * ONE;
                begin_chain(w, row, x, start);
            } while (is_up ? to.y < border : to.y > border);
        }
        append(w, to.x, to.y - border + end);
        if (!next_edge(cursor) || (is_up ? cursor->to.y >= to.y : cursor->to.y <= to.y)) return 1;
        if (to.y == border) {
            store_chain(w, direction);
            row += direction;
            border += direction * ONE;
            begin_chain(w, row, to.x, start);
        }
    }
}

static ALWAYS_INLINE void extend_extent(struct cpixels_extent *extent, double y) {
    const int64_t units = rounded(y * ONE);
    extent->top = units < extent->top ? units : extent->top;
    extent->bottom = units > extent->bottom ? units : extent->bottom;
}

/* Cuts the line to the next corner, and the lines after it in the same direction. Returns 0 if the
 * corner buffer is full. */
static ALWAYS_INLINE int cut_lines(struct writer *w, struct cursor *cursor, const double *before,
                                   struct cpixels_extent *extent) {
    cursor->from = corner_of(before);
    cursor->to = corner_of(cursor->next);
    if (!is_inside(cursor->from, cursor) || !is_inside(cursor->to, cursor)) {
        struct writer copy = *w;
        if (!cut_outside(&copy, grid_point_of(before), grid_point_of(cursor->next),
                         cursor->limits)) {
            return 0;
        }
        *w = copy;
        cursor->next += 2;
    } else if (cursor->from.y < cursor->to.y) {
        if (!cut_chain(w, cursor, 1)) return 0;
    } else if (cursor->from.y > cursor->to.y) {
        if (!cut_chain(w, cursor, -1)) return 0;
    } else {
        cursor->next += 2;
    }
    /* Within a chain, no corner is beyond its end. */
    extend_extent(extent, cursor->next[-1]);
    return 1;
}

/* The cancellation, and when to poll it next. */
struct check {
    struct cpixels_cancellation cancellation;
    int64_t next; /* the number of corners at the next poll */
};

/* The corners between two polls, about a millisecond apart. */
enum { CHECK_INTERVAL = 1 << 14 };

/* Polls the cancellation. */
static __attribute__((noinline)) int is_cancelled(struct check *check, int64_t corner_count) {
    check->next = corner_count + CHECK_INTERVAL;
    return check->cancellation.ask(check->cancellation.context);
}

/* Cuts the edges of a polygon of at least one corner. `arc` is the index of the outline's next
 * arc. */
static ALWAYS_INLINE enum cpixels_cut_result
cut_polygon(struct writer *written, const struct cpixels_outline *outline, intptr_t start,
            intptr_t end, intptr_t *arc, struct cpixels_chain_table table, struct check *check,
            struct cpixels_extent *extent) {
    struct writer w = *written;
    const double *points = outline->points + 2 * start;
    const double *last = outline->points + 2 * (end - 1);
    /* A line adds at most two corners in addition to those at the borders of rows. */
    struct cursor cursor = {.next = points,
                        .limits = {table.width << BITS, table.height << BITS,
                                   table.corner_room - 2 * (end - start) - 4}};
    if (w.corner_count > cursor.limits.corner_room) return cpixels_cut_no_room;
    while (cursor.next <= last) {
        if (w.corner_count >= check->next && is_cancelled(check, w.corner_count)) {
            return cpixels_cut_cancelled;
        }
        const double *before = cursor.next == points ? last : cursor.next - 2;
        const double *arc_corner = *arc < outline->arc_count
                                 ? outline->points + 2 * outline->arcs[*arc].corner
                                 : last + 2;
        extend_extent(extent, cursor.next[1]);
        if (cursor.next == arc_corner) {
            /* An arc of less than half a turn is within the box spanned by its chord and its
             * bend. */
            const struct cpixels_arc *next_arc = &outline->arcs[*arc];
            extend_extent(extent, before[1] + next_arc->bend_y);
            extend_extent(extent, cursor.next[1] + next_arc->bend_y);
            struct writer copy = w;
            if (!cut_arc(&copy, before, cursor.next, next_arc, cursor.limits)) {
                return cpixels_cut_no_room;
            }
            w = copy;
            cursor.next += 2;
            ++*arc;
        } else {
            cursor.last = arc_corner <= last ? arc_corner - 2 : last;
            if (!cut_lines(&w, &cursor, before, extent)) return cpixels_cut_no_room;
        }
    }
    end_chain(&w);
    *written = w;
    return cpixels_cut_done;
}

enum cpixels_cut_result cpixels_cut(struct cpixels_outline outline,
                                    struct cpixels_chain_table table,
                                    struct cpixels_cancellation cancellation,
                                    struct cpixels_extent *extent) {
    struct open_rows open = {table.open, table.height, 0};
    struct writer w = {
        .corners = table.corners, .next = table.chains, .heads = table.heads, .open = &open};
    struct cpixels_extent all = {INT64_MAX, 0, 0};
    struct check check = {cancellation, cancellation.ask ? CHECK_INTERVAL : INT64_MAX};
    intptr_t start = 0, arc = 0;
    for (intptr_t polygon = 0; polygon < outline.count; polygon++) {
        const intptr_t end = outline.ends[polygon];
        if (end > start) {
            const enum cpixels_cut_result result =
                cut_polygon(&w, &outline, start, end, &arc, table, &check, &all);
            if (result != cpixels_cut_done) return result;
        }
        start = end;
    }
    sum_open_rows(&open);
    all.is_open = open.are_any;
    *extent = all;
    return cpixels_cut_done;
}
