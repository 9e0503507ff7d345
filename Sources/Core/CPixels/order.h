#ifndef CPIXELS_ORDER_H
#define CPIXELS_ORDER_H

#include "grid.h"
#include "chains.h"

/* Finds the spans of a row, some of whose chains begin or end within the row, and whether the sum
 * of signed areas is the covered area. Takes at most `cpixels_chain_limit` chains. */
int32_t cpixels_span_parts(struct cpixels_chain_table table, int32_t head,
                           struct cpixels_span *spans, int32_t *is_plain);

/* Returns the pixels that chains write to. An edge also writes to the right neighbour of its last
 * pixel. */
static inline struct cpixels_span span_of(int32_t left, int32_t right) {
    return (struct cpixels_span){left >> BITS, (right >> BITS) + 1};
}

/* Appends the next span from the left. Merges spans that are at most four pixels apart, because
 * they are swept together. */
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

/* Returns the pixels that all chains of a row write to. */
static inline struct cpixels_span span_of_all(struct cpixels_chain_table table, int32_t head) {
    int32_t left = INT32_MAX, right = 0;
    for (int32_t i = head; i >= 0; i = table.chains[i].next) {
        left = table.chains[i].left < left ? table.chains[i].left : left;
        right = table.chains[i].right > right ? table.chains[i].right : right;
    }
    return span_of(left, right);
}

/* Sums areas as `cpixels_walk` does, but writes no spans. The count of the result is 0, or −1 if
 * there are too many edges. */
struct cpixels_scan_result cpixels_walk_areas(struct cpixels_chain_table table, int32_t row,
                                              int is_even_odd, int32_t *areas,
                                              struct cpixels_walk_memory memory);

#endif
