#ifndef CPIXELS_ORDER_H
#define CPIXELS_ORDER_H

#include "grid.h"
#include "strands.h"

/* What scanning tells of a row's strands, where some of them begin or end within the row. */
int32_t cpixels_span_parts(struct cpixels_strand_table table, int32_t head,
                           struct cpixels_span *spans, int32_t *is_plain);

/* The pixels that strands write to: an edge writes to its last pixel's right neighbour, too. */
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

#endif
