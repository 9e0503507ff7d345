#include "scalar_edges.h"
#include "order.h"

/* The borders between slabs, as heights from 0 to 4,096, one bit each. */
enum { CUT_WORDS = ONE / 64 + 1 };

struct cuts {
    uint64_t words[CUT_WORDS];
    uint64_t used; /* one bit for each of the first 64 words that is not zero */
};

static double x_at(const struct cpixels_walk_edge *edge, int32_t y) {
    return edge->top_x + (double)(y - edge->top) * edge->slope;
}

static struct cpixels_walk_edge edge_of(struct cpixels_corner from, struct cpixels_corner to,
                                        int32_t direction, int32_t number) {
    const struct cpixels_corner top = direction > 0 ? from : to;
    const struct cpixels_corner bottom = direction > 0 ? to : from;
    const double slope = (double)(bottom.x - top.x) / (double)(bottom.y - top.y);
    const int32_t left = from.x < to.x ? from.x : to.x, right = from.x < to.x ? to.x : from.x;
    return (struct cpixels_walk_edge){top.x, slope, top.y, bottom.y, left, right, direction,
                                      number};
}

/* Sorts edges by their upper ends. The order is stable. */
static void sort_edges(struct cpixels_walk_edge *edges, int32_t count) {
    for (int32_t i = 1; i < count; i++) {
        const struct cpixels_walk_edge edge = edges[i];
        int32_t j = i;
        for (; j > 0 && edge.top < edges[j - 1].top; j--) edges[j] = edges[j - 1];
        edges[j] = edge;
    }
}

/* Collects the edges of a row from top to bottom, and adds their signed heights to `height`.
 * Returns their number, or −1 if there are too many. */
static int32_t gather(struct cpixels_chain_table table, int32_t head,
                      struct cpixels_walk_memory memory, int32_t *height) {
    int32_t count = 0;
    for (int32_t index = head; index >= 0; index = table.chains[index].next) {
        const struct cpixels_chain *chain = &table.chains[index];
        *height += table.corners[chain->last].y - table.corners[chain->first].y;
        for (int32_t i = chain->first; i < chain->last; i++) {
            const struct cpixels_corner from = table.corners[i], to = table.corners[i + 1];
            if (from.y == to.y) continue;
            if (count == cpixels_walk_limit) return -1;
            memory.edges[count] = edge_of(from, to, chain->direction, count);
            count++;
        }
    }
    sort_edges(memory.edges, count);
    return count;
}

static void add_cut(struct cuts *cuts, int32_t height) {
    cuts->words[height >> 6] |= 1ull << (height & 63);
    /* The bottom of a row is in the last word, which has no bit. */
    cuts->used |= height < ONE ? 1ull << (height >> 6) : 0;
}

/* Adds a border between slabs where two edges cross, at the nearest height. */
static void add_crossing_cut(struct cuts *cuts, const struct cpixels_walk_edge *a,
                             const struct cpixels_walk_edge *b) {
    const int32_t top = a->top > b->top ? a->top : b->top;
    const int32_t bottom = a->bottom < b->bottom ? a->bottom : b->bottom;
    if (top >= bottom || a->right < b->left || b->right < a->left) return;
    const double before = x_at(a, top) - x_at(b, top);
    const double after = x_at(a, bottom) - x_at(b, bottom);
    if ((before < 0) == (after < 0) || before == after) return;
    const double fraction = before / (before - after);
    add_cut(cuts, top + (int32_t)(fraction * (double)(bottom - top) + 0.5));
}

static void cut_into_slabs(struct cuts *cuts, const struct cpixels_walk_edge *edges,
                           int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        add_cut(cuts, edges[i].top);
        add_cut(cuts, edges[i].bottom);
    }
    for (int32_t i = 0; i < count; i++) {
        for (int32_t j = i + 1; j < count && edges[j].top < edges[i].bottom; j++) {
            add_crossing_cut(cuts, &edges[i], &edges[j]);
        }
    }
}

/* Whether a side comes before another from left to right. Ties are resolved by the order of the
 * edges. */
static inline int is_before(const struct cpixels_walk_side *a, const struct cpixels_walk_side *b) {
    return a->position != b->position ? a->position < b->position
                                      : a->edge->number < b->edge->number;
}

static void sort_sides(struct cpixels_walk_side *sides, int32_t count) {
    for (int32_t i = 1; i < count; i++) {
        if (!is_before(&sides[i], &sides[i - 1])) continue;
        const struct cpixels_walk_side side = sides[i];
        int32_t j = i;
        do {
            sides[j] = sides[j - 1];
            j--;
        } while (j > 0 && is_before(&side, &sides[j - 1]));
        sides[j] = side;
    }
}

static struct cpixels_walk_side side_of(const struct cpixels_walk_edge *edge, double top_x,
                                        int32_t bottom) {
    const double bottom_x = x_at(edge, bottom);
    return (struct cpixels_walk_side){top_x, bottom_x, top_x + bottom_x, edge};
}

/* The state of walking the slabs of a row. */
struct slab_walk {
    struct cpixels_walk_memory memory;
    int32_t edge_count;
    int32_t next;       /* the first edge below the current slab */
    int32_t side_count; /* the number of sides of the current slab */
};

