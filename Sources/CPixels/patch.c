#include "scan.h"
#include "writer.h"

/* A polygon's corners on the grid. */
struct patch_polygon {
    struct cpixels_corner *corners; /* room for five more */
    int32_t count;
    struct cpixels_corner least, greatest;
};

static ALWAYS_INLINE i4 lesser_i4(i4 a, i4 b) { return choose(a < b, a, b); }
static ALWAYS_INLINE i4 greater_i4(i4 a, i4 b) { return choose(a > b, a, b); }

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
}

/* Whether a polygon is convex: all its corners turn one way, none is twice in a row, and it leads down
 * once and up once. */
static ALWAYS_INLINE int is_convex(const struct patch_polygon *polygon) {
    struct cpixels_corner *corner = polygon->corners;
    const int32_t count = polygon->count;
    for (int32_t i = 0; i < 4; i++) corner[count + i] = corner[i];
    i4 changes = {0, 0, 0, 0}, none = changes;
    d4i turns = {0, 0, 0, 0};
    for (int32_t i = 0; i < count; i += 2) {
        /* Two edges and those that follow them: x and y of each. */
        const i4 is_used = (i4){0, 0, 1, 1} < splat_i4(count - i);
        const i4 here = load_i4(corner + i), next = load_i4(corner + i + 1);
        const i4 edge = (next - here) & is_used;
        const i4 following = (load_i4(corner + i + 2) - next) & is_used;
        const i4 is_none = edge == 0;
        none |= is_none & __builtin_shufflevector(is_none, is_none, 1, 0, 3, 2) & is_used;
        changes -= (edge ^ following) >> 31;
        const d4 products = __builtin_convertvector(edge, d4) *
                            __builtin_convertvector(
                                __builtin_shufflevector(following, following, 1, 0, 3, 2), d4);
        /* The lesser of both tells the way of the turn. */
        turns |= products < __builtin_shufflevector(products, products, 1, 0, 3, 2);
    }
    const int is_one_way = !(turns[0] | turns[2]) | !(turns[1] | turns[3]);
    return is_one_way & (changes[1] + changes[3] == 2) & !any(none);
}

/* Adds a piece of an edge within a row. */
static ALWAYS_INLINE void add_piece(const struct cpixels_patch *patch, int32_t row,
                                    struct cpixels_corner from, struct cpixels_corner to) {
    add_edge(patch->areas + (intptr_t)row * patch->stride, from, to);
}

/* Adds an edge, cut at the rows: where, is worked out from its upper end. */
static void add_steep(const struct cpixels_patch *patch, struct cpixels_corner from,
                      struct cpixels_corner to) {
    if (from.y == to.y) return;
    const int is_down = from.y < to.y;
    const struct cpixels_corner top = is_down ? from : to, bottom = is_down ? to : from;
    const double slope = (double)(bottom.x - top.x) / (double)(bottom.y - top.y);
    struct cpixels_corner here = top;
    int32_t row = top.y >> BITS;
    for (; bottom.y > (row + 1) << BITS; row++) {
        const int32_t border = (row + 1) << BITS;
        const struct cpixels_corner next = {
            top.x + (int32_t)rounded((double)(border - top.y) * slope), border};
        add_piece(patch, row, is_down ? here : next, is_down ? next : here);
        here = next;
    }
    add_piece(patch, row, is_down ? here : bottom, is_down ? bottom : here);
}

/* Adds changes of three columns; that of a fourth is 0. */
static ALWAYS_INLINE void add_three(int32_t *areas, i4 changes) {
    store_i4(areas, load_i4(areas) + changes);
}

/* Adds four pieces, each within a row and two columns. */
static ALWAYS_INLINE void add_pieces(const struct cpixels_patch *patch, i4 row, i4 one, i4 other,
                                     i4 height) {
    const i4 swap = (one ^ other) & (other < one);
    const struct edges edges = {one ^ swap, other ^ swap, height};
    const struct changes changes = changes_of(edges, edges.left & ~MASK);
    const i4 middle = height * (2 * ONE) - changes.first - changes.last;
    const i4 place = row * patch->stride + (edges.left >> BITS);
    const i4 none = {0, 0, 0, 0};
    const i4 a = __builtin_shufflevector(changes.first, middle, 0, 4, 1, 5);
    const i4 b = __builtin_shufflevector(changes.first, middle, 2, 6, 3, 7);
    const i4 c = __builtin_shufflevector(changes.last, none, 0, 4, 1, 5);
    const i4 d = __builtin_shufflevector(changes.last, none, 2, 6, 3, 7);
    add_three(patch->areas + place[0], __builtin_shufflevector(a, c, 0, 1, 4, 5));
    add_three(patch->areas + place[1], __builtin_shufflevector(a, c, 2, 3, 6, 7));
    add_three(patch->areas + place[2], __builtin_shufflevector(b, d, 0, 1, 4, 5));
    add_three(patch->areas + place[3], __builtin_shufflevector(b, d, 2, 3, 6, 7));
}

/* Four corners, from four places of the outline. */
struct corners_4 {
    i4 x, y;
};

static ALWAYS_INLINE struct corners_4 corners_at(const struct cpixels_corner *corner,
                                                 intptr_t stretch) {
    const struct cpixels_corner all[4] = {corner[0], corner[stretch], corner[2 * stretch],
                                          corner[3 * stretch]};
    const i4 a = load_i4(&all[0]), b = load_i4(&all[2]);
    return (struct corners_4){__builtin_shufflevector(a, b, 0, 2, 4, 6),
                              __builtin_shufflevector(a, b, 1, 3, 5, 7)};
}

