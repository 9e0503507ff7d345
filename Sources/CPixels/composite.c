#include "blocks.h"
#include "over.h"

/* One colour for all pixels, or blocks of colours as a row has them. */
struct source {
    const float *color;
    const float *colors; /* null where all pixels have one colour */
    float opacity;       /* multiplies the alphas of the colours */
};

static inline int is_touched(const struct cpixels_row *row, int32_t x) {
    return row->live[x >> 3] >> (x & 7) & 1;
}

static inline void put(struct cpixels_row *row, int32_t x, f4 color, uint32_t code) {
    float *address = address_of(row->colors, x);
    for (int32_t i = 0; i < 4; i++) address[8 * i] = color[i];
    row->live[x >> 3] |= (uint8_t)(1 << (x & 7));
    if (row->codes) row->codes[x] = code;
    row->dirty |= cells_of_block(row, x >> 3);
}

static inline void put_block(struct cpixels_row *row, intptr_t block, f4 color, uint32_t code) {
    float *address = row->colors + 32 * block;
    for (int32_t i = 0; i < 8; i++) store_f4(address + 4 * i, splat_f4(color[i >> 1]));
    row->live[block] = 0xFF;
    if (row->codes) {
        for (int32_t i = 0; i < 8; i++) row->codes[8 * block + i] = code;
    }
    row->dirty |= cells_of_block(row, block);
}

static inline void blend_pixel(struct cpixels_row *row, int32_t x, f4 color, float share) {
    float alpha = color[3] * share;
    if (!(alpha > 0)) return;
    f4 below = is_touched(row, x) ? pixel_at(address_of(row->colors, x)) : load_f4(row->background);
    f4 result = over(color, alpha, below);
    put(row, x, result, row->codes ? code_of(result) : 0);
}

/* Composites one colour on pixels of one share: those upon the background become all the same, and where it is
 * opaque all others, too. */
static void blend_evenly(struct cpixels_row *row, struct cpixels_run run, f4 color) {
    float alpha = color[3] * run.constant;
    if (!(alpha > 0)) return;
    f4 result = over(color, alpha, load_f4(row->background));
    uint32_t code = code_of(result);
    const int is_opaque = !(alpha < 1);
    for (int32_t x = run.start; x < run.end;) {
        if ((x & 7) == 0 && x + 8 <= run.end && (is_opaque || row->live[x >> 3] == 0)) {
            put_block(row, x >> 3, result, code);
            x += 8;
            continue;
        }
        if (is_opaque || !is_touched(row, x)) {
            put(row, x, result, code);
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
            blend_evenly(row, *run, load_f4(source.color));
            continue;
        }
        for (int32_t x = run->start; x < run->end; x++) {
            f4 color = source.colors ? pixel_at(address_of(source.colors, x)) : load_f4(source.color);
            if (source.colors) color[3] *= source.opacity;
            blend_pixel(row, x, color, run->constant < 0 ? coverages[x] : run->constant);
        }
    }
}

#if HAS_AVX2_TWIN

/* The equation of `over`; exact for opaque pixels, too. */
TARGET_AVX2 static ALWAYS_INLINE struct colors_8 mix_8(struct colors_8 source, __m256 alpha,
                                                       struct colors_8 backdrop) {
    __m256 rest = _mm256_mul_ps(backdrop.alpha, _mm256_sub_ps(_mm256_set1_ps(1.0f), alpha));
    __m256 sum = _mm256_add_ps(alpha, rest);
    __m256 red = _mm256_add_ps(_mm256_mul_ps(source.red, alpha),
                               _mm256_mul_ps(backdrop.red, rest));
    __m256 green = _mm256_add_ps(_mm256_mul_ps(source.green, alpha),
                                 _mm256_mul_ps(backdrop.green, rest));
    __m256 blue = _mm256_add_ps(_mm256_mul_ps(source.blue, alpha),
                                _mm256_mul_ps(backdrop.blue, rest));
    return (struct colors_8){_mm256_div_ps(red, sum), _mm256_div_ps(green, sum),
                             _mm256_div_ps(blue, sum), sum};
}

/* The same where the backdrop may be clear. */
TARGET_AVX2 static ALWAYS_INLINE struct colors_8 over_8(struct colors_8 source, __m256 alpha,
                                                        struct colors_8 backdrop) {
    struct colors_8 mixed = mix_8(source, alpha, backdrop);
    source.alpha = mixed.alpha;
    __m256 mixes = _mm256_cmp_ps(backdrop.alpha, _mm256_setzero_ps(), _CMP_GT_OQ);
    return choose_8(mixes, mixed, source);
}

/* `whole` is how many blocks of the row's codes are whole. */
TARGET_AVX2 static ALWAYS_INLINE void encode_8(const struct cpixels_row *row, intptr_t whole,
                                               intptr_t block, struct colors_8 colors,
                                               __m256 mask) {
    __m256i lanes = _mm256_castps_si256(mask);
    if (block < whole) {
        store_codes(row->codes + 8 * block, codes_of(colors), lanes);
    } else if (row->codes) {
        store_last_codes(row->codes + 8 * block, codes_of(colors), lanes);
    }
}

