#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "cpng.h"
#include "messages.h"
#include "pool.h"

/* A buffer that grows and is reused. */
struct buffer {
    uint8_t *bytes;
    size_t capacity;
};

struct cpng_encoder {
    uint8_t *bytes;
    size_t length;
    size_t capacity;
    struct libdeflate_compressor *compressor;
    struct buffer rows;
    struct buffer data;
    struct cpng_pool pool;
    struct cpng_failure failure;
};

struct cpng_encoder *cpng_encoder_create(int level) {
    struct cpng_encoder *encoder = calloc(1, sizeof(struct cpng_encoder));
    if (!encoder) {
        return NULL;
    }
    encoder->compressor = libdeflate_alloc_compressor(level);
    if (!encoder->compressor) {
        cpng_encoder_destroy(encoder);
        return NULL;
    }
    return encoder;
}

void cpng_encoder_destroy(struct cpng_encoder *encoder) {
    if (!encoder) {
        return;
    }
    cpng_pool_drain(&encoder->pool);
    libdeflate_free_compressor(encoder->compressor);
    free(encoder->rows.bytes);
    free(encoder->data.bytes);
    free(encoder->bytes);
    free(encoder);
}

static void *take(png_structp png, png_alloc_size_t size) {
    struct cpng_encoder *encoder = png_get_mem_ptr(png);
    return cpng_pool_take(&encoder->pool, size);
}

static void give(png_structp png, void *block) {
    struct cpng_encoder *encoder = png_get_mem_ptr(png);
    cpng_pool_give(&encoder->pool, block);
}

static void append(png_structp png, png_bytep data, size_t count) {
    struct cpng_encoder *encoder = png_get_io_ptr(png);
    if (count > encoder->capacity - encoder->length) {
        size_t capacity = encoder->capacity ? encoder->capacity : 16384;
        while (capacity - encoder->length < count && capacity <= SIZE_MAX / 2) {
            capacity *= 2;
        }
        uint8_t *bytes =
            capacity - encoder->length < count ? NULL : realloc(encoder->bytes, capacity);
        if (!bytes) {
            encoder->failure.status = CPNG_NO_MEMORY;
            png_error(png, "no memory for the PNG's bytes");
        }
        encoder->bytes = bytes;
        encoder->capacity = capacity;
    }
    memcpy(encoder->bytes + encoder->length, data, count);
    encoder->length += count;
}

static void flush(png_structp png) { (void)png; }

static void write_texts(png_structp png, png_infop info, const struct cpng_text *texts,
                      size_t count) {
    for (size_t i = 0; i < count; i++) {
        png_text text;
        memset(&text, 0, sizeof text);
        text.compression = texts[i].utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
        /* png_set_text copies both strings, although its fields are not const. */
        text.key = (png_charp)texts[i].keyword;
        text.text = (png_charp)texts[i].value;
        png_set_text(png, info, &text, 1);
    }
}

static void write_head(png_structp png, png_infop info, const struct cpng_settings *settings,
                     uint32_t width, uint32_t height, const struct cpng_text *texts,
                     size_t text_count) {
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (settings->pixels_per_meter) {
        png_set_pHYs(png, info, settings->pixels_per_meter, settings->pixels_per_meter,
                     PNG_RESOLUTION_METER);
    }
    write_texts(png, info, texts, text_count);
    png_write_info(png, info);
}

/* Returns a buffer of at least `size` bytes. Its contents are undefined. */
static uint8_t *reserve(png_structp png, struct cpng_encoder *encoder, struct buffer *buffer,
                     size_t size) {
    if (size > buffer->capacity) {
        free(buffer->bytes);
        buffer->bytes = malloc(size);
        buffer->capacity = buffer->bytes ? size : 0;
    }
    if (!buffer->bytes) {
        encoder->failure.status = CPNG_NO_MEMORY;
        png_error(png, "no memory for the compressed pixels");
    }
    return buffer->bytes;
}

/* Writes all rows with filter 0 as one stream, in chunks below the format's size limit. */
static void write_pixels(png_structp png, struct cpng_encoder *encoder, const uint8_t *rgba,
                       uint32_t width, uint32_t height) {
    const size_t stride = (size_t)width * 4;
    if (stride + 1 > SIZE_MAX / 2 / height) {
        encoder->failure.status = CPNG_NO_MEMORY;
        png_error(png, "no memory for so many pixels");
    }
    const size_t size = (stride + 1) * height;
    uint8_t *rows = reserve(png, encoder, &encoder->rows, size);
    for (uint32_t y = 0; y < height; y++) {
        uint8_t *row = rows + (stride + 1) * y;
        row[0] = PNG_FILTER_VALUE_NONE;
        memcpy(row + 1, rgba + stride * y, stride);
    }
    const size_t bound = libdeflate_zlib_compress_bound(encoder->compressor, size);
    uint8_t *data = reserve(png, encoder, &encoder->data, bound);
    size_t left = libdeflate_zlib_compress(encoder->compressor, rows, size, data, bound);
    if (left == 0) {
        png_error(png, "the pixels could not be compressed");
    }
    static const png_byte name[] = "IDAT";
    const size_t max_chunk = (size_t)1 << 30;
    while (left > 0) {
        const size_t count = left < max_chunk ? left : max_chunk;
        png_write_chunk(png, name, data, count);
        data += count;
        left -= count;
    }
    /* png_write_end would report missing IDAT chunks, since libpng itself did not write them. */
    static const png_byte end[] = "IEND";
    png_write_chunk(png, end, NULL, 0);
}

enum cpng_status cpng_encoder_run(struct cpng_encoder *encoder,
                                  const struct cpng_settings *settings, const uint8_t *rgba,
                                  uint32_t width, uint32_t height, const struct cpng_text *texts,
                                  size_t text_count) {
    encoder->length = 0;
    cpng_failure_clear(&encoder->failure);
    png_structp png =
        png_create_write_struct_2(PNG_LIBPNG_VER_STRING, &encoder->failure, cpng_fail,
                                  cpng_ignore, encoder, take, give);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_write_struct(&png, NULL);
        if (encoder->failure.status == CPNG_OK) {
            encoder->failure.status = CPNG_NO_MEMORY;
        }
        return encoder->failure.status;
    }
    if (!setjmp(png_jmpbuf(png))) {
        png_set_write_fn(png, encoder, append, flush);
        write_head(png, info, settings, width, height, texts, text_count);
        write_pixels(png, encoder, rgba, width, height);
    }
    png_destroy_write_struct(&png, &info);
    return encoder->failure.status;
}

const uint8_t *cpng_encoder_bytes(const struct cpng_encoder *encoder) { return encoder->bytes; }

size_t cpng_encoder_length(const struct cpng_encoder *encoder) { return encoder->length; }

const char *cpng_encoder_message(const struct cpng_encoder *encoder) {
    return encoder->failure.message;
}

const char *cpng_libpng_version(void) { return png_get_libpng_ver(NULL); }

const char *cpng_libdeflate_version(void) { return LIBDEFLATE_VERSION_STRING; }