/* Adds four edges that lead through two rows and two columns at most; 0 where one leads farther. */
static ALWAYS_INLINE int add_short(const struct cpixels_patch *patch, struct corners_4 from,
                                   struct corners_4 to) {
    const i4 is_up = to.y < from.y;
    const i4 swap_x = (from.x ^ to.x) & is_up, swap_y = (from.y ^ to.y) & is_up;
    const i4 top_x = from.x ^ swap_x, top_y = from.y ^ swap_y;
    const i4 bottom_x = to.x ^ swap_x, bottom_y = to.y ^ swap_y;
    const i4 width = bottom_x - top_x, height = bottom_y - top_y;
    if (any((height > ONE) | (width > ONE) | (width < -ONE))) return 0;
    const i4 row = top_y >> BITS, border = (row + 1) << BITS, crosses = bottom_y > border;
    const i4 part = part_of(width, height - (height == 0), border - top_y);
    const i4 middle_x = choose(crosses, top_x + part, bottom_x);
    const i4 middle_y = choose(crosses, border, bottom_y);
    add_pieces(patch, row, top_x, middle_x, ((middle_y - top_y) ^ is_up) - is_up);
    add_pieces(patch, row - crosses, middle_x, bottom_x, ((bottom_y - middle_y) ^ is_up) - is_up);
    return 1;
}

/* Adds the edges of a polygon, behind which lie five corners more at its start.
 *
 * Four at a time are from four places of the outline: what one writes, the next does not wait for. */
static ALWAYS_INLINE void add_edges(const struct cpixels_patch *patch,
                                    const struct patch_polygon *polygon) {
    const intptr_t stretch = (polygon->count + 3) >> 2;
    const struct cpixels_corner *corner = polygon->corners, *last = corner + stretch;
    struct corners_4 from = corners_at(corner, stretch);
    for (; corner < last; corner++) {
        const struct corners_4 to = corners_at(corner + 1, stretch);
        if (!add_short(patch, from, to)) {
            for (intptr_t i = 0; i < 4 * stretch; i += stretch) {
                add_steep(patch, corner[i], corner[i + 1]);
            }
        }
        from = to;
    }
}

/* Finds where each row has changes, four pixels at a time. */
static ALWAYS_INLINE void find_spans(const struct cpixels_patch *patch) {
    for (int32_t row = 0; row < patch->rows; row++) {
        const int32_t *areas = patch->areas + (intptr_t)row * patch->stride;
        int32_t first = 0, last = patch->stride - 4;
        while (first < last && !any(load_i4(areas + first) != 0)) first += 4;
        while (last > first && !any(load_i4(areas + last) != 0)) last -= 4;
        patch->spans[row] = (struct cpixels_span){first, last + 3};
    }
}

static ALWAYS_INLINE int fill_patch(const double *points, int32_t count, int32_t width,
                                    int32_t height, struct cpixels_corner *corners,
                                    struct cpixels_patch *result) {
    struct patch_polygon polygon = {.corners = corners};
    place_corners(&polygon, points, count);
    const struct cpixels_corner least = polygon.least, greatest = polygon.greatest;
    if (least.x < 0 || least.y < 0 || greatest.x > width << BITS || greatest.y > height << BITS) {
        return 0;
    }
    struct cpixels_patch patch = *result;
    patch.left = least.x >> BITS;
    patch.top = least.y >> BITS;
    patch.rows = ((greatest.y - 1) >> BITS) + 1 - patch.top;
    /* An edge writes to two columns on, and rows are read four pixels at a time. */
    patch.stride = ((greatest.x >> BITS) - patch.left + 3 + 3) & ~3;
    /* A level edge on the last row's border writes nothing behind it. */
    if (patch.rows <= 0 || (patch.rows + 1) * patch.stride > cpixels_patch_areas) return 0;
    if (patch.rows > cpixels_patch_rows || !is_convex(&polygon)) return 0;
    for (int32_t i = 0; i < polygon.count; i++) {
        corners[i].x -= patch.left << BITS;
        corners[i].y -= patch.top << BITS;
    }
    for (int32_t i = 0; i < 5; i++) corners[polygon.count + i] = corners[0];
    memset(patch.areas, 0, (size_t)(patch.rows * patch.stride) * sizeof *patch.areas);
    add_edges(&patch, &polygon);
    find_spans(&patch);
    *result = patch;
    return 1;
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static int fill_patch_avx2(const double *points, int32_t count, int32_t width,
                                       int32_t height, struct cpixels_corner *corners,
                                       struct cpixels_patch *patch) {
    return fill_patch(points, count, width, height, corners, patch);
}
#endif

int cpixels_fill_patch(struct cpixels_outline outline, int32_t width, int32_t height,
                       struct cpixels_corner *corners, struct cpixels_patch *patch) {
    const intptr_t count = outline.count == 1 ? outline.ends[0] : 0;
    if (outline.arc_count > 0 || count < 3 || count > cpixels_patch_corners) return 0;
#if HAS_AVX2_TWIN
    if (has_avx2()) {
        return fill_patch_avx2(outline.points, (int32_t)count, width, height, corners, patch);
    }
#endif
    return fill_patch(outline.points, (int32_t)count, width, height, corners, patch);
}
