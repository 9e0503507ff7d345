#ifndef CPIXELS_ORDER_H
#define CPIXELS_ORDER_H

#include "grid.h"
#include "chains.h"

/* What scanning tells of a row's chains, at most `cpixels_chain_limit`, where some of them begin or
 * end within the row. */
int32_t cpixels_span_parts(struct cpixels_chain_table table, int32_t head,
                           struct cpixels_span *spans, int32_t *is_plain);

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

/* The pixels that all chains of a row write to. */
static inline struct cpixels_span span_of_all(struct cpixels_chain_table table, int32_t head) {
    int32_t left = INT32_MAX, right = 0;
    for (int32_t i = head; i >= 0; i = table.chains[i].next) {
        left = table.chains[i].left < left ? table.chains[i].left : left;
        right = table.chains[i].right > right ? table.chains[i].right : right;
    }
    return span_of(left, right);
}

/* What `cpixels_walk` does, but for the spans: the count is 0, or -1. */
struct cpixels_scanned cpixels_walk_areas(struct cpixels_chain_table table, int32_t row,
                                          int is_even_odd, int32_t *areas,
                                          struct cpixels_walk_memory memory);

#endif
