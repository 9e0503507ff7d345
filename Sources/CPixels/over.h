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

/* A component of four colours in each. */
struct colors_4 {
    f4 red, green, blue, alpha;
};

static ALWAYS_INLINE struct colors_4 splat_colors(f4 color) {
    return (struct colors_4){splat_f4(color[0]), splat_f4(color[1]), splat_f4(color[2]),
                             splat_f4(color[3])};
}

static ALWAYS_INLINE f4 choose_f4(i4 mask, f4 yes, f4 no) {
    return (f4)((((i4)yes ^ (i4)no) & mask) ^ (i4)no);
}

static ALWAYS_INLINE struct colors_4 choose_colors(i4 mask, struct colors_4 yes,
                                                   struct colors_4 no) {
    return (struct colors_4){choose_f4(mask, yes.red, no.red), choose_f4(mask, yes.green, no.green),
                             choose_f4(mask, yes.blue, no.blue),
                             choose_f4(mask, yes.alpha, no.alpha)};
}

/* One colour four times, with alphas of their own. */
static ALWAYS_INLINE struct colors_4 solid_colors(const struct cpixels_paint *paint, f4 alpha) {
    return (struct colors_4){splat_f4(paint->straight[0]), splat_f4(paint->straight[1]),
                             splat_f4(paint->straight[2]), alpha};
}

/* What `over` gives for four colours of alphas above 0; that of others is of no use. */
static ALWAYS_INLINE struct colors_4 over_4(struct colors_4 source, struct colors_4 backdrop) {
    const f4 rest = backdrop.alpha * (1.0f - source.alpha), sum = source.alpha + rest;
    const i4 mixes = backdrop.alpha > 0.0f;
    const f4 red = (source.red * source.alpha + backdrop.red * rest) / sum;
    const f4 green = (source.green * source.alpha + backdrop.green * rest) / sum;
    const f4 blue = (source.blue * source.alpha + backdrop.blue * rest) / sum;
    return (struct colors_4){choose_f4(mixes, red, source.red),
                             choose_f4(mixes, green, source.green),
                             choose_f4(mixes, blue, source.blue), sum};
}

/* The codes of four colours. */
static ALWAYS_INLINE u4 codes_of_4(struct colors_4 colors) {
    const u4 red = (u4)(colors.red * 255.0f + 8388608.0f) & 0xFFu;
    const u4 green = (u4)(colors.green * 255.0f + 8388608.0f) & 0xFFu;
    const u4 blue = (u4)(colors.blue * 255.0f + 8388608.0f) & 0xFFu;
    const u4 alpha = (u4)(colors.alpha * 255.0f + 8388608.0f) & 0xFFu;
    return (red | green << 8 | blue << 16 | alpha << 24) & (u4)(alpha != 0);
}

#endif
