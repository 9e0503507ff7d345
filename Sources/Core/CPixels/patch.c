#include "convex.h"
#include "grid_box.h"
#include "patch_edges.h"

/* Places a polygon's corners on the grid and finds their bounding box. Returns the number of
 * corners, without a last corner that repeats the first. */
static ALWAYS_INLINE int32_t place_polygon(struct cpixels_corner *corners, const double *points,
                                           int32_t count, struct grid_box *box) {
    *box = empty_box;
    place_corners(corners, points, count, box);
    const struct cpixels_corner first = corners[0], last = corners[count - 1];
    return count - (last.x == first.x && last.y == first.y);
}

static ALWAYS_INLINE int32_t fill_patch(const struct cpixels_outline *outline, int32_t is_simple,
                                        int32_t width, int32_t height,
                                        struct cpixels_corner *corners,
                                        struct cpixels_patch *result) {
    struct grid_box box;
    const int32_t count = place_polygon(corners, outline->points, (int32_t)outline->ends[0], &box);
    const struct cpixels_corner least = least_of(box), greatest = greatest_of(box);
    if (least.x < 0 || least.y < 0 || greatest.x > width << BITS || greatest.y > height << BITS) {
        return 0;
    }
    if (!is_simple && !is_convex(corners, count)) return 0;
    struct cpixels_patch patch = *result;
    patch.left = (least.x >> BITS) & ~7;
    patch.width = (((greatest.x - 1) >> BITS) - patch.left + 8) & ~7;
    patch.top = least.y >> BITS;
    patch.rows = ((greatest.y - 1) >> BITS) + 1 - patch.top;
    /* An edge also writes to the two columns after its last. Rows are read eight pixels at a
     * time. */
    patch.stride = ((greatest.x >> BITS) - patch.left + 3 + 7) & ~7;
    /* A horizontal edge at the bottom of the last row writes to the row after it. */
    const int32_t needed = (patch.rows + 1) * patch.stride;
    if (patch.rows <= 0 || patch.rows > cpixels_patch_rows || needed > cpixels_patch_areas) {
        return 0;
    }
    if (needed > patch.room) return needed;
    memset(patch.areas, 0, (size_t)(patch.rows * patch.stride) * sizeof *patch.areas);
    const struct patch_sums sums = {patch.areas, patch.stride,
                                    patch.top * patch.stride + patch.left};
    /* The edges after the last one have no length. */
    for (int32_t i = 0; i < 9; i++) corners[count + i] = corners[0];
    add_edges(&sums, corners, count);
    *result = patch;
    return needed;
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static int32_t fill_patch_avx2(const struct cpixels_outline *outline, int32_t is_simple,
                                           int32_t width, int32_t height,
                                           struct cpixels_corner *corners,
                                           struct cpixels_patch *patch) {
    return fill_patch(outline, is_simple, width, height, corners, patch);
}
#endif

int32_t cpixels_fill_patch(struct cpixels_outline outline, int32_t is_simple, int32_t width,
                           int32_t height, struct cpixels_corner *corners,
                           struct cpixels_patch *patch) {
    if (outline.arc_count > 0 || outline.count != 1 || outline.ends[0] < 3 ||
        outline.ends[0] > cpixels_patch_corners) {
        return 0;
    }
#if HAS_AVX2_TWIN
    if (has_avx2()) return fill_patch_avx2(&outline, is_simple, width, height, corners, patch);
#endif
    return fill_patch(&outline, is_simple, width, height, corners, patch);
}
