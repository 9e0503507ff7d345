#ifndef CPIXELS_OVER_H
#define CPIXELS_OVER_H

#include "codes.h"

/* Composites a straight colour over another: αo = αs + αb·(1 − αs); Co = (Cs·αs + Cb·αb·(1 − αs)) /
 * αo. */
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

/* Composites the colour `straight`, with the opacity `alpha`, over `backdrop`. */
static inline f4 color_over(const float *straight, float alpha, f4 backdrop) {
    const f4 source = {straight[0], straight[1], straight[2], 1};
    return alpha > 0 ? over(source, alpha, backdrop) : backdrop;
}

/* Returns eight pixels of one colour with different alphas. */
static ALWAYS_INLINE struct eight_colors solid_colors(const struct cpixels_paint *paint, f8 alpha) {
    return (struct eight_colors){splat_f8(paint->straight[0]), splat_f8(paint->straight[1]),
                                 splat_f8(paint->straight[2]), alpha};
}

/* Composites eight colours over `backdrop` as `over` does, if both alphas are above 0. Other lanes
 * are undefined. */
static ALWAYS_INLINE struct eight_colors mix_each(struct eight_colors source,
                                                  struct eight_colors backdrop) {
    const f8 rest = backdrop.alpha * (1.0f - source.alpha), sum = source.alpha + rest;
    return (struct eight_colors){(source.red * source.alpha + backdrop.red * rest) / sum,
                                 (source.green * source.alpha + backdrop.green * rest) / sum,
                                 (source.blue * source.alpha + backdrop.blue * rest) / sum, sum};
}

/* Composites eight colours with alphas above 0 over backdrops that may be clear. */
static ALWAYS_INLINE struct eight_colors over_each(struct eight_colors source,
                                                   struct eight_colors backdrop) {
    const struct eight_colors mixed = mix_each(source, backdrop);
    source.alpha = mixed.alpha;
    return choose_colors(backdrop.alpha > 0.0f, mixed, source);
}

#endif
