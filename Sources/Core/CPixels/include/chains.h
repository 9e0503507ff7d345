#ifndef CPIXELS_CHAINS_H
#define CPIXELS_CHAINS_H

#include <stdint.h>

/* Kernels that compute the covered area of each pixel from an outline.
 *
 * Everything is clipped to the image. Parts above, below and to the right of it are dropped. Parts
 * to the left are moved to the left border, where they keep their winding. Positions are in
 * subpixel units, 4,096 to a pixel, with y down. Each function gives the same numbers as its scalar
 * reference.
 *
 * Areas are in half square units, so that a covered pixel has 2·4,096². A row of areas stores the
 * difference of each pixel from its left neighbour. */

/* A position in a row: x from the left border of the image, y from the top of the row. */
struct cpixels_corner {
    int32_t x;
    int32_t y;
};

/* A part of an outline within one row of pixels that runs only down or only up. */
struct cpixels_chain {
    int32_t first;     /* the index of the first corner, in the order of the outline */
    int32_t last;      /* the last corner */
    int32_t left;      /* the least x */
    int32_t right;     /* the greatest x */
    int32_t direction; /* +1 if the outline runs down, −1 if up */
    int32_t next;      /* the next chain of the row, or −1 */
    /* The area differences of the chain as if it ran down, from its first column to the second
     * after its last; up to three zeros follow. Null if they are not cached. */
    const int32_t *changes;
};

/* Adjacent pixels, both ends included. */
struct cpixels_span {
    int32_t first;
    int32_t last;
};

/* The limits of a patch. */
enum { cpixels_patch_corners = 512, cpixels_patch_rows = 72, cpixels_patch_areas = 1 << 14 };

/* The area differences of one small polygon that does not cross itself. */
struct cpixels_patch {
    int32_t *areas; /* `stride` for each row, from the column `left` on */
    int32_t room;   /* the number of areas that fit */
    int32_t left;   /* a multiple of eight, like `width` and `stride` */
    int32_t width;  /* the number of columns that may be covered */
    int32_t top;    /* the first row */
    int32_t rows;   /* the number of rows */
    int32_t stride;
};

/* A circle, in subpixel units. */
struct cpixels_circle {
    double x, y;
    double radius;
};

/* The limits of a simple outline: sides, runs of lines, corners, the width of the image in pixels,
 * and the rows that are summed at a time. */
enum {
    cpixels_simple_sides = 32,
    cpixels_simple_lines = 4,
    cpixels_simple_corners = 512,
    cpixels_simple_width = 2048,
    cpixels_band_rows = 16
};

struct cpixels_cached_circle;

/* A side of a simple outline: a part of a quarter circle. */
struct cpixels_side {
    struct cpixels_circle circle;
    const struct cpixels_cached_circle *cached; /* the cached rows of the circle, or null */
    double sign;                  /* +1 to the right of the centre, −1 to the left */
    struct cpixels_corner top;    /* relative to the top left corner of the image */
    struct cpixels_corner bottom;
    int32_t direction;            /* +1 if the outline runs down, −1 if up */
};

/* The area differences of a run of lines of a simple outline. */
struct cpixels_lines {
    const int32_t *areas;
    int32_t left;   /* the first column, a multiple of eight */
    int32_t top;    /* the first row */
    int32_t rows;
    int32_t stride; /* areas from one row to the next, a multiple of eight */
};

/* The most recently summed rows of a simple outline. */
struct cpixels_summed_rows {
    /* `cpixels_band_rows` rows, laid out like those of a scratch; zero in unmarked blocks */
    int32_t *areas;
    uint64_t *marks; /* one bit for each block of four pixels that has areas */
    int32_t stride;  /* areas from one row to the next */
    int32_t words;   /* words of marks in a row: (width + 2) / 256 + 1 */
    int32_t row;     /* the first row */
    int32_t count;   /* the number of rows; 0 if none has been summed */
};

/* A simple outline: one that never crosses itself. */
struct cpixels_simple {
    struct cpixels_side *sides;
    struct cpixels_corner *corners; /* room for `cpixels_simple_corners` + 4 */
    struct cpixels_summed_rows *summed;
    int32_t *areas;     /* of the runs of lines */
    int32_t area_room;
    int32_t area_count; /* the number of areas needed */
    int32_t line_count; /* the number of runs of lines */
    struct cpixels_lines lines[cpixels_simple_lines];
    int32_t tops[cpixels_simple_sides];    /* of the sides; unused tops are below all rows */
    int32_t bottoms[cpixels_simple_sides];
    int32_t count;  /* the number of sides */
    int32_t top;    /* the first row */
    int32_t bottom; /* one past the last row */
};

