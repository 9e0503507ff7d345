#ifndef CPIXELS_ARCS_H
#define CPIXELS_ARCS_H

#include "clipping.h"
#include "quarter.h"

/* An arc, in subpixel units. */
struct arc {
    double x, y;           /* its start */
    double end_x, end_y;
    double bend_x, bend_y; /* from the middle of its chord to its own middle */
    struct cpixels_circle circle;
};

static ALWAYS_INLINE struct arc arc_between(const double *from, const double *to,
                                            const struct cpixels_arc *arc) {
    return (struct arc){from[0] * ONE,     from[1] * ONE,     to[0] * ONE, to[1] * ONE,
                        arc->bend_x * ONE, arc->bend_y * ONE, arc->circle};
}

/* Rounds a point to the grid. Returns 0 if it is outside the image, which includes its borders. */
static ALWAYS_INLINE int find_corner(double x, double y, struct limits limits,
                                     struct cpixels_corner *corner) {
    const double point[2] = {x * (1.0 / ONE), y * (1.0 / ONE)};
    *corner = corner_of(point);
    return (uint32_t)corner->x <= (uint32_t)limits.width &&
           (uint32_t)corner->y <= (uint32_t)limits.height;
}

/* The ends of the parts of an arc, one for each quarter circle. */
struct arc_corners {
    int32_t count;
    struct cpixels_corner points[4];
};

/* Finds the start of an arc, its extreme points to the right, bottom, left or top, and its end.
 * Returns 0 if one of them is outside the image. */
static ALWAYS_INLINE int find_corners(const struct arc *arc, struct limits limits,
                                      struct arc_corners *corners) {
    const struct cpixels_circle circle = arc->circle;
    const double turn =
        arc->bend_x * (arc->end_y - arc->y) - arc->bend_y * (arc->end_x - arc->x);
    const double x = arc->x - circle.x, y = arc->y - circle.y;
    /* The quarter where the arc begins, clockwise from the right. */
    const int32_t quarter = y >= 0 ? (x > 0 ? 0 : 1) : (x <= 0 ? 2 : 3);
    const int32_t step = turn > 0 ? 1 : 3;
    if (!find_corner(arc->x, arc->y, limits, &corners->points[0])) return 0;
    corners->count = 1;
    for (int32_t i = 0, side = quarter + (turn > 0); i < 2; i++, side += step) {
        const int32_t is_horizontal = (side & 1) == 0, is_negative = (side & 2) != 0;
        const double reach = is_negative ? -circle.radius : circle.radius;
        const double side_x = circle.x + (is_horizontal ? reach : 0);
        const double side_y = circle.y + (is_horizontal ? 0 : reach);
        /* An arc of less than half a turn is on one side of its chord. */
        if ((side_x - arc->x) * arc->bend_x + (side_y - arc->y) * arc->bend_y <= 0) continue;
        if (!find_corner(side_x, side_y, limits, &corners->points[corners->count++])) return 0;
    }
    return find_corner(arc->end_x, arc->end_y, limits, &corners->points[corners->count++]);
}

/* Cuts an arc that is partly outside the image. It becomes lines at most 1/2,000 pixel from it, or
 * 65,536 lines. Returns 0 if the corner buffer is full. */
static int cut_arc_outside(struct writer *w, const struct arc *arc, struct limits limits) {
    const double half_x = (arc->end_x - arc->x) * 0.5, half_y = (arc->end_y - arc->y) * 0.5;
    const double middle_x = arc->x + half_x + arc->bend_x - arc->circle.x;
    const double middle_y = arc->y + half_y + arc->bend_y - arc->circle.y;
    const double half = __builtin_sqrt(half_x * half_x + half_y * half_y);
    const double bend = __builtin_sqrt(arc->bend_x * arc->bend_x + arc->bend_y * arc->bend_y);
    /* The tangent of a quarter of the arc's angle. Equal steps of the tangent are even enough. */
    const double tangent = bend / half, scale = arc->circle.radius / half;
    const double needed = __builtin_sqrt(bend * (2000.0 / ONE));
    const int32_t count = needed < 65535 ? (int32_t)needed + 1 : 65536;
    struct grid_point here = {rounded(arc->x), rounded(arc->y)};
    const struct grid_point end = {rounded(arc->end_x), rounded(arc->end_y)};
    if (!(half > 0)) return cut_outside(w, here, end, limits);
    for (int32_t i = 1; i <= count; i++) {
        const double t = tangent * (double)(2 * i - count) / (double)count;
        const double sine = 2 * t / (1 + t * t) * scale, cosine = (1 - t * t) / (1 + t * t);
        struct grid_point next = {rounded(arc->circle.x + middle_x * cosine + half_x * sine),
                             rounded(arc->circle.y + middle_y * cosine + half_y * sine)};
        if (i == count) next = end;
        if (!cut_outside(w, here, next, limits)) return 0;
        here = next;
    }
    return 1;
}

/* Cuts an arc at the pixel rows. Returns 0 if the corner buffer is full. */
static int cut_arc(struct writer *w, const double *from, const double *to,
                   const struct cpixels_arc *bent, struct limits limits) {
    const struct arc arc = arc_between(from, to, bent);
    struct arc_corners corners;
    if (!find_corners(&arc, limits, &corners)) return cut_arc_outside(w, &arc, limits);
    for (int32_t i = 1; i < corners.count; i++) {
        if (!cut_quarter(w, &arc.circle, bent->cached, corners.points[i - 1],
                         corners.points[i], limits)) {
            return 0;
        }
    }
    return 1;
}

#endif
