#ifndef CPIXELS_BAND_H
#define CPIXELS_BAND_H

#include "edges.h"

/* Rows of areas, and which of their blocks of four pixels have any, a bit each. */
struct band {
    int32_t row;    /* the first */
    int32_t count;  /* 1 to `cpixels_band_rows` */
    int32_t stride; /* from row to row of areas */
    int32_t words;  /* to a row of marks */
    int32_t *areas;
    uint64_t *marks;
};

enum { MARK_WORDS = cpixels_simple_width / 256 + 1 };

/* Makes the areas of a band's rows from one on zero. */
static void forget_rows(const struct band *band, int32_t lane) {
    for (; lane < band->count; lane++) {
        const uint64_t *marks = band->marks + lane * band->words;
        int32_t *areas = band->areas + lane * band->stride;
        for (int32_t word = 0; word < band->words; word++) {
            for (uint64_t rest = marks[word]; rest; rest &= rest - 1) {
                store_i4(areas + 256 * word + 4 * __builtin_ctzll(rest), (i4){0, 0, 0, 0});
            }
        }
    }
}

/* Marks the blocks of two pixels, if `bit` is 1. */
static ALWAYS_INLINE void mark_ends(uint64_t *marks, int32_t first, int32_t last, uint64_t bit) {
    marks[first >> 8] |= bit << (first >> 2 & 63);
    marks[last >> 8] |= bit << (last >> 2 & 63);
}

/* Marks the blocks from one pixel's to another's. */
static ALWAYS_INLINE void mark_blocks(uint64_t *marks, int32_t first, int32_t last) {
    for (int32_t x = first & ~3; x <= last; x += 4) marks[x >> 8] |= 1ull << (x >> 2 & 63);
}

static ALWAYS_INLINE int32_t least_lane(i4 v) {
    v = lesser_i4(v, __builtin_shufflevector(v, v, 2, 3, 0, 1));
    return v[0] < v[1] ? v[0] : v[1];
}

static ALWAYS_INLINE int32_t greatest_lane(i4 v) {
    v = greater_i4(v, __builtin_shufflevector(v, v, 2, 3, 0, 1));
    return v[0] > v[1] ? v[0] : v[1];
}

/* Adds a line, cut at the rows from its upper corner on. */
static void add_line(const struct band *band, struct cpixels_corner from, struct cpixels_corner to) {
    const int32_t is_up = to.y < from.y;
    const struct cpixels_corner top = is_up ? to : from, bottom = is_up ? from : to;
    const int32_t start = band->row << BITS, end = start + (band->count << BITS);
    if (bottom.y <= start || top.y >= end || top.y == bottom.y) return;
    const double slope = (double)(bottom.x - top.x) / (double)(bottom.y - top.y);
    struct cpixels_corner here = top;
    if (top.y < start) {
        here.x = top.x + (int32_t)rounded((double)(start - top.y) * slope);
        here.y = start;
    }
    const int32_t last = bottom.y < end ? bottom.y : end;
    for (int32_t lane = (here.y - start) >> BITS; here.y < last; lane++) {
        const int32_t border = start + ((lane + 1) << BITS);
        struct cpixels_corner next = bottom;
        if (bottom.y > border) {
            next.x = top.x + (int32_t)rounded((double)(border - top.y) * slope);
            next.y = border;
        }
        add_edge(band->areas + lane * band->stride, is_up ? next : here, is_up ? here : next);
        const int32_t left = here.x < next.x ? here.x : next.x;
        const int32_t right = here.x < next.x ? next.x : here.x;
        mark_blocks(band->marks + lane * band->words, left >> BITS, (right >> BITS) + 1);
        here = next;
    }
}

