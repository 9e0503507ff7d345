#include "disjoint_patches.h"

/* One function for each route that draws rows by a kernel. Each is compiled a second time for
 * vectors of 32 bytes, where the processor may have them. */

void cpixels_fill_rows(struct cpixels_image image, int32_t row, int32_t end,
                       const struct cpixels_paint *paint) {
    uint32_t code = 0;
    if (paint) code = with_alpha(splat_u4(paint->color), splat_f4(paint->alpha))[0];
    for (; row < end; row++) {
        const struct row pixels = row_of(image, row);
        fill_row(&pixels, &image.rows[row], code);
    }
}

static ALWAYS_INLINE uint32_t draw_single(const struct cpixels_shape *shape,
                                          struct cpixels_scratch scratch,
                                          struct cpixels_image image, int32_t row,
                                          int32_t end) {
    const int is_simple = shape->edges.form == cpixels_edges_simple;
    if (is_simple && shape->paint.directions) {
        draw_simple(shape, row, end, scratch, image, 1);
    } else if (is_simple) {
        draw_simple(shape, row, end, scratch, image, 0);
    } else if (shape->paint.directions) {
        return draw_scanned(shape, row, end, scratch, image, 1);
    } else {
        return draw_scanned(shape, row, end, scratch, image, 0);
    }
    return 0;
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static uint32_t draw_single_avx2(const struct cpixels_shape *shape,
                                             struct cpixels_scratch scratch,
                                             struct cpixels_image image, int32_t row,
                                             int32_t end) {
    return draw_single(shape, scratch, image, row, end);
}

TARGET_AVX2 static void draw_patches_avx2(const struct cpixels_shape *const *shapes, int32_t count,
                                          struct cpixels_scratch scratch,
                                          struct cpixels_image image, int32_t row,
                                          int32_t end) {
    draw_patches(shapes, count, scratch, image, row, end);
}

TARGET_AVX2 static uint32_t draw_layers_avx2(const struct cpixels_shape *const *shapes,
                                             int32_t count, struct cpixels_scratch scratch,
                                             struct cpixels_image image, int32_t row,
                                             int32_t end) {
    return draw_layers(shapes, count, scratch, image, row, end);
}
#endif

uint32_t cpixels_draw_single(const struct cpixels_shape *shape, struct cpixels_scratch scratch,
                             struct cpixels_image image, int32_t row, int32_t end) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return draw_single_avx2(shape, scratch, image, row, end);
#endif
    return draw_single(shape, scratch, image, row, end);
}

void cpixels_draw_patches(const struct cpixels_shape *const *shapes, int32_t count,
                          struct cpixels_scratch scratch, struct cpixels_image image,
                          int32_t row, int32_t end) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return draw_patches_avx2(shapes, count, scratch, image, row, end);
#endif
    draw_patches(shapes, count, scratch, image, row, end);
}

uint32_t cpixels_draw_layers(const struct cpixels_shape *const *shapes, int32_t count,
                             struct cpixels_scratch scratch, struct cpixels_image image,
                             int32_t row, int32_t end) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return draw_layers_avx2(shapes, count, scratch, image, row, end);
#endif
    return draw_layers(shapes, count, scratch, image, row, end);
}
