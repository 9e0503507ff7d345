#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

#include "chains.h"

/* Loops over pixels and positions that cost the most, for the widest vectors that the processor has.
 *
 * Each gives the bits that its plain scalar reference in Swift gives: every operation is one that IEEE 754
 * defines to the last bit, and none is contracted. Pixels are four bytes, red first, straight alpha.
 */

/* How a turning gradient's colours are looked up. */
struct cpixels_turn {
    float offset;          /* added to each direction, 0 to 1 */
    float cells;           /* the number of colours round the turn */
    const uint32_t *codes; /* the colours, one more than `cells`; not opaque where there is none */
    /* Returns the encoded colour at a position of 0 to 1, with its alpha multiplied by an opacity and
     * a coverage; called where `codes` has no opaque colour. */
    uint32_t (*ask)(const void *context, float position, float opacity, float coverage);
    const void *context;
};

/* One colour, or a conic gradient; its alpha is multiplied by `alpha`. */
struct cpixels_paint {
    float straight[3]; /* red, green and blue of 0 to 1, if `directions` is null */
    uint32_t color;    /* the same, encoded and opaque */
    float alpha;
    struct cpixels_turn turn;
    const float *directions; /* of the image's pixels, as fractions of a turn; `stride` to a row */
    int32_t stride;
};

/* What a row of the picture holds: ink may be in the cells of `dirty`, a bit each, all other pixels
 * are `background`. */
struct cpixels_known_row {
    uint32_t background;
    uint64_t dirty;
};

/* A picture, and what it holds. */
struct cpixels_picture {
    uint32_t *pixels;
    struct cpixels_known_row *rows;
    int32_t width;
    int32_t shift; /* a cell is 1 << `shift` pixels wide */
};

/* A shape with its paint. */
struct cpixels_shape {
    struct cpixels_edges edges; /* unused if the shape is everywhere */
    struct cpixels_paint paint;
    int32_t is_everywhere; /* whether it covers the entire image */
    int32_t is_even_odd;
};

/* The drawing routes that are kernels. Each draws the rows from `row` to before `end` and leaves them
 * as the other routes would. Those that return a word draw at most `cpixels_route_rows` rows, and
 * return the rows that they could not draw, one bit each, the first row lowest: rows with more edges
 * than kernels take, and rows whose areas do not sum up. Such rows may contain anything. */
enum { cpixels_route_rows = 32 };

/* Fills rows with a paint of one colour, or clears them if it is null. */
void cpixels_fill_rows(struct cpixels_picture picture, int32_t row, int32_t end,
                       const struct cpixels_paint *paint);

/* Draws rows of one shape. */
uint32_t cpixels_draw_single(const struct cpixels_shape *shape, struct cpixels_scratch scratch,
                             struct cpixels_picture picture, int32_t row, int32_t end);

/* Draws rows of patches in one colour each, back to front. Each patch has all of the rows, and cells
 * are at most eight pixels wide. */
void cpixels_draw_patches(const struct cpixels_shape *const *shapes, int32_t count,
                          struct cpixels_scratch scratch, struct cpixels_picture picture,
                          int32_t row, int32_t end);

/* Draws rows of shapes in one colour each, back to front. Each patch among them has all of the rows. */
uint32_t cpixels_draw_layers(const struct cpixels_shape *const *shapes, int32_t count,
                             struct cpixels_scratch scratch, struct cpixels_picture picture,
                             int32_t row, int32_t end);

/* Clears the pixels of a row that lie in none of its runs, but in one of the cells of `stale`, which
 * are 1 << `shift` pixels wide, a bit each. Returns the cells that the runs touch. */
uint64_t cpixels_clear_gaps(uint32_t *pixels, int32_t width, const struct cpixels_run *runs,
                            int32_t count, int32_t shift, uint64_t stale);

/* One row of pixels while it is composited: a background of one colour, and pixels that have colours of
 * their own since something was drawn there. All colours are straight, with components of 0 to 1. */
struct cpixels_row {
    float *colors;      /* for each eight pixels their reds, greens, blues and alphas */
    uint8_t *live;      /* a bit for each pixel with a colour of its own, the lowest first */
    uint32_t *codes;    /* the encoded row, kept up to date; null where it is not */
    uint64_t dirty;     /* a bit for each cell of the row that has such pixels, or may have */
    float background[4];    /* the colour of all other pixels */
    int32_t width;      /* in pixels */
    int32_t cell_shift; /* a cell is 1 << cell_shift pixels wide */
};

/* Composites a colour over `count` runs, from left to right, as far as they are covered; the coverage of
 * pixels that differ is in `coverages`, by pixel. */
