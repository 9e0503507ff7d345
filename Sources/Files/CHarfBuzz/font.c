#include <stdlib.h>
#include <string.h>

#include "charfbuzz.h"
#include "library.h"

struct chb_font {
    const struct chb_library *hb;
    hb_face_t *face;
    hb_font_t *font;
    hb_buffer_t *buffer;
    hb_draw_funcs_t *draw;
    struct chb_glyph *glyphs;
    struct chb_step *steps;
    size_t step_count, step_room, step_limit;
    enum chb_status drawing; /* the status of the outline that is being drawn */
};

static struct chb_step *add_step(struct chb_font *font, enum chb_step_kind kind) {
    if (font->drawing != CHB_OK) return NULL;
    if (font->step_count >= font->step_limit) {
        font->drawing = CHB_TOO_MUCH;
        return NULL;
    }
    if (font->step_count == font->step_room) {
        size_t room = font->step_room == 0 ? 64 : 2 * font->step_room;
        struct chb_step *steps = realloc(font->steps, room * sizeof *steps);
        if (steps == NULL) {
            font->drawing = CHB_NO_MEMORY;
            return NULL;
        }
        font->steps = steps;
        font->step_room = room;
    }
    struct chb_step *step = &font->steps[font->step_count++];
    memset(step, 0, sizeof *step);
    step->kind = kind;
    return step;
}

static void add_points(void *font, enum chb_step_kind kind, int count, const float *points) {
    struct chb_step *step = add_step(font, kind);
    for (int index = 0; step != NULL && index < count; index++) {
        step->x[index] = points[2 * index];
        step->y[index] = points[2 * index + 1];
    }
}

static void move_to(hb_draw_funcs_t *draw, void *font, hb_draw_state_t *state, float x, float y,
                    void *data) {
    (void)draw, (void)state, (void)data;
    add_points(font, CHB_MOVE, 1, (float[]){x, y});
}

static void line_to(hb_draw_funcs_t *draw, void *font, hb_draw_state_t *state, float x, float y,
                    void *data) {
    (void)draw, (void)state, (void)data;
    add_points(font, CHB_LINE, 1, (float[]){x, y});
}

static void quad_to(hb_draw_funcs_t *draw, void *font, hb_draw_state_t *state, float cx, float cy,
                    float x, float y, void *data) {
    (void)draw, (void)state, (void)data;
    add_points(font, CHB_QUAD, 2, (float[]){cx, cy, x, y});
}

static void cubic_to(hb_draw_funcs_t *draw, void *font, hb_draw_state_t *state, float ax, float ay,
                     float bx, float by, float x, float y, void *data) {
    (void)draw, (void)state, (void)data;
    add_points(font, CHB_CUBIC, 3, (float[]){ax, ay, bx, by, x, y});
}

static void close_path(hb_draw_funcs_t *draw, void *font, hb_draw_state_t *state, void *data) {
    (void)draw, (void)state, (void)data;
    add_step(font, CHB_CLOSE);
}

static int has_table(const struct chb_library *hb, hb_face_t *face, hb_tag_t tag) {
    hb_blob_t *table = hb->hb_face_reference_table(face, tag);
    int exists = hb->hb_blob_get_length(table) > 0;
    hb->hb_blob_destroy(table);
    return exists;
}

static enum chb_status make_face(struct chb_font *font, const uint8_t *bytes, size_t count) {
    const struct chb_library *hb = font->hb;
    if (count > INT32_MAX) return CHB_TOO_MUCH;
    hb_blob_t *blob = hb->hb_blob_create((const char *)bytes, (unsigned)count,
                                         HB_MEMORY_MODE_DUPLICATE, NULL, NULL);
    if (hb->hb_blob_get_length(blob) != count) {
        hb->hb_blob_destroy(blob);
        return CHB_NO_MEMORY;
    }
    font->face = hb->hb_face_create(blob, 0);
    hb->hb_blob_destroy(blob);
    if (hb->hb_face_get_glyph_count(font->face) == 0) return CHB_NOT_FONT;
    int has_outlines = has_table(hb, font->face, HB_TAG('g', 'l', 'y', 'f')) ||
                       has_table(hb, font->face, HB_TAG('C', 'F', 'F', ' ')) ||
                       has_table(hb, font->face, HB_TAG('C', 'F', 'F', '2'));
    return has_outlines ? CHB_OK : CHB_NO_OUTLINES;
}

