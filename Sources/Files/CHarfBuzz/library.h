#ifndef CHARFBUZZ_LIBRARY_H
#define CHARFBUZZ_LIBRARY_H

/* Only the headers are needed to build, since the library is opened at run time. pkg-config is not
 * used, because it would link the library. */
#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#elif __has_include("/opt/homebrew/include/harfbuzz/hb.h")
#include "/opt/homebrew/include/harfbuzz/hb.h"
#include "/opt/homebrew/include/harfbuzz/hb-ot.h"
#else
#error "no HarfBuzz headers; run: apt-get install libharfbuzz-dev, or: brew install harfbuzz"
#endif

/* The functions that are looked up in the library. */
#define CHB_FUNCTIONS(each) \
    each(hb_version_string) \
    each(hb_blob_create) \
    each(hb_blob_destroy) \
    each(hb_blob_get_length) \
    each(hb_face_create) \
    each(hb_face_destroy) \
    each(hb_face_get_glyph_count) \
    each(hb_face_get_upem) \
    each(hb_face_reference_table) \
    each(hb_font_create) \
    each(hb_font_destroy) \
    each(hb_font_get_h_extents) \
    each(hb_font_get_nominal_glyph) \
    each(hb_ot_metrics_get_position) \
    each(hb_language_from_string) \
    each(hb_buffer_create) \
    each(hb_buffer_destroy) \
    each(hb_buffer_reset) \
    each(hb_buffer_add_utf8) \
    each(hb_buffer_set_flags) \
    each(hb_buffer_set_language) \
    each(hb_buffer_guess_segment_properties) \
    each(hb_buffer_allocation_successful) \
    each(hb_buffer_get_glyph_infos) \
    each(hb_buffer_get_glyph_positions) \
    each(hb_shape_full) \
    each(hb_draw_funcs_create) \
    each(hb_draw_funcs_destroy) \
    each(hb_draw_funcs_set_move_to_func) \
    each(hb_draw_funcs_set_line_to_func) \
    each(hb_draw_funcs_set_quadratic_to_func) \
    each(hb_draw_funcs_set_cubic_to_func) \
    each(hb_draw_funcs_set_close_path_func)

/* The functions of the open library. */
struct chb_library {
#define CHB_FIELD(name) __typeof__(name) *name;
    CHB_FUNCTIONS(CHB_FIELD)
#undef CHB_FIELD
    /* hb_font_draw_glyph since version 7, before that hb_font_get_glyph_shape. */
    void (*draw_glyph)(hb_font_t *, hb_codepoint_t, hb_draw_funcs_t *, void *);
};

/* Opens the library at the first call. Returns null if it is not installed. */
const struct chb_library *chb_open_library(void);

#endif
