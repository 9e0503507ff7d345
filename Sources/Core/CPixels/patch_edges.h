#ifndef CPIXELS_PATCH_EDGES_H
#define CPIXELS_PATCH_EDGES_H

#include "edges.h"

/* Eight corners, `step` corners apart. */
struct corners_8 {
    i8 x, y;
};

static ALWAYS_INLINE struct corners_8 corners_at(const struct cpixels_corner *corner,
                                                 intptr_t step) {
    struct cpixels_corner all[8];
    /* The order of the corners for the shuffles below, which combine halves of vectors. */
    static const int32_t order[8] = {0, 1, 4, 5, 2, 3, 6, 7};
    for (int32_t i = 0; i < 8; i++) all[i] = corner[order[i] * step];
    const i8 a = load_i8(&all[0].x), b = load_i8(&all[4].x);
    return (struct corners_8){__builtin_shufflevector(a, b, 0, 2, 8, 10, 4, 6, 12, 14),
                              __builtin_shufflevector(a, b, 1, 3, 9, 11, 5, 7, 13, 15)};
}

/* The areas that edges are added to. */
struct patch_sums {
    int32_t *areas;
    int32_t stride;
    int32_t first; /* the index of the first area in a patch that spans the image */
};

static ALWAYS_INLINE i8 choose_8(i8 mask, i8 yes, i8 no) { return ((yes ^ no) & mask) ^ no; }

static ALWAYS_INLINE i8 positive_8(i8 v) { return v & ~(v >> 31); }

static ALWAYS_INLINE i8 both(i4 lower, i4 upper) {
    return __builtin_shufflevector(lower, upper, 0, 1, 2, 3, 4, 5, 6, 7);
}

/* Computes for eight lanes what `proportion_of` computes for four. */
static ALWAYS_INLINE i8 proportion_of_8(i8 height, i8 width, i8 before) {
    return both(proportion_of(lower_i4(height), lower_i4(width), lower_i4(before)),
                proportion_of(upper_i4(height), upper_i4(width), upper_i4(before)));
}

/* Adds differences to three columns; the fourth difference is 0. */
static ALWAYS_INLINE void add_three(int32_t *areas, i4 changes) {
    store_i4(areas, load_i4(areas) + changes);
}

/* Adds eight pieces, each within one row and two columns, as `changes_of` does for four. */
static ALWAYS_INLINE void add_pieces(const struct patch_sums *sums, i8 row, i8 one, i8 other,
                                     i8 height) {
    const i8 swap = (one ^ other) & (other < one), left = one ^ swap, right = other ^ swap;
    const i8 border = (left & ~MASK) + ONE, left_before = border - left, right_of = border - right;
    const i8 right_before = positive_8(right_of), right_after = right_before - right_of;
    const i8 width = right - left;
    const i8 part = proportion_of_8(height, width - (width == 0), left_before);
    const i8 upper = choose_8(right_of > 0, height, part);
    const i8 first = upper * (left_before + right_before), last = (height - upper) * right_after;
    const i8 middle = height * (2 * ONE) - first - last, none = {0};
    const i8 place = row * sums->stride + (left >> BITS) - sums->first;
    const i8 a = __builtin_shufflevector(first, middle, 0, 8, 1, 9, 4, 12, 5, 13);
    const i8 b = __builtin_shufflevector(first, middle, 2, 10, 3, 11, 6, 14, 7, 15);
    const i8 c = __builtin_shufflevector(last, none, 0, 8, 1, 9, 4, 12, 5, 13);
    const i8 d = __builtin_shufflevector(last, none, 2, 10, 3, 11, 6, 14, 7, 15);
    const i8 e = __builtin_shufflevector(a, c, 0, 1, 8, 9, 4, 5, 12, 13);
    const i8 f = __builtin_shufflevector(a, c, 2, 3, 10, 11, 6, 7, 14, 15);
    const i8 g = __builtin_shufflevector(b, d, 0, 1, 8, 9, 4, 5, 12, 13);
    const i8 h = __builtin_shufflevector(b, d, 2, 3, 10, 11, 6, 7, 14, 15);
    int32_t *areas = sums->areas;
    add_three(areas + place[0], lower_i4(e));
    add_three(areas + place[1], lower_i4(f));
    add_three(areas + place[2], lower_i4(g));
    add_three(areas + place[3], lower_i4(h));
    add_three(areas + place[4], upper_i4(e));
    add_three(areas + place[5], upper_i4(f));
    add_three(areas + place[6], upper_i4(g));
    add_three(areas + place[7], upper_i4(h));
}

/* Adds a piece of an edge within a row, with y relative to the top of the row. */
static ALWAYS_INLINE void add_piece(const struct patch_sums *sums, int32_t row,
                                    struct cpixels_corner from, struct cpixels_corner to) {
    const int32_t column = (from.x < to.x ? from.x : to.x) >> BITS, left = column << BITS;
    from.x -= left;
    to.x -= left;
    add_edge(sums->areas + row * sums->stride + column - sums->first, from, to);
}

/* An edge with its ends ordered from top to bottom. */
struct long_edge {
    struct cpixels_corner top, bottom;
    double slope;
    int is_down; /* whether the outline runs down */
};

