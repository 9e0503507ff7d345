#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

#include "chains.h"

/* The innermost loops over pixels and positions, compiled for the widest vectors of the processor.
 *
 * Each kernel gives the same bits as its scalar reference: every operation is defined by IEEE 754
 * to the last bit, and no operations are fused. Pixels are four bytes, red first, with straight
 * alpha. */

/* The colour table of a conic gradient. */
struct cpixels_conic {
    float offset;          /* the rotation of the gradient, added to each direction; 0 to 1 */
    float cells;           /* the number of colours in a full turn */
    const uint32_t *codes; /* `cells` + 1 encoded colours; not opaque if `compute` is needed */
    /* Returns the encoded colour at a position from 0 to 1, with its alpha multiplied by an opacity
     * and a coverage. Called where `codes` has no opaque colour. */
    uint32_t (*compute)(const void *context, float position, float opacity, float coverage);
    const void *context;
};

/* One colour, or a conic gradient. `alpha` multiplies its alpha. */
struct cpixels_paint {
    float straight[3]; /* red, green and blue from 0 to 1, if `directions` is null */
    uint32_t color;    /* the colour, encoded and opaque */
    float alpha;
    struct cpixels_conic conic;
    /* the direction of each pixel of the image, as a fraction of a turn, or null */
    const float *directions;
    int32_t stride;
};

/* The contents of a row of the image: all pixels outside the cells of `dirty` are `background`.
 * `dirty` has one bit for each cell. */
struct cpixels_row_contents {
    uint32_t background;
    uint64_t dirty;
};

/* An image, and the contents of its rows. */
struct cpixels_image {
    uint32_t *pixels;
    struct cpixels_row_contents *rows;
    int32_t width;
    int32_t shift; /* a cell is 1 << `shift` pixels wide */
};

/* A shape with its paint. */
struct cpixels_shape {
    struct cpixels_edges edges; /* unused if `is_everywhere` */
    struct cpixels_paint paint;
    int32_t is_everywhere; /* whether the shape covers the entire image */
    int32_t is_even_odd;
};

/* The drawing routes that are kernels. Each draws the rows from `row` to `end` with the same result
 * as all other routes.
 *
 * Kernels that return a word draw at most `cpixels_route_rows` rows. They return the rows to be
 * drawn by another route, one bit each, the first row lowest: rows with too many edges for the
 * kernels, and rows whose areas do not add up. The pixels of such rows are undefined. */
enum { cpixels_route_rows = 32 };

/* Fills rows with one colour, or clears them if `paint` is null. */
void cpixels_fill_rows(struct cpixels_image image, int32_t row, int32_t end,
                       const struct cpixels_paint *paint);

/* Draws rows of one shape. */
uint32_t cpixels_draw_single(const struct cpixels_shape *shape, struct cpixels_scratch scratch,
                             struct cpixels_image image, int32_t row, int32_t end);

/* Draws rows of patches of one colour each, back to front. Every patch must cover all of the rows,
 * and cells must be at most eight pixels wide. */
void cpixels_draw_patches(const struct cpixels_shape *const *shapes, int32_t count,
                          struct cpixels_scratch scratch, struct cpixels_image image,
                          int32_t row, int32_t end);

/* Draws rows of shapes of one colour each, back to front. Every patch among them must cover all of
 * the rows. */
uint32_t cpixels_draw_layers(const struct cpixels_shape *const *shapes, int32_t count,
                             struct cpixels_scratch scratch, struct cpixels_image image,
                             int32_t row, int32_t end);

/* Clears the pixels that are outside all runs but inside one of the cells of `stale`, one bit each.
 * Returns the cells that the runs touch. A cell is 1 << `shift` pixels wide. */
uint64_t cpixels_clear_gaps(uint32_t *pixels, int32_t width, const struct cpixels_run *runs,
                            int32_t count, int32_t shift, uint64_t stale);

/* A row of pixels while it is composited. Pixels that have been drawn are live and store a colour;
 * all others have the background's. Colours are straight, with components from 0 to 1. */
struct cpixels_row {
    float *colors;      /* for each block of eight pixels: reds, greens, blues and alphas */
    uint8_t *live;      /* one bit for each live pixel, the first pixel lowest */
    uint32_t *codes;    /* the encoded row, updated with every pixel, or null */
    uint64_t dirty;     /* one bit for each cell that may have live pixels */
    float background[4];    /* the colour of all pixels that are not live */
    int32_t width;      /* in pixels */
    int32_t cell_shift; /* a cell is 1 << `cell_shift` pixels wide */
};

/* Composites a colour over `count` runs, which are in order from left to right. In runs without a
 * constant coverage, `coverages` has the coverage of each pixel of the row. */
void cpixels_composite(struct cpixels_row *row, const struct cpixels_run *runs, int32_t count,
                       const float *coverages, const float *color);

/* The scalar reference of `cpixels_composite`. */
void cpixels_composite_scalar(struct cpixels_row *row, const struct cpixels_run *runs,
                               int32_t count, const float *coverages, const float *color);

