#ifndef CPIXELS_GROUPS_H
#define CPIXELS_GROUPS_H

#include "standing.h"

/* Where the winding changes behind chains, from the row's top on. */
struct steps {
    int32_t count; /* 0 where nothing is filled behind them */
    struct step {
        int32_t y;
        int32_t change;
    } steps[2 * cpixels_row_limit];
};

/* A row's chains from left to right, in groups: what is filled at a group depends on no other, as nothing
 * is filled between two of them, and none reaches over another. */
struct groups {
    int32_t count;
    const struct cpixels_chain *chains[cpixels_row_limit];
    int32_t ends[cpixels_row_limit]; /* one past each group's last chain */
    uint8_t ways[cpixels_row_limit];
};

static void add_step(struct steps *steps, int32_t y, int32_t change) {
    struct step *all = steps->steps;
    int32_t i = steps->count;
    while (i > 0 && all[i - 1].y > y) i--;
    if (i > 0 && all[i - 1].y == y) {
        all[i - 1].change += change;
        if (all[i - 1].change != 0) return;
        for (steps->count--; i <= steps->count; i++) all[i - 1] = all[i];
    } else {
        for (int32_t j = steps->count++; j > i; j--) all[j] = all[j - 1];
        all[i] = (struct step){y, change};
    }
}

/* Takes in the chains from `head` on, from left to right; tells how many there are, or -1 where they are
 * too many. */
static int32_t sort_row(struct cpixels_chain_table table, int32_t head,
                        const struct cpixels_chain **chains) {
    int32_t count = 0;
    for (int32_t index = head; index >= 0; index = table.chains[index].next) {
        if (count == cpixels_row_limit) return -1;
        const struct cpixels_chain *chain = &table.chains[index];
        int32_t i = count++;
        for (; i > 0 && comes_before(chain, chains[i - 1]); i--) chains[i] = chains[i - 1];
        chains[i] = chain;
    }
    return count;
}

/* Whether a chain leads back where another leads. */
static int is_reverse(struct cpixels_chain_table table, const struct cpixels_chain *one,
                      const struct cpixels_chain *other) {
    const int32_t count = one->last - one->first;
    if (one->direction == other->direction || other->last - other->first != count) return 0;
    for (int32_t i = 0; i <= count; i++) {
        const struct cpixels_corner a = table.corners[one->first + i];
        const struct cpixels_corner b = table.corners[other->last - i];
        if (a.x != b.x || a.y != b.y) return 0;
    }
    return 1;
}

/* Leaves out pairs of chains, which are in order, that lead to and fro on one way, as pieces of a stroke
 * do where they meet; tells how many are left. */
static int32_t cancel(struct cpixels_chain_table table, const struct cpixels_chain **chains,
                      int32_t count) {
    int32_t kept = 0;
    for (int32_t i = 0; i < count; i++) {
        const struct cpixels_chain *chain = chains[i];
        int32_t other = kept - 1;
        while (other >= 0 && chains[other]->left == chain->left && chains[other]->right == chain->right &&
               !is_reverse(table, chain, chains[other])) {
            other--;
        }
        if (other >= 0 && chains[other]->left == chain->left && chains[other]->right == chain->right) {
            for (kept--; other < kept; other++) chains[other] = chains[other + 1];
        } else {
            chains[kept++] = chain;
        }
    }
    return kept;
}

/* Ends a group before each chain that begins to the right of all others, where nothing is filled. */
static void part(struct groups *groups, struct cpixels_chain_table table, int32_t chain_count) {
    struct steps behind;
    behind.count = groups->count = 0;
    int32_t border = 0;
    for (int32_t i = 0; i < chain_count; i++) {
        const struct cpixels_chain *chain = groups->chains[i];
        if (i > 0 && behind.count == 0 && chain->left >= border) groups->ends[groups->count++] = i;
        add_step(&behind, table.corners[chain->first].y, 1);
        add_step(&behind, table.corners[chain->last].y, -1);
        border = chain->right > border ? chain->right : border;
    }
    groups->ends[groups->count++] = chain_count;
}

static struct chain_list group_at(const struct groups *groups, int32_t index) {
    const int32_t first = index > 0 ? groups->ends[index - 1] : 0;
    return (struct chain_list){groups->chains + first, groups->ends[index] - first};
}

/* Tells how a group of a row of so many chains stands; adds its spans. */
static enum way stand(struct chain_list list, int32_t row_count, struct cpixels_chain_table table,
                      struct cpixels_span *spans, int32_t *span_count) {
    int32_t are_whole = 1, right = 0;
    for (int32_t i = 0; i < list.count; i++) {
        are_whole &= is_whole(table, list.chains[i]);
        right = list.chains[i]->right > right ? list.chains[i]->right : right;
    }
    /* Of all chains together it is known already that they do not stand side by side. */
    if (list.count > cpixels_chain_limit || list.count == row_count) {
        *span_count = add_span(spans, *span_count, list.chains[0]->left, right);
        return BY_WALK;
    }
    const enum way way = are_whole ? stand_whole(list, spans, span_count)
                                   : cpixels_stand_parts(table, list, spans, span_count);
    /* Where groups share a pixel, their areas must have one sign. */
    return way == BY_SUM && list.chains[0]->direction < 0 ? BY_TURNED_SUM : way;
}

/* Adds up, by its groups, the areas of a row whose chains are too many or do not stand side by side; no
 * area where a group has too many edges. */
static ALWAYS_INLINE struct cpixels_scanned add_groups(struct cpixels_chain_table table,
                                                       int32_t row, int is_even_odd,
                                                       struct cpixels_scratch scratch) {
    const struct cpixels_scanned beyond = {-1, 0, 1};
    struct groups groups;
    const int32_t row_count = sort_row(table, table.heads[row], groups.chains);
    if (row_count < 0) return beyond;
    const int32_t chain_count = cancel(table, groups.chains, row_count);
    if (chain_count == 0) return (struct cpixels_scanned){0, 0, 1};
    part(&groups, table, chain_count);
    int32_t span_count = 0;
    for (int32_t i = 0; i < groups.count; i++) {
        const struct chain_list list = group_at(&groups, i);
        const enum way way = stand(list, row_count, table, scratch.spans, &span_count);
        if (way == BY_WALK && cpixels_edge_count(table, list) > cpixels_walk_limit) return beyond;
        groups.ways[i] = (uint8_t)way;
    }
    struct cpixels_scanned scanned = {0, 0, 1};
    for (int32_t i = 0; i < groups.count; i++) {
        const struct chain_list list = group_at(&groups, i);
        /* What lies to the right of the picture belongs to the last. */
        const int32_t open = table.open && i == groups.count - 1 ? table.open[row] : 0;
        const enum way way = (enum way)groups.ways[i];
        scanned = way == BY_WALK
                      ? cpixels_walk_areas(table, list, open, is_even_odd, scratch.areas, scratch.walk)
                      : add_standing(list, way, table, open, is_even_odd, scratch.areas);
    }
    scanned.count = span_count;
    return scanned;
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static __attribute__((noinline)) struct cpixels_scanned add_groups_avx2(
    struct cpixels_chain_table table, int32_t row, int is_even_odd, struct cpixels_scratch scratch) {
    return add_groups(table, row, is_even_odd, scratch);
}
#endif

static __attribute__((noinline)) struct cpixels_scanned scan_groups(
    struct cpixels_chain_table table, int32_t row, int is_even_odd, struct cpixels_scratch scratch) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return add_groups_avx2(table, row, is_even_odd, scratch);
#endif
    return add_groups(table, row, is_even_odd, scratch);
}

#endif
