#include "grid.h"
#include "strands.h"

/* A place on the grid: x and y from the picture's upper left corner, in units. */
struct place {
    int64_t x;
    int64_t y;
};

static ALWAYS_INLINE struct place place_of(const double *point) {
    return (struct place){rounded(point[0] * ONE), rounded(point[1] * ONE)};
}

/* What has been written of a table, and the strand that is being written. */
struct writer {
    struct cpixels_corner *corners;
    struct cpixels_strand *next; /* where the next strand is written */
    int32_t *heads;
    int64_t corner_count;
    int64_t row;
    int64_t first;
    int32_t strand_count;
    int32_t direction; /* 0 where there is no strand */
    int32_t left;
    int32_t right;
};

/* Adds a corner, its y from the row's top. */
static ALWAYS_INLINE void append(struct writer *w, int32_t x, int32_t y) {
    w->left = x < w->left ? x : w->left;
    w->right = x > w->right ? x : w->right;
    w->corners[w->corner_count++] = (struct cpixels_corner){x, y};
}

static ALWAYS_INLINE void begin_strand(struct writer *w, int64_t row, int32_t x, int32_t y) {
    w->row = row;
    w->first = w->corner_count;
    w->left = x;
    w->right = x;
    w->corners[w->corner_count++] = (struct cpixels_corner){x, y};
}

/* Hands the strand to its row. */
static ALWAYS_INLINE void hand_over(struct writer *w, int32_t direction) {
    int32_t *head = &w->heads[w->row];
    *w->next++ = (struct cpixels_strand){(int32_t)w->first, (int32_t)w->corner_count - 1,
                                         w->left, w->right, direction, *head};
    *head = w->strand_count++;
}

static ALWAYS_INLINE void end_strand(struct writer *w) {
    if (w->direction != 0) hand_over(w, w->direction);
    w->direction = 0;
}

/* Goes on with the strand from a corner where that is the same stretch, or begins another. */
static ALWAYS_INLINE void go_on(struct writer *w, int64_t row, int32_t direction, int32_t x,
                                int32_t y) {
    if (row == w->row && direction == w->direction && y == w->corners[w->corner_count - 1].y) {
        /* A level way between the two adds no area. */
        if (x != w->corners[w->corner_count - 1].x) append(w, x, y);
    } else {
        end_strand(w);
        w->direction = direction;
        begin_strand(w, row, x, y);
    }
}

/* Adds a piece that is not level. */
static ALWAYS_INLINE void add_piece(struct writer *w, int64_t row, struct place from,
                                    struct place to, int32_t direction) {
    const int64_t top = row << BITS;
    go_on(w, row, direction, (int32_t)from.x, (int32_t)(from.y - top));
    append(w, (int32_t)to.x, (int32_t)(to.y - top));
}

/* Adds a piece within a row, cut at the picture's left and right sides. */
static void add_clipped(struct writer *w, int64_t width, int64_t row, struct place from,
                        struct place to, int32_t direction) {
    if (from.x >= width && to.x >= width) return;
    if (from.x <= 0 && to.x <= 0) {
        add_piece(w, row, (struct place){0, from.y}, (struct place){0, to.y}, direction);
        return;
    }
    if (from.x >= 0 && to.x >= 0 && from.x <= width && to.x <= width) {
        add_piece(w, row, from, to, direction);
        return;
    }
    /* It crosses a side: where is found from above; each part is treated by itself. */
    const struct place top = direction > 0 ? from : to, bottom = direction > 0 ? to : from;
    const int64_t side = from.x < 0 || to.x < 0 ? 0 : width;
    const double share = (double)(side - top.x) / (double)(bottom.x - top.x);
    const struct place middle = {side, top.y + rounded(share * (double)(bottom.y - top.y))};
    if (middle.y != from.y) add_clipped(w, width, row, from, middle, direction);
    if (middle.y != to.y) add_clipped(w, width, row, middle, to, direction);
}

static struct place place_at(int64_t y, struct place top, struct place bottom, double slope) {
    if (y == top.y) return top;
    if (y == bottom.y) return bottom;
    return (struct place){top.x + rounded((double)(y - top.y) * slope), y};
}

