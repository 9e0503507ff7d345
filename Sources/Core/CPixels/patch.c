#include "patch_edges.h"
#include "writer.h"

/* A polygon's corners on the grid. */
struct patch_polygon {
    struct cpixels_corner *corners; /* room for nine more */
    int32_t count;
    struct cpixels_corner least, greatest;
};

/* Puts two corners on the grid: x and y of each. */
static ALWAYS_INLINE i4 two_corners(const double *points) {
    const struct cpixels_corner both[2] = {corner_of(points), corner_of(points + 2)};
    return load_i4(both);
}

/* Puts a polygon's corners on the grid; one that is the first again at the end is left out. */
static ALWAYS_INLINE void place_corners(struct patch_polygon *polygon, const double *points,
                                        int32_t count) {
    const struct cpixels_corner last = corner_of(points + 2 * (count - 1));
    i4 least = {last.x, last.y, last.x, last.y}, greatest = least;
    for (int32_t i = 0; i + 1 < count; i += 2) {
        const i4 both = two_corners(points + 2 * i);
        store_i4(polygon->corners + i, both);
        least = lesser_i4(least, both);
        greatest = greater_i4(greatest, both);
    }
    polygon->corners[count - 1] = last;
    least = lesser_i4(least, __builtin_shufflevector(least, least, 2, 3, 0, 1));
    greatest = greater_i4(greatest, __builtin_shufflevector(greatest, greatest, 2, 3, 0, 1));
    polygon->least = (struct cpixels_corner){least[0], least[1]};
    polygon->greatest = (struct cpixels_corner){greatest[0], greatest[1]};
    const struct cpixels_corner first = polygon->corners[0];
    polygon->count = count - (last.x == first.x && last.y == first.y);
    for (int32_t i = 0; i < 9; i++) polygon->corners[polygon->count + i] = polygon->corners[i];
}

static ALWAYS_INLINE d4 product_d4(i4 a, i4 b) {
    return __builtin_convertvector(a, d4) * __builtin_convertvector(b, d4);
}

/* What edges tell of a polygon. */
struct bends {
    d4i left, right; /* whether it turns there at a corner */
    i8 changes;      /* less how often it changes between leading down and up */
    i8 none;         /* whether an edge leads nowhere */
};

/* Looks at eight edges and those that follow them. */
static ALWAYS_INLINE void look_at(struct bends *bends, struct corners_8 from, struct corners_8 here,
                                  struct corners_8 to, i8 is_used) {
    const i8 edge_x = (here.x - from.x) & is_used, edge_y = (here.y - from.y) & is_used;
    const i8 next_x = (to.x - here.x) & is_used, next_y = (to.y - here.y) & is_used;
    const d4 one = product_d4(lower_i4(edge_x), lower_i4(next_y));
    const d4 other = product_d4(lower_i4(edge_y), lower_i4(next_x));
    const d4 upper_one = product_d4(upper_i4(edge_x), upper_i4(next_y));
    const d4 upper_other = product_d4(upper_i4(edge_y), upper_i4(next_x));
    bends->left |= (one < other) | (upper_one < upper_other);
    bends->right |= (other < one) | (upper_other < upper_one);
    bends->changes += (edge_y ^ next_y) >> 31;
    bends->none |= ((edge_x | edge_y) == 0) & is_used;
}

/* Which way a convex polygon leads round, +1 or -1; 0 if it is not convex. Of one that is all corners turn
 * one way, none is twice in a row, and it leads down once and up once. */
static ALWAYS_INLINE int turn_of(const struct patch_polygon *polygon) {
    const struct cpixels_corner *corner = polygon->corners;
    const intptr_t stretch = (polygon->count + 7) >> 3;
    const i8 first = (i8){0, 1, 2, 3, 4, 5, 6, 7} * (int32_t)stretch;
    struct bends bends = {0};
    struct corners_8 from = corners_at(corner, stretch), here = corners_at(corner + 1, stretch);
    for (int32_t i = 0; i < stretch; i++) {
        const struct corners_8 to = corners_at(corner + i + 2, stretch);
        look_at(&bends, from, here, to, first + i < polygon->count);
        from = here;
        here = to;
    }
    const d4i left = bends.left, right = bends.right;
    const int turns_left = (left[0] | left[1] | left[2] | left[3]) != 0;
    const int turns_right = (right[0] | right[1] | right[2] | right[3]) != 0;
    const i4 changes = lower_i4(bends.changes) + upper_i4(bends.changes);
    return lane_sum(changes) == -2 && !any_8(bends.none) ? turns_right - turns_left : 0;
}

