#include "arcs.h"
#include "outside.h"

/* A polygon on its way through the cutter. */
struct walk {
    const double *next; /* the corner that the current edge leads to */
    const double *last; /* the last corner to which a line leads */
    struct limits limits;
    struct cpixels_corner from; /* the current edge's ends, if they lie in the picture */
    struct cpixels_corner to;
};

/* Whether a corner lies in the picture. On its right side it does not: some of the edges there change
 * no pixel. */
static ALWAYS_INLINE int is_inside(struct cpixels_corner corner, const struct walk *walk) {
    return (uint32_t)corner.x < (uint32_t)walk->limits.width &&
           (uint32_t)corner.y <= (uint32_t)walk->limits.height;
}

/* Takes the next edge, from where the last one ended; 0 where there is none in the picture. */
static ALWAYS_INLINE int take_edge(struct walk *walk) {
    walk->next += 2;
    if (walk->next > walk->last) return 0;
    const struct cpixels_corner to = corner_of(walk->next);
    if (!is_inside(to, walk)) return 0;
    walk->from = walk->to;
    walk->to = to;
    return 1;
}

/* Cuts the current edge and those that follow it in its own direction, +1 for down or -1 for up, row
 * by row; 0 where there is no room.
 *
 * Where an edge crosses from row to row is worked out from its upper end, so that an edge and its
 * reverse are cut at the same points. */
static ALWAYS_INLINE int cut_chain(struct writer *w, struct walk *walk, const int32_t direction) {
    const int32_t is_up = direction < 0;
    const int32_t start = is_up ? ONE : 0, end = is_up ? 0 : ONE;
    int64_t row = (walk->from.y - is_up) >> BITS;
    int32_t border = (int32_t)(row + !is_up) << BITS; /* the height at which the row is left */
    go_on(w, row, direction, walk->from.x, walk->from.y - border + end);
    for (;;) {
        const struct cpixels_corner from = walk->from, to = walk->to;
        if (is_up ? to.y < border : to.y > border) {
            const struct cpixels_corner top = is_up ? to : from;
            const double slope = (double)(to.x - from.x) / (double)(to.y - from.y);
            do {
                if (w->corner_count > walk->limits.corner_room) return 0;
                const int32_t x = top.x + (int32_t)rounded((double)(border - top.y) * slope);
                append(w, x, end);
                hand_over(w, direction);
                row += direction;
                border += direction * ONE;
                begin_chain(w, row, x, start);
            } while (is_up ? to.y < border : to.y > border);
        }
        append(w, to.x, to.y - border + end);
        if (!take_edge(walk) || (is_up ? walk->to.y >= to.y : walk->to.y <= to.y)) return 1;
        if (to.y == border) {
            hand_over(w, direction);
            row += direction;
            border += direction * ONE;
            begin_chain(w, row, to.x, start);
        }
    }
}

static ALWAYS_INLINE void reach(struct cpixels_extent *extent, double y) {
    const int64_t units = rounded(y * ONE);
    extent->top = units < extent->top ? units : extent->top;
    extent->bottom = units > extent->bottom ? units : extent->bottom;
}

/* Cuts the line to the walk's next corner, and those that follow it in its own direction; 0 where
 * there is no room. */
static ALWAYS_INLINE int cut_lines(struct writer *w, struct walk *walk, const double *before,
                                   struct cpixels_extent *extent) {
    walk->from = corner_of(before);
    walk->to = corner_of(walk->next);
    if (!is_inside(walk->from, walk) || !is_inside(walk->to, walk)) {
        struct writer copy = *w;
        if (!cut_outside(&copy, grid_point_of(before), grid_point_of(walk->next), walk->limits)) return 0;
        *w = copy;
        walk->next += 2;
    } else if (walk->from.y < walk->to.y) {
        if (!cut_chain(w, walk, 1)) return 0;
    } else if (walk->from.y > walk->to.y) {
        if (!cut_chain(w, walk, -1)) return 0;
    } else {
        walk->next += 2;
    }
    /* Within a chain no corner reaches farther than its end. */
    reach(extent, walk->next[-1]);
    return 1;
}

/* What is asked about after so many corners more. */
struct check {
    struct cpixels_cancellation cancellation;
    int64_t next; /* how many corners there are then */
};

/* Corners between two questions: about a millisecond. */
enum { CHECK_STRETCH = 1 << 14 };

/* Asks whether the outline is wanted no more. */
static __attribute__((noinline)) int is_cancelled(struct check *check, int64_t corner_count) {
    check->next = corner_count + CHECK_STRETCH;
    return check->cancellation.ask(check->cancellation.context);
}

/* Cuts the edges of a polygon of at least one corner. `arc` is the number of the outline's next arc. */
static ALWAYS_INLINE enum cpixels_cut_result
cut_polygon(struct writer *written, const struct cpixels_outline *outline, intptr_t start,
            intptr_t end, intptr_t *arc, struct cpixels_chain_table table, struct check *check,
            struct cpixels_extent *extent) {
    struct writer w = *written;
    const double *points = outline->points + 2 * start;
    const double *last = outline->points + 2 * (end - 1);
    /* Beyond those where rows are crossed, a line has two corners at most. */
    struct walk walk = {.next = points,
                        .limits = {table.width << BITS, table.height << BITS,
                                   table.corner_room - 2 * (end - start) - 4}};
    if (w.corner_count > walk.limits.corner_room) return cpixels_cut_no_room;
    while (walk.next <= last) {
        if (w.corner_count >= check->next && is_cancelled(check, w.corner_count)) {
            return cpixels_cut_cancelled;
        }
        const double *before = walk.next == points ? last : walk.next - 2;
        const double *bent = *arc < outline->arc_count
                                 ? outline->points + 2 * outline->arcs[*arc].corner
                                 : last + 2;
        reach(extent, walk.next[1]);
        if (walk.next == bent) {
            /* An arc of less than half a turn lies in the box on its chord that its bend spans. */
            const struct cpixels_arc *bend = &outline->arcs[*arc];
            reach(extent, before[1] + bend->bend_y);
            reach(extent, walk.next[1] + bend->bend_y);
            struct writer copy = w;
            if (!cut_arc(&copy, before, walk.next, bend, walk.limits)) return cpixels_cut_no_room;
            w = copy;
            walk.next += 2;
            ++*arc;
        } else {
            walk.last = bent <= last ? bent - 2 : last;
            if (!cut_lines(&w, &walk, before, extent)) return cpixels_cut_no_room;
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
    struct check check = {cancellation, cancellation.ask ? CHECK_STRETCH : INT64_MAX};
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
    sum_open(&open);
    all.is_open = open.are_any;
    *extent = all;
    return cpixels_cut_done;
}
