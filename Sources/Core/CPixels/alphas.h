#ifndef CPIXELS_ALPHAS_H
#define CPIXELS_ALPHAS_H

#include "vectors.h"

/* Returns four codes with other alphas, 0 to 1. A code whose alpha becomes 0 is 0. */
static inline u4 with_alpha(u4 codes, f4 alpha) {
    u4 alphas = (u4)(alpha * 255.0f + 8388608.0f) << 24;
    return ((codes & 0x00FFFFFFu) | alphas) & (u4)(alphas != 0);
}

/* Returns eight codes with other alphas, as `with_alpha` does for four. */
static ALWAYS_INLINE u8 with_alphas(u8 codes, f8 alpha) {
    const u8 alphas = (u8)(alpha * 255.0f + 8388608.0f) << 24;
    return ((codes & 0x00FFFFFFu) | alphas) & (u8)(alphas != 0);
}

static inline u4 splat_u4(uint32_t value) { return (u4){value, value, value, value}; }

#endif
