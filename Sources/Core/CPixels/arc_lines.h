#ifndef CPIXELS_ARC_LINES_H
#define CPIXELS_ARC_LINES_H

#include "writer.h"

/* An arc of a quarter circle while it is cut at the pixel rows. */
struct quarter {
    struct cpixels_circle circle;
    const struct cpixels_cached_circle *cached; /* the cached rows of the circle, or null */
    double side;         /* +1 to the right of the centre, −1 to the left */
    struct limits limits;
    int32_t top;         /* the top of the row, in subpixel units */
    /* the end of what has been cut, with y relative to the top of the row */
    struct cpixels_corner last;
};

/* The largest area between an arc and its chord for which two lines suffice, in square units. */
static const double MAX_TWO_LINE_AREA = 0.036 * ONE * ONE;

static ALWAYS_INLINE int32_t clamped(int64_t value, int32_t least, int32_t greatest) {
    return value < least ? least : value < greatest ? (int32_t)value : greatest;
}

static ALWAYS_INLINE double x_on(const struct quarter *quarter, double y) {
    const double rise = y - quarter->circle.y;
    const double square = quarter->circle.radius * quarter->circle.radius - rise * rise;
    return quarter->circle.x + quarter->side * __builtin_sqrt(square > 0 ? square : 0);
}

/* The largest product of a line's length and its sagitta, in square units. */
static const double MAX_LENGTH_SAGITTA = 0.0025 * ONE * ONE;

/* The largest number of lines for an arc, enough for a row of the largest image. */
enum { LINE_LIMIT = 256 };

/* Returns the number of lines for an arc. The product of each line's length and its distance from
 * the circle is then at most 0.0025 of a pixel's area. `product` is the product for a single
 * line. */
static ALWAYS_INLINE int32_t line_count(double product) {
    int32_t count = 2;
    while (count < LINE_LIMIT &&
           (double)(count * count * count) * MAX_LENGTH_SAGITTA < product) {
        count++;
    }
    return count;
}

/* Appends the arc up to `to` as lines of equal length, without the last corner.
 *
 * With n lines at equal angles a, the n − 1 inner corners are outside the circle at the radius r·(1
 * + a²/12·n/(n − 1)), so that the lines enclose the same area as the arc. */
static __attribute__((noinline)) void add_lines(struct writer *w, const struct quarter *quarter,
                                                struct cpixels_corner to, int32_t count) {
    const struct cpixels_corner from = quarter->last;
    const struct cpixels_circle circle = quarter->circle;
    const double chord_x = (double)(to.x - from.x), chord_y = (double)(to.y - from.y);
    const double middle_x = (double)(from.x + to.x) * 0.5 - circle.x;
    const double middle_y = (double)(from.y + to.y) * 0.5 + quarter->top - circle.y;
    const double chord = __builtin_sqrt(chord_x * chord_x + chord_y * chord_y);
    const double middle = __builtin_sqrt(middle_x * middle_x + middle_y * middle_y);
    /* The tangent of a quarter of the arc's angle. */
    const double tangent = (circle.radius - middle) * 2 / chord, square = tangent * tangent;
    const double angle = 4 * tangent * (1 - square * (1.0 / 3) + square * square * 0.2);
    const double step = angle / (double)count;
    const double radius =
        circle.radius * (1 + step * step * (double)count / (double)(12 * (count - 1)));
    const double out = radius / middle, along = radius / chord;
    const int32_t least = from.y < to.y ? from.y : to.y, greatest = from.y < to.y ? to.y : from.y;
    for (int32_t i = 1; i < count; i++) {
        const double t = tangent * (double)(2 * i - count) / (double)count;
        const double cosine = (1 - t * t) / (1 + t * t) * out, sine = 2 * t / (1 + t * t) * along;
        const double x = circle.x + middle_x * cosine + chord_x * sine;
        const double y = circle.y + middle_y * cosine + chord_y * sine;
        append(w, clamped(rounded(x), 0, quarter->limits.width),
               clamped(rounded(y) - quarter->top, least, greatest));
    }
}

/* Appends the arc up to `to` as lines that enclose its area. Returns 0 if the corner buffer is
 * full.
 *
 * A steep arc becomes two lines. Their common corner is at half its height, a third farther from
 * the chord than the circle (Simpson's rule). */
static ALWAYS_INLINE int add_bent(struct writer *w, const struct quarter *quarter,
                                  struct cpixels_corner to) {
    const struct cpixels_corner from = quarter->last;
    const double width = (double)(to.x - from.x), height = (double)(to.y - from.y);
    const double x = (double)(from.x + to.x) * 0.5;
    const double y = (double)(from.y + to.y) * 0.5 + quarter->top;
    const double bend = x_on(quarter, y) - x;
    int32_t count = 2;
    if (__builtin_fabs(width) > __builtin_fabs(height) ||
        __builtin_fabs(bend * height) > MAX_TWO_LINE_AREA) {
        const double square = width * width + height * height;
        count = line_count(square * __builtin_sqrt(square) / (8 * quarter->circle.radius));
        if (w->corner_count + count + 4 > quarter->limits.corner_room) return 0;
        if (width != 0 || height != 0) add_lines(w, quarter, to, count);
    } else {
        if (w->corner_count + count + 4 > quarter->limits.corner_room) return 0;
        append(w, clamped(rounded(x + bend * (4.0 / 3)), 0, quarter->limits.width),
               (from.y + to.y) >> 1);
    }
    append(w, to.x, to.y);
    return 1;
}

#endif