/* Moves on to a slab. Keeps the sides that end below its top, which are already nearly sorted, and
 * adds the edges that begin there. */
static void move_sides(struct slab_walk *walk, int32_t top, int32_t bottom) {
    struct cpixels_walk_side *sides = walk->memory.sides;
    int32_t count = 0;
    for (int32_t i = 0; i < walk->side_count; i++) {
        if (sides[i].edge->bottom > top) {
            sides[count++] = side_of(sides[i].edge, sides[i].bottom_x, bottom);
        }
    }
    const struct cpixels_walk_edge *edges = walk->memory.edges;
    for (; walk->next < walk->edge_count && edges[walk->next].top == top;
         walk->next++) {
        const struct cpixels_walk_edge *edge = &edges[walk->next];
        sides[count++] = side_of(edge, edge->top_x, bottom);
    }
    walk->side_count = count;
    sort_sides(sides, count);
}

static inline int is_inside(int32_t winding, int is_even_odd) {
    return is_even_odd ? winding & 1 : winding != 0;
}

/* Returns the number of sides up to the last side with an unfilled area to its right. */
static int32_t closed_count(const struct slab_walk *walk, int is_even_odd) {
    int32_t winding = 0, count = 0;
    for (int32_t i = 0; i < walk->side_count; i++) {
        winding += walk->memory.sides[i].edge->direction;
        if (!is_inside(winding, is_even_odd)) count = i + 1;
    }
    return count;
}

/* Adds those of the first `count` sides that are borders of filled areas: downwards on the left,
 * upwards on the right. Returns whether the area to the right of them is filled. */
static int add_slab(const struct slab_walk *walk, int32_t count, int32_t top, int32_t bottom,
                    int is_even_odd, int32_t *areas) {
    int32_t winding = 0;
    for (int32_t i = 0; i < count; i++) {
        const struct cpixels_walk_side *side = &walk->memory.sides[i];
        const int was_inside = is_inside(winding, is_even_odd);
        winding += side->edge->direction;
        if (is_inside(winding, is_even_odd) == was_inside) continue;
        /* x is never negative, so that truncation rounds down. */
        const struct cpixels_corner upper = {(int32_t)(side->top_x + 0.5), top};
        const struct cpixels_corner lower = {(int32_t)(side->bottom_x + 0.5), bottom};
        if (was_inside) {
            add_edge(areas, lower, upper);
        } else {
            add_edge(areas, upper, lower);
        }
    }
    return is_inside(winding, is_even_odd);
}

/* Walks a slab. Returns the area that remains at its right end. */
static int32_t walk_slab(struct slab_walk *walk, int32_t top, int32_t bottom, int is_even_odd,
                         int is_closed, int32_t *areas) {
    move_sides(walk, top, bottom);
    const int32_t count = is_closed ? walk->side_count : closed_count(walk, is_even_odd);
    const int is_filled = add_slab(walk, count, top, bottom, is_even_odd, areas);
    return is_filled ? 2 * ONE * (bottom - top) : 0;
}

/* Walks all slabs. Returns the area that remains at the right end of the row. */
static int32_t add_slabs(struct slab_walk *walk, const struct cuts *cuts, int is_even_odd,
                         int is_closed, int32_t *areas) {
    int32_t top = -1, closing = 0;
    for (uint64_t used = cuts->used; used != 0; used &= used - 1) {
        const int32_t word = __builtin_ctzll(used);
        for (uint64_t bits = cuts->words[word]; bits != 0; bits &= bits - 1) {
            const int32_t height = word * 64 + __builtin_ctzll(bits);
            if (top >= 0) closing += walk_slab(walk, top, height, is_even_odd, is_closed, areas);
            top = height;
        }
    }
    if (top >= 0 && cuts->words[CUT_WORDS - 1]) {
        closing += walk_slab(walk, top, ONE, is_even_odd, is_closed, areas);
    }
    return closing;
}

struct cpixels_scan_result cpixels_walk_areas(struct cpixels_chain_table table, int32_t row,
                                              int is_even_odd, int32_t *areas,
                                              struct cpixels_walk_memory memory) {
    /* If the edges to the right of the image are included, a closed row runs down as far as up. */
    int32_t height = table.open ? table.open[row] : 0;
    struct slab_walk walk = {memory, gather(table, table.heads[row], memory, &height), 0, 0};
    const int32_t is_closed = height == 0;
    if (walk.edge_count < 0) return (struct cpixels_scan_result){-1, 0, 1};
    struct cuts cuts = {{0}, 0};
    cut_into_slabs(&cuts, memory.edges, walk.edge_count);
    const int32_t closing = add_slabs(&walk, &cuts, is_even_odd, is_closed, areas);
    return (struct cpixels_scan_result){0, closing, is_closed};
}

struct cpixels_scan_result cpixels_walk(struct cpixels_chain_table table, int32_t row,
                                        int is_even_odd, struct cpixels_scratch scratch) {
    const int32_t head = table.heads[row];
    if (head < 0) return (struct cpixels_scan_result){0, 0, 1};
    struct cpixels_scan_result walked =
        cpixels_walk_areas(table, row, is_even_odd, scratch.areas, scratch.walk);
    if (walked.count < 0) return walked;
    scratch.spans[0] = span_of_all(table, head);
    walked.count = 1;
    return walked;
}
