#ifndef CPIXELS_SCAN_H
#define CPIXELS_SCAN_H

#include "order.h"
#include "simple.h"

/* Adds the edges of a chain, reversed if `is_reversed` is −1. Each part within a column adds its
 * height times the width to its right.
 *
 * Most edges are within one or two columns, in an unpredictable order. Four edges are processed at
 * a time without branches. There must be memory for four corners after the last. */
static ALWAYS_INLINE void add_chain(int32_t *areas, struct cpixels_chain_table table,
                                    const struct cpixels_chain *chain, const int32_t is_reversed) {
    const struct cpixels_corner *corner = table.corners + chain->first;
    const int32_t count = chain->last - chain->first;
    if (chain->changes) {
        const int32_t column = chain->left >> BITS, width = (chain->right >> BITS) - column;
        const int32_t is_up = chain->direction >> 31;
        add_cached(areas + column, chain->changes, width + 3, is_up ^ is_reversed);
    } else {
        add_chain_edges(areas, corner, count, is_reversed);
    }
}

/* The chains of a row. */
struct row_chains {
    int32_t count;
    int32_t are_all;   /* whether there are at most `cpixels_chain_limit` chains */
    /* whether all chains are present and run from the top to the bottom of the row */
    int32_t are_full_height;
    const struct cpixels_chain *chains[cpixels_chain_limit];
};

static ALWAYS_INLINE int is_full_height(struct cpixels_chain_table table,
                                        const struct cpixels_chain *chain) {
    /* Among the numbers from 0 to 4,096, only 0 and 4,096 differ in this bit alone. */
    return (table.corners[chain->first].y ^ table.corners[chain->last].y) == ONE;
}

/* Collects the chains from `head` on, up to `cpixels_chain_limit`. */
static ALWAYS_INLINE void gather(struct cpixels_chain_table table, int32_t head,
                                 struct row_chains *all) {
    int32_t count = 0, are_full_height = 1, index = head;
    for (; index >= 0 && count < cpixels_chain_limit; index = table.chains[index].next) {
        const struct cpixels_chain *chain = &table.chains[index];
        are_full_height &= is_full_height(table, chain);
        all->chains[count++] = chain;
    }
    all->count = count;
    all->are_all = index < 0;
    all->are_full_height = are_full_height & all->are_all;
}

/* Whether a chain comes before another, from left to right. */
static ALWAYS_INLINE int comes_before(const struct cpixels_chain *one,
                                      const struct cpixels_chain *other) {
    return one->left != other->left ? one->left < other->left : one->right < other->right;
}

static ALWAYS_INLINE void sort_chains(struct row_chains *all) {
    for (int32_t i = 1; i < all->count; i++) {
        const struct cpixels_chain *chain = all->chains[i];
        int32_t j = i;
        for (; j > 0 && comes_before(chain, all->chains[j - 1]); j--) {
            all->chains[j] = all->chains[j - 1];
        }
        all->chains[j] = chain;
    }
}

/* The arrangement of the chains of a row. */
struct arrangement {
    int32_t span_count;
    int32_t is_ordered; /* whether no two chains overlap horizontally */
    int32_t is_plain;   /* whether `is_ordered` and the winding alternates between 0 and one sign */
};

/* Finds the spans and the arrangement of sorted chains that run from the top to the bottom of the
 * row. */
static ALWAYS_INLINE struct arrangement span_full_height(const struct row_chains *all,
                                                         struct cpixels_span *spans) {
    int32_t count = 0, border = 0, is_ordered = 1, alternates = 1;
    int32_t expected = all->chains[0]->direction;
    for (int32_t i = 0; i < all->count; i++) {
        const struct cpixels_chain *chain = all->chains[i];
        is_ordered &= border <= chain->left;
        alternates &= chain->direction == expected;
        expected = -expected;
        border = chain->right > border ? chain->right : border;
        count = add_span(spans, count, chain->left, chain->right);
    }
    return (struct arrangement){count, is_ordered, is_ordered & alternates};
}

static inline int fills(int32_t winding, int is_even_odd) {
    return is_even_odd ? winding & 1 : winding != 0;
}

/* Adds those disjoint chains that are borders of filled areas: downwards on the left, upwards on
 * the right. Returns the winding to the right of the last chain. */
static int32_t add_sides(const struct row_chains *all, struct cpixels_chain_table table,
                         int is_even_odd, int32_t *areas) {
    int32_t winding = 0;
    for (int32_t i = 0; i < all->count; i++) {
        const struct cpixels_chain *chain = all->chains[i];
        const int was_filled = fills(winding, is_even_odd);
        winding += chain->direction;
        if (fills(winding, is_even_odd) == was_filled) continue;
        if ((chain->direction > 0) == was_filled) {
            add_chain(areas, table, chain, -1);
        } else {
            add_chain(areas, table, chain, 0);
        }
    }
    return winding;
}

/* Copies a row of a patch to the scratch. */
static __attribute__((noinline)) struct cpixels_scan_result scan_patch(
    const struct cpixels_patch *patch, int32_t width, int32_t row,
    struct cpixels_scratch scratch) {
    if ((uint32_t)(row - patch->top) >= (uint32_t)patch->rows) {
        return (struct cpixels_scan_result){0, 0, 1};
    }
    const int32_t *from = patch->areas + (intptr_t)(row - patch->top) * patch->stride;
    /* Areas after the second column beyond the row are zero. */
    const int32_t end = patch->left + patch->stride, most = width + 2;
    const int32_t last = (end < most ? end : most) - 1;
    for (int32_t x = patch->left; x <= last; x += 4) {
        store_i4(scratch.areas + x, load_i4(from + x - patch->left));
    }
    scratch.spans[0] = (struct cpixels_span){patch->left, last};
    return (struct cpixels_scan_result){1, 0, 1};
}