static int64_t greater(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t lesser(int64_t a, int64_t b) { return a < b ? a : b; }

/* An edge, and the rows of the picture that it passes through. */
struct crossing {
    struct place from;
    struct place to;
    int64_t first;
    int64_t count;
};

static struct crossing crossing_of(struct place from, struct place to, int64_t height) {
    const int64_t upper = greater(lesser(from.y, to.y), 0);
    const int64_t lower = lesser(greater(from.y, to.y), height);
    const int64_t first = upper >> BITS;
    return (struct crossing){from, to, first,
                             upper < lower ? ((lower - 1) >> BITS) - first + 1 : 0};
}

/* Cuts an edge that is partly outside the picture, at the same places as within it. */
static void cut_clipped(struct writer *w, int64_t width, int64_t height, struct crossing edge) {
    const int is_down = edge.from.y < edge.to.y;
    const struct place top = is_down ? edge.from : edge.to, bottom = is_down ? edge.to : edge.from;
    const double slope = (double)(bottom.x - top.x) / (double)(bottom.y - top.y);
    const int64_t upper = greater(top.y, 0), lower = lesser(bottom.y, height);
    for (int64_t step = 0; step < edge.count; step++) {
        const int64_t row = edge.first + (is_down ? step : edge.count - 1 - step);
        const struct place high = place_at(greater(row << BITS, upper), top, bottom, slope);
        const struct place low = place_at(lesser((row + 1) << BITS, lower), top, bottom, slope);
        add_clipped(w, width, row, is_down ? high : low, is_down ? low : high, is_down ? 1 : -1);
    }
}

/* A polygon on its way through the cutter. */
struct walk {
    const double *next; /* the corner that the current edge leads to */
    const double *last;
    int32_t width; /* of the picture, in units */
    int32_t height;
    int64_t corner_room;
    struct cpixels_corner from; /* the current edge's ends, if they lie in the picture */
    struct cpixels_corner to;
};

/* The nearest corner; one that is outside every picture where there is none in its numbers. */
static ALWAYS_INLINE struct cpixels_corner corner_of(const double *point) {
#if defined(__SSE2__)
    const __m128d units = _mm_mul_pd(_mm_loadu_pd(point), _mm_set1_pd(ONE));
    const int64_t both = _mm_cvtsi128_si64(_mm_cvtpd_epi32(units));
    return (struct cpixels_corner){(int32_t)both, (int32_t)(both >> 32)};
#else
    const struct place place = place_of(point);
    const int fits = place.x == (int32_t)place.x && place.y == (int32_t)place.y;
    return fits ? (struct cpixels_corner){(int32_t)place.x, (int32_t)place.y}
                : (struct cpixels_corner){-1, -1};
#endif
}

/* Whether a corner lies in the picture. On its right side it does not: some of the edges there change
 * no pixel. */
static ALWAYS_INLINE int is_inside(struct cpixels_corner corner, const struct walk *walk) {
    return (uint32_t)corner.x < (uint32_t)walk->width &&
           (uint32_t)corner.y <= (uint32_t)walk->height;
}

/* Takes the next edge, from where the last one ended; 0 where there is none in the picture. */
static ALWAYS_INLINE int take_edge(struct walk *walk) {
    walk->next += 2;
    if (walk->next > walk->last) return 0;
    const struct cpixels_corner to = corner_of(walk->next);
    if (!is_inside(to, walk)) return 0;
    walk->from = walk->to;
    walk->to = to;
    return 1;
}

/* Cuts the current edge and those that follow it in its own direction, +1 for down or -1 for up, row
 * by row; 0 where there is no room.
 *
 * Where an edge crosses from row to row is worked out from its upper end, so that an edge and its
 * reverse are cut at the same places. */
static ALWAYS_INLINE int cut_chain(struct writer *w, struct walk *walk, const int32_t direction) {
    const int32_t is_up = direction < 0;
    const int32_t start = is_up ? ONE : 0, end = is_up ? 0 : ONE;
    int64_t row = (walk->from.y - is_up) >> BITS;
    int32_t border = (int32_t)(row + !is_up) << BITS; /* the height at which the row is left */
    go_on(w, row, direction, walk->from.x, walk->from.y - border + end);
    for (;;) {
        const struct cpixels_corner from = walk->from, to = walk->to;
        if (is_up ? to.y < border : to.y > border) {
            const struct cpixels_corner top = is_up ? to : from;
            const double slope = (double)(to.x - from.x) / (double)(to.y - from.y);
            do {
                if (w->corner_count > walk->corner_room) return 0;
                const int32_t x = top.x + (int32_t)rounded((double)(border - top.y) * slope);
                append(w, x, end);
                hand_over(w, direction);
                row += direction;
                border += direction * ONE;
                begin_strand(w, row, x, start);
            } while (is_up ? to.y < border : to.y > border);
        }
        append(w, to.x, to.y - border + end);
        if (!take_edge(walk) || (is_up ? walk->to.y >= to.y : walk->to.y <= to.y)) return 1;
        if (to.y == border) {
            hand_over(w, direction);
            row += direction;
            border += direction * ONE;
            begin_strand(w, row, to.x, start);
        }
    }
}

/* Cuts the edge to the walk's next corner, a part of which is outside the picture; 0 where there is
 * no room. */
static int cut_outside(struct writer *w, const double *before, const struct walk *walk) {
    const struct crossing edge = crossing_of(place_of(before), place_of(walk->next), walk->height);
    if (w->corner_count + 6 * edge.count > walk->corner_room) return 0;
    /* What lies to the right of all pixels changes none. */
    if (edge.from.x < walk->width || edge.to.x < walk->width) {
        cut_clipped(w, walk->width, walk->height, edge);
    }
    return 1;
}

static ALWAYS_INLINE void reach(struct cpixels_extent *extent, const double *point) {
    const int64_t y = rounded(point[1] * ONE);
    extent->top = y < extent->top ? y : extent->top;
    extent->bottom = y > extent->bottom ? y : extent->bottom;
}

/* Cuts the edges of a polygon of at least one corner; 0 where there is no room. */
static ALWAYS_INLINE int cut_polygon(struct writer *written, const double *points, intptr_t count,
                                     struct cpixels_strand_table table,
                                     struct cpixels_extent *extent) {
    struct writer w = *written;
    const double *last = points + 2 * (count - 1);
    /* Beyond those where rows are crossed, an edge has two corners at most. */
    struct walk walk = {.next = points,
                        .last = last,
                        .width = table.width << BITS,
                        .height = table.height << BITS,
                        .corner_room = table.corner_room - 2 * count - 4};
    if (w.corner_count > walk.corner_room) return 0;
    while (walk.next <= last) {
        const double *before = walk.next == points ? last : walk.next - 2;
        walk.from = corner_of(before);
        walk.to = corner_of(walk.next);
        reach(extent, walk.next);
        if (is_inside(walk.from, &walk) && is_inside(walk.to, &walk)) {
            if (walk.from.y < walk.to.y) {
                if (!cut_chain(&w, &walk, 1)) return 0;
            } else if (walk.from.y > walk.to.y) {
                if (!cut_chain(&w, &walk, -1)) return 0;
            } else {
                walk.next += 2;
            }
            /* Within a chain no corner reaches farther than its end. */
            reach(extent, walk.next - 2);
        } else {
            struct writer copy = w;
            if (!cut_outside(&copy, before, &walk)) return 0;
            w = copy;
            walk.next += 2;
        }
    }
    end_strand(&w);
    *written = w;
    return 1;
}

int cpixels_cut(const double *points, const intptr_t *ends, intptr_t count,
                struct cpixels_strand_table table, struct cpixels_extent *extent) {
    struct writer w = {.corners = table.corners, .next = table.strands, .heads = table.heads};
    struct cpixels_extent all = {INT64_MAX, 0};
    intptr_t start = 0;
    for (intptr_t polygon = 0; polygon < count; polygon++) {
        const intptr_t end = ends[polygon];
        if (end > start && !cut_polygon(&w, points + 2 * start, end - start, table, &all)) return 0;
        start = end;
    }
    *extent = all;
    return 1;
}
