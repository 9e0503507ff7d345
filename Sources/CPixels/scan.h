#ifndef CPIXELS_SCAN_H
#define CPIXELS_SCAN_H

#include "areas.h"
#include "order.h"

/* Products of numbers that fit into 16 bits, of which those of `b` are not negative. */
static ALWAYS_INLINE i4 product(i4 a, i4 b) {
#if defined(__SSE2__)
    return (i4)_mm_madd_epi16((__m128i)a, (__m128i)b);
#else
    return a * b;
#endif
}

static ALWAYS_INLINE i4 choose(i4 mask, i4 yes, i4 no) { return ((yes ^ no) & mask) ^ no; }

/* Numbers above 0; 0 in place of others. */
static ALWAYS_INLINE i4 positive(i4 v) { return v & ~(v >> 31); }

/* `before` times `height`/`width`, to the nearest whole number. */
static ALWAYS_INLINE i4 part_of(i4 height, i4 width, i4 before) {
    const d4 slope = __builtin_convertvector(height, d4) / __builtin_convertvector(width, d4);
    const d4 part = __builtin_convertvector(before, d4) * slope + ROUNDING;
    return __builtin_shufflevector((i8)part, (i8)part, 0, 2, 4, 6);
}

/* Four edges of a chain. */
struct edges {
    i4 left;   /* the lesser x */
    i4 right;  /* the greater x */
    i4 height; /* running down it counts up; 0 where there is no edge */
};

/* The edges from a corner on, of which there are `count` more; turned round if `is_turned` is -1. */
static ALWAYS_INLINE struct edges edges_from(const struct cpixels_corner *corner, int32_t count,
                                             const int32_t is_turned) {
    const i4 a = load_i4(&corner[0]), b = load_i4(&corner[2]);
    const i4 c = load_i4(&corner[1]), d = load_i4(&corner[3]);
    const i4 from_x = __builtin_shufflevector(a, b, 0, 2, 4, 6);
    const i4 from_y = __builtin_shufflevector(a, b, 1, 3, 5, 7);
    const i4 to_x = __builtin_shufflevector(c, d, 0, 2, 4, 6);
    const i4 to_y = __builtin_shufflevector(c, d, 1, 3, 5, 7);
    const i4 swap = (from_x ^ to_x) & (to_x < from_x);
    const i4 used = (i4){0, 1, 2, 3} < splat_i4(count);
    const i4 height = (((to_y - from_y) ^ is_turned) - is_turned) & used;
    /* Lanes without an edge hold whatever lies behind the chain; they must lie somewhere, too. */
    return (struct edges){(from_x ^ swap) & used, (to_x ^ swap) & used, height};
}

/* What edges change in a column in which they begin, and two columns on; in the one between, what is
 * left of 2·4,096 times their height. */
struct changes {
    i4 first;
    i4 last;
};

/* The changes of edges that lie in the column from `start` on, in the next, or in both. */
static ALWAYS_INLINE struct changes changes_of(struct edges edges, i4 start) {
    /* How far the ends are to the left of the border between the columns, and to the right. */
    const i4 border = start + ONE, left_of = border - edges.left, right_of = border - edges.right;
    const i4 left_before = positive(left_of), right_before = positive(right_of);
    const i4 left_after = left_before - left_of, right_after = right_before - right_of;
    /* An edge straight down has no slope, and stays in its column. */
    const i4 width = edges.right - edges.left;
    const i4 part = part_of(edges.height, width - (width == 0), left_before);
    const i4 first = choose(right_of > 0, edges.height, part);
    return (struct changes){product(first, left_before + right_before),
                            product(edges.height - first, left_after + right_after)};
}

static ALWAYS_INLINE int32_t lane_sum(i4 v) {
    v += __builtin_shufflevector(v, v, 2, 3, 0, 1);
    return v[0] + v[1];
}

/* Adds the edges of a chain that lies in column `column` and the next. */
static ALWAYS_INLINE void add_narrow(int32_t *areas, const struct cpixels_corner *corner,
                                     int32_t count, int32_t column, const int32_t is_turned) {
    const int32_t height = ((corner[count].y - corner[0].y) ^ is_turned) - is_turned;
    i4 firsts = splat_i4(0), lasts = splat_i4(0);
    for (; count > 0; count -= 4, corner += 4) {
        const struct changes changes =
            changes_of(edges_from(corner, count, is_turned), splat_i4(column << BITS));
        firsts += changes.first;
        lasts += changes.last;
    }
    const int32_t first = lane_sum(firsts), last = lane_sum(lasts);
    areas[column] += first;
    areas[column + 1] += height * (2 * ONE) - first - last;
    areas[column + 2] += last;
}