/* Adds an edge that crosses at most two columns in each row, eight rows at a time. */
static ALWAYS_INLINE void add_steep(const struct patch_sums *sums, struct long_edge edge) {
    const int32_t last_row = (edge.bottom.y - 1) >> BITS, is_up = edge.is_down - 1;
    i8 rows = (i8){0, 1, 2, 3, 4, 5, 6, 7} + (edge.top.y >> BITS);
    int32_t x = edge.top.x;
    for (; rows[0] <= last_row; rows += 8) {
        const i8 border = (rows + 1) << BITS, distance = border - edge.top.y;
        const i8 offset =
            both(nearest_4(__builtin_convertvector(lower_i4(distance), d4) * edge.slope),
                 nearest_4(__builtin_convertvector(upper_i4(distance), d4) * edge.slope));
        const i8 is_last = border >= edge.bottom.y;
        const i8 to_x = choose_8(is_last, (i8){0} + edge.bottom.x, offset + edge.top.x);
        const i8 from_x = __builtin_shufflevector((i8){0} + x, to_x, 0, 8, 9, 10, 11, 12, 13, 14);
        const i8 upper = border - ONE;
        const i8 from_y = choose_8(upper > edge.top.y, upper, (i8){0} + edge.top.y);
        const i8 to_y = choose_8(is_last, (i8){0} + edge.bottom.y, border);
        const i8 row = choose_8(rows > last_row, (i8){0} + last_row, rows);
        add_pieces(sums, row, from_x, to_x, (positive_8(to_y - from_y) ^ is_up) - is_up);
        x = to_x[7];
    }
}

/* Adds an edge row by row. */
static ALWAYS_INLINE void add_flat(const struct patch_sums *sums, struct long_edge edge) {
    struct cpixels_corner here = edge.top;
    int32_t row = edge.top.y >> BITS;
    for (;; row++) {
        const int32_t border = (row + 1) << BITS;
        struct cpixels_corner next = edge.bottom;
        if (edge.bottom.y > border) {
            const double distance = (double)(border - edge.top.y) * edge.slope;
            next = (struct cpixels_corner){edge.top.x + (int32_t)rounded(distance), border};
        }
        add_piece(sums, row, edge.is_down ? here : next, edge.is_down ? next : here);
        if (edge.bottom.y <= border) return;
        here = next;
    }
}

/* Adds any edge. It is cut at the rows starting from its upper end, so that an edge and its reverse
 * are cut at the same points. */
static ALWAYS_INLINE void add_long(const struct patch_sums *sums, struct cpixels_corner from,
                                   struct cpixels_corner to) {
    if (from.y == to.y) return;
    const int is_down = from.y < to.y;
    const struct cpixels_corner top = is_down ? from : to, bottom = is_down ? to : from;
    const double slope = (double)(bottom.x - top.x) / (double)(bottom.y - top.y);
    const struct long_edge edge = {top, bottom, slope, is_down};
    if (__builtin_fabs(slope) <= 1) {
        add_steep(sums, edge);
    } else {
        add_flat(sums, edge);
    }
}

/* Adds the short edges among eight: those that cross at most two rows and two columns. Returns the
 * other edges, one bit each. */
static ALWAYS_INLINE uint32_t add_short(const struct patch_sums *sums, struct corners_8 from,
                                        struct corners_8 to) {
    const i8 is_up = to.y < from.y;
    const i8 swap_x = (from.x ^ to.x) & is_up, swap_y = (from.y ^ to.y) & is_up;
    const i8 top_x = from.x ^ swap_x, top_y = from.y ^ swap_y;
    i8 bottom_x = to.x ^ swap_x, bottom_y = to.y ^ swap_y;
    const i8 is_long =
        (bottom_y - top_y > ONE) | (bottom_x - top_x > ONE) | (bottom_x - top_x < -ONE);
    bottom_x = choose_8(is_long, top_x, bottom_x);
    bottom_y = choose_8(is_long, top_y, bottom_y);
    const i8 width = bottom_x - top_x, height = bottom_y - top_y;
    const i8 row = top_y >> BITS, border = (row + 1) << BITS, crosses = bottom_y > border;
    const i8 part = proportion_of_8(width, height - (height == 0), border - top_y);
    const i8 middle_x = choose_8(crosses, top_x + part, bottom_x);
    const i8 middle_y = choose_8(crosses, border, bottom_y);
    add_pieces(sums, row, top_x, middle_x, ((middle_y - top_y) ^ is_up) - is_up);
    add_pieces(sums, row - crosses, middle_x, bottom_x, ((bottom_y - middle_y) ^ is_up) - is_up);
    return bits_of_8(is_long);
}

/* Adds the edges between successive corners. Nine more corners follow, whose edges have no length
 * or repeat the outline.
 *
 * The eight edges processed together are far apart in the outline, so that they rarely depend on
 * each other's writes. */
static ALWAYS_INLINE void add_edges(const struct patch_sums *sums,
                                    const struct cpixels_corner *corner, int32_t count) {
    const intptr_t step = (count + 7) >> 3;
    const struct cpixels_corner *last = corner + step;
    struct corners_8 from = corners_at(corner, step);
    for (; corner < last; corner++) {
        const struct corners_8 to = corners_at(corner + 1, step);
        for (uint32_t rest = add_short(sums, from, to); rest; rest &= rest - 1) {
            const struct cpixels_corner *here = corner + __builtin_ctz(rest) * step;
            add_long(sums, here[0], here[1]);
        }
        from = to;
    }
}

#endif
