#ifndef CPIXELS_DISJOINT_PATCHES_H
#define CPIXELS_DISJOINT_PATCHES_H

#include "layers.h"

/* Draws rows of patches of one colour each on a clear background, in images of up to 512 pixels
 * across. A 64-bit word then has one bit for each block of eight pixels. A patch that shares no
 * block with another is drawn without reading the pixels below. */

/* Returns the blocks that a patch may cover, one bit each. */
static ALWAYS_INLINE uint64_t blocks_of(const struct cpixels_patch *patch) {
    const int32_t count = patch->width >> 3;
    return count > 0 ? UINT64_MAX >> (64 - count) << (patch->left >> 3) : 0;
}

/* Returns the blocks that more than one patch may cover. */
static ALWAYS_INLINE uint64_t shared_blocks(const struct cpixels_shape *const *shapes,
                                            int32_t count) {
    uint64_t all = 0, shared = 0;
    for (int32_t i = 0; i < count; i++) {
        const uint64_t blocks = blocks_of(shapes[i]->edges.patch);
        shared |= all & blocks;
        all |= blocks;
    }
    return shared;
}

/* Returns the cells that blocks touch. A cell is at most as wide as a block. */
static ALWAYS_INLINE uint64_t cells_of_word(uint64_t blocks, int32_t shift) {
    if (shift == 3) return blocks;
    uint64_t cells = 0;
    for (; blocks; blocks &= blocks - 1) {
        cells |= ((1ull << (8 >> shift)) - 1) << (8 * __builtin_ctzll(blocks) >> shift);
    }
    return cells;
}

/* Draws rows of a patch that shares no block with another. */
static ALWAYS_INLINE void draw_disjoint(const struct cpixels_shape *shape, int32_t y, int32_t end,
                                        struct cpixels_image image) {
    const struct cpixels_patch patch = *shape->edges.patch;
    const u8 color = splat_u8(shape->paint.color);
    const float alpha = shape->paint.alpha;
    const int32_t border = patch.left + patch.width;
    for (; y < end; y++) {
        const int32_t *areas = patch.areas + (intptr_t)(y - patch.top) * patch.stride;
        const struct row row = row_of(image, y);
        i8 area = {0};
        for (int32_t x = patch.left; x < border; x += 8, areas += 8) {
            const i8 sums = prefix_sums_8(load_i8(areas)) + area;
            area = splat_last_8(sums);
            write_codes(&row, x, with_alphas(color, coverages_of_8(sums) * alpha));
        }
    }
}

/* Draws a row of the patches that cover some of the `shared` blocks. `drawn` has the cells that
 * disjoint patches have drawn. */
static ALWAYS_INLINE void draw_overlapping(const struct cpixels_shape *const *shapes,
                                           int32_t count, uint64_t shared, uint64_t drawn,
                                           int32_t y, struct cpixels_scratch scratch,
                                           struct cpixels_image image) {
    struct layered_row row = layered_row_of(image, y, scratch);
    begin(&row);
    row.row.dirty = drawn;
    for (int32_t i = 0; i < count; i++) {
        if (blocks_of(shapes[i]->edges.patch) & shared) blend_patch(&row, shapes[i], y, 1);
    }
    end_row(&row, &image.rows[y]);
}

/* Draws rows of patches. All patches must cover all of the rows. */
static ALWAYS_INLINE void draw_patches(const struct cpixels_shape *const *shapes, int32_t count,
                                       struct cpixels_scratch scratch,
                                       struct cpixels_image image, int32_t y, int32_t end) {
    const uint64_t shared = shared_blocks(shapes, count);
    uint64_t disjoint = 0;
    for (int32_t i = 0; i < count; i++) {
        const uint64_t blocks = blocks_of(shapes[i]->edges.patch);
        if (blocks & shared) continue;
        draw_disjoint(shapes[i], y, end, image);
        disjoint |= blocks;
    }
    const uint64_t cells = cells_of_word(disjoint, image.shift);
    for (; y < end; y++) {
        if (shared) {
            draw_overlapping(shapes, count, shared, cells, y, scratch, image);
        } else {
            struct row row = row_of(image, y);
            row.dirty = cells;
            clear_stale(&row, &image.rows[y]);
        }
    }
}

#endif
