#ifndef CPIXELS_SIMPLE_H
#define CPIXELS_SIMPLE_H

#include "row_arcs.h"

/* Simple outlines never cross themselves, so that the sum of all signed areas is the covered area,
 * in any order. Their sides are cut and summed four rows at a time, without chains. The sums are
 * the same as with chains. */

/* Adds the differences of four columns to the row of each lane. */
static ALWAYS_INLINE void add_columns(const struct band *band, i4 column, const i4 *changes,
                                      i4 is_there) {
    const i4 a = __builtin_shufflevector(changes[0], changes[1], 0, 4, 1, 5);
    const i4 b = __builtin_shufflevector(changes[0], changes[1], 2, 6, 3, 7);
    const i4 c = __builtin_shufflevector(changes[2], changes[3], 0, 4, 1, 5);
    const i4 d = __builtin_shufflevector(changes[2], changes[3], 2, 6, 3, 7);
    const i4 all[4] = {
        __builtin_shufflevector(a, c, 0, 1, 4, 5), __builtin_shufflevector(a, c, 2, 3, 6, 7),
        __builtin_shufflevector(b, d, 0, 1, 4, 5), __builtin_shufflevector(b, d, 2, 3, 6, 7)};
    const i4 is_fourth = changes[3] != 0;
    const i4 end = column + 1 - is_fourth - (is_fourth | (changes[2] != 0));
    for (int32_t lane = 0; lane < 4; lane++) {
        /* This has no branches, which would be unpredictable. */
        int32_t *areas = band->areas + lane * band->stride + column[lane];
        store_i4(areas, load_i4(areas) + all[lane]);
        mark_ends(band->marks + lane * band->words, column[lane], end[lane],
                  (uint64_t)(is_there[lane] & 1));
    }
}

/* Adds two joined lines in the row of each lane. Neither is wider than a pixel, so that both begin
 * in the same column or in adjacent ones. */
static ALWAYS_INLINE void add_two(const struct band *band, const struct corners_4 *corners,
                                  i4 is_there, const int32_t is_up) {
    const struct corners_4 top = corners[0], middle = corners[1], bottom = corners[2];
    const struct edges upper = {lesser_i4(top.x, middle.x), greater_i4(top.x, middle.x),
                                (((middle.y - top.y) ^ is_up) - is_up) & is_there};
    const struct edges lower = {lesser_i4(middle.x, bottom.x), greater_i4(middle.x, bottom.x),
                                (((bottom.y - middle.y) ^ is_up) - is_up) & is_there};
    const i4 upper_start = upper.left & ~MASK, lower_start = lower.left & ~MASK;
    const struct changes one = changes_of(upper, upper_start);
    const struct changes two = changes_of(lower, lower_start);
    const i4 one_middle = upper.height * (2 * ONE) - one.first - one.last;
    const i4 two_middle = lower.height * (2 * ONE) - two.first - two.last;
    const i4 one_is_next = upper_start > lower_start, two_is_next = lower_start > upper_start;
    const i4 changes[4] = {
        (one.first & ~one_is_next) + (two.first & ~two_is_next),
        choose(one_is_next, one.first, one_middle) + choose(two_is_next, two.first, two_middle),
        choose(one_is_next, one_middle, one.last) + choose(two_is_next, two_middle, two.last),
        (one.last & one_is_next) + (two.last & two_is_next)};
    add_columns(band, lesser_i4(upper_start, lower_start) >> BITS, changes, is_there);
}

/* Whether a side is steep between two heights: at most .6 of the radius from the centre, where
 * |dx/dy| is at most .75. */
static ALWAYS_INLINE int is_steep_between(const struct cpixels_side *side, int32_t top,
                                          int32_t bottom) {
    const double reach = side->circle.radius * 0.6;
    return side->circle.radius > 8 * ONE && (double)top > side->circle.y - reach &&
           (double)bottom < side->circle.y + reach;
}

/* Adds the cached rows of a circle that a side crosses entirely. Returns the rows, one bit each. */
static ALWAYS_INLINE int32_t add_cached_circle(const struct band *band,
                                               const struct cpixels_side *side) {
    int32_t are_added = 0;
    const struct cpixels_cached_circle *cached = side->cached;
    const int32_t first = ((side->top.y + MASK) >> BITS) - band->row;
    const int32_t rest = (side->bottom.y >> BITS) - band->row;
    const int32_t end = rest < band->count ? rest : band->count;
    for (int32_t lane = first > 0 ? first : 0; lane < end; lane++) {
        const struct cpixels_cached_row *row =
            &cached->rows[2 * (band->row + lane) + (side->sign > 0)];
        if (row->count == 0) continue;
        const int32_t column = row->left >> BITS, last = (row->right >> BITS) + 1;
        int32_t *areas = band->areas + lane * band->stride + column;
        const int32_t *changes = cached->changes + row->change;
        uint64_t *marks = band->marks + lane * band->words;
        add_cached(areas, changes, 4, side->direction >> 31);
        mark_ends(marks, column, last, 1);
        if (last - column > 2) {
            add_cached(areas + 4, changes + 4, last - column - 2, side->direction >> 31);
            mark_blocks(marks, column, last);
        }
        are_added |= 1 << lane;
    }
    return are_added;
}

