#ifndef CPIXELS_APART_H
#define CPIXELS_APART_H

#include "beside.h"

/* Rows in which nothing but patches of one colour lies, in pictures of up to 512 pixels across: a word has a
 * bit for each eight pixels. Patches whose eights no other has are drawn by themselves, with no look at what
 * is there: twelve dots take .94 of the time, eight spokes .9. */

/* The eights in which a patch may have ink. */
static ALWAYS_INLINE uint64_t eights_of(const struct cpixels_patch *patch) {
    const int32_t count = patch->width >> 3;
    return count > 0 ? UINT64_MAX >> (64 - count) << (patch->left >> 3) : 0;
}

/* Those of present patches: all, and those that more than one has. */
struct shared_eights {
    uint64_t all, shared;
};

static ALWAYS_INLINE struct shared_eights eights_of_all(const struct present *present) {
    struct shared_eights result = {0, 0};
    for (int32_t i = 0; i < present->count; i++) {
        const uint64_t eights = eights_of(present->shapes[i]->table.patch);
        result.shared |= result.all & eights;
        result.all |= eights;
    }
    return result;
}

/* The cells of eights. */
static ALWAYS_INLINE uint64_t cells_of_eights(uint64_t eights, int32_t shift) {
    if (shift == 3) return eights;
    uint64_t cells = 0;
    for (; eights; eights &= eights - 1) {
        cells |= ((1ull << (8 >> shift)) - 1) << (8 * __builtin_ctzll(eights) >> shift);
    }
    return cells;
}

/* Draws rows of a patch. */
static ALWAYS_INLINE void draw_apart(const struct cpixels_shape *shape, int32_t y, int32_t end,
                                     struct cpixels_picture picture) {
    const struct cpixels_patch patch = *shape->table.patch;
    const u8 color = splat_u8(shape->paint.color);
    const float alpha = shape->paint.alpha;
    const int32_t border = patch.left + patch.width;
    for (; y < end; y++) {
        const int32_t *areas = patch.areas + (intptr_t)(y - patch.top) * patch.stride;
        const struct row row = row_of(picture, y);
        i8 area = {0};
        for (int32_t x = patch.left; x < border; x += 8, areas += 8) {
            const i8 sums = prefix_sums_8(load_i8(areas)) + area;
            area = splat_last_8(sums);
            put_codes(&row, x, with_alphas(color, coverages_of_8(sums) * alpha));
        }
    }
}

/* Draws a row of patches that others meet, in a row in which cells have been drawn. */
static ALWAYS_INLINE void draw_meeting(const struct present *meeting, uint64_t cells, int32_t y,
                                       struct cpixels_scratch scratch,
                                       struct cpixels_picture picture) {
    struct shared_row row = shared_row_of(picture, y, scratch);
    begin(&row);
    row.row.dirty = cells;
    for (int32_t i = 0; i < meeting->count; i++) put_patch(&row, meeting->shapes[i], y, 1, 1);
    end_row(&row, &picture.rows[y]);
}

/* Draws rows of patches on nothing. */
static ALWAYS_INLINE void draw_patches(const struct present *present, int32_t y, int32_t end,
                                       struct cpixels_scratch scratch,
                                       struct cpixels_picture picture) {
    const struct shared_eights eights = eights_of_all(present);
    struct present meeting;
    meeting.count = 0;
    uint64_t apart = 0;
    for (int32_t i = 0; i < present->count; i++) {
        const struct cpixels_shape *shape = present->shapes[i];
        const uint64_t own = eights_of(shape->table.patch);
        if (own & eights.shared) {
            meeting.shapes[meeting.count++] = shape;
        } else {
            draw_apart(shape, y, end, picture);
            apart |= own;
        }
    }
    const uint64_t cells = cells_of_eights(apart, picture.shift);
    for (; y < end; y++) {
        if (meeting.count > 0) {
            draw_meeting(&meeting, cells, y, scratch, picture);
        } else {
            struct row row = row_of(picture, y);
            row.dirty = cells;
            clear_stale(&row, &picture.rows[y]);
        }
    }
}

#endif
