#include "areas.h"
#include "piece.h"

/* What is being kept. */
struct keeper {
    struct cpixels_cached_circle kept;
    struct limits limits; /* of the picture; the room for corners and as many changes */
    int32_t corner_count;
    int32_t change_count;
};

/* Adds up the changes of the corners just kept. */
static int keep_changes(struct keeper *keeper, struct cpixels_cached_row *row) {
    const int32_t first = row->left >> BITS, count = ((row->right >> BITS) - first + 6) & ~3;
    if (keeper->change_count + count > keeper->kept.change_room) return 0;
    int32_t *changes = keeper->kept.changes + keeper->change_count;
    memset(changes, 0, (size_t)count * sizeof *changes);
    const struct cpixels_corner *corners = keeper->kept.corners + row->corner;
    for (int32_t i = 0; i + 1 < row->count; i++) {
        const struct cpixels_corner from = {corners[i].x - (first << BITS), corners[i].y};
        const struct cpixels_corner to = {corners[i + 1].x - (first << BITS), corners[i + 1].y};
        add_edge(changes, from, to);
    }
    row->change = keeper->change_count;
    keeper->change_count += count;
    return 1;
}

/* Keeps what a side leaves in a row that it leads through; 0 where there is no room. */
static int keep_row(struct keeper *keeper, const struct quarter *side, struct cpixels_cached_row *row) {
    struct quarter quarter = *side;
    const double top = quarter.top;
    const int32_t bottom = clamped(rounded(x_on(&quarter, top + ONE)), 0, quarter.limits.width);
    quarter.last =
        (struct cpixels_corner){clamped(rounded(x_on(&quarter, top)), 0, quarter.limits.width), 0};
    struct writer w = {.corners = keeper->kept.corners, .corner_count = keeper->corner_count};
    if (w.corner_count + 4 > quarter.limits.corner_room) return 0;
    begin_chain(&w, 0, quarter.last.x, 0);
    if (!add_bent(&w, &quarter, (struct cpixels_corner){bottom, ONE})) return 0;
    *row = (struct cpixels_cached_row){keeper->corner_count,
                                     (int32_t)w.corner_count - keeper->corner_count, w.left,
                                     w.right, 0};
    /* And backwards; whoever copies four at a time reads beyond. */
    if (keeper->corner_count + 2 * row->count + 4 > keeper->limits.corner_room) return 0;
    for (int32_t i = 0; i < row->count; i++) {
        keeper->kept.corners[w.corner_count + i] = keeper->kept.corners[w.corner_count - 1 - i];
    }
    keeper->corner_count += 2 * row->count;
    return keep_changes(keeper, row);
}

int cpixels_keep_circle(struct cpixels_circle circle, int32_t width, int32_t height,
                        struct cpixels_cached_circle kept) {
    struct keeper keeper = {kept, {width << BITS, height << BITS, kept.corner_room}, 0, 0};
    for (int32_t row = 0; row < height; row++) {
        const double top = (double)(row << BITS), bottom = top + ONE;
        /* A row in which one quarter ends and another begins is cut each time. */
        const int is_within = top >= circle.y - circle.radius && bottom <= circle.y + circle.radius &&
                              (top >= circle.y || bottom <= circle.y);
        for (int32_t side = 0; side < 2; side++) {
            struct cpixels_cached_row *address = &kept.rows[2 * row + side];
            *address = (struct cpixels_cached_row){0};
            const struct quarter quarter = {circle, 0, side ? 1 : -1, keeper.limits, row << BITS,
                                            {0, 0}};
            if (is_within && !keep_row(&keeper, &quarter, address)) return 0;
        }
    }
    return 1;
}
