#include "blocks.h"
#include "over.h"

/* The colours of a shape: one for all pixels, or one for each pixel, in blocks of eight. */
struct source {
    const float *color;
    const float *colors; /* null if all pixels have one colour */
    float opacity;       /* multiplies the alphas of `colors` */
};

static inline int is_live(const struct cpixels_row *row, int32_t x) {
    return row->live[x >> 3] >> (x & 7) & 1;
}

static inline void store_pixel(struct cpixels_row *row, int32_t x, f4 color, uint32_t code) {
    float *address = address_of(row->colors, x);
    for (int32_t i = 0; i < 4; i++) address[8 * i] = color[i];
    row->live[x >> 3] |= (uint8_t)(1 << (x & 7));
    if (row->codes) row->codes[x] = code;
    row->dirty |= cells_of_block(row, x >> 3);
}

static inline void fill_block(struct cpixels_row *row, intptr_t block, f4 color, uint32_t code) {
    float *address = row->colors + 32 * block;
    for (int32_t i = 0; i < 8; i++) store_f4(address + 4 * i, splat_f4(color[i >> 1]));
    row->live[block] = 0xFF;
    if (row->codes) {
        for (int32_t i = 0; i < 8; i++) row->codes[8 * block + i] = code;
    }
    row->dirty |= cells_of_block(row, block);
}

static inline void blend_pixel(struct cpixels_row *row, int32_t x, f4 color, float coverage) {
    float alpha = color[3] * coverage;
    if (!(alpha > 0)) return;
    f4 below = is_live(row, x) ? pixel_at(address_of(row->colors, x)) : load_f4(row->background);
    f4 result = over(color, alpha, below);
    store_pixel(row, x, result, row->codes ? code_of(result) : 0);
}

/* Composites one colour over pixels with one coverage. All pixels that show the background get the
 * same result. If the colour is opaque, all other pixels get it, too. */
static void blend_even_run(struct cpixels_row *row, struct cpixels_run run, f4 color) {
    float alpha = color[3] * run.constant;
    if (!(alpha > 0)) return;
    f4 result = over(color, alpha, load_f4(row->background));
    uint32_t code = code_of(result);
    const int is_opaque = !(alpha < 1);
    for (int32_t x = run.start; x < run.end;) {
        if ((x & 7) == 0 && x + 8 <= run.end && (is_opaque || row->live[x >> 3] == 0)) {
            fill_block(row, x >> 3, result, code);
            x += 8;
            continue;
        }
        if (is_opaque || !is_live(row, x)) {
            store_pixel(row, x, result, code);
        } else {
            blend_pixel(row, x, color, run.constant);
        }
        x++;
    }
}

static void blend_pixels(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                         const float *coverages, struct source source) {
    for (const struct cpixels_run *run = runs; run < runs + count; run++) {
        if (!source.colors && run->constant >= 0) {
            blend_even_run(row, *run, load_f4(source.color));
            continue;
        }
        for (int32_t x = run->start; x < run->end; x++) {
            f4 color =
                source.colors ? pixel_at(address_of(source.colors, x)) : load_f4(source.color);
            if (source.colors) color[3] *= source.opacity;
            blend_pixel(row, x, color, run->constant < 0 ? coverages[x] : run->constant);
        }
    }
}

/* Composites as `mix_each` does. Does not divide if all resulting alphas are 1, as over opaque
 * pixels. */
static ALWAYS_INLINE struct eight_colors mix(struct eight_colors source,
                                             struct eight_colors backdrop) {
    const f8 rest = backdrop.alpha * (1.0f - source.alpha), sum = source.alpha + rest;
    const struct eight_colors mixed = {source.red * source.alpha + backdrop.red * rest,
                                       source.green * source.alpha + backdrop.green * rest,
                                       source.blue * source.alpha + backdrop.blue * rest, sum};
    if (!any_8(sum != 1.0f)) return mixed;
    return (struct eight_colors){mixed.red / sum, mixed.green / sum, mixed.blue / sum, sum};
}

/* Composites a source over a block. A pixel with a coverage of 0 does not change. */
static ALWAYS_INLINE void blend_block(const struct cpixels_row *row, intptr_t block,
                                      struct eight_colors source, f8 coverage) {
    source.alpha *= coverage;
    const i8 is_dirty = source.alpha > 0.0f;
    const uint8_t bits = (uint8_t)bits_of_8(is_dirty), live = row->live[block];
    row->live[block] = live | bits;
    float *address = row->colors + 32 * block;
    struct eight_colors backdrop = splat_colors(load_f4(row->background)), result;
    if (live == 0 && row->background[3] > 0) {
        result = mix(source, backdrop);
        store_colors(address, result);
    } else {
        const struct eight_colors old = load_colors(address);
        backdrop = choose_colors(lanes_of_bits(live), old, backdrop);
        result = over_each(source, backdrop);
        store_colors(address, choose_colors(is_dirty, result, old));
    }
    if (row->codes) encode_block(row, row->codes, block, result, is_dirty, bits);
}

static ALWAYS_INLINE void store_block(const struct cpixels_row *row, intptr_t block,
                                      struct eight_colors colors) {
    store_colors(row->colors + 32 * block, colors);
    row->live[block] = 0xFF;
    if (row->codes) store_u8(row->codes + 8 * block, codes_of_each(colors));
}

/* Returns the colours of a block of a source. */
static ALWAYS_INLINE struct eight_colors colors_of(struct source source, intptr_t block) {
    if (!source.colors) return splat_colors(load_f4(source.color));
    struct eight_colors colors = load_colors(source.colors + 32 * block);
    colors.alpha *= source.opacity;
    return colors;
}

/* Composites one colour over the blocks from `first` to `end`, up to the first block where the
 * result depends on the pixels. Returns that block or `end`. */
