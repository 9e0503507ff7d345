#include "scalar_edges.h"
#include "arc_lines.h"

/* The state of filling the cache of a circle. */
struct circle_cache {
    struct cpixels_cached_circle cached;
    struct limits limits; /* of the image, and of the corners */
    int32_t corner_count;
    int32_t change_count;
};

/* Caches the area differences of a row's corners. Returns 0 if the cache is full. */
static int cache_changes(struct circle_cache *cache, struct cpixels_cached_row *row) {
    const int32_t first = row->left >> BITS, count = ((row->right >> BITS) - first + 6) & ~3;
    if (cache->change_count + count > cache->cached.change_room) return 0;
    int32_t *changes = cache->cached.changes + cache->change_count;
    memset(changes, 0, (size_t)count * sizeof *changes);
    const struct cpixels_corner *corners = cache->cached.corners + row->corner;
    for (int32_t i = 0; i + 1 < row->count; i++) {
        const struct cpixels_corner from = {corners[i].x - (first << BITS), corners[i].y};
        const struct cpixels_corner to = {corners[i + 1].x - (first << BITS), corners[i + 1].y};
        add_edge(changes, from, to);
    }
    row->change = cache->change_count;
    cache->change_count += count;
    return 1;
}

/* Caches one side of the circle in a row that it crosses entirely. Returns 0 if the cache is
 * full. */
static int cache_row(struct circle_cache *cache, const struct quarter *side,
                     struct cpixels_cached_row *row) {
    struct quarter quarter = *side;
    const double top = quarter.top;
    const int32_t bottom = clamped(rounded(x_on(&quarter, top + ONE)), 0, quarter.limits.width);
    quarter.last =
        (struct cpixels_corner){clamped(rounded(x_on(&quarter, top)), 0, quarter.limits.width), 0};
    struct writer w = {.corners = cache->cached.corners, .corner_count = cache->corner_count};
    if (w.corner_count + 4 > quarter.limits.corner_room) return 0;
    begin_chain(&w, 0, quarter.last.x, 0);
    if (!add_bent(&w, &quarter, (struct cpixels_corner){bottom, ONE})) return 0;
    *row = (struct cpixels_cached_row){cache->corner_count,
                                     (int32_t)w.corner_count - cache->corner_count, w.left,
                                     w.right, 0};
    /* The corners in reverse order. Readers copy four at a time and read beyond the last. */
    if (cache->corner_count + 2 * row->count + 4 > cache->limits.corner_room) return 0;
    for (int32_t i = 0; i < row->count; i++) {
        cache->cached.corners[w.corner_count + i] = cache->cached.corners[w.corner_count - 1 - i];
    }
    cache->corner_count += 2 * row->count;
    return cache_changes(cache, row);
}

int cpixels_cache_circle(struct cpixels_circle circle, int32_t width, int32_t height,
                        struct cpixels_cached_circle cached) {
    struct circle_cache cache = {cached, {width << BITS, height << BITS, cached.corner_room}, 0, 0};
    for (int32_t row = 0; row < height; row++) {
        const double top = (double)(row << BITS), bottom = top + ONE;
        /* A row that contains the end of a quarter circle is not cached. */
        const int is_within = top >= circle.y - circle.radius &&
                              bottom <= circle.y + circle.radius &&
                              (top >= circle.y || bottom <= circle.y);
        for (int32_t side = 0; side < 2; side++) {
            struct cpixels_cached_row *address = &cached.rows[2 * row + side];
            *address = (struct cpixels_cached_row){0};
            const struct quarter quarter = {circle, 0, side ? 1 : -1, cache.limits, row << BITS,
                                            {0, 0}};
            if (is_within && !cache_row(&cache, &quarter, address)) return 0;
        }
    }
    return 1;
}