/* Composites a source on a block; a share of 0 leaves a pixel as it is. */
TARGET_AVX2 static ALWAYS_INLINE void blend_8(const struct cpixels_row *row, intptr_t whole,
                                            intptr_t block, struct colors_8 source,
                                            __m256 share) {
    __m256 alpha = _mm256_mul_ps(source.alpha, share);
    __m256 is_dirty = _mm256_cmp_ps(alpha, _mm256_setzero_ps(), _CMP_GT_OQ);
    uint8_t bits = (uint8_t)_mm256_movemask_ps(is_dirty);
    uint8_t live = row->live[block];
    row->live[block] = live | bits;
    float *address = row->colors + 32 * block;
    struct colors_8 backdrop = splat_8(row->background);
    if (live == 0 && row->background[3] > 0) {
        struct colors_8 result = mix_8(source, alpha, backdrop);
        store_8(address, result);
        encode_8(row, whole, block, result, is_dirty);
    } else {
        struct colors_8 old = load_8(address);
        backdrop = choose_8(lanes_of(live), old, backdrop);
        struct colors_8 result = over_8(source, alpha, backdrop);
        store_8(address, choose_8(is_dirty, result, old));
        encode_8(row, whole, block, result, is_dirty);
    }
}

/* Composites one colour on blocks from `first` to before `end`; ends at one on whose pixels it depends, and
 * returns which. */
TARGET_AVX2 static __attribute__((noinline)) intptr_t fill(struct cpixels_row *row, intptr_t first,
                                                           intptr_t end, const float *color,
                                                           float share) {
    float alpha = color[3] * share;
    if (!(alpha > 0)) return end;
    int is_opaque = !(alpha < 1);
    struct colors_8 result = over_8(splat_8(color), _mm256_set1_ps(alpha), splat_8(row->background));
    __m256i codes = codes_of(result);
    float *colors = row->colors;
    uint8_t *live = row->live;
    uint32_t *address = row->codes;
    intptr_t block = first;
    for (; block < end && (is_opaque || live[block] == 0); block++) {
        store_8(colors + 32 * block, result);
        live[block] = 0xFF;
        if (address) _mm256_storeu_si256((__m256i *)(address + 8 * block), codes);
    }
    return block;
}

/* The coverages of a block, of the runs that touch it; moves on to the first run that goes on. */
TARGET_AVX2 static ALWAYS_INLINE __m256 coverages_8(const struct cpixels_run **run,
                                                 const struct cpixels_run *last,
                                                 const float *coverages, intptr_t block) {
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    int32_t x = 8 * (int32_t)block;
    __m256i addresss = _mm256_add_epi32(_mm256_set1_epi32(x), lanes);
    __m256 result = _mm256_setzero_ps();
    do {
        const struct cpixels_run *next = *run;
        __m256 share = next->constant < 0 ? _mm256_loadu_ps(coverages + 8 * block)
                                          : _mm256_broadcast_ss(&next->constant);
        __m256i is_before = _mm256_cmpgt_epi32(_mm256_set1_epi32(next->start), addresss);
        __m256i is_within = _mm256_cmpgt_epi32(_mm256_set1_epi32(next->end), addresss);
        share = _mm256_and_ps(share, _mm256_castsi256_ps(is_within));
        share = _mm256_andnot_ps(_mm256_castsi256_ps(is_before), share);
        result = _mm256_or_ps(result, share);
        if (next->end > x + 8) break;
        ++*run;
    } while (*run < last && (*run)->start < x + 8);
    return result;
}

TARGET_AVX2 static ALWAYS_INLINE void blend_blocks(struct cpixels_row *row,
                                                 const struct cpixels_run *run, int32_t count,
                                                 const float *coverages, struct source source) {
    const struct cpixels_row local = *row;
    const struct cpixels_run *last = run + count;
    struct colors_8 color;
    if (!source.colors) color = splat_8(source.color);
    const intptr_t whole = row->codes ? row->width >> 3 : 0;
    intptr_t block = 0; /* no earlier one is still to be done */
    uint64_t dirty = 0;
    while (run < last) {
        intptr_t first = run->start >> 3, end = run->end >> 3;
        if (first > block) block = first;
        if (!source.colors && run->constant >= 0 && run->start <= 8 * block && block < end) {
            dirty |= cells_of_blocks(&local, block, end);
            block = fill(row, block, end, source.color, run->constant);
            if (8 * block >= run->end) {
                run++;
                continue;
            }
        }
        if (source.colors) {
            color = load_8(source.colors + 32 * block);
            color.alpha = _mm256_mul_ps(color.alpha, _mm256_set1_ps(source.opacity));
        }
        dirty |= cells_of_block(&local, block);
        blend_8(&local, whole, block, color, coverages_8(&run, last, coverages, block));
        block++;
    }
    row->dirty |= dirty;
}

TARGET_AVX2 static void blend_color(struct cpixels_row *row, const struct cpixels_run *runs,
                                  int32_t count, const float *coverages, const float *color) {
    blend_blocks(row, runs, count, coverages, (struct source){color, 0, 1});
}

TARGET_AVX2 static void blend_colors(struct cpixels_row *row, const struct cpixels_run *runs,
                                   int32_t count, const float *coverages, struct source source) {
    blend_blocks(row, runs, count, coverages, source);
}

#endif

void cpixels_composite(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                 const float *coverages, const float *color) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return blend_color(row, runs, count, coverages, color);
#endif
    cpixels_composite_plainly(row, runs, count, coverages, color);
}

void cpixels_composite_plainly(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                         const float *coverages, const float *color) {
    blend_pixels(row, runs, count, coverages, (struct source){color, 0, 1});
}

void cpixels_composite_colors(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                        const float *coverages, const float *colors, float opacity) {
    struct source source = {0, colors, opacity};
#if HAS_AVX2_TWIN
    if (has_avx2()) return blend_colors(row, runs, count, coverages, source);
#endif
    blend_pixels(row, runs, count, coverages, source);
}

void cpixels_composite_colors_plainly(struct cpixels_row *row, const struct cpixels_run *runs,
                                int32_t count, const float *coverages, const float *colors,
                                float opacity) {
    blend_pixels(row, runs, count, coverages, (struct source){0, colors, opacity});
}
