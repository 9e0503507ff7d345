#ifndef CPIXELS_CLIPPING_H
#define CPIXELS_CLIPPING_H

#include "writer.h"

/* Adds a piece that is not horizontal. */
static ALWAYS_INLINE void add_piece(struct writer *w, int64_t row, struct grid_point from,
                                    struct grid_point to, int32_t direction) {
    const int64_t top = row << BITS;
    continue_chain(w, row, direction, (int32_t)from.x, (int32_t)(from.y - top));
    append(w, (int32_t)to.x, (int32_t)(to.y - top));
}

/* Adds a piece within a row, clipped at the left and right borders of the image. */
static void add_clipped(struct writer *w, int64_t width, int64_t row, struct grid_point from,
                        struct grid_point to, int32_t direction) {
    if (from.x >= width && to.x >= width) {
        add_open_edge(w->open, from.y, to.y);
        return;
    }
    if (from.x <= 0 && to.x <= 0) {
        add_piece(w, row, (struct grid_point){0, from.y}, (struct grid_point){0, to.y}, direction);
        return;
    }
    if (from.x >= 0 && to.x >= 0 && from.x <= width && to.x <= width) {
        add_piece(w, row, from, to, direction);
        return;
    }
    /* The crossing with the border is computed from the upper end of the edge. Both parts are added
     * separately. */
    const struct grid_point top = direction > 0 ? from : to, bottom = direction > 0 ? to : from;
    const int64_t side = from.x < 0 || to.x < 0 ? 0 : width;
    const double fraction = (double)(side - top.x) / (double)(bottom.x - top.x);
    const struct grid_point middle = {side, top.y + rounded(fraction * (double)(bottom.y - top.y))};
    if (middle.y != from.y) add_clipped(w, width, row, from, middle, direction);
    if (middle.y != to.y) add_clipped(w, width, row, middle, to, direction);
}

static struct grid_point grid_point_at(int64_t y, struct grid_point top, struct grid_point bottom,
                                       double slope) {
    if (y == top.y) return top;
    if (y == bottom.y) return bottom;
    return (struct grid_point){top.x + rounded((double)(y - top.y) * slope), y};
}

static int64_t greater(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t lesser(int64_t a, int64_t b) { return a < b ? a : b; }

/* An edge, and the rows of the image that it crosses. */
struct crossing {
    struct grid_point from;
    struct grid_point to;
    int64_t first;
    int64_t count;
};

static struct crossing crossing_of(struct grid_point from, struct grid_point to, int64_t height) {
    const int64_t upper = greater(lesser(from.y, to.y), 0);
    const int64_t lower = lesser(greater(from.y, to.y), height);
    const int64_t first = upper >> BITS;
    return (struct crossing){from, to, first,
                             upper < lower ? ((lower - 1) >> BITS) - first + 1 : 0};
}

/* Cuts an edge that is partly outside the image, at the same points as an edge inside it. */
static void cut_clipped(struct writer *w, int64_t width, int64_t height, struct crossing edge) {
    const int is_down = edge.from.y < edge.to.y;
    const struct grid_point top = is_down ? edge.from : edge.to;
    const struct grid_point bottom = is_down ? edge.to : edge.from;
    const double slope = (double)(bottom.x - top.x) / (double)(bottom.y - top.y);
    const int64_t upper = greater(top.y, 0), lower = lesser(bottom.y, height);
    for (int64_t step = 0; step < edge.count; step++) {
        const int64_t row = edge.first + (is_down ? step : edge.count - 1 - step);
        const struct grid_point high =
            grid_point_at(greater(row << BITS, upper), top, bottom, slope);
        const struct grid_point low =
            grid_point_at(lesser((row + 1) << BITS, lower), top, bottom, slope);
        add_clipped(w, width, row, is_down ? high : low, is_down ? low : high, is_down ? 1 : -1);
    }
}

/* Cuts an edge that may be partly outside the image. Returns 0 if the corner buffer is full. */
static int cut_outside(struct writer *w, struct grid_point from, struct grid_point to,
                       struct limits limits) {
    const struct crossing edge = crossing_of(from, to, limits.height);
    if (w->corner_count + 6 * edge.count > limits.corner_room) return 0;
    /* An edge to the right of the image changes no pixel. */
    if (edge.from.x < limits.width || edge.to.x < limits.width) {
        cut_clipped(w, limits.width, limits.height, edge);
    } else {
        add_open_edge(w->open, from.y, to.y);
    }
    return 1;
}

#endif
