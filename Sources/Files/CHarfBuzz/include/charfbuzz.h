#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <stddef.h>
#include <stdint.h>

/* Fonts through HarfBuzz: which glyphs a line of text is made of, and their outlines.
 *
 * No HarfBuzz type appears here. The library is opened with the first font rather than linked: it
 * brings several others with it, which every start of a program would pay for.
 */

/* How a call ended. */
enum chb_status {
    CHB_OK = 0,
    CHB_NO_LIBRARY,  /* there is no HarfBuzz of version 4 or later on the machine */
    CHB_NO_MEMORY,   /* an allocation failed */
    CHB_NOT_FONT,    /* the bytes are no TrueType or OpenType font */
    CHB_NO_OUTLINES, /* the font's glyphs are pictures */
    CHB_TOO_MUCH     /* there would be more glyphs or steps than the caller takes */
};

/* Lengths in the font's units; 0 for those that it does not tell. */
struct chb_metrics {
    int32_t units_per_em;
    int32_t ascent;  /* above the baseline */
    int32_t descent; /* above the baseline, so mostly negative */
    int32_t cap_height;
};

/* A glyph of a line; y points up. */
struct chb_glyph {
    uint32_t glyph;   /* its index in the font; 0 where a character is missing */
    uint32_t cluster; /* the first byte of the characters that it stands for, with others */
    int32_t advance;  /* from its pen position to that of the next */
    int32_t x, y;     /* from the pen position to its origin */
};

/* What a step of an outline is. */
enum chb_step_kind { CHB_MOVE, CHB_LINE, CHB_QUAD, CHB_CUBIC, CHB_CLOSE };

/* A step of an outline: control points, then the end; y points up. */
struct chb_step {
    enum chb_step_kind kind;
    float x[3], y[3];
};

/* A font; one serves one thread at a time. */
struct chb_font;

/* The version of HarfBuzz on the machine, such as "6.0.0"; null where there is none. */
const char *chb_version(void);

/* Makes a font of the bytes, of which it keeps a copy. */
enum chb_status chb_font_create(const uint8_t *bytes, size_t count, struct chb_font **font);
void chb_font_destroy(struct chb_font *font);

void chb_font_metrics(const struct chb_font *font, struct chb_metrics *metrics);

/* The glyph of a character; 0 where there is none. */
uint32_t chb_font_glyph(const struct chb_font *font, uint32_t character);

/* Shapes one line of UTF-8, of a direction that its first letter decides, in no language. The
 * glyphs, from left to right, hold until the next call. */
enum chb_status chb_font_shape(struct chb_font *font, const uint8_t *text, size_t count,
                               int ligatures, size_t limit, const struct chb_glyph **glyphs,
                               size_t *glyph_count);

/* The outline of a glyph without hints. The steps hold until the next call. */
enum chb_status chb_font_outline(struct chb_font *font, uint32_t glyph, size_t limit,
                                 const struct chb_step **steps, size_t *step_count);

#endif
