#ifndef CPIXELS_CHAINS_H
#define CPIXELS_CHAINS_H

#include <stdint.h>

/* From an outline to the covered area of each pixel.
 *
 * Everything is clipped to the picture: parts above, below and to the right of it are dropped, parts
 * to the left are moved onto its left side, where they keep their winding. Positions are whole numbers: 4,096 units to a pixel, y down. Each function gives the very numbers
 * that its scalar reference in Swift gives. */

/* A position in a row: x from the picture's left, y from the row's top. */
struct cpixels_corner {
    int32_t x;
    int32_t y;
};

/* A stretch of an outline within one row of pixels that runs only down or only up. */
struct cpixels_chain {
    int32_t first;     /* the first of the chain's corners, in the outline's order */
    int32_t last;      /* the last of them */
    int32_t left;      /* the least x */
    int32_t right;     /* the greatest x */
    int32_t direction; /* +1 where the outline runs down, -1 where it runs up */
    int32_t next;      /* the row's next chain, or -1 */
    /* What it changes in the columns from its first on, to the second after its last, if it ran down;
     * three more zeros may follow. Null where that is not known. */
    const int32_t *changes;
};

/* Neighbouring pixels, both ends included. */
struct cpixels_span {
    int32_t first;
    int32_t last;
};

/* The largest patch. */
enum { cpixels_patch_corners = 512, cpixels_patch_rows = 72, cpixels_patch_areas = 1 << 14 };

/* The covered areas of one small polygon that does not cross itself, each as the change from its left
 * neighbour. */
struct cpixels_patch {
    int32_t *areas; /* `stride` to a row, from the column `left` on */
    int32_t room;   /* the number of areas that fit */
    int32_t left;   /* a multiple of eight, as are `width` and `stride` */
    int32_t width;  /* the number of columns that may be covered */
    int32_t top;    /* the first row */
    int32_t rows;   /* the number of rows */
    int32_t stride;
};

/* A circle, in units. */
struct cpixels_circle {
    double x, y;
    double radius;
};

/* The room for a simple outline's arcs and for its runs of lines, how wide its picture may be, and how many
 * of its rows are summed at a time. */
enum {
    cpixels_simple_sides = 32,
    cpixels_simple_lines = 4,
    cpixels_simple_corners = 512,
    cpixels_simple_width = 2048,
    cpixels_band_rows = 16
};

struct cpixels_cached_circle;

/* A part of a simple outline that is of a quarter of a circle. */
struct cpixels_side {
    struct cpixels_circle circle;
    const struct cpixels_cached_circle *kept; /* what is kept of the circle, or null */
    double sign;                  /* +1 on the right of the circle's centre, -1 on its left */
    struct cpixels_corner top;    /* from the picture's upper left corner */
    struct cpixels_corner bottom;
    int32_t direction;            /* +1 where the outline runs down, -1 where it runs up */
};

/* The areas of a simple outline's lines that follow each other. */
struct cpixels_lines {
    const int32_t *areas;
    int32_t left;   /* the first column, a multiple of eight */
    int32_t top;    /* the first row */
    int32_t rows;
    int32_t stride; /* from row to row of areas, a multiple of eight */
};

/* The rows of a simple outline that were summed last. */
struct cpixels_summed_rows {
    int32_t *areas;  /* of `cpixels_band_rows` rows, as a scratch's, zero where no block is marked */
    uint64_t *marks; /* the blocks of four pixels that have areas, a bit each */
    int32_t stride;  /* from row to row of areas */
    int32_t words;   /* to a row of marks: a 256th of the picture's width + 2, and one */
    int32_t row;     /* the first */
    int32_t count;   /* 0 where none is known */
};

/* An outline that never crosses itself. */
struct cpixels_simple {
    struct cpixels_side *sides;
    struct cpixels_corner *corners; /* room for four more than `cpixels_simple_corners` */
    struct cpixels_summed_rows *summed;
    int32_t *areas;     /* of its lines */
    int32_t area_room;
    int32_t area_count; /* how many it takes */
    int32_t line_count; /* of runs of lines */
    struct cpixels_lines lines[cpixels_simple_lines];
    int32_t tops[cpixels_simple_sides];    /* of the sides, by themselves; beyond all rows for others */
    int32_t bottoms[cpixels_simple_sides];
    int32_t count;  /* of sides */
    int32_t top;    /* the first row */
    int32_t bottom; /* one past the last */
};

