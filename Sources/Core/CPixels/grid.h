#ifndef CPIXELS_GRID_H
#define CPIXELS_GRID_H

#include "vectors.h"

/* The grid on which outlines are placed. `ONE` is a pixel in subpixel units, `MASK` selects the
 * position within a pixel. */
enum { BITS = 12, ONE = 1 << BITS, MASK = ONE - 1 };

/* The area of a pixel, in half square units. */
enum { FULL = 2 * ONE * ONE };

/* The lowest bits of the double 1.5·2⁵² + x are the nearest integer to x, ties to even. */
#define ROUNDING 0x1.8p52

/* Rounds to the nearest integer, ties to even. The magnitude must be below 2⁵¹. */
static ALWAYS_INLINE int64_t rounded(double value) {
    const double shifted = value + ROUNDING, zero = ROUNDING;
    int64_t bits, zero_bits;
    memcpy(&bits, &shifted, sizeof bits);
    memcpy(&zero_bits, &zero, sizeof zero_bits);
    return bits - zero_bits;
}

#endif
