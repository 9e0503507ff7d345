#ifndef CPIXELS_GRID_H
#define CPIXELS_GRID_H

#include "vectors.h"

/* The grid on which outlines are placed: units to a pixel, and what is left of a pixel. */
enum { BITS = 12, ONE = 1 << BITS, MASK = ONE - 1 };

/* A pixel's whole area, in units of half a square unit. */
enum { FULL = 2 * ONE * ONE };

/* 1.5·2⁵² + x has the nearest whole number to x in its lowest bits, of two the even one. */
#define ROUNDING 0x1.8p52

/* The nearest whole number; the magnitude must be below 2⁵¹. */
static ALWAYS_INLINE int64_t rounded(double value) {
    const double shifted = value + ROUNDING, zero = ROUNDING;
    int64_t bits, zero_bits;
    memcpy(&bits, &shifted, sizeof bits);
    memcpy(&zero_bits, &zero, sizeof zero_bits);
    return bits - zero_bits;
}

#endif
