#include "arcs.h"
#include "cpixels.h"
#include "grid_box.h"

/* The first and the last of successive corners that are joined by lines. */
struct run {
    int32_t first, last;
};

/* The state of splitting a simple outline into sides and runs of lines. */
struct tracing {
    struct cpixels_simple *simple;
    struct limits limits;
    int32_t corner_count;
    int32_t run_count;
    struct run runs[cpixels_simple_lines];
    struct grid_box box;
};

/* Appends a side. Returns null if there are too many sides. */
static ALWAYS_INLINE struct cpixels_side *add_side(struct cpixels_simple *simple,
                                                   struct cpixels_corner from,
                                                   struct cpixels_corner to) {
    if (simple->count == cpixels_simple_sides) return 0;
    struct cpixels_side *side = &simple->sides[simple->count++];
    side->direction = from.y < to.y ? 1 : -1;
    side->top = from.y < to.y ? from : to;
    side->bottom = from.y < to.y ? to : from;
    return side;
}

/* Appends a run of lines between successive corners. Returns 0 if there are too many runs. */
static ALWAYS_INLINE int trace_lines(struct tracing *tracing, int32_t first, int32_t last) {
    if (first == last) return 1;
    if (tracing->run_count == cpixels_simple_lines) return 0;
    tracing->runs[tracing->run_count++] = (struct run){first, last};
    return 1;
}

/* Sums the runs of lines. Returns 0 if their areas do not fit. */
static int sum_runs(const struct tracing *tracing) {
    struct cpixels_simple *simple = tracing->simple;
    simple->line_count = tracing->run_count;
    for (int32_t i = 0; i < tracing->run_count; i++) {
        const struct run run = tracing->runs[i];
        const int32_t rest = simple->area_room - simple->area_count;
        simple->area_count += cpixels_sum_lines(
            simple->corners + run.first, run.last + 1 - run.first,
            simple->areas + simple->area_count, rest > 0 ? rest : 0, &simple->lines[i]);
    }
    return simple->area_count <= simple->area_room;
}

/* Appends the sides of an arc. Returns 0 if it is partly outside the image, or there are too many
 * sides. */
static ALWAYS_INLINE int trace_arc(struct tracing *tracing, const double *from, const double *to,
                                   const struct cpixels_arc *bent) {
    const struct arc arc = arc_between(from, to, bent);
    struct arc_corners corners;
    if (!(arc.circle.radius > 0) || !find_corners(&arc, tracing->limits, &corners)) return 0;
    for (int32_t i = 1; i < corners.count; i++) {
        const struct cpixels_corner a = corners.points[i - 1], b = corners.points[i];
        extend_box(&tracing->box, (i4){b.x, b.y, b.x, b.y});
        if (a.y == b.y) continue;
        struct cpixels_side *side = add_side(tracing->simple, a, b);
        if (!side) return 0;
        side->circle = arc.circle;
        side->cached = bent->cached;
        side->sign = (double)(a.x + b.x) * 0.5 > arc.circle.x ? 1 : -1;
    }
    return 1;
}

/* Appends the sides and lines of a polygon. Its arcs are those from `arc` to `last`. */
static ALWAYS_INLINE int trace_polygon(struct tracing *tracing, const double *points,
                                       intptr_t start, intptr_t count,
                                       const struct cpixels_arc *arc,
                                       const struct cpixels_arc *last) {
    const int32_t first = tracing->corner_count;
    struct cpixels_corner *corners = tracing->simple->corners + first;
    place_corners(corners, points, count, &tracing->box);
    /* The last line ends at the first corner. */
    corners[count] = corners[0];
    tracing->corner_count += (int32_t)count + 1;
    /* The arc that ends at the first corner comes last. */
    const struct cpixels_arc *closing = arc < last && arc->corner == start ? arc++ : 0;
    intptr_t corner = 0;
    for (; arc < last; arc++) {
        const intptr_t to = arc->corner - start;
        if (!trace_lines(tracing, first + (int32_t)corner, first + (int32_t)to - 1)) return 0;
        if (!trace_arc(tracing, points + 2 * (to - 1), points + 2 * to, arc)) return 0;
        corner = to;
    }
    const intptr_t end = closing ? count - 1 : count;
    if (!trace_lines(tracing, first + (int32_t)corner, first + (int32_t)end)) return 0;
    return !closing || trace_arc(tracing, points + 2 * (count - 1), points, closing);
}

int cpixels_trace_simple(struct cpixels_outline outline, int32_t width, int32_t height,
                         struct cpixels_simple *simple) {
    struct tracing tracing = {.simple = simple,
                              .limits = {width << BITS, height << BITS, 0},
                              .box = empty_box};
    const intptr_t points = outline.count > 0 ? outline.ends[outline.count - 1] : 0;
    if (width > cpixels_simple_width || points + outline.count > cpixels_simple_corners) return 0;
    simple->count = simple->area_count = 0;
    const struct cpixels_arc *arc = outline.arcs, *last = arc + outline.arc_count;
    intptr_t start = 0;
    for (intptr_t polygon = 0; polygon < outline.count; polygon++) {
        const intptr_t end = outline.ends[polygon];
        const struct cpixels_arc *next = arc;
        while (next < last && next->corner < end) next++;
        if (end > start && !trace_polygon(&tracing, outline.points + 2 * start, start, end - start,
                                          arc, next)) {
            return 0;
        }
        start = end;
        arc = next;
    }
    const struct cpixels_corner least = least_of(tracing.box), greatest = greatest_of(tracing.box);
    /* Edges on the right border change only areas beyond the pixels. */
    if (least.x < 0 || least.y < 0 || greatest.x > tracing.limits.width ||
        greatest.y > tracing.limits.height || least.y >= greatest.y || !sum_runs(&tracing)) {
        return 0;
    }
    for (int32_t i = 0; i < simple->count; i++) {
        simple->tops[i] = simple->sides[i].top.y;
        simple->bottoms[i] = simple->sides[i].bottom.y;
    }
    for (int32_t i = simple->count; i < cpixels_simple_sides; i++) simple->tops[i] = INT32_MAX;
    simple->top = least.y >> BITS;
    simple->bottom = ((greatest.y - 1) >> BITS) + 1;
    return 1;
}