static ALWAYS_INLINE intptr_t fill_plain_blocks(const struct cpixels_row *row, intptr_t first,
                                                intptr_t end, f4 color, float coverage) {
    const float alpha = color[3] * coverage;
    if (!(alpha > 0)) return end;
    const int is_opaque = !(alpha < 1);
    const struct eight_colors result = splat_colors(over(color, alpha, load_f4(row->background)));
    const u8 codes = codes_of_each(result);
    intptr_t block = first;
    for (; block < end && (is_opaque || row->live[block] == 0); block++) {
        store_colors(row->colors + 32 * block, result);
        row->live[block] = 0xFF;
        if (row->codes) store_u8(row->codes + 8 * block, codes);
    }
    return block;
}

/* Composites a source over the blocks from `first` to `end` while all pixels of a block are live or
 * the source is opaque. Returns the first block that is not drawn. */
static ALWAYS_INLINE intptr_t blend_live_blocks(const struct cpixels_row *row, intptr_t first,
                                                intptr_t end, struct source source,
                                                float coverage) {
    intptr_t block = first;
    for (; block < end; block++) {
        struct eight_colors colors = colors_of(source, block);
        colors.alpha *= coverage;
        if (!any_8(colors.alpha < 1.0f)) {
            store_block(row, block, colors);
            continue;
        }
        if (row->live[block] != 0xFF || any_8(~(colors.alpha > 0.0f))) break;
        const struct eight_colors backdrop = load_colors(row->colors + 32 * block);
        if (any_8(~(backdrop.alpha > 0.0f))) break;
        store_block(row, block, mix(colors, backdrop));
    }
    return block;
}

/* Returns the coverages of a block, from all runs that touch it. Advances `run` to the first run
 * that continues after the block. */
static ALWAYS_INLINE f8 coverages_of_block(const struct cpixels_run **run,
                                           const struct cpixels_run *last, const float *coverages,
                                           intptr_t block) {
    const int32_t x = 8 * (int32_t)block;
    const i8 columns = (i8){0, 1, 2, 3, 4, 5, 6, 7} + x;
    i8 result = {0};
    do {
        const struct cpixels_run *next = *run;
        const f8 coverage =
            next->constant < 0 ? load_f8(coverages + 8 * block) : splat_f8(next->constant);
        result |= (i8)coverage & (columns >= next->start) & (columns < next->end);
        if (next->end > x + 8) break;
        ++*run;
    } while (*run < last && (*run)->start < x + 8);
    return (f8)result;
}

static ALWAYS_INLINE void blend_blocks(struct cpixels_row *row, const struct cpixels_run *run,
                                       int32_t count, const float *coverages,
                                       struct source source) {
    const struct cpixels_row local = *row;
    const struct cpixels_run *last = run + count;
    intptr_t block = 0; /* all earlier blocks are drawn */
    uint64_t dirty = 0;
    while (run < last) {
        const intptr_t first = run->start >> 3, end = run->end >> 3;
        if (first > block) block = first;
        if (run->constant >= 0 && run->start <= 8 * block && block < end) {
            dirty |= cells_of_blocks(&local, block, end);
            if (!source.colors) {
                block = fill_plain_blocks(&local, block, end, load_f4(source.color), run->constant);
            }
            block = blend_live_blocks(&local, block, end, source, run->constant);
            if (8 * block >= run->end) {
                run++;
                continue;
            }
        }
        dirty |= cells_of_block(&local, block);
        const f8 coverage = coverages_of_block(&run, last, coverages, block);
        blend_block(&local, block, colors_of(source, block), coverage);
        block++;
    }
    row->dirty |= dirty;
}

static ALWAYS_INLINE void blend_color(struct cpixels_row *row, const struct cpixels_run *runs,
                                      int32_t count, const float *coverages, const float *color) {
    blend_blocks(row, runs, count, coverages, (struct source){color, 0, 1});
}

static ALWAYS_INLINE void blend_colors(struct cpixels_row *row, const struct cpixels_run *runs,
                                       int32_t count, const float *coverages, const float *colors,
                                       float opacity) {
    blend_blocks(row, runs, count, coverages, (struct source){0, colors, opacity});
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static void blend_color_avx2(struct cpixels_row *row, const struct cpixels_run *runs,
                                         int32_t count, const float *coverages,
                                         const float *color) {
    blend_color(row, runs, count, coverages, color);
}

TARGET_AVX2 static void blend_colors_avx2(struct cpixels_row *row, const struct cpixels_run *runs,
                                          int32_t count, const float *coverages,
                                          const float *colors, float opacity) {
    blend_colors(row, runs, count, coverages, colors, opacity);
}

#endif

void cpixels_composite(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                       const float *coverages, const float *color) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return blend_color_avx2(row, runs, count, coverages, color);
#endif
    blend_color(row, runs, count, coverages, color);
}

void cpixels_composite_scalar(struct cpixels_row *row, const struct cpixels_run *runs,
                               int32_t count, const float *coverages, const float *color) {
    blend_pixels(row, runs, count, coverages, (struct source){color, 0, 1});
}

void cpixels_composite_colors(struct cpixels_row *row, const struct cpixels_run *runs,
                              int32_t count, const float *coverages, const float *colors,
                              float opacity) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return blend_colors_avx2(row, runs, count, coverages, colors, opacity);
#endif
    blend_colors(row, runs, count, coverages, colors, opacity);
}

void cpixels_composite_colors_scalar(struct cpixels_row *row, const struct cpixels_run *runs,
                                      int32_t count, const float *coverages, const float *colors,
                                      float opacity) {
    blend_pixels(row, runs, count, coverages, (struct source){0, colors, opacity});
}
