#include "patch_edges.h"
#include "cpixels.h"

/* A bounding box of corners. */
struct box {
    struct cpixels_corner least, greatest;
};

static ALWAYS_INLINE struct box box_of(const struct cpixels_corner *corners, int32_t count) {
    struct box box = {corners[0], corners[0]};
    for (int32_t i = 1; i < count; i++) {
        const struct cpixels_corner corner = corners[i];
        box.least.x = corner.x < box.least.x ? corner.x : box.least.x;
        box.least.y = corner.y < box.least.y ? corner.y : box.least.y;
        box.greatest.x = corner.x > box.greatest.x ? corner.x : box.greatest.x;
        box.greatest.y = corner.y > box.greatest.y ? corner.y : box.greatest.y;
    }
    return box;
}

static ALWAYS_INLINE int32_t sum_lines(const struct cpixels_corner *corners, int32_t count,
                                       int32_t *areas, int32_t room, struct cpixels_lines *lines) {
    struct cpixels_corner all[cpixels_simple_corners + 9];
    const struct box box = box_of(corners, count);
    const int32_t left = (box.least.x >> BITS) & ~7, top = box.least.y >> BITS;
    const int32_t rows = ((box.greatest.y - 1) >> BITS) + 1 - top;
    /* An edge also writes to the three columns to the right of its last. */
    const int32_t stride = ((box.greatest.x >> BITS) - left + 4 + 7) & ~7;
    /* A horizontal edge at the bottom border writes to the row after the last. */
    const int32_t needed = rows > 0 ? (rows + 1) * stride : 0;
    *lines = (struct cpixels_lines){areas, left, top, rows, stride};
    if (needed > room || needed == 0) return needed;
    memset(areas, 0, (size_t)needed * sizeof *areas);
    memcpy(all, corners, (size_t)count * sizeof *all);
    /* The edges after the last one have no length. */
    for (int32_t i = 0; i < 9; i++) all[count + i] = corners[count - 1];
    const struct patch_sums sums = {areas, stride, top * stride + left};
    add_edges(&sums, all, count - 1);
    return needed;
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static int32_t sum_lines_avx2(const struct cpixels_corner *corners, int32_t count,
                                          int32_t *areas, int32_t room,
                                          struct cpixels_lines *lines) {
    return sum_lines(corners, count, areas, room, lines);
}
#endif

int32_t cpixels_sum_lines(const struct cpixels_corner *corners, int32_t count, int32_t *areas,
                          int32_t room, struct cpixels_lines *lines) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return sum_lines_avx2(corners, count, areas, room, lines);
#endif
    return sum_lines(corners, count, areas, room, lines);
}