/* A table of the chains of all rows. */
struct cpixels_chain_table {
    struct cpixels_corner *corners;
    struct cpixels_chain *chains;
    int32_t *heads; /* the first chain of each row, or −1 */
    /* For each row, the signed height of the edges beyond the right border of the image; positive
     * if they run down. Has one element more than there are rows. Null while scanning if there are
     * no such edges. */
    int32_t *open;
    int32_t corner_room; /* the number of corners that fit; half as many chains fit */
    int32_t width;       /* pixels in a row */
    int32_t height;      /* rows */
};

/* The storage forms of the edges of an outline. */
enum cpixels_edge_form { cpixels_edges_chains, cpixels_edges_simple, cpixels_edges_patch };

/* The edges of an outline; only the field of their form is set. */
struct cpixels_edges {
    enum cpixels_edge_form form;
    int32_t width; /* pixels in a row */
    struct cpixels_chain_table chains;
    const struct cpixels_simple *simple;
    const struct cpixels_patch *patch;
};

/* The vertical extent of an outline. */
struct cpixels_extent {
    int64_t top;     /* the least y, in subpixel units */
    int64_t bottom;  /* the greatest y, in subpixel units */
    int32_t is_open; /* whether any edge is to the right of the image; only then `open` is set */
};

/* The corners and area differences of one side of a circle in one row. */
struct cpixels_cached_row {
    /* the index of the first corner; the corners follow from top to bottom, then upwards */
    int32_t corner;
    int32_t count;   /* the number of corners in each direction; 0 if the row is not cached */
    int32_t left;    /* the least x */
    int32_t right;   /* the greatest x */
    int32_t change; /* the index of the first area difference */
};

/* The cached rows of a circle, which are reused from image to image. */
struct cpixels_cached_circle {
    struct cpixels_cached_row *rows; /* the left and the right side for each row of the image */
    struct cpixels_corner *corners;
    int32_t *changes;
    int32_t corner_room;
    int32_t change_room;
};

/* Computes the rows of a circle for an image of `width` × `height` pixels. Returns 0 if the cache
 * is full. */
int cpixels_cache_circle(struct cpixels_circle circle, int32_t width, int32_t height,
                        struct cpixels_cached_circle cached);

/* An edge that is an arc of a circle, of less than half a turn. */
struct cpixels_arc {
    intptr_t corner; /* the index of the corner at its end */
    double bend_x;   /* from the middle of its chord to its own middle, in pixels */
    double bend_y;
    struct cpixels_circle circle;
    const struct cpixels_cached_circle *cached; /* the cached rows of the circle, or null */
};

/* Polygons in pixels. All coordinates are within ±10⁷. */
struct cpixels_outline {
    const double *points;  /* pairs of x and y */
    const intptr_t *ends;  /* the end of each of the `count` polygons, as an index of points */
    const struct cpixels_arc *arcs; /* the edges that are arcs, in order */
    intptr_t count;
    intptr_t arc_count;
};

/* A callback that returns whether to cancel the work. `ask` may be null. */
struct cpixels_cancellation {
    int (*ask)(const void *context);
    const void *context;
};

/* The result of cutting. The table is valid only for `cpixels_cut_done`. */
enum cpixels_cut_result { cpixels_cut_done, cpixels_cut_no_room, cpixels_cut_cancelled };

/* Cuts the edges of polygons at the rows and joins them into chains in an empty table. Within a
 * row, an arc becomes lines that enclose its area. Polls `cancellation`. */
enum cpixels_cut_result cpixels_cut(struct cpixels_outline outline,
                                    struct cpixels_chain_table table,
                                    struct cpixels_cancellation cancellation,
                                    struct cpixels_extent *extent);

/* Sums the areas of an outline that is one polygon of lines within the image and does not cross
 * itself. It must be simple according to the caller, or convex, which is tested. The sum of all
 * signed areas is then the covered area.
 *
 * Returns the number of areas needed, or 0 if the outline has another form or is too large. The
 * patch is filled only if its room suffices. `corners` must have room for nine more corners than
 * the outline. */
int32_t cpixels_fill_patch(struct cpixels_outline outline, int32_t is_simple, int32_t width,
                           int32_t height, struct cpixels_corner *corners,
                           struct cpixels_patch *patch);