void cpixels_composite(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                 const float *coverages, const float *color);

/* The same, pixel by pixel. */
void cpixels_composite_plainly(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                         const float *coverages, const float *color);

/* The same with a colour of its own for each pixel, kept like the row's; `opacity` multiplies
 * their alphas. */
void cpixels_composite_colors(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                        const float *coverages, const float *colors, float opacity);

/* The same, pixel by pixel. */
void cpixels_composite_colors_plainly(struct cpixels_row *row, const struct cpixels_run *runs,
                                int32_t count, const float *coverages, const float *colors,
                                float opacity);

/* Gives pixels from `start` to before `end` colours of their own. The blocks of eight that they
 * touch then have colours for all of their pixels, the background's for those that had none. */
void cpixels_touch(struct cpixels_row *row, int32_t start, int32_t end);

/* A gradient's colours. */
struct cpixels_table {
    const float *colors; /* red, green, blue and alpha of each; a negative alpha where there is none */
    float cells;         /* the number of colours */
    int32_t last;        /* the same, less one */
};

/* Writes the colours at `positions` of 0 to 1 along a gradient, kept like a row's, from a block of eight
 * pixels to before another. Returns the first block in which a position has no colour. */
intptr_t cpixels_look_up(float *colors, intptr_t block, intptr_t end, const float *positions,
                         struct cpixels_table table);

/* The same, pixel by pixel. */
intptr_t cpixels_look_up_plainly(float *colors, intptr_t block, intptr_t end, const float *positions,
                                 struct cpixels_table table);

/* Writes where pixels lie along a straight gradient, 0 to 1, from a block of eight pixels to before another:
 * a pixel's centre times `change`, and `start`. */
void cpixels_place(float *positions, intptr_t block, intptr_t end, double change, double start);

/* Makes `count` encoded pixels the same. */
void cpixels_fill(uint32_t *codes, int32_t count, uint32_t code);

/* Writes the nearest 8-bit values of the pixels that have colours of their own; a pixel whose alpha
 * becomes 0 is all zeros. */
void cpixels_encode(struct cpixels_row *row, uint32_t *codes);

/* The same, pixel by pixel. */
void cpixels_encode_plainly(struct cpixels_row *row, uint32_t *codes);

/* Mixes `floats` numbers, which are a multiple of 4, with those `step`, 2·`step`, … before and after each:
 * the sum of the number itself by the first weight and of both at each distance by the next one. */
void cpixels_mix(const float *source, intptr_t step, const float *weights, int32_t count, float *target,
                 intptr_t floats);

/* A cubic curve, start + ((a·t + b)·t + c)·t, that a pen follows, and the pen's radius. */
struct cpixels_curve {
    double x, y; /* the start */
    double ax, ay;
    double bx, by;
    double cx, cy;
    double radius;
};

/* A curve's end, and the unit vectors along it at both ends. */
struct cpixels_ends {
    double x, y;
    double start_dx, start_dy;
    double end_dx, end_dy;
};

/* How the pen's two sides move from eighth to eighth of a curve. */
struct cpixels_bend {
    double speed;    /* the square of the longest step of a side */
    double bend;     /* the square of the greatest change of a step */
    int32_t goes_on; /* whether neither side stands still or runs backwards */
};

/* Looks at a curve at eighths of its parameter. Returns 1 if its direction changes gently from each
 * to the next, 0 if not, and −1 if it has none somewhere; `bend` is of use only after 1. */
int32_t cpixels_sample(const struct cpixels_curve *curve, const struct cpixels_ends *ends,
                       struct cpixels_bend *bend);

/* Writes the positions to the right and to the left of the pen, x and y each, at the parameters
 * (i − start)·step for i = 1 to `count`, behind the first positions, which are there, and up to three
 * more. Returns whether, at all of them, the pen turns less than a quarter from position to position and
 * both its sides run forwards. */
int32_t cpixels_lead(double *right, double *left, int32_t count, const struct cpixels_curve *curve,
                     double start, double step);

/* Moves points number 1 to `last` − 1, x and y each, against a share of their second difference;
 * the first and the last of them by `beside_half` of their neighbour's. `last` is 4 or more. */
void cpixels_correct(double *points, int32_t last, double beside_half, double share);

/* An affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty. */
struct cpixels_transform {
    double a, b, c, d, tx, ty;
};

/* Writes where a map sends `count` points, x and y each. */
void cpixels_transform(double *to, const double *from, int64_t count,
                       struct cpixels_transform map);

/* Whether all coordinates of `count` points are at most `limit` from 0. */
int32_t cpixels_are_within(const double *points, int64_t count, double limit);

#endif
