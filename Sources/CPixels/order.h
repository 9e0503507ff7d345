#ifndef CPIXELS_ORDER_H
#define CPIXELS_ORDER_H

#include "grid.h"
#include "chains.h"

/* Chains of a row. */
struct chain_list {
    const struct cpixels_chain *const *chains;
    int32_t count;
};

/* How the areas of chains are found. */
enum way {
    BY_SUM,        /* all are added up: they lead, from the left, from winding 0 to one sign and back */
    BY_TURNED_SUM, /* the same the other way round: that sign is negative, and matters */
    BY_SIDES,      /* those that are sides of what the rule fills are added up: they stand side by side */
    BY_WALK        /* the winding is walked through */
};

/* Tells how chains stand, at most `cpixels_chain_limit`, of which some begin or end within the row: their
 * areas are summed or walked through. Adds their spans. */
enum way cpixels_stand_parts(struct cpixels_chain_table table, struct chain_list list,
                             struct cpixels_span *spans, int32_t *span_count);

/* The pixels that chains write to: an edge writes to its last pixel's right neighbour, too. */
static inline struct cpixels_span span_of(int32_t left, int32_t right) {
    return (struct cpixels_span){left >> BITS, (right >> BITS) + 1};
}

/* Adds the next span from the left to `count` of them; those so near to each other that they would be
 * swept together are one. */
static inline int32_t add_span(struct cpixels_span *spans, int32_t count, int32_t left,
                               int32_t right) {
    const struct cpixels_span span = span_of(left, right);
    if (count == 0 || span.first > spans[count - 1].last + 4) {
        spans[count] = span;
        return count + 1;
    }
    if (span.last > spans[count - 1].last) spans[count - 1].last = span.last;
    return count;
}

/* How many edges there are to walk through. */
int32_t cpixels_edge_count(struct cpixels_chain_table table, struct chain_list list);

/* The winding before chains, the same at all heights, and the rule. */
struct cpixels_winding {
    int32_t base;
    int is_even_odd;
};

static inline int fills(int32_t winding, int is_even_odd) {
    return is_even_odd ? winding & 1 : winding != 0;
}

/* Walks through chains of at most `cpixels_walk_limit` edges, of a row that is closed or not. Tells the area
 * behind them. */
int32_t cpixels_walk_areas(struct cpixels_chain_table table, struct chain_list list,
                           struct cpixels_winding before, int is_closed, int32_t *areas,
                           struct cpixels_walk_memory memory);

#endif
