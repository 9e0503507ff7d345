#ifndef CPIXELS_SCAN_H
#define CPIXELS_SCAN_H

#include "groups.h"

/* The chains of a row, as far as they are looked at one by one. */
struct row_chains {
    int32_t count;
    int32_t are_all;   /* none is left out */
    int32_t are_whole; /* all of them are there and lead from the row's top to its bottom */
    const struct cpixels_chain *chains[cpixels_chain_limit];
};

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

/* As `stand_whole`, of two chains, as most rows have, in any order. */
static ALWAYS_INLINE enum way stand_two(struct row_chains *all, struct cpixels_span *spans,
                                        int32_t *span_count) {
    if (comes_before(all->chains[1], all->chains[0])) {
        const struct cpixels_chain *first = all->chains[1];
        all->chains[1] = all->chains[0];
        all->chains[0] = first;
    }
    const struct cpixels_chain *near = all->chains[0], *far = all->chains[1];
    *span_count = add_span(spans, add_span(spans, 0, near->left, near->right), far->left, far->right);
    if (near->right > far->left) return BY_WALK;
    return near->direction != far->direction ? BY_SUM : BY_SIDES;
}

/* Tells how all chains of a row stand, and their spans. */
static ALWAYS_INLINE enum way stand_all(struct row_chains *all, struct cpixels_chain_table table,
                                        struct cpixels_span *spans, int32_t *span_count) {
    const struct chain_list list = {all->chains, all->count};
    if (all->are_whole && all->count == 2) return stand_two(all, spans, span_count);
    if (!all->are_whole) return cpixels_stand_parts(table, list, spans, span_count);
    sort_chains(all);
    return stand_whole(list, spans, span_count);
}

/* Takes over a row of a patch. */
static __attribute__((noinline)) struct cpixels_scanned scan_patch(struct cpixels_chain_table table,
                                                       int32_t row,
                                                       struct cpixels_scratch scratch) {
    const struct cpixels_patch *patch = table.patch;
    if ((uint32_t)(row - patch->top) >= (uint32_t)patch->rows) {
        return (struct cpixels_scanned){0, 0, 1};
    }
    const int32_t *from = patch->areas + (intptr_t)(row - patch->top) * patch->stride;
    /* What lies farther than the next after the last pixel is zero. */
    const int32_t end = patch->left + patch->stride, most = table.width + 2;
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

/* Whether a row may have anything of the outline. */
static ALWAYS_INLINE int has_row(const struct cpixels_chain_table *table, int32_t row) {
    const struct cpixels_patch *patch = table->patch;
    if (patch) return (uint32_t)(row - patch->top) < (uint32_t)patch->rows;
    if (table->simple) return row >= table->simple->top && row < table->simple->bottom;
    return table->heads[row] >= 0;
}

/* What `cpixels_scan` does. */
static INLINED_BY_KIND struct cpixels_scanned scan_row(struct cpixels_chain_table table, int32_t row,
                                                     int is_even_odd,
                                                     struct cpixels_scratch scratch) {
    if (table.patch) return scan_patch(table, row, scratch);
    if (table.simple) return scan_simple(table.simple, row, table.width, scratch);
    const int32_t head = table.heads[row];
    if (head < 0) return (struct cpixels_scanned){0, 0, 1};
    struct row_chains all;
    gather(table, head, &all);
    /* Whoever tells how chains stand must have seen all of them. */
    int32_t span_count = 0;
    const enum way way = all.are_all ? stand_all(&all, table, scratch.spans, &span_count) : BY_WALK;
    if (way == BY_WALK) return scan_groups(table, row, is_even_odd, scratch);
    const int32_t open = table.open ? table.open[row] : 0;
    const struct chain_list list = {all.chains, all.count};
    const struct cpixels_winding before = {0, is_even_odd};
    if (way == BY_SIDES) {
        const int32_t winding = add_sides(list, table, before, scratch.areas);
        const int32_t closing = fills(winding, is_even_odd) ? FULL : 0;
        return (struct cpixels_scanned){span_count, closing, winding * ONE + open == 0};
    }
    return (struct cpixels_scanned){
        span_count, add_standing(list, BY_SUM, table, open, before, scratch.areas), 1};
}

#endif
