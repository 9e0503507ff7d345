#ifndef CPIXELS_ROW_ARCS_H
#define CPIXELS_ROW_ARCS_H

#include "band.h"
#include "arc_lines.h"

/* Returns the x of a side at four heights, in subpixel units. */
static ALWAYS_INLINE d4 circle_x(const struct cpixels_side *side, d4 y) {
    const d4 rise = y - side->circle.y;
    const d4 square = side->circle.radius * side->circle.radius - rise * rise;
    const d4 least = (d4)((d4i)square & (square > 0.0));
    return side->circle.x + side->sign * __builtin_elementwise_sqrt(least);
}

static ALWAYS_INLINE i4 grid_x(d4 x, i4 width) {
    return lesser_i4(positive(nearest_4(x)), width);
}

/* Four arcs, each within one row and not steep. They become the same lines as in `add_bent`. */
struct bends {
    struct corners_4 top, bottom;
    d4 chord;    /* the length of the chord */
    d4 middle_x; /* the middle of the chord, relative to the centre */
    d4 middle_y;
    d4 middle;   /* its distance from the centre */
    d4 tangent;  /* the tangent of a quarter of the arc's angle */
    d4 angle;
    d4 product;  /* the length of the chord times its sagitta */
    i4 count;    /* the number of lines, as from `line_count`, up to `BEND_COUNT` */
};

/* The number of lines below which lines are counted without branches, which would be
 * unpredictable. */
enum { BEND_COUNT = 8 };

static ALWAYS_INLINE struct bends bends_of(const struct cpixels_circle *circle,
                                           struct corners_4 top, struct corners_4 bottom) {
    struct bends bends = {.top = top, .bottom = bottom};
    const d4 x = __builtin_convertvector(bottom.x - top.x, d4);
    const d4 y = __builtin_convertvector(bottom.y - top.y, d4);
    const d4 square = x * x + y * y;
    bends.chord = __builtin_elementwise_sqrt(square);
    bends.middle_x = __builtin_convertvector(top.x + bottom.x, d4) * 0.5 - circle->x;
    bends.middle_y = __builtin_convertvector(top.y + bottom.y, d4) * 0.5 - circle->y;
    bends.middle = __builtin_elementwise_sqrt(bends.middle_x * bends.middle_x +
                                              bends.middle_y * bends.middle_y);
    bends.tangent = (circle->radius - bends.middle) * 2.0 / bends.chord;
    const d4 tangent_2 = bends.tangent * bends.tangent;
    bends.angle =
        4.0 * bends.tangent * (1.0 - tangent_2 * (1.0 / 3) + tangent_2 * tangent_2 * 0.2);
    bends.product = square * bends.chord / (8 * circle->radius);
    d4i count = {2, 2, 2, 2};
    for (int32_t i = 2; i < BEND_COUNT; i++) {
        count -= (double)(i * i * i) * MAX_LENGTH_SAGITTA < bends.product;
    }
    bends.count = __builtin_shufflevector((i8)count, (i8)count, 0, 2, 4, 6);
    return bends;
}

/* Returns the common corner of the two lines that replace each arc. Sets `is_enough` in lanes where
 * two lines suffice and neither is wider than a pixel. */
static ALWAYS_INLINE struct corners_4 bend_two(const struct cpixels_circle *circle,
                                               const struct bends *bends, i4 limit, i4 *is_enough) {
    const d4 step = bends->angle * 0.5;
    const d4 out = circle->radius * (1.0 + step * step * 2.0 / 12.0) / bends->middle;
    const i4 y = nearest_4(circle->y + bends->middle_y * out);
    const struct corners_4 corner = {grid_x(circle->x + bends->middle_x * out, limit),
                                     lesser_i4(greater_i4(y, bends->top.y), bends->bottom.y)};
    const i4 upper = corner.x - bends->top.x, lower = bends->bottom.x - corner.x;
    const i4 is_wide = (upper > ONE) | (upper < -ONE) | (lower > ONE) | (lower < -ONE);
    *is_enough = (bends->count == 2) & ~is_wide;
    return corner;
}

