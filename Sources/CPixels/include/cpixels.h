#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

/* Loops over pixels that cost the most, for the widest vectors that the processor has.
 *
 * Each gives the bits that its plain twin in Swift gives: every operation is one that IEEE 754
 * defines to the last bit, and none is contracted. Pixels are four bytes, red first, straight alpha.
 */

/* How a turning gradient's colours are looked up. */
struct cpixels_turn {
    float offset;          /* added to each direction, 0 to 1 */
    float cells;           /* the number of colours round the turn */
    const uint32_t *codes; /* the colours, one more than `cells`; not opaque where there is none */
};

/* Writes the colours of `count` pixels whose directions are `turns`, in fractions of a turn; stops
 * at a colour that is not opaque. Returns how many pixels were written. */
int32_t cpixels_turning(uint32_t *pixels, int32_t count, const float *turns,
                        struct cpixels_turn turn);

/* The same, with one alpha of 0 to 1 for all pixels. */
int32_t cpixels_turning_share(uint32_t *pixels, int32_t count, const float *turns,
                              struct cpixels_turn turn, float alpha);

/* The same, with the alpha of each pixel its share of 0 to 1 times `opacity`; where that is 0 the
 * pixel is all zeros. */
int32_t cpixels_turning_shares(uint32_t *pixels, int32_t count, const float *turns,
                               struct cpixels_turn turn, const float *shares, float opacity);

/* Lays a straight colour over `count` pixels of four components each, 0 to 1, on a share of each
 * pixel; all straight. */
void cpixels_lay(float *pixels, int32_t count, const float *color, float share);

/* The same, with a share of its own for each pixel. */
void cpixels_lay_shares(float *pixels, int32_t count, const float *color, const float *shares);

/* Writes the nearest 8-bit values of `count` pixels of four components each, 0 to 1; a pixel whose
 * alpha becomes 0 is all zeros. */
void cpixels_encode(uint32_t *pixels, int32_t count, const float *straight);

#endif
