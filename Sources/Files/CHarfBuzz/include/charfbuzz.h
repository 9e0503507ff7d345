#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <stddef.h>
#include <stdint.h>

/* A C interface to HarfBuzz: the glyphs of a line of text, and their outlines.
 *
 * No HarfBuzz type appears here. The library is opened with the first font instead of being linked,
 * since its dependencies would slow down every start of a program.
 */

/* The result of a call. */
enum chb_status {
    CHB_OK = 0,
    CHB_NO_LIBRARY,  /* HarfBuzz 4 or later is not installed */
    CHB_NO_MEMORY,   /* an allocation failed */
    CHB_NOT_FONT,    /* the bytes are not a TrueType or OpenType font */
    CHB_NO_OUTLINES, /* the font contains only bitmap glyphs */
    CHB_TOO_MUCH     /* the result exceeds the caller's limit */
};

/* Lengths in the font's units. 0 for lengths that the font does not specify. */
struct chb_metrics {
    int32_t units_per_em;
    int32_t ascent;  /* above the baseline */
    int32_t descent; /* relative to the baseline; negative if below it */
    int32_t cap_height;
};

/* A glyph of a line. y points up. */
struct chb_glyph {
    uint32_t glyph;   /* the index in the font; 0 for a missing character */
    uint32_t cluster; /* the byte offset of its cluster in the text */
    int32_t advance;  /* the distance to the next glyph's pen position */
    int32_t x, y;     /* the offset of its origin from the pen position */
};

/* The kind of a step of an outline. */
enum chb_step_kind { CHB_MOVE, CHB_LINE, CHB_QUAD, CHB_CUBIC, CHB_CLOSE };

/* A step of an outline: its control points, followed by its end point. y points up. */
struct chb_step {
    enum chb_step_kind kind;
    float x[3], y[3];
};

/* A font. It must not be used by several threads at once. */
struct chb_font;

/* Returns the version of the installed HarfBuzz, such as "6.0.0", or null if it is missing. */
const char *chb_version(void);

/* Creates a font from a copy of the bytes. */
enum chb_status chb_font_create(const uint8_t *bytes, size_t count, struct chb_font **font);
void chb_font_destroy(struct chb_font *font);

void chb_font_metrics(const struct chb_font *font, struct chb_metrics *metrics);

/* Returns the glyph of a character, or 0 if the font has none. */
uint32_t chb_font_glyph(const struct chb_font *font, uint32_t character);

/* Shapes one line of UTF-8 without a language, to at most `limit` glyphs. The first letter
 * determines the direction. Returns the glyphs from left to right, valid until the next call. */
enum chb_status chb_font_shape(struct chb_font *font, const uint8_t *text, size_t count,
                               int ligatures, size_t limit, const struct chb_glyph **glyphs,
                               size_t *glyph_count);

/* Returns the unhinted outline of a glyph, at most `limit` steps. They are valid until the next
 * call. */
enum chb_status chb_font_outline(struct chb_font *font, uint32_t glyph, size_t limit,
                                 const struct chb_step **steps, size_t *step_count);

#endif