/* Adds four lines to the areas of one row. */
static ALWAYS_INLINE void add_row_lines(int32_t *areas, struct corners_4 from, struct corners_4 to,
                                        const int32_t is_up) {
    const i4 height = ((to.y - from.y) ^ is_up) - is_up;
    const struct edges edges = {lesser_i4(from.x, to.x), greater_i4(from.x, to.x), height};
    const i4 start = edges.left & ~MASK, column = edges.left >> BITS;
    if (any(edges.right - start >= 2 * ONE)) {
        for (int32_t lane = 0; lane < 4; lane++) {
            const struct cpixels_corner a = {from.x[lane], from.y[lane]};
            const struct cpixels_corner b = {to.x[lane], to.y[lane]};
            add_edge(areas, is_up ? b : a, is_up ? a : b);
        }
        return;
    }
    const struct changes changes = changes_of(edges, start);
    const i4 middle = height * (2 * ONE) - changes.first - changes.last;
    for (int32_t lane = 0; lane < 4; lane++) {
        int32_t *address = areas + column[lane];
        /* Writes are separate, because the next lane may read an address that a vector write would
         * overlap. */
        address[0] += changes.first[lane];
        SEPARATE_WRITES();
        address[1] += middle[lane];
        SEPARATE_WRITES();
        address[2] += changes.last[lane];
        SEPARATE_WRITES();
    }
}

/* Adds the arc of one lane as lines of equal length. */
static ALWAYS_INLINE void add_flat(const struct band *band, const struct cpixels_side *side,
                                   const struct bends *bends, int32_t lane, i4 limit) {
    const struct cpixels_circle *circle = &side->circle;
    const int32_t few = bends->count[lane];
    const int32_t count = few < BEND_COUNT ? few : line_count(bends->product[lane]);
    const double step = bends->angle[lane] / (double)count;
    const double radius =
        circle->radius * (1 + step * step * (double)count / (double)(12 * (count - 1)));
    const double out = radius / bends->middle[lane], along = radius / bends->chord[lane];
    const double middle_x = bends->middle_x[lane], middle_y = bends->middle_y[lane];
    const struct corners_4 top = {splat_i4(bends->top.x[lane]), splat_i4(bends->top.y[lane])};
    const struct corners_4 end = {splat_i4(bends->bottom.x[lane]), splat_i4(bends->bottom.y[lane])};
    const double chord_x = (double)(end.x[0] - top.x[0]), chord_y = (double)(end.y[0] - top.y[0]);
    struct corners_4 before = top;
    i4 least = lesser_i4(top.x, end.x), greatest = greater_i4(top.x, end.x);
    i4 number = {1, 2, 3, 4};
    for (int32_t i = 0; i < count; i += 4, number += 4) {
        const d4 t = bends->tangent[lane] * __builtin_convertvector(2 * number - count, d4) /
                     (double)count;
        const d4 divisor = 1.0 + t * t;
        const d4 cosine = (1.0 - t * t) / divisor * out, sine = 2.0 * t / divisor * along;
        const i4 x = nearest_4(circle->x + middle_x * cosine + chord_x * sine);
        const i4 y = nearest_4(circle->y + middle_y * cosine + chord_y * sine);
        const i4 is_inner = number < splat_i4(count);
        const struct corners_4 to = {
            choose(is_inner, lesser_i4(positive(x), limit), end.x),
            choose(is_inner, lesser_i4(greater_i4(y, top.y), end.y), end.y)};
        const struct corners_4 from = {__builtin_shufflevector(before.x, to.x, 3, 4, 5, 6),
                                       __builtin_shufflevector(before.y, to.y, 3, 4, 5, 6)};
        add_row_lines(band->areas + lane * band->stride, from, to, side->direction >> 31);
        least = lesser_i4(least, to.x);
        greatest = greater_i4(greatest, to.x);
        before = to;
    }
    mark_blocks(band->marks + lane * band->words, least_lane(least) >> BITS,
                (greatest_lane(greatest) >> BITS) + 1);
}

#endif
