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

/* Chains that stand apart from all others of their row. */
struct group {
    struct chain_list list;
    int32_t base; /* the winding before them, the same at all heights */
    enum way way;
};

/* A row's chains from left to right, in groups none of which reaches over another. */
struct groups {
    int32_t count;
    const struct cpixels_chain *chains[cpixels_row_limit];
    struct group groups[cpixels_row_limit];
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

/* How far chains lead down, less how far up. */
static int32_t height_of(struct cpixels_chain_table table, const struct cpixels_chain *const *chains,
                         int32_t count) {
    int32_t height = 0;
    for (int32_t i = 0; i < count; i++) {
        height += table.corners[chains[i]->last].y - table.corners[chains[i]->first].y;
    }
    return height;
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

/* Whether the winding is the same at all heights. */
static int is_even_winding(const struct steps *steps) {
    return steps->count == 0 || (steps->count == 2 && steps->steps[0].y == 0 && steps->steps[1].y == ONE);
}

/* Begins a group at each chain that begins to the right of all others, where the winding is the same at
 * all heights; of a row that is not closed, where it is 0. */
static void part(struct groups *groups, struct cpixels_chain_table table, int32_t chain_count,
                 int is_closed) {
    struct steps behind;
    behind.count = groups->count = 0;
    int32_t border = 0;
    for (int32_t i = 0; i < chain_count; i++) {
        const struct cpixels_chain *chain = groups->chains[i];
        const int is_even = is_closed ? is_even_winding(&behind) : behind.count == 0;
        if (i == 0 || (chain->left >= border && is_even)) {
            const int32_t base = behind.count > 0 ? behind.steps[0].change : 0;
            groups->groups[groups->count++] = (struct group){{groups->chains + i, 0}, base, BY_WALK};
        }
        groups->groups[groups->count - 1].list.count++;
        add_step(&behind, table.corners[chain->first].y, 1);
        add_step(&behind, table.corners[chain->last].y, -1);
        border = chain->right > border ? chain->right : border;
    }
}

/* Tells how a group of a row of so many chains stands; adds its spans. */
static enum way stand(struct group group, int32_t row_count, struct cpixels_chain_table table,
                      struct cpixels_span *spans, int32_t *span_count) {
    const struct chain_list list = group.list;
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
    if (are_whole) return stand_whole(list, spans, span_count) == BY_WALK ? BY_WALK : BY_SIDES;
    const enum way way = cpixels_stand_parts(table, list, spans, span_count);
    if (way == BY_WALK || group.base != 0) return BY_WALK;
    /* Where groups share a pixel, their areas must have one sign. */
    return list.chains[0]->direction < 0 ? BY_TURNED_SUM : BY_SUM;
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
    const int32_t open = table.open ? table.open[row] : 0;
    const int is_closed = height_of(table, groups.chains, chain_count) + open == 0;
    part(&groups, table, chain_count, is_closed);
    int32_t span_count = 0;
    for (int32_t i = 0; i < groups.count; i++) {
        struct group *group = &groups.groups[i];
        group->way = stand(*group, row_count, table, scratch.spans, &span_count);
        if (group->way != BY_WALK) continue;
        if (cpixels_edge_count(table, group->list) > cpixels_walk_limit) return beyond;
    }
    int32_t closing = 0;
    for (int32_t i = 0; i < groups.count; i++) {
        const struct group group = groups.groups[i];
        const struct cpixels_winding before = {group.base, is_even_odd};
        /* What lies to the right of the picture belongs to the last. */
        const int32_t beyond_right = i + 1 < groups.count ? 0 : open;
        closing = group.way == BY_WALK
                      ? cpixels_walk_areas(table, group.list, before, is_closed, scratch.areas, scratch.walk)
                      : add_standing(group.list, group.way, table, beyond_right, before, scratch.areas);
    }
    return (struct cpixels_scanned){span_count, closing, is_closed};
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