/* The memory of a table of chains. */
struct cpixels_chain_table {
    struct cpixels_corner *corners;
    struct cpixels_chain *chains;
    int32_t *heads; /* the first chain of each row, or -1 */
    /* For each row, how far the outline leads down beyond the right side of the image, less how far it
     * leads up; one element more than there are rows. While scanning, null if nothing lies there. */
    int32_t *open;
    int32_t corner_room; /* the number of corners that fit; half as many chains fit */
    int32_t width;       /* pixels in a row */
    int32_t height;      /* rows */
};

/* The forms in which the edges of an outline are stored. */
enum cpixels_edge_form { cpixels_edges_chains, cpixels_edges_simple, cpixels_edges_patch };

/* The edges of an outline; only the field of their form is set. */
struct cpixels_edges {
    enum cpixels_edge_form form;
    int32_t width; /* pixels in a row */
    struct cpixels_chain_table chains;
    const struct cpixels_simple *simple;
    const struct cpixels_patch *patch;
};

/* What an outline's cutting tells of it. */
struct cpixels_extent {
    int64_t top;     /* the least y, in units */
    int64_t bottom;  /* the greatest y, in units */
    int32_t is_open; /* whether parts of it lie to the right of the picture; `open` holds only then */
};

/* What a circle leaves in a row of pixels on one side of its centre. */
struct cpixels_cached_row {
    int32_t corner;  /* the first of its corners, from the row's top to its bottom; then back to it */
    int32_t count;   /* how many corners there are each way; 0 where nothing is kept */
    int32_t left;    /* the least x */
    int32_t right;   /* the greatest x */
    int32_t change;  /* the first of its changes */
};

/* What is kept of a circle from picture to picture. */
struct cpixels_cached_circle {
    struct cpixels_cached_row *rows; /* for each row of the picture the left side and the right */
    struct cpixels_corner *corners;
    int32_t *changes;
    int32_t corner_room;
    int32_t change_room;
};

/* Works out what a circle leaves in the rows of a picture of so many pixels; 0 where there is no room. */
int cpixels_keep_circle(struct cpixels_circle circle, int32_t width, int32_t height,
                        struct cpixels_cached_circle kept);

/* An edge that is an arc of a circle, of less than half a turn. */
struct cpixels_arc {
    intptr_t corner; /* the number of the corner to which it leads */
    double bend_x;   /* from the middle between its ends to its own middle, in pixels */
    double bend_y;
    struct cpixels_circle circle;
    const struct cpixels_cached_circle *kept; /* what is kept of it, or null */
};

/* Polygons in pixels; all numbers are at most 10⁷ from 0. */
struct cpixels_outline {
    const double *points;  /* pairs of x and y */
    const intptr_t *ends;  /* where each of `count` polygons ends among them */
    const struct cpixels_arc *arcs; /* those of their edges that are arcs, in order */
    intptr_t count;
    intptr_t arc_count;
};

/* Asks whether work is wanted no more, anything but 0 if so; nobody is asked where `ask` is null. */
struct cpixels_cancellation {
    int (*ask)(const void *context);
    const void *context;
};

/* How cutting ended; the table may hold anything unless it is done. */
enum cpixels_cut_result { cpixels_cut_done, cpixels_cut_no_room, cpixels_cut_cancelled };

/* Cuts the edges of polygons at the rows and joins them to chains of an empty table, which may need
 * more room. Within a row, an arc becomes lines that enclose its area. Asks `cancellation` now and then. */
enum cpixels_cut_result cpixels_cut(struct cpixels_outline outline,
                                    struct cpixels_chain_table table,
                                    struct cpixels_cancellation cancellation,
                                    struct cpixels_extent *extent);

/* Sums the areas of an outline that is one polygon of lines within the image and does not cross
 * itself: either `is_simple`, as the caller knows, or convex, which is tested. Then the sum of all signed
 * areas is the area, in any order. Returns the number of areas needed, or 0 if the outline is another or
 * too large; the patch is filled only if it has that much room. `corners` has room for nine more corners
 * than the outline has. */
int32_t cpixels_fill_patch(struct cpixels_outline outline, int32_t is_simple, int32_t width,
                           int32_t height, struct cpixels_corner *corners,
                           struct cpixels_patch *patch);