/* The polygons of a patch. */
struct patch_polygons {
    int32_t count;
    struct cpixels_corner least, greatest;
    struct patch_polygon each[cpixels_patch_polygons];
};

/* Whether a polygon's box lies apart from those of others. */
static ALWAYS_INLINE int is_apart(const struct patch_polygon *one, const struct patch_polygon *others,
                                  int32_t count) {
    int is_apart = 1;
    for (int32_t i = 0; i < count; i++) {
        is_apart &= (one->greatest.x < others[i].least.x) | (one->least.x > others[i].greatest.x) |
                    (one->greatest.y < others[i].least.y) | (one->least.y > others[i].greatest.y);
    }
    return is_apart;
}

/* Puts an outline's polygons on the grid; whether they are such as a patch has, in the picture. */
static ALWAYS_INLINE int place_polygons(struct patch_polygons *all,
                                        const struct cpixels_outline *outline, int32_t is_simple,
                                        int32_t width, int32_t height,
                                        struct cpixels_corner *corners) {
    int32_t turns = 0;
    intptr_t start = 0;
    all->count = (int32_t)outline->count;
    if (is_simple && all->count > 1) return 0;
    all->least = (struct cpixels_corner){width << BITS, height << BITS};
    all->greatest = (struct cpixels_corner){0, 0};
    for (int32_t i = 0; i < all->count; i++) {
        struct patch_polygon *polygon = &all->each[i];
        const int32_t count = (int32_t)(outline->ends[i] - start);
        if (count < 3) return 0;
        polygon->corners = corners;
        place_corners(polygon, outline->points + 2 * start, count);
        const struct cpixels_corner least = polygon->least, greatest = polygon->greatest;
        if (least.x < 0 || least.y < 0 || greatest.x > width << BITS ||
            greatest.y > height << BITS || !is_apart(polygon, all->each, i)) {
            return 0;
        }
        const int32_t turn = is_simple ? 1 : turn_of(polygon);
        if (turn == 0 || turn == -turns) return 0;
        turns = turn;
        all->least.x = least.x < all->least.x ? least.x : all->least.x;
        all->least.y = least.y < all->least.y ? least.y : all->least.y;
        all->greatest.x = greatest.x > all->greatest.x ? greatest.x : all->greatest.x;
        all->greatest.y = greatest.y > all->greatest.y ? greatest.y : all->greatest.y;
        start = outline->ends[i];
        corners += count + 9;
    }
    return 1;
}

static ALWAYS_INLINE int32_t fill_patch(const struct cpixels_outline *outline, int32_t is_simple,
                                        int32_t width, int32_t height,
                                        struct cpixels_corner *corners,
                                        struct cpixels_patch *result) {
    struct patch_polygons all;
    if (!place_polygons(&all, outline, is_simple, width, height, corners)) return 0;
    struct cpixels_patch patch = *result;
    patch.left = (all.least.x >> BITS) & ~7;
    patch.width = (((all.greatest.x - 1) >> BITS) - patch.left + 8) & ~7;
    patch.top = all.least.y >> BITS;
    patch.rows = ((all.greatest.y - 1) >> BITS) + 1 - patch.top;
    /* An edge writes to two columns on, and rows are read eight pixels at a time. */
    patch.stride = ((all.greatest.x >> BITS) - patch.left + 3 + 7) & ~7;
    /* A level edge on the last row's border writes nothing behind it. */
    const int32_t count = (patch.rows + 1) * patch.stride;
    const int32_t most = all.count > 1 ? cpixels_patch_rows : cpixels_patch_rows / 2;
    if (patch.rows <= 0 || patch.rows > most || count > cpixels_patch_areas) return 0;
    if (count > patch.room) return count;
    memset(patch.areas, 0, (size_t)(patch.rows * patch.stride) * sizeof *patch.areas);
    const struct patch_sums sums = {patch.areas, patch.stride, patch.top * patch.stride + patch.left};
    for (int32_t i = 0; i < all.count; i++) {
        const struct patch_polygon *polygon = &all.each[i];
        /* Behind the last edge none leads anywhere. */
        for (int32_t k = 0; k < 9; k++) polygon->corners[polygon->count + k] = polygon->corners[0];
        add_edges(&sums, polygon->corners, polygon->count);
    }
    *result = patch;
    return count;
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
    if (outline.arc_count > 0 || outline.count < 1 || outline.count > cpixels_patch_polygons ||
        outline.ends[outline.count - 1] > cpixels_patch_corners) {
        return 0;
    }
#if HAS_AVX2_TWIN
    if (has_avx2()) return fill_patch_avx2(&outline, is_simple, width, height, corners, patch);
#endif
    return fill_patch(&outline, is_simple, width, height, corners, patch);
}