/* Adds four pieces of lines, each within a row of the band and two columns. */
static ALWAYS_INLINE void add_pieces(const struct band *band, i4 row, i4 one, i4 other,
                                     i4 height) {
    const struct edges edges = {lesser_i4(one, other), greater_i4(one, other), height};
    const struct changes changes = changes_of(edges, edges.left & ~MASK);
    const i4 middle = height * (2 * ONE) - changes.first - changes.last;
    const i4 place =
        (product(row, splat_i4(band->stride)) + (edges.left >> BITS)) & (height != 0);
    for (int32_t lane = 0; lane < 4; lane++) {
        int32_t *areas = band->areas + place[lane];
        /* Written one by one: the next lane reads what may overlap with a larger write. */
        areas[0] += changes.first[lane];
        KEEP_ORDER();
        areas[1] += middle[lane];
        KEEP_ORDER();
        areas[2] += changes.last[lane];
        KEEP_ORDER();
    }
}

/* Marks the blocks of four lines in all rows that they lead through; y from the band's top. */
static ALWAYS_INLINE void mark_lines(const struct band *band, struct corners_4 top,
                                     struct corners_4 bottom) {
    const int32_t first = least_lane(lesser_i4(top.x, bottom.x)) >> BITS;
    const int32_t last = (greatest_lane(greater_i4(top.x, bottom.x)) >> BITS) + 1;
    int32_t row = least_lane(top.y) >> BITS, end = (greatest_lane(bottom.y) + MASK) >> BITS;
    row = row < 0 ? 0 : row;
    end = end < band->count ? end : band->count;
    for (; row < end; row++) mark_blocks(band->marks + row * band->words, first, last);
}

/* Adds up to four lines that follow each other. */
static ALWAYS_INLINE void add_four(const struct band *band, const struct cpixels_corner *corner,
                                   intptr_t count, const int32_t is_up) {
    const i4 a = load_i4(&corner[0]), b = load_i4(&corner[2]);
    const i4 c = load_i4(&corner[1]), d = load_i4(&corner[3]);
    const i4 is_used = (i4){0, 1, 2, 3} < splat_i4(count < 4 ? (int32_t)count : 4);
    const int32_t start = band->row << BITS;
    struct corners_4 from = {__builtin_shufflevector(a, b, 0, 2, 4, 6),
                             __builtin_shufflevector(a, b, 1, 3, 5, 7) - start};
    struct corners_4 to = {__builtin_shufflevector(c, d, 0, 2, 4, 6),
                           __builtin_shufflevector(c, d, 1, 3, 5, 7) - start};
    /* Lanes without a line repeat the first corner. */
    from.x = choose(is_used, from.x, splat_i4(from.x[0]));
    from.y = choose(is_used, from.y, splat_i4(from.y[0]));
    to.x = choose(is_used, to.x, splat_i4(from.x[0]));
    to.y = choose(is_used, to.y, splat_i4(from.y[0]));
    const struct corners_4 top = is_up ? to : from, bottom = is_up ? from : to;
    const i4 width = bottom.x - top.x, height = bottom.y - top.y;
    if (any((height > ONE) | (width > ONE) | (width < -ONE))) {
        for (int32_t i = 0; i < 4 && i < count; i++) add_line(band, corner[i], corner[i + 1]);
        return;
    }
    const i4 row = top.y >> BITS, border = (row + 1) << BITS, crosses = bottom.y > border;
    const i4 part = part_of(width, height - (height == 0), border - top.y);
    const i4 middle_x = choose(crosses, top.x + part, bottom.x);
    const i4 middle_y = choose(crosses, border, bottom.y);
    const i4 is_upper = (row >= 0) & (row < band->count);
    const i4 is_lower = (row >= -1) & (row + 1 < band->count);
    const i4 upper = (middle_y - top.y) & is_upper, lower = (bottom.y - middle_y) & is_lower;
    add_pieces(band, row, top.x, middle_x, (upper ^ -is_up) + is_up);
    if (any(lower != 0)) add_pieces(band, row + 1, middle_x, bottom.x, (lower ^ -is_up) + is_up);
    mark_lines(band, top, bottom);
}

#endif