/* Sums lines between corners that follow each other, of which there are two at least; tells how many areas
 * that takes, more than the room where there is none, and then nothing is summed. */
int32_t cpixels_sum_lines(const struct cpixels_corner *corners, int32_t count, int32_t *areas,
                          int32_t room, struct cpixels_lines *lines);

/* Takes apart an outline that never crosses itself into its sides and its lines, if it lies in the picture
 * and there is room; else 0, and they have no meaning. With more room for areas than `area_count` tells there
 * may be enough. */
int cpixels_trace_simple(struct cpixels_outline outline, int32_t width, int32_t height,
                         struct cpixels_simple *simple);

/* More chains than this in a row are not looked at one by one. */
enum { cpixels_chain_limit = 32 };

/* More edges than this in a row are not walked through by the kernels. */
enum { cpixels_walk_limit = 64 };

/* An edge within a row, from its upper end on. */
struct cpixels_walk_edge {
    double top_x;
    double slope;
    int32_t top;
    int32_t bottom;
    int32_t left;  /* the lesser x */
    int32_t right; /* the greater x */
    int32_t direction;
    int32_t number; /* which of the row's edges it is */
};

/* An edge's part in a slab of a row. */
struct cpixels_walk_side {
    double top_x;
    double bottom_x;
    double position; /* twice the x in its middle */
    const struct cpixels_walk_edge *edge;
};

/* Memory for `cpixels_walk_limit` edges of a row, and for as many sides. */
struct cpixels_walk_memory {
    struct cpixels_walk_edge *edges;
    struct cpixels_walk_side *sides;
};

/* What scanning found of a row. */
struct cpixels_scanned {
    int32_t count;     /* the number of spans, or -1 where there are too many edges to walk through */
    int32_t closing;   /* the area at the row's right end: what leads out of the picture there */
    int32_t is_closed; /* 0 where the row's chains lead down and up by different lengths */
};

/* What scanning and drawing a row needs: areas, all zero, `stride` to a row, which has room for twelve more
 * than its pixels, of `cpixels_band_rows` rows; room for `cpixels_chain_limit` spans; memory for walking. */
struct cpixels_scratch {
    int32_t *areas;
    int32_t stride;
    struct cpixels_span *spans;
    struct cpixels_walk_memory walk;
    uint8_t *drawn; /* one for each eight pixels of a row, and 16 more */
    float *colors;  /* four components of each pixel of a row, and of eight more */
};

/* Adds up the covered areas of a row whose edges cross, or whose windings add up, as `cpixels_scan`
 * does; no area where there are too many edges.
 *
 * The row is cut into slabs at the ends of its edges and where two of them cross, so that in a slab
 * the edges stand side by side; from left to right the winding is walked through, and only the sides
 * of what the rule fills are added. Pixels in which outlines cross are thus exact, where a sum of
 * signed areas would count them twice or not at all. Of a row that is not closed, nothing is filled
 * to the right of its last edge. */
struct cpixels_scanned cpixels_walk(struct cpixels_chain_table table, int32_t row, int is_even_odd,
                                    struct cpixels_scratch scratch);

/* Adds up the covered areas of a row, each as the change against its left neighbour. Writes the pixels
 * that may have changes to the scratch's spans, at most `cpixels_chain_limit`, from left to right and
 * apart from each other.
 *
 * Where chains keep their order and the winding stays within 0 and one sign, the sum of all signed
 * areas is the area; where they keep their order only, the sum of the filled parts' sides; elsewhere
 * the winding is walked through. */
struct cpixels_scanned cpixels_scan(const struct cpixels_edges *edges, int32_t row, int is_even_odd,
                                    struct cpixels_scratch scratch);

/* Neighbouring pixels of one kind. */
struct cpixels_run {
    int32_t start;  /* the first pixel */
    int32_t end;    /* one past the last pixel */
    float constant; /* the coverage of them all, 0 to 1; negative where they differ */
};

/* Sums the changes of a row's spans from left to right and makes them zero. Writes the coverages of
 * pixels that differ to `values`, which has room for eight more than `width`, and the covered
 * stretches to `runs`, which has room for two to each four pixels begun; tells their number, or -1
 * where the sum at the right end is not `closing`: then the row must not be drawn so. */
int32_t cpixels_sweep(const struct cpixels_span *spans, int32_t count, int32_t closing,
                      int32_t width, int32_t *areas, float *values, struct cpixels_run *runs);

#endif
