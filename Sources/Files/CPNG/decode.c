#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "cpng.h"
#include "messages.h"

struct cpng_decoder {
    const uint8_t *bytes;
    size_t length;
    size_t position;
    png_structp png;
    png_infop info;
    struct cpng_failure failure;
};

struct cpng_decoder *cpng_decoder_create(const uint8_t *bytes, size_t length) {
    struct cpng_decoder *decoder = calloc(1, sizeof(struct cpng_decoder));
    if (!decoder) {
        return NULL;
    }
    decoder->bytes = bytes;
    decoder->length = length;
    decoder->png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, &decoder->failure, cpng_fail, cpng_ignore);
    decoder->info = decoder->png ? png_create_info_struct(decoder->png) : NULL;
    if (!decoder->info) {
        cpng_decoder_destroy(decoder);
        return NULL;
    }
    return decoder;
}

void cpng_decoder_destroy(struct cpng_decoder *decoder) {
    if (!decoder) {
        return;
    }
    png_destroy_read_struct(&decoder->png, &decoder->info, NULL);
    free(decoder);
}

static void fetch(png_structp png, png_bytep target, size_t count) {
    struct cpng_decoder *decoder = png_get_io_ptr(png);
    if (count > decoder->length - decoder->position) {
        decoder->failure.status = CPNG_TRUNCATED;
        png_error(png, "the data ends too early");
    }
    memcpy(target, decoder->bytes + decoder->position, count);
    decoder->position += count;
}

/* Of the ancillary chunks, only tRNS affects the pixels. The others are skipped, since they can
 * contain compressed profiles and texts of any size. */
static void skip_ancillary_chunks(png_structp png) {
    static const png_byte names[] = "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0"
                                    "pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0tEXt\0tIME\0zTXt";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

static void request_rgba8(png_structp png, png_infop info) {
    /* Converts palettes to RGB, grey below 8 bits to 8 bits, and tRNS to alpha. At 16 bits, the
     * transparent colour is compared before the depth is reduced. */
    png_set_expand(png);
    /* Rounds v / 257 exactly. */
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    /* Adds an opaque alpha channel to an image without one. */
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
}

enum cpng_status cpng_decoder_start(struct cpng_decoder *decoder, uint32_t *width,
                                    uint32_t *height) {
    png_structp png = decoder->png;
    cpng_failure_clear(&decoder->failure);
    const size_t head = decoder->length < 8 ? decoder->length : 8;
    /* A truncated signature is reported as truncated, but an empty file is not a PNG. */
    if (head == 0 || png_sig_cmp(decoder->bytes, 0, head) != 0) {
        decoder->failure.status = CPNG_NOT_PNG;
        return CPNG_NOT_PNG;
    }
    if (!setjmp(png_jmpbuf(png))) {
        png_set_read_fn(png, decoder, fetch);
        png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
        /* Errors that libpng would ignore are reported, since a golden must be valid. */
        png_set_benign_errors(png, 0);
        skip_ancillary_chunks(png);
        png_read_info(png, decoder->info);
        *width = png_get_image_width(png, decoder->info);
        *height = png_get_image_height(png, decoder->info);
    }
    return decoder->failure.status;
}

enum cpng_status cpng_decoder_read(struct cpng_decoder *decoder, uint8_t *rgba) {
    png_structp png = decoder->png;
    if (decoder->failure.status != CPNG_OK) {
        return decoder->failure.status;
    }
    if (!setjmp(png_jmpbuf(png))) {
        request_rgba8(png, decoder->info);
        const uint32_t height = png_get_image_height(png, decoder->info);
        const size_t stride = (size_t)png_get_image_width(png, decoder->info) * 4;
        if (png_get_rowbytes(png, decoder->info) != stride) {
            png_error(png, "the decoded rows are not RGBA");
        }
        const int interlaced =
            png_get_interlace_type(png, decoder->info) != PNG_INTERLACE_NONE;
        const int passes = interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1;
        for (int pass = 0; pass < passes; pass++) {
            for (uint32_t y = 0; y < height; y++) {
                png_read_row(png, rgba + stride * y, NULL);
            }
        }
        png_read_end(png, NULL);
    }
    return decoder->failure.status;
}

const char *cpng_decoder_message(const struct cpng_decoder *decoder) {
    return decoder->failure.message;
}
