#ifndef CPIXELS_WRITER_H
#define CPIXELS_WRITER_H

#include "grid.h"
#include "strands.h"

/* How far corners may reach, and how many there may be. */
struct limits {
    int32_t width; /* of the picture, in units */
    int32_t height;
    int64_t corner_room;
};

/* A place on the grid: x and y from the picture's upper left corner, in units. */
struct place {
    int64_t x;
    int64_t y;
};

static ALWAYS_INLINE struct place place_of(const double *point) {
    return (struct place){rounded(point[0] * ONE), rounded(point[1] * ONE)};
}

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
                                         w->left, w->right, direction, *head, 0};
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

#endif