/* Sums the area differences of the lines between two or more successive corners. Returns the number
 * of areas needed. Sums nothing if it is more than `room`. */
int32_t cpixels_sum_lines(const struct cpixels_corner *corners, int32_t count, int32_t *areas,
                          int32_t room, struct cpixels_lines *lines);

/* Splits a simple outline into sides and runs of lines. Returns 0 if the outline is not within the
 * image or exceeds a limit; `simple` is then undefined. If `area_count` exceeds `area_room`, the
 * caller may retry with more room. */
int cpixels_trace_simple(struct cpixels_outline outline, int32_t width, int32_t height,
                         struct cpixels_simple *simple);

/* The largest number of chains in a row whose order is examined. */
enum { cpixels_chain_limit = 32 };

/* The largest number of edges in a row that the kernels walk. */
enum { cpixels_walk_limit = 64 };

/* An edge within a row, starting at its upper end. */
struct cpixels_walk_edge {
    double top_x;
    double slope;
    int32_t top;
    int32_t bottom;
    int32_t left;  /* the lesser x */
    int32_t right; /* the greater x */
    int32_t direction;
    int32_t number; /* the index among the edges of the row */
};

/* The part of an edge within a slab of a row. */
struct cpixels_walk_side {
    double top_x;
    double bottom_x;
    double position; /* twice the x of its middle */
    const struct cpixels_walk_edge *edge;
};

/* Memory for `cpixels_walk_limit` edges of a row, and for as many sides. */
struct cpixels_walk_memory {
    struct cpixels_walk_edge *edges;
    struct cpixels_walk_side *sides;
};

/* The result of scanning a row. */
struct cpixels_scan_result {
    int32_t count;     /* the number of spans, or −1 if there are too many edges to walk */
    /* the sum of all area differences: the winding that leaves the image on the right */
    int32_t closing;
    int32_t is_closed; /* 0 if the chains of the row run down and up by different lengths */
};

/* The memory for scanning and drawing rows. `areas` has `cpixels_band_rows` rows of `stride` areas,
 * all zero; `stride` is at least 12 more than the width of the image. `spans` has room for
 * `cpixels_chain_limit` spans. */
struct cpixels_scratch {
    int32_t *areas;
    int32_t stride;
    struct cpixels_span *spans;
    struct cpixels_walk_memory walk;
    uint8_t *drawn; /* one byte for each block of eight pixels of a row, and 16 more */
    float *colors;  /* four components for each pixel of a row, and for eight more */
};

/* Sums the covered areas of any row by walking from left to right. The result is that of
 * `cpixels_scan`. Adds nothing if there are too many edges.
 *
 * The row is cut into slabs at the ends of its edges and where two of them cross, so that within a
 * slab edges do not cross. In each slab, the winding is followed from left to right, and only the
 * borders of filled parts are added. Pixels where outlines cross are therefore exact, while a sum
 * of signed areas would count them twice or not at all. If the row is not closed, nothing is filled
 * to the right of its last edge. */
struct cpixels_scan_result cpixels_walk(struct cpixels_chain_table table, int32_t row,
                                        int is_even_odd, struct cpixels_scratch scratch);

/* Sums the area differences of a row. Writes the pixels that may have differences to the spans of
 * the scratch, at most `cpixels_chain_limit`, disjoint and from left to right.
 *
 * If the chains keep their order and the winding alternates between 0 and one sign, the sum of all
 * signed areas is the covered area. If they keep their order but the winding does not alternate,
 * the chains at the borders of filled areas are summed. Otherwise the row is walked. */
struct cpixels_scan_result cpixels_scan(const struct cpixels_edges *edges, int32_t row,
                                        int is_even_odd, struct cpixels_scratch scratch);

/* Adjacent pixels that have one coverage, or a coverage each. */
struct cpixels_run {
    int32_t start;  /* the first pixel */
    int32_t end;    /* one past the last pixel */
    float constant; /* their common coverage, 0 to 1; negative if the coverages differ */
};

/* Turns the area differences of a row into runs of coverage, and sets the differences to zero.
 * Returns the number of runs, or −1 if their sum is not `closing`. The row must then be drawn by
 * another route.
 *
 * `values` receives the coverages of pixels in runs without a constant coverage, and must have room
 * for `width` + 8. `runs` must have room for two runs for every four pixels. */
int32_t cpixels_sweep(const struct cpixels_span *spans, int32_t count, int32_t closing,
                      int32_t width, int32_t *areas, float *values, struct cpixels_run *runs);

#endif
