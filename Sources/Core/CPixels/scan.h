#ifndef CPIXELS_SCAN_H
#define CPIXELS_SCAN_H

#include "order.h"
#include "simple.h"

/* Adds the edges of a chain: of each part within a column, its height times what lies to its right;
 * the other way round if `is_turned` is -1.
 *
 * Most edges lie in one column or in two, in no order that a processor could foresee; four of them
 * are done at a time by the same steps. There must be memory for four corners after the last. */
static ALWAYS_INLINE void add_chain(int32_t *areas, struct cpixels_chain_table table,
                                     const struct cpixels_chain *chain,
                                     const int32_t is_turned) {
    const struct cpixels_corner *corner = table.corners + chain->first;
    const int32_t count = chain->last - chain->first;
    const int32_t column = chain->left >> BITS, width = (chain->right >> BITS) - column;
    if (chain->changes) {
        const int32_t is_up = chain->direction >> 31;
        add_known(areas + column, chain->changes, width + 3, is_up ^ is_turned);
    } else if (width <= 1) {
        add_narrow(areas, corner, count, column, is_turned);
    } else {
        add_wide(areas, corner, count, is_turned);
    }
}

/* The chains of a row. */
struct row_chains {
    int32_t count;
    int32_t are_all;   /* none is left out */
    int32_t are_whole; /* all of them are there and lead from the row's top to its bottom */
    const struct cpixels_chain *chains[cpixels_chain_limit];
};

static ALWAYS_INLINE int is_whole(struct cpixels_chain_table table,
                                  const struct cpixels_chain *chain) {
    /* Of 0 to 4,096 only the two ends differ in the highest bit alone. */
    return (table.corners[chain->first].y ^ table.corners[chain->last].y) == ONE;
}

/* Takes in the chains from `head` on, as far as there is room. */
static ALWAYS_INLINE void gather(struct cpixels_chain_table table, int32_t head,
                                 struct row_chains *all) {
    int32_t count = 0, are_whole = 1, index = head;
    for (; index >= 0 && count < cpixels_chain_limit; index = table.chains[index].next) {
        const struct cpixels_chain *chain = &table.chains[index];
        are_whole &= is_whole(table, chain);
        all->chains[count++] = chain;
    }
    all->count = count;
    all->are_all = index < 0;
    all->are_whole = are_whole & all->are_all;
}

/* Whether a chain comes before another from left to right. */
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

/* What is known of a row whose chains are all whole. */
struct standing {
    int32_t span_count;
    int32_t is_ordered; /* the chains stand side by side */
    int32_t is_plain;   /* and lead, from the left, from winding 0 to one and the same sign and back */
};

/* Tells the spans of whole chains, which are in order, and how they stand. */
static ALWAYS_INLINE struct standing span_whole(const struct row_chains *all,
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
    return (struct standing){count, is_ordered, is_ordered & alternates};
}

static inline int fills(int32_t winding, int is_even_odd) {
    return is_even_odd ? winding & 1 : winding != 0;
}

/* Adds those of the chains, which stand side by side, that are sides of what the rule fills: down on
 * the left of a part, up on its right. Tells the winding behind the last. */
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

/* Copies a row of a patch. */
static __attribute__((noinline)) struct cpixels_scanned scan_patch(const struct cpixels_patch *patch,
                                                                   int32_t width, int32_t row,
                                                                   struct cpixels_scratch scratch) {
    if ((uint32_t)(row - patch->top) >= (uint32_t)patch->rows) {
        return (struct cpixels_scanned){0, 0, 1};
    }
    const int32_t *from = patch->areas + (intptr_t)(row - patch->top) * patch->stride;
    /* Areas beyond the second column after the row are zero. */
    const int32_t end = patch->left + patch->stride, most = width + 2;
    const int32_t last = (end < most ? end : most) - 1;
    for (int32_t x = patch->left; x <= last; x += 4) {
        store_i4(scratch.areas + x, load_i4(from + x - patch->left));
    }
    scratch.spans[0] = (struct cpixels_span){patch->left, last};
    return (struct cpixels_scanned){1, 0, 1};
}

/* Sums rows of a simple outline from one on. */
static ALWAYS_INLINE void sum_rows(const struct cpixels_simple *simple, int32_t row, int32_t width) {
    struct cpixels_summed_rows *summed = simple->summed;
    struct band band = {summed->row,   cpixels_band_rows, summed->stride,
                        summed->words, summed->areas,     summed->marks};
    forget_rows(&band, 0);
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

static __attribute__((noinline)) void sum_rows_by_kind(const struct cpixels_simple *simple,
                                                       int32_t row, int32_t width) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return sum_rows_avx2(simple, row, width);
#endif
    sum_rows(simple, row, width);
}

/* Sums a row of a simple outline. */
static __attribute__((noinline)) struct cpixels_scanned scan_simple(
    const struct cpixels_simple *simple, int32_t row, int32_t width,
    struct cpixels_scratch scratch) {
    struct cpixels_scanned scanned = {0, 0, 1};
    if (row < simple->top || row >= simple->bottom) return scanned;
    const struct cpixels_summed_rows *summed = simple->summed;
    if ((uint32_t)(row - summed->row) >= (uint32_t)summed->count) {
        sum_rows_by_kind(simple, row, width);
    }
    const int32_t lane = row - summed->row;
    const uint64_t *marks = summed->marks + lane * summed->words;
    const int32_t *areas = summed->areas + lane * summed->stride;
    int32_t end = -1; /* of the span at hand */
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
static ALWAYS_INLINE struct cpixels_scanned scan_chains(struct cpixels_chain_table table,
                                                        int32_t row, int is_even_odd,
                                                        struct cpixels_scratch scratch) {
    const int32_t head = table.heads[row];
    if (head < 0) return (struct cpixels_scanned){0, 0, 1};
    struct row_chains all;
    gather(table, head, &all);
    /* The order of chains is known only if all of them have been seen. */
    if (!all.are_all) return cpixels_walk(table, row, is_even_odd, scratch);
    struct standing standing = {0, 0, 0};
    if (all.are_whole) {
        sort_chains(&all);
        standing = span_whole(&all, scratch.spans);
    } else {
        standing.span_count = cpixels_span_parts(table, head, scratch.spans, &standing.is_plain);
    }
    const int32_t open = table.open ? table.open[row] : 0;
    if (standing.is_plain) {
        for (int32_t i = 0; i < all.count; i++) add_chain(scratch.areas, table, all.chains[i], 0);
        /* What leads down within the row leads up beyond its right end. */
        const int32_t closing = (int32_t)((uint32_t)open * (uint32_t)(-2 * ONE));
        return (struct cpixels_scanned){standing.span_count, closing, 1};
    }
    if (standing.is_ordered) {
        const int32_t winding = add_sides(&all, table, is_even_odd, scratch.areas);
        const int32_t closing = fills(winding, is_even_odd) ? FULL : 0;
        return (struct cpixels_scanned){standing.span_count, closing, winding * ONE + open == 0};
    }
    struct cpixels_scanned walked =
        cpixels_walk_areas(table, row, is_even_odd, scratch.areas, scratch.walk);
    if (walked.count == 0) walked.count = standing.span_count;
    return walked;
}

/* Does what `cpixels_scan` promises. */
static INLINED_BY_KIND struct cpixels_scanned scan_row(const struct cpixels_edges *edges,
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
