#ifndef CPIXELS_WRITER_H
#define CPIXELS_WRITER_H

#include "grid.h"
#include "chains.h"

/* The size of the image and the room for corners. */
struct limits {
    int32_t width; /* of the image, in subpixel units */
    int32_t height;
    int64_t corner_room;
};

/* A point in subpixel units, relative to the top left corner of the image. */
struct grid_point {
    int64_t x;
    int64_t y;
};

static ALWAYS_INLINE struct grid_point grid_point_of(const double *point) {
    return (struct grid_point){rounded(point[0] * ONE), rounded(point[1] * ONE)};
}

/* Returns the nearest corner on the grid. A point beyond 32 bits becomes a corner outside every
 * image. */
static ALWAYS_INLINE struct cpixels_corner corner_of(const double *point) {
#if defined(__SSE2__)
    const __m128d units = _mm_mul_pd(_mm_loadu_pd(point), _mm_set1_pd(ONE));
    const int64_t both = _mm_cvtsi128_si64(_mm_cvtpd_epi32(units));
    return (struct cpixels_corner){(int32_t)both, (int32_t)(both >> 32)};
#else
    const struct grid_point nearest = grid_point_of(point);
    const int fits = nearest.x == (int32_t)nearest.x && nearest.y == (int32_t)nearest.y;
    return fits ? (struct cpixels_corner){(int32_t)nearest.x, (int32_t)nearest.y}
                : (struct cpixels_corner){-1, -1};
#endif
}

/* The edges to the right of the image, by row. While the outline is cut, the array has the
 * differences from row to row, so that an edge through many rows takes four additions. */
struct open_rows {
    int32_t *heights; /* one more than there are rows; valid only if `are_any` */
    int32_t row_count;
    int32_t are_any;
};

/* Adds an edge to the right of the image, between two y in subpixel units. */
static __attribute__((noinline)) void add_open_edge(struct open_rows *open, int64_t from,
                                                    int64_t to) {
    const int64_t end = (int64_t)open->row_count << BITS;
    const int32_t direction = from < to ? 1 : -1;
    int64_t top = from < to ? from : to, bottom = from < to ? to : from;
    top = top < 0 ? 0 : top;
    bottom = bottom > end ? end : bottom;
    if (top >= bottom) return;
    if (!open->are_any) {
        memset(open->heights, 0, ((size_t)open->row_count + 1) * sizeof *open->heights);
        open->are_any = 1;
    }
    const int64_t first = top >> BITS, last = (bottom - 1) >> BITS;
    const int32_t lower = (int32_t)(bottom - (last << BITS)); /* its height in the last row */
    const int32_t upper = (int32_t)(((first + 1) << BITS) - top); /* its height in the first row */
    int32_t *heights = open->heights;
    if (first == last) {
        heights[first] += direction * (int32_t)(bottom - top);
        heights[first + 1] -= direction * (int32_t)(bottom - top);
    } else {
        heights[first] += direction * upper;
        heights[first + 1] += direction * (ONE - upper);
        heights[last] += direction * (lower - ONE);
        heights[last + 1] -= direction * lower;
    }
}

/* Sums the differences from row to row. */
static inline void sum_open_rows(const struct open_rows *open) {
    int32_t sum = 0;
    for (int32_t row = 0; open->are_any && row < open->row_count; row++) {
        sum += open->heights[row];
        open->heights[row] = sum;
    }
}

/* The state of writing a table, with the current chain. */
struct writer {
    struct cpixels_corner *corners;
    struct cpixels_chain *next; /* where the next chain is written */
    int32_t *heads;
    struct open_rows *open;
    int64_t corner_count;
    int64_t row;
    int64_t first;
    int32_t chain_count;
    int32_t direction; /* 0 if there is no current chain */
    int32_t left;
    int32_t right;
};

/* Appends a corner, with y relative to the top of the row. */
static ALWAYS_INLINE void append(struct writer *w, int32_t x, int32_t y) {
    w->left = x < w->left ? x : w->left;
    w->right = x > w->right ? x : w->right;
    w->corners[w->corner_count++] = (struct cpixels_corner){x, y};
}

static ALWAYS_INLINE void begin_chain(struct writer *w, int64_t row, int32_t x, int32_t y) {
    w->row = row;
    w->first = w->corner_count;
    w->left = x;
    w->right = x;
    w->corners[w->corner_count++] = (struct cpixels_corner){x, y};
}

/* Stores the current chain in the list of its row. */
static ALWAYS_INLINE void store_chain(struct writer *w, int32_t direction) {
    int32_t *head = &w->heads[w->row];
    *w->next++ = (struct cpixels_chain){(int32_t)w->first, (int32_t)w->corner_count - 1,
                                         w->left, w->right, direction, *head, 0};
    *head = w->chain_count++;
}

static ALWAYS_INLINE void end_chain(struct writer *w) {
    if (w->direction != 0) store_chain(w, w->direction);
    w->direction = 0;
}

/* Continues the current chain if the corner is in the same row, direction and height. Otherwise
 * starts another chain. */
static ALWAYS_INLINE void continue_chain(struct writer *w, int64_t row, int32_t direction,
                                         int32_t x, int32_t y) {
    if (row == w->row && direction == w->direction && y == w->corners[w->corner_count - 1].y) {
        /* A horizontal edge between the two adds no area. */
        if (x != w->corners[w->corner_count - 1].x) append(w, x, y);
    } else {
        end_chain(w);
        w->direction = direction;
        begin_chain(w, row, x, y);
    }
}

#endif