/* Sums a band of rows of a simple outline, starting at `row`. */
static ALWAYS_INLINE void sum_rows(const struct cpixels_simple *simple, int32_t row,
                                   int32_t width) {
    struct cpixels_summed_rows *summed = simple->summed;
    struct band band = {summed->row,   cpixels_band_rows, summed->stride,
                        summed->words, summed->areas,     summed->marks};
    clear_rows(&band, 0);
    for (int32_t i = 0; i < cpixels_band_rows * band.words; i++) band.marks[i] = 0;
    const int32_t rest = simple->bottom - row;
    band.row = row;
    band.count = rest < cpixels_band_rows ? rest : cpixels_band_rows;
    fill_band(&band, simple, width);
    summed->row = row;
    summed->count = band.count;
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static __attribute__((noinline)) void sum_rows_avx2(const struct cpixels_simple *simple,
                                                                int32_t row, int32_t width) {
    sum_rows(simple, row, width);
}
#endif

static __attribute__((noinline)) void dispatch_sum_rows(const struct cpixels_simple *simple,
                                                        int32_t row, int32_t width) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return sum_rows_avx2(simple, row, width);
#endif
    sum_rows(simple, row, width);
}

/* Copies a row of a simple outline to the scratch. Sums the band of the row first, unless it is the
 * most recent. */
static __attribute__((noinline)) struct cpixels_scan_result scan_simple(
    const struct cpixels_simple *simple, int32_t row, int32_t width,
    struct cpixels_scratch scratch) {
    struct cpixels_scan_result scanned = {0, 0, 1};
    if (row < simple->top || row >= simple->bottom) return scanned;
    const struct cpixels_summed_rows *summed = simple->summed;
    if ((uint32_t)(row - summed->row) >= (uint32_t)summed->count) {
        dispatch_sum_rows(simple, row, width);
    }
    const int32_t lane = row - summed->row;
    const uint64_t *marks = summed->marks + lane * summed->words;
    const int32_t *areas = summed->areas + lane * summed->stride;
    int32_t end = -1; /* the end of the current span */
    for (int32_t word = 0; word < summed->words; word++) {
        for (uint64_t rest = marks[word]; rest; rest &= rest - 1) {
            const int32_t x = 256 * word + 4 * __builtin_ctzll(rest);
            store_i4(scratch.areas + x, load_i4(areas + x));
            if (x != end) scratch.spans[scanned.count++].first = x;
            scratch.spans[scanned.count - 1].last = x + 3;
            end = x + 4;
        }
    }
    return scanned;
}

/* Whether the outline may cover a part of a row. */
static ALWAYS_INLINE int has_row(const struct cpixels_edges *edges, int32_t row) {
    switch (edges->form) {
    case cpixels_edges_patch:
        return (uint32_t)(row - edges->patch->top) < (uint32_t)edges->patch->rows;
    case cpixels_edges_simple:
        return row >= edges->simple->top && row < edges->simple->bottom;
    default:
        return edges->chains.heads[row] >= 0;
    }
}

/* Sums a row of chains. */
static ALWAYS_INLINE struct cpixels_scan_result scan_chains(struct cpixels_chain_table table,
                                                            int32_t row, int is_even_odd,
                                                            struct cpixels_scratch scratch) {
    const int32_t head = table.heads[row];
    if (head < 0) return (struct cpixels_scan_result){0, 0, 1};
    struct row_chains all;
    gather(table, head, &all);
    /* The order of chains is known only if all of them have been seen. */
    if (!all.are_all) return cpixels_walk(table, row, is_even_odd, scratch);
    struct arrangement arrangement = {0, 0, 0};
    if (all.are_full_height) {
        sort_chains(&all);
        arrangement = span_full_height(&all, scratch.spans);
    } else {
        arrangement.span_count =
            cpixels_span_parts(table, head, scratch.spans, &arrangement.is_plain);
    }
    const int32_t open = table.open ? table.open[row] : 0;
    if (arrangement.is_plain) {
        for (int32_t i = 0; i < all.count; i++) add_chain(scratch.areas, table, all.chains[i], 0);
        /* Beyond the right border, the outline runs up as far as it runs down within the row. */
        const int32_t closing = (int32_t)((uint32_t)open * (uint32_t)(-2 * ONE));
        return (struct cpixels_scan_result){arrangement.span_count, closing, 1};
    }
    if (arrangement.is_ordered) {
        const int32_t winding = add_sides(&all, table, is_even_odd, scratch.areas);
        const int32_t closing = fills(winding, is_even_odd) ? FULL : 0;
        return (struct cpixels_scan_result){arrangement.span_count, closing,
                                            winding * ONE + open == 0};
    }
    struct cpixels_scan_result walked =
        cpixels_walk_areas(table, row, is_even_odd, scratch.areas, scratch.walk);
    if (walked.count == 0) walked.count = arrangement.span_count;
    return walked;
}

/* Sums a row, as the inlined implementation of `cpixels_scan`. */
static INLINED_PER_ROUTE struct cpixels_scan_result scan_row(const struct cpixels_edges *edges,
                                                             int32_t row, int is_even_odd,
                                                             struct cpixels_scratch scratch) {
    switch (edges->form) {
    case cpixels_edges_patch:
        return scan_patch(edges->patch, edges->width, row, scratch);
    case cpixels_edges_simple:
        return scan_simple(edges->simple, row, edges->width, scratch);
    default:
        return scan_chains(edges->chains, row, is_even_odd, scratch);
    }
}

#endif
