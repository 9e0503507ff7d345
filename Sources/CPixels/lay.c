#include "cpixels.h"

#include "vectors.h"

/* αo = αs + αb·(1 − αs); Co = (Cs·αs + Cb·αb·(1 − αs)) / αo. */
static inline f4 over(f4 source, float alpha, f4 backdrop) {
    if (!(alpha > 0)) return backdrop;
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

void cpixels_lay(float *pixels, int32_t count, const float *color, float share) {
    f4 source = load_f4(color);
    float alpha = source[3] * share;
    for (int32_t x = 0; x < count; x++) {
        store_f4(pixels + 4 * x, over(source, alpha, load_f4(pixels + 4 * x)));
    }
}

void cpixels_lay_shares(float *pixels, int32_t count, const float *color, const float *shares) {
    f4 source = load_f4(color);
    for (int32_t x = 0; x < count; x++) {
        float alpha = source[3] * shares[x];
        store_f4(pixels + 4 * x, over(source, alpha, load_f4(pixels + 4 * x)));
    }
}
