#ifndef CPIXELS_STANDING_H
#define CPIXELS_STANDING_H

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

static ALWAYS_INLINE int is_whole(struct cpixels_chain_table table,
                                  const struct cpixels_chain *chain) {
    /* Of 0 to 4,096 only the two ends differ in the highest bit alone. */
    return (table.corners[chain->first].y ^ table.corners[chain->last].y) == ONE;
}

/* Whether a chain comes before another from left to right. */
static ALWAYS_INLINE int comes_before(const struct cpixels_chain *one,
                                      const struct cpixels_chain *other) {
    return one->left != other->left ? one->left < other->left : one->right < other->right;
}

/* Tells how whole chains, which are in order, stand; adds their spans. */
static ALWAYS_INLINE enum way stand_whole(struct chain_list list, struct cpixels_span *spans,
                                          int32_t *span_count) {
    int32_t border = 0, is_ordered = 1, alternates = 1;
    int32_t expected = list.chains[0]->direction;
    for (int32_t i = 0; i < list.count; i++) {
        const struct cpixels_chain *chain = list.chains[i];
        is_ordered &= border <= chain->left;
        alternates &= chain->direction == expected;
        expected = -expected;
        border = chain->right > border ? chain->right : border;
        *span_count = add_span(spans, *span_count, chain->left, chain->right);
    }
    return !is_ordered ? BY_WALK : alternates ? BY_SUM : BY_SIDES;
}

/* Adds those of the chains, which stand side by side, that are sides of what the rule fills: down on
 * the left of a part, up on its right. Tells the winding behind the last. */
static int32_t add_sides(struct chain_list list, struct cpixels_chain_table table,
                         struct cpixels_winding before, int32_t *areas) {
    int32_t winding = before.base;
    for (int32_t i = 0; i < list.count; i++) {
        const struct cpixels_chain *chain = list.chains[i];
        const int was_filled = fills(winding, before.is_even_odd);
        winding += chain->direction;
        if (fills(winding, before.is_even_odd) == was_filled) continue;
        if ((chain->direction > 0) == was_filled) {
            add_chain(areas, table, chain, -1);
        } else {
            add_chain(areas, table, chain, 0);
        }
    }
    return winding;
}

/* Adds chains by a way other than walking; `open` is how far the outline leads down to the right of the
 * picture. Tells the area behind them. */
static ALWAYS_INLINE int32_t add_standing(struct chain_list list, enum way way,
                                          struct cpixels_chain_table table, int32_t open,
                                          struct cpixels_winding before, int32_t *areas) {
    if (way == BY_SIDES) {
        return fills(add_sides(list, table, before, areas), before.is_even_odd) ? FULL : 0;
    }
    /* What leads down here leads up to the right of the picture. */
    const int32_t closing = (int32_t)((uint32_t)open * (uint32_t)(-2 * ONE));
    if (way == BY_TURNED_SUM) {
        for (int32_t i = 0; i < list.count; i++) add_chain(areas, table, list.chains[i], -1);
        return -closing;
    }
    for (int32_t i = 0; i < list.count; i++) add_chain(areas, table, list.chains[i], 0);
    return closing;
}

#endif