/* Adds the edges of any chain. */
static ALWAYS_INLINE void add_wide(int32_t *areas, const struct cpixels_corner *corner,
                                   int32_t count, const int32_t is_turned) {
    for (; count > 0; count -= 4, corner += 4) {
        const struct edges edges = edges_from(corner, count, is_turned);
        const i4 column = edges.left >> BITS, start = edges.left & ~MASK;
        if (any(edges.right - start >= 2 * ONE)) {
            for (; count > 0; count--, corner++) {
                add_edge(areas, corner[-is_turned], corner[1 + is_turned]);
            }
            return;
        }
        const struct changes changes = changes_of(edges, start);
        const i4 middle = edges.height * (2 * ONE) - changes.first - changes.last;
        for (int32_t lane = 0; lane < 4; lane++) {
            int32_t *address = areas + column[lane];
            /* Written one by one: the next lane reads what may overlap with a larger write. */
            address[0] += changes.first[lane];
            KEEP_ORDER();
            address[1] += middle[lane];
            KEEP_ORDER();
            address[2] += changes.last[lane];
            KEEP_ORDER();
        }
    }
}

/* Adds changes that are known; the other way round if `is_turned` is -1. */
static ALWAYS_INLINE void add_known(int32_t *areas, const int32_t *changes, int32_t count,
                                    int32_t is_turned) {
    for (int32_t i = 0; i < count; i += 4) {
        const i4 turned = (load_i4(changes + i) ^ is_turned) - is_turned;
        store_i4(areas + i, load_i4(areas + i) + turned);
    }
}

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

/* The same of two chains, as most rows have, in any order. */
static ALWAYS_INLINE struct standing span_two(struct row_chains *all,
                                              struct cpixels_span *spans) {
    if (comes_before(all->chains[1], all->chains[0])) {
        const struct cpixels_chain *first = all->chains[1];
        all->chains[1] = all->chains[0];
        all->chains[0] = first;
    }
    const struct cpixels_chain *near = all->chains[0], *far = all->chains[1];
    const int32_t is_ordered = near->right <= far->left;
    const int32_t count = add_span(spans, add_span(spans, 0, near->left, near->right), far->left,
                                   far->right);
    return (struct standing){count, is_ordered, is_ordered & (near->direction != far->direction)};
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

/* Takes over a row of a patch. */
static __attribute__((noinline)) struct cpixels_scanned scan_patch(const struct cpixels_patch *patch,
                                                       int32_t row,
                                                       struct cpixels_scratch scratch) {
    if ((uint32_t)(row - patch->top) >= (uint32_t)patch->rows) {
        return (struct cpixels_scanned){0, 0, 1};
    }
    const struct cpixels_span span = patch->spans[row - patch->top];
    const int32_t *from = patch->areas + (intptr_t)(row - patch->top) * patch->stride;
    int32_t *to = scratch.areas + patch->left;
    for (int32_t x = span.first; x <= span.last; x += 4) store_i4(to + x, load_i4(from + x));
    scratch.spans[0] = (struct cpixels_span){patch->left + span.first, patch->left + span.last};
    return (struct cpixels_scanned){1, 0, 1};
}

/* Whether a row may have anything of the outline. */
static ALWAYS_INLINE int has_row(const struct cpixels_chain_table *table, int32_t row) {
    const struct cpixels_patch *patch = table->patch;
    if (patch) return (uint32_t)(row - patch->top) < (uint32_t)patch->rows;
    return table->heads[row] >= 0;
}

/* What `cpixels_scan` does. */
static ALWAYS_INLINE struct cpixels_scanned scan_row(struct cpixels_chain_table table, int32_t row,
                                                     int is_even_odd,
                                                     struct cpixels_scratch scratch) {
    if (table.patch) return scan_patch(table.patch, row, scratch);
    const int32_t head = table.heads[row];
    if (head < 0) return (struct cpixels_scanned){0, 0, 1};
    struct row_chains all;
    gather(table, head, &all);
    /* Whoever tells how chains stand must have seen all of them. */
    if (!all.are_all) return cpixels_walk(table, row, is_even_odd, scratch);
    struct standing standing = {0, 0, 0};
    if (all.are_whole && all.count == 2) {
        standing = span_two(&all, scratch.spans);
    } else if (all.are_whole) {
        sort_chains(&all);
        standing = span_whole(&all, scratch.spans);
    } else {
        standing.span_count = cpixels_span_parts(table, head, scratch.spans, &standing.is_plain);
    }
    const int32_t open = table.open ? table.open[row] : 0;
    if (standing.is_plain) {
        for (int32_t i = 0; i < all.count; i++) add_chain(scratch.areas, table, all.chains[i], 0);
        /* What leads down here leads up to the right of the picture. */
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

#endif
