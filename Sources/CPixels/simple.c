#include "arcs.h"
#include "cpixels.h"
#include "integers.h"

/* A simple outline while its sides are found. */
struct tracing {
    struct cpixels_simple *simple;
    struct limits limits;
    int32_t corner_count;
    i4 least, greatest; /* the corners of the box of all, each twice */
};

/* Puts a polygon's corners on the grid, behind those of others, and the first one again. */
static ALWAYS_INLINE void place_corners(struct tracing *tracing, const double *points,
                                        intptr_t count) {
    struct cpixels_corner *corners = tracing->simple->corners + tracing->corner_count;
    const struct cpixels_corner last = corner_of(points + 2 * (count - 1));
    i4 least = lesser_i4(tracing->least, (i4){last.x, last.y, last.x, last.y});
    i4 greatest = greater_i4(tracing->greatest, (i4){last.x, last.y, last.x, last.y});
    for (intptr_t i = 0; i + 1 < count; i += 2) {
        const struct cpixels_corner two[2] = {corner_of(points + 2 * i),
                                              corner_of(points + 2 * i + 2)};
        const i4 both = load_i4(two);
        store_i4(corners + i, both);
        least = lesser_i4(least, both);
        greatest = greater_i4(greatest, both);
    }
    corners[count - 1] = last;
    corners[count] = corners[0];
    tracing->least = least;
    tracing->greatest = greatest;
}

/* Adds a side; null where there is no room. */
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

/* Adds the sides of the lines between corners that follow each other; 0 where there is no room. */
static ALWAYS_INLINE int trace_lines(struct tracing *tracing, int32_t first, int32_t last) {
    const struct cpixels_corner *corners = tracing->simple->corners;
    while (first < last) {
        const int is_down = corners[first + 1].y > corners[first].y;
        int32_t end = first + 1;
        if (is_down) {
            while (end < last && corners[end + 1].y > corners[end].y) end++;
        } else {
            while (end < last && corners[end + 1].y < corners[end].y) end++;
        }
        if (corners[first].y != corners[end].y) {
            struct cpixels_side *side = add_side(tracing->simple, corners[first], corners[end]);
            if (!side) return 0;
            side->circle.radius = 0;
            side->first = first;
            side->last = end;
        }
        first = end;
    }
    return 1;
}

/* Adds the sides of an arc; 0 where it is not in the picture, or there is no room. */
static ALWAYS_INLINE int trace_arc(struct tracing *tracing, const double *from, const double *to,
                                   const struct cpixels_arc *bent) {
    const struct arc arc = arc_between(from, to, bent);
    struct arc_corners corners;
    if (!(arc.circle.radius > 0) || !find_corners(&arc, tracing->limits, &corners)) return 0;
    for (int32_t i = 1; i < corners.count; i++) {
        const struct cpixels_corner a = corners.points[i - 1], b = corners.points[i];
        const i4 corner = {b.x, b.y, b.x, b.y};
        tracing->least = lesser_i4(tracing->least, corner);
        tracing->greatest = greater_i4(tracing->greatest, corner);
        if (a.y == b.y) continue;
        struct cpixels_side *side = add_side(tracing->simple, a, b);
        if (!side) return 0;
        side->circle = arc.circle;
        side->sign = (double)(a.x + b.x) * 0.5 > arc.circle.x ? 1 : -1;
    }
    return 1;
}

/* Adds the sides of a polygon; `arc` and `last` are its arcs' numbers. */
static ALWAYS_INLINE int trace_polygon(struct tracing *tracing, const double *points,
                                       intptr_t start, intptr_t count,
                                       const struct cpixels_arc *arc,
                                       const struct cpixels_arc *last) {
    const int32_t first = tracing->corner_count;
    place_corners(tracing, points, count);
    tracing->corner_count += (int32_t)count + 1;
    /* The arc to the first corner comes last. */
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
                              .least = splat_i4(INT32_MAX),
                              .greatest = splat_i4(INT32_MIN)};
    const intptr_t points = outline.count > 0 ? outline.ends[outline.count - 1] : 0;
    if (width > cpixels_simple_width || points + outline.count > cpixels_simple_corners) return 0;
    simple->count = 0;
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
    i4 least = tracing.least, greatest = tracing.greatest;
    least = lesser_i4(least, __builtin_shufflevector(least, least, 2, 3, 0, 1));
    greatest = greater_i4(greatest, __builtin_shufflevector(greatest, greatest, 2, 3, 0, 1));
    /* What lies on the picture's right side is not among the chains. */
    if (least[0] < 0 || least[1] < 0 || greatest[0] >= tracing.limits.width ||
        greatest[1] > tracing.limits.height || least[1] >= greatest[1]) {
        return 0;
    }
    simple->left = least[0] >> BITS;
    simple->top = least[1] >> BITS;
    simple->right = (greatest[0] >> BITS) + 1;
    simple->bottom = ((greatest[1] - 1) >> BITS) + 1;
    return 1;
}
