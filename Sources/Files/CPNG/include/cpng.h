#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/* A C interface to libpng and libdeflate for callers that longjmp must not cross.
 *
 * No libpng type appears here. libpng reports errors by longjmp. This library catches the jumps
 * and returns a status with libpng's message.
 */

/* The result of a call. */
enum cpng_status {
    CPNG_OK = 0,
    CPNG_NOT_PNG,      /* the bytes do not start with a PNG signature */
    CPNG_TRUNCATED,    /* the bytes end before the image does */
    CPNG_BAD_CHECKSUM, /* a chunk's CRC or the data's Adler-32 is wrong */
    CPNG_NO_MEMORY,    /* an allocation failed */
    CPNG_FAILED        /* another error; see the message */
};

/* A text chunk. */
struct cpng_text {
    const char *keyword; /* 1 to 79 bytes of Latin-1, null-terminated */
    const char *value;   /* Latin-1 or UTF-8, null-terminated */
    int utf8;            /* 0 writes tEXt, any other value iTXt */
};

/* The settings of an encoded image. */
struct cpng_settings {
    uint32_t pixels_per_meter; /* for pHYs, in both directions; 0 omits the chunk */
};

/* An encoder of images. Its buffers are reused for the next image. */
struct cpng_encoder;

/* Creates an encoder. `level` is libdeflate's compression level, 0 to 12. Returns null if memory
 * allocation fails. An encoder must not be used by several threads at once. */
struct cpng_encoder *cpng_encoder_create(int level);
void cpng_encoder_destroy(struct cpng_encoder *encoder);

/* Encodes 8-bit RGBA that is not premultiplied. Rows run from top to bottom, 4 * width bytes
 * each. */
enum cpng_status cpng_encoder_run(struct cpng_encoder *encoder,
                                  const struct cpng_settings *settings, const uint8_t *rgba,
                                  uint32_t width, uint32_t height, const struct cpng_text *texts,
                                  size_t text_count);

/* Returns the bytes of the last encoded image, valid until the next run. */
const uint8_t *cpng_encoder_bytes(const struct cpng_encoder *encoder);
size_t cpng_encoder_length(const struct cpng_encoder *encoder);
/* libpng's message for the last failure, or an empty string. */
const char *cpng_encoder_message(const struct cpng_encoder *encoder);

/* A decoder of one image. */
struct cpng_decoder;

/* Creates a decoder of `length` bytes, which must remain valid until it is destroyed. Returns
 * null if memory allocation fails. */
struct cpng_decoder *cpng_decoder_create(const uint8_t *bytes, size_t length);
void cpng_decoder_destroy(struct cpng_decoder *decoder);

/* Reads the chunks before the pixels and returns the size of the image. Allocates no memory in
 * proportion to that size. */
enum cpng_status cpng_decoder_start(struct cpng_decoder *decoder, uint32_t *width,
                                    uint32_t *height);
/* Fills 4 * width * height bytes with 8-bit RGBA that is not premultiplied, and reads to the end
 * of the PNG. cpng_decoder_start must have succeeded. */
enum cpng_status cpng_decoder_read(struct cpng_decoder *decoder, uint8_t *rgba);
/* libpng's message for the last failure, or an empty string. */
const char *cpng_decoder_message(const struct cpng_decoder *decoder);

/* Returns the CRC-32 that PNG chunks use. */
uint32_t cpng_crc32(const void *bytes, size_t count);

/* Returns the largest length of `count` compressed bytes. */
size_t cpng_deflate_bound(size_t count);
/* Compresses bytes by DEFLATE (RFC 1951). Returns the length of the result, or 0 if it exceeds
 * `capacity` or memory allocation fails. */
size_t cpng_deflate(const void *bytes, size_t count, void *result, size_t capacity);
/* Decompresses DEFLATE data to exactly `length` bytes. Returns 0 if the data is damaged, has
 * another length, or memory allocation fails; otherwise 1. */
int cpng_inflate(const void *bytes, size_t count, void *result, size_t length);

/* Returns the version of libpng at run time, such as "1.6.39". */
const char *cpng_libpng_version(void);
/* Returns the version of libdeflate at compile time, such as "1.14". */
const char *cpng_libdeflate_version(void);

#endif
