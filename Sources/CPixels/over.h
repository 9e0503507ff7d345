#ifndef CPIXELS_OVER_H
#define CPIXELS_OVER_H

#include "codes.h"

/* αo = αs + αb·(1 − αs); Co = (Cs·αs + Cb·αb·(1 − αs)) / αo. */
static inline f4 over(f4 source, float alpha, f4 backdrop) {
    if (!(alpha < 1)) return source;
    if (!(backdrop[3] > 0)) {
        source[3] = alpha;
        return source;
    }
    float rest = backdrop[3] * (1 - alpha);
    float sum = alpha + rest;
    f4 result = (source * alpha + backdrop * rest) / sum;
    result[3] = sum;
    return result;
}

/* A colour over another. */
static inline f4 color_over(const float *straight, float alpha, f4 backdrop) {
    const f4 source = {straight[0], straight[1], straight[2], 1};
    return alpha > 0 ? over(source, alpha, backdrop) : backdrop;
}

/* A component of eight colours in each. */
struct eight_colors {
    f8 red, green, blue, alpha;
};

static ALWAYS_INLINE struct eight_colors load_colors(const float *address) {
    return (struct eight_colors){load_f8(address), load_f8(address + 8), load_f8(address + 16),
                                 load_f8(address + 24)};
}

static ALWAYS_INLINE void store_colors(float *address, struct eight_colors colors) {
    store_f8(address, colors.red);
    store_f8(address + 8, colors.green);
    store_f8(address + 16, colors.blue);
    store_f8(address + 24, colors.alpha);
}

static ALWAYS_INLINE struct eight_colors splat_colors(f4 color) {
    return (struct eight_colors){splat_f8(color[0]), splat_f8(color[1]), splat_f8(color[2]),
                                 splat_f8(color[3])};
}

static ALWAYS_INLINE f8 choose_f8(i8 mask, f8 yes, f8 no) {
    return (f8)(((i8)yes & mask) | ((i8)no & ~mask));
}

static ALWAYS_INLINE struct eight_colors choose_colors(i8 mask, struct eight_colors yes,
                                                       struct eight_colors no) {
    return (struct eight_colors){
        choose_f8(mask, yes.red, no.red), choose_f8(mask, yes.green, no.green),
        choose_f8(mask, yes.blue, no.blue), choose_f8(mask, yes.alpha, no.alpha)};
}

/* One colour eight times, with alphas of their own. */
static ALWAYS_INLINE struct eight_colors solid_colors(const struct cpixels_paint *paint,
                                                      f8 alpha) {
    return (struct eight_colors){splat_f8(paint->straight[0]), splat_f8(paint->straight[1]),
                                 splat_f8(paint->straight[2]), alpha};
}

/* What `over` gives for eight colours of alphas above 0 upon others; that of clear ones is of no use. */
static ALWAYS_INLINE struct eight_colors mix_each(struct eight_colors source,
                                                  struct eight_colors backdrop) {
    const f8 rest = backdrop.alpha * (1.0f - source.alpha), sum = source.alpha + rest;
    return (struct eight_colors){(source.red * source.alpha + backdrop.red * rest) / sum,
                                 (source.green * source.alpha + backdrop.green * rest) / sum,
                                 (source.blue * source.alpha + backdrop.blue * rest) / sum, sum};
}

/* The same upon backdrops that may be clear. */
static ALWAYS_INLINE struct eight_colors over_each(struct eight_colors source,
                                                   struct eight_colors backdrop) {
    const struct eight_colors mixed = mix_each(source, backdrop);
    source.alpha = mixed.alpha;
    return choose_colors(backdrop.alpha > 0.0f, mixed, source);
}

static ALWAYS_INLINE u8 bytes_of(f8 component) {
    return (u8)(component * 255.0f + 8388608.0f) & 0xFFu;
}

/* The codes of eight colours. */
static ALWAYS_INLINE u8 codes_of_each(struct eight_colors colors) {
    const u8 alpha = bytes_of(colors.alpha);
    const u8 color = bytes_of(colors.red) | bytes_of(colors.green) << 8 | bytes_of(colors.blue) << 16;
    return (color | alpha << 24) & (u8)(alpha != 0);
}

#endif