/* Adds a side to up to four rows, except for the rows in `are_done`, one bit each. */
static ALWAYS_INLINE void add_arc(const struct band *band, const struct cpixels_side *side,
                                  int32_t width, int32_t are_done) {
    const i4 lanes = {0, 1, 2, 3}, limit = splat_i4(width);
    const int32_t border = band->row << BITS;
    const i4 row_top = border + (lanes << BITS);
    struct corners_4 top, middle, bottom;
    top.y = greater_i4(row_top, splat_i4(side->top.y));
    bottom.y = lesser_i4(row_top + ONE, splat_i4(side->bottom.y));
    const i4 is_done = (splat_i4(are_done) & (i4){1, 2, 4, 8}) != 0;
    const i4 is_there = (top.y < bottom.y) & (lanes < band->count) & ~is_done;
    if (!any(is_there)) return;
    const i4 borders =
        grid_x(circle_x(side, __builtin_convertvector(row_top + ONE, d4)), limit);
    i4 before = __builtin_shufflevector(borders, borders, 0, 0, 1, 2);
    if (border > side->top.y) {
        const d4 y = (d4){0} + (double)border;
        before[0] = grid_x(circle_x(side, y), limit)[0];
    }
    top.x = choose(top.y == side->top.y, splat_i4(side->top.x), before);
    bottom.x = choose(bottom.y == side->bottom.y, splat_i4(side->bottom.x), borders);
    const i4 chord_x = bottom.x - top.x, chord_y = bottom.y - top.y;
    const d4 middle_x = __builtin_convertvector(top.x + bottom.x, d4) * 0.5;
    const d4 middle_y = __builtin_convertvector(top.y + bottom.y, d4) * 0.5;
    const d4 bend = circle_x(side, middle_y) - middle_x;
    middle.x = grid_x(middle_x + bend * (4.0 / 3), limit);
    middle.y = (top.y + bottom.y) >> 1;
    i4 rest = {0, 0, 0, 0};
    if (!is_steep_between(side, border, border + (4 << BITS))) {
        const d4 area = bend * __builtin_convertvector(chord_y, d4);
        const d4i is_bent = (area > MAX_TWO_LINE_AREA) | (area < -MAX_TWO_LINE_AREA);
        const i4 is_flat = (chord_x > chord_y) | (-chord_x > chord_y) |
                           __builtin_shufflevector((i8)is_bent, (i8)is_bent, 0, 2, 4, 6);
        i4 is_enough;
        const struct bends bends = bends_of(&side->circle, top, bottom);
        const struct corners_4 corner = bend_two(&side->circle, &bends, limit, &is_enough);
        middle.x = choose(is_flat, corner.x, middle.x);
        middle.y = choose(is_flat, corner.y, middle.y);
        rest = is_there & is_flat & ~is_enough;
        for (uint64_t left = bits_of(rest); left; left &= left - 1) {
            add_flat(band, side, &bends, __builtin_ctzll(left), limit);
        }
    }
    const struct corners_4 corners[3] = {top, middle, bottom};
    add_two(band, corners, is_there & ~rest, side->direction >> 31);
}

/* Adds the areas of a run of lines to the rows of a band. */
static ALWAYS_INLINE void add_lines_of(const struct band *band, const struct cpixels_lines *lines) {
    const int32_t first = lines->top - band->row, rest = first + lines->rows;
    const int32_t end = rest < band->count ? rest : band->count;
    for (int32_t lane = first > 0 ? first : 0; lane < end; lane++) {
        const int32_t *changes = lines->areas + (lane - first) * lines->stride;
        int32_t *areas = band->areas + lane * band->stride + lines->left;
        uint64_t *marks = band->marks + lane * band->words;
        for (int32_t x = 0; x < lines->stride; x += 8) {
            const i8 change = load_i8(changes + x);
            if (!any_8(change)) continue;
            store_i8(areas + x, load_i8(areas + x) + change);
            const uint64_t bits = (uint64_t)any(lower_i4(change) != 0) |
                                  (uint64_t)any(upper_i4(change) != 0) << 1;
            const int32_t block = (lines->left + x) >> 2;
            marks[block >> 6] |= bits << (block & 63);
        }
    }
}

/* Adds a side to a band, four rows at a time. */
static ALWAYS_INLINE void add_side_of(const struct band *band, const struct cpixels_side *side,
                                      int32_t width) {
    int32_t are_done = side->cached ? add_cached_circle(band, side) : 0;
    for (int32_t lane = 0; lane < band->count; lane += 4, are_done >>= 4) {
        const int32_t rest = band->count - lane;
        const struct band four = {band->row + lane,
                                  rest < 4 ? rest : 4,
                                  band->stride,
                                  band->words,
                                  band->areas + lane * band->stride,
                                  band->marks + lane * band->words};
        add_arc(&four, side, width, are_done);
    }
}

/* Adds the areas of an outline to an empty band. */
static INLINED_PER_ROUTE void fill_band(const struct band *band,
                                        const struct cpixels_simple *simple, int32_t width) {
    const int32_t start = band->row << BITS, end = start + (band->count << BITS);
    uint32_t present = 0;
    for (int32_t i = 0; i < simple->count; i += 4) {
        const i4 tops = load_i4(&simple->tops[i]), bottoms = load_i4(&simple->bottoms[i]);
        present |= (uint32_t)bits_of((tops < end) & (bottoms > start)) << i;
    }
    for (; present; present &= present - 1) {
        add_side_of(band, &simple->sides[__builtin_ctz(present)], width << BITS);
    }
    for (int32_t i = 0; i < simple->line_count; i++) add_lines_of(band, &simple->lines[i]);
}

#endif