/* Composites a separate colour for each pixel over `count` runs. `colors` has the layout of
 * `cpixels_row.colors`, and `opacity` multiplies their alphas. */
void cpixels_composite_colors(struct cpixels_row *row, const struct cpixels_run *runs,
                              int32_t count, const float *coverages, const float *colors,
                              float opacity);

/* The scalar reference of `cpixels_composite_colors`. */
void cpixels_composite_colors_scalar(struct cpixels_row *row, const struct cpixels_run *runs,
                                      int32_t count, const float *coverages, const float *colors,
                                      float opacity);

/* Marks the pixels from `start` to `end` as live. Also stores the background in those pixels of the
 * touched blocks that were not live. */
void cpixels_mark_live(struct cpixels_row *row, int32_t start, int32_t end);

/* The colour table of a gradient. */
struct cpixels_table {
    /* red, green, blue and alpha of each; a negative alpha means that the colour is missing */
    const float *colors;
    float cells;         /* the number of colours */
    int32_t last;        /* the number of colours − 1 */
};

/* Looks up the colours at `positions` from 0 to 1 for the blocks of eight pixels from `block` to
 * `end`. `colors` has the layout of `cpixels_row.colors`. Returns the first block with a missing
 * colour, or `end`. */
intptr_t cpixels_look_up(float *colors, intptr_t block, intptr_t end, const float *positions,
                         struct cpixels_table table);

/* The scalar reference of `cpixels_look_up`. */
intptr_t cpixels_look_up_scalar(float *colors, intptr_t block, intptr_t end,
                                 const float *positions, struct cpixels_table table);

/* Writes the positions of pixels along a linear gradient, clamped to 0 to 1, for the blocks of
 * eight pixels from `block` to `end`: x·`change` + `start`, where x is the centre of the pixel. */
void cpixels_locate(float *positions, intptr_t block, intptr_t end, double change, double start);

/* Fills `count` pixels with one code. */
void cpixels_fill(uint32_t *codes, int32_t count, uint32_t code);

/* Encodes the live pixels of a row as the nearest 8-bit values. A pixel whose alpha becomes 0 is
 * all zeros. */
void cpixels_encode(struct cpixels_row *row, uint32_t *codes);

/* The scalar reference of `cpixels_encode`. */
void cpixels_encode_scalar(struct cpixels_row *row, uint32_t *codes);

/* Convolves `floats` numbers, a multiple of 4, with a symmetric kernel of `count` weights. Weight 0
 * belongs to the number itself, and weight k to both numbers at the distance k·`step`. */
void cpixels_convolve(const float *source, intptr_t step, const float *weights, int32_t count,
                 float *target, intptr_t floats);

/* A cubic curve, start + ((a·t + b)·t + c)·t, and the radius of the pen that follows it. */
struct cpixels_curve {
    double x, y; /* the start */
    double ax, ay;
    double bx, by;
    double cx, cy;
    double radius;
};

/* The end of a curve, and its unit tangents at both ends. */
struct cpixels_ends {
    double x, y;
    double start_dx, start_dy;
    double end_dx, end_dy;
};

/* The behaviour of the two offset curves of the pen at eighths of the parameter. */
struct cpixels_bend {
    double speed;    /* the square of the longest step of an offset curve */
    double bend;     /* the square of the greatest difference between two successive steps */
    int32_t advances; /* whether both offset curves advance along the curve at every step */
};

/* Measures a curve at eighths of its parameter. Returns 1 if the direction changes little between
 * successive samples, 0 if it changes more, and −1 if the curve has no direction at a sample.
 * `bend` is valid only after 1. */
int32_t cpixels_measure_bend(const struct cpixels_curve *curve, const struct cpixels_ends *ends,
                       struct cpixels_bend *bend);

/* Writes the points of the right and left offset curves at the parameters (i − `start`)·`step` for
 * i = 1 to `count`, as pairs of x and y. The points at i = 0 must exist, and up to three more may
 * be written after the last.
 *
 * Returns whether, from each point to the next, the pen turns by less than a quarter and both
 * offset curves advance. */
int32_t cpixels_offset(double *right, double *left, int32_t count,
                       const struct cpixels_curve *curve,
                     double start, double step);

/* Subtracts a multiple of the second difference from points 1 to `last` − 1, pairs of x and y. At
 * points 1 and `last` − 1, it is `end_factor` times the neighbour's second difference. At all
 * others, it is `factor` times the point's own. `last` must be at least 4. */
void cpixels_correct(double *points, int32_t last, double end_factor, double factor);

/* An affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty. */
struct cpixels_transform {
    double a, b, c, d, tx, ty;
};

/* Transforms `count` points, pairs of x and y. */
void cpixels_transform(double *to, const double *from, int64_t count, struct cpixels_transform map);

/* Whether all coordinates of `count` points are within ±`limit`. NaN is not. */
int32_t cpixels_are_within(const double *points, int64_t count, double limit);

#endif