static void make_tools(struct chb_font *font) {
    const struct chb_library *hb = font->hb;
    font->font = hb->hb_font_create(font->face);
    font->buffer = hb->hb_buffer_create();
    font->draw = hb->hb_draw_funcs_create();
    hb->hb_draw_funcs_set_move_to_func(font->draw, move_to, NULL, NULL);
    hb->hb_draw_funcs_set_line_to_func(font->draw, line_to, NULL, NULL);
    hb->hb_draw_funcs_set_quadratic_to_func(font->draw, quad_to, NULL, NULL);
    hb->hb_draw_funcs_set_cubic_to_func(font->draw, cubic_to, NULL, NULL);
    hb->hb_draw_funcs_set_close_path_func(font->draw, close_path, NULL, NULL);
}

enum chb_status chb_font_create(const uint8_t *bytes, size_t count, struct chb_font **result) {
    *result = NULL;
    const struct chb_library *hb = chb_open_library();
    if (hb == NULL) return CHB_NO_LIBRARY;
    struct chb_font *font = calloc(1, sizeof *font);
    if (font == NULL) return CHB_NO_MEMORY;
    font->hb = hb;
    enum chb_status status = make_face(font, bytes, count);
    if (status != CHB_OK) {
        chb_font_destroy(font);
        return status;
    }
    make_tools(font);
    *result = font;
    return CHB_OK;
}

/* HarfBuzz's destroy functions accept null. */
void chb_font_destroy(struct chb_font *font) {
    if (font == NULL) return;
    font->hb->hb_draw_funcs_destroy(font->draw);
    font->hb->hb_buffer_destroy(font->buffer);
    font->hb->hb_font_destroy(font->font);
    font->hb->hb_face_destroy(font->face);
    free(font->glyphs);
    free(font->steps);
    free(font);
}

void chb_font_metrics(const struct chb_font *font, struct chb_metrics *metrics) {
    memset(metrics, 0, sizeof *metrics);
    metrics->units_per_em = (int32_t)font->hb->hb_face_get_upem(font->face);
    hb_font_extents_t extents;
    if (font->hb->hb_font_get_h_extents(font->font, &extents)) {
        metrics->ascent = extents.ascender;
        metrics->descent = extents.descender;
    }
    hb_position_t height = 0;
    if (font->hb->hb_ot_metrics_get_position(font->font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height))
        metrics->cap_height = height;
}

uint32_t chb_font_glyph(const struct chb_font *font, uint32_t character) {
    hb_codepoint_t glyph = 0;
    return font->hb->hb_font_get_nominal_glyph(font->font, character, &glyph) ? glyph : 0;
}

enum chb_status chb_font_shape(struct chb_font *font, const uint8_t *text, size_t count,
                               int ligatures, size_t limit, const struct chb_glyph **glyphs,
                               size_t *glyph_count) {
    const struct chb_library *hb = font->hb;
    *glyphs = NULL;
    *glyph_count = 0;
    if (count > INT32_MAX) return CHB_TOO_MUCH;
    hb->hb_buffer_reset(font->buffer);
    hb->hb_buffer_set_flags(font->buffer, HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT);
    hb->hb_buffer_add_utf8(font->buffer, (const char *)text, (int)count, 0, (int)count);
    /* HarfBuzz would otherwise guess the language from the environment. */
    hb->hb_buffer_set_language(font->buffer, hb->hb_language_from_string("und", -1));
    hb->hb_buffer_guess_segment_properties(font->buffer);
    const hb_feature_t off[] = {
        {HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
        {HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    };
    /* An environment variable could otherwise select another shaper. */
    const char *const shapers[] = {"ot", NULL};
    if (!hb->hb_shape_full(font->font, font->buffer, off, ligatures ? 0 : 2, shapers) ||
        !hb->hb_buffer_allocation_successful(font->buffer))
        return CHB_NO_MEMORY;

    unsigned length = 0;
    const hb_glyph_info_t *infos = hb->hb_buffer_get_glyph_infos(font->buffer, &length);
    const hb_glyph_position_t *positions =
        hb->hb_buffer_get_glyph_positions(font->buffer, &length);
    if (length > limit) return CHB_TOO_MUCH;
    struct chb_glyph *all = realloc(font->glyphs, (length + 1) * sizeof *all);
    if (all == NULL) return CHB_NO_MEMORY;
    font->glyphs = all;
    for (unsigned index = 0; index < length; index++) {
        all[index] = (struct chb_glyph){infos[index].codepoint, infos[index].cluster,
                                        positions[index].x_advance, positions[index].x_offset,
                                        positions[index].y_offset};
    }
    *glyphs = all;
    *glyph_count = length;
    return CHB_OK;
}

enum chb_status chb_font_outline(struct chb_font *font, uint32_t glyph, size_t limit,
                                 const struct chb_step **steps, size_t *step_count) {
    font->step_count = 0;
    font->step_limit = limit;
    font->drawing = CHB_OK;
    font->hb->draw_glyph(font->font, glyph, font->draw, font);
    *steps = font->steps;
    *step_count = font->drawing == CHB_OK ? font->step_count : 0;
    return font->drawing;
}
