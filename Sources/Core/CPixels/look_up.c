#include "blocks.h"

/* Returns the table colour at a position. The lowest bits of the float 1.5·2²³ + x are the nearest
 * integer to x. */
static inline const float *color_at(float position, struct cpixels_table table) {
    u4 bits = (u4)((splat_f4(position) * table.cells - 0.5f) + 12582912.0f);
    int32_t cell = (int32_t)(bits[0] & 0x003FFFFFu);
    return table.colors + 4 * (cell < table.last ? cell : table.last);
}

static inline int look_up_one_by_one(float *colors, const float *positions,
                                     struct cpixels_table table) {
    for (int32_t lane = 0; lane < 8; lane++) {
        f4 color = load_f4(color_at(positions[lane], table));
        if (color[3] < 0) return 0;
        for (int32_t i = 0; i < 4; i++) colors[8 * i + lane] = color[i];
    }
    return 1;
}

/* Returns the table cells of eight positions. */
static ALWAYS_INLINE i8 cells_at(const float *positions, struct cpixels_table table) {
    const i8 bits = (i8)((load_f8(positions) * table.cells - 0.5f) + 12582912.0f);
    const i8 cells = bits & 0x003FFFFF, are_within = cells < table.last;
    return (cells & are_within) | (table.last & ~are_within);
}

static ALWAYS_INLINE f8 pair(const float *low, const float *high) {
    return __builtin_shufflevector(load_f4(low), load_f4(high), 0, 1, 2, 3, 4, 5, 6, 7);
}

/* Steps of a transposition: interleave single components or pairs of components, from the low or
 * high half of each colour. */
#define LOW_HALVES(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13)
#define HIGH_HALVES(a, b) __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15)
#define LOW_PAIRS(a, b) __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13)
#define HIGH_PAIRS(a, b) __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15)

static ALWAYS_INLINE int look_up_8(float *colors, const float *positions,
                                   struct cpixels_table table) {
    const i8 at = cells_at(positions, table) * 4;
    const float *from = table.colors;
    const f8 a = pair(from + at[0], from + at[4]), b = pair(from + at[1], from + at[5]);
    const f8 c = pair(from + at[2], from + at[6]), d = pair(from + at[3], from + at[7]);
    const f8 low_ab = LOW_HALVES(a, b), low_cd = LOW_HALVES(c, d);
    const f8 high_ab = HIGH_HALVES(a, b), high_cd = HIGH_HALVES(c, d);
    const f8 alpha = HIGH_PAIRS(high_ab, high_cd);
    if (bits_of_8((i8)alpha)) return 0;
    store_colors(colors,
                 (struct eight_colors){LOW_PAIRS(low_ab, low_cd), HIGH_PAIRS(low_ab, low_cd),
                                               LOW_PAIRS(high_ab, high_cd), alpha});
    return 1;
}

static ALWAYS_INLINE intptr_t look_up(float *colors, intptr_t block, intptr_t end,
                                      const float *positions, struct cpixels_table table) {
    while (block < end && look_up_8(colors + 32 * block, positions + 8 * block, table)) block++;
    return block;
}

#if HAS_AVX2_TWIN

TARGET_AVX2 static intptr_t look_up_avx2(float *colors, intptr_t block, intptr_t end,
                                         const float *positions, struct cpixels_table table) {
    return look_up(colors, block, end, positions, table);
}

#endif

intptr_t cpixels_look_up(float *colors, intptr_t block, intptr_t end, const float *positions,
                         struct cpixels_table table) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return look_up_avx2(colors, block, end, positions, table);
#endif
    return look_up(colors, block, end, positions, table);
}

intptr_t cpixels_look_up_scalar(float *colors, intptr_t block, intptr_t end,
                                 const float *positions, struct cpixels_table table) {
    while (block < end && look_up_one_by_one(colors + 32 * block, positions + 8 * block, table)) {
        block++;
    }
    return block;
}

static ALWAYS_INLINE f4 single(d4 values) { return __builtin_convertvector(values, f4); }

static ALWAYS_INLINE void locate(float *positions, intptr_t block, intptr_t end, double change,
                                 double start) {
    for (; block < end; block++) {
        const d4 first = (d4){0.5, 1.5, 2.5, 3.5} + (double)(8 * block);
        for (int32_t i = 0; i < 8; i += 4) {
            const f4 place = single((first + (double)i) * change + start);
            /* Numbers that are not above 0, such as NaN, become 0. */
            const u4 low = (u4)place & (u4)(place > 0.0f), is_beyond = (u4)((f4)low > 1.0f);
            const u4 clamped = (low & ~is_beyond) | ((u4)splat_f4(1) & is_beyond);
            store_f4(positions + 8 * block + i, (f4)clamped);
        }
    }
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static void locate_avx2(float *positions, intptr_t block, intptr_t end, double change,
                                    double start) {
    locate(positions, block, end, change, start);
}
#endif

void cpixels_locate(float *positions, intptr_t block, intptr_t end, double change, double start) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return locate_avx2(positions, block, end, change, start);
#endif
    locate(positions, block, end, change, start);
}
