#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/* PNG through libpng and libdeflate, for callers that must not be jumped over.
 *
 * No libpng type appears here. libpng reports errors by longjmp; the jumps begin and end inside
 * this library, and what comes out is a status and libpng's own words.
 */

/* How a call ended. */
enum cpng_status {
    CPNG_OK = 0,
    CPNG_NOT_PNG,      /* the bytes do not begin as a PNG does */
    CPNG_TRUNCATED,    /* the bytes end before the picture does */
    CPNG_BAD_CHECKSUM, /* a chunk's CRC or the data's Adler-32 is wrong */
    CPNG_NO_MEMORY,    /* an allocation failed */
    CPNG_FAILED        /* anything else; the message says what */
};

/* A text chunk. */
struct cpng_text {
    const char *keyword; /* 1 to 79 bytes of Latin-1, ended by a zero */
    const char *value;   /* Latin-1 or UTF-8, ended by a zero */
    int utf8;            /* 0 writes tEXt, anything else iTXt */
};

/* How to write. */
struct cpng_settings {
    uint32_t pixels_per_meter; /* for pHYs, both ways; 0 leaves the chunk out */
};

/* Writes pictures one after the other. Its buffers are kept between pictures. */
struct cpng_encoder;

/* A new encoder with libdeflate's level, 0 to 12; null without memory. One encoder serves one
 * thread at a time. */
struct cpng_encoder *cpng_encoder_create(int level);
void cpng_encoder_destroy(struct cpng_encoder *encoder);

/* Encodes straight 8-bit RGBA, rows from the top, 4 * width bytes each. */
enum cpng_status cpng_encoder_run(struct cpng_encoder *encoder,
                                  const struct cpng_settings *settings, const uint8_t *rgba,
                                  uint32_t width, uint32_t height, const struct cpng_text *texts,
                                  size_t text_count);

/* The last picture's bytes, valid until the next run. */
const uint8_t *cpng_encoder_bytes(const struct cpng_encoder *encoder);
size_t cpng_encoder_length(const struct cpng_encoder *encoder);
/* libpng's words on the last failure, or an empty string. */
const char *cpng_encoder_message(const struct cpng_encoder *encoder);

/* Reads one picture. */
struct cpng_decoder;

/* A decoder of `length` bytes, which must stay where they are until it is destroyed; null without
 * memory. */
struct cpng_decoder *cpng_decoder_create(const uint8_t *bytes, size_t length);
void cpng_decoder_destroy(struct cpng_decoder *decoder);

/* Reads up to the pixels and tells the size; takes no memory that grows with it. */
enum cpng_status cpng_decoder_start(struct cpng_decoder *decoder, uint32_t *width,
                                    uint32_t *height);
/* After a good start: fills 4 * width * height bytes with straight 8-bit RGBA and reads on to the
 * end of the PNG. */
enum cpng_status cpng_decoder_read(struct cpng_decoder *decoder, uint8_t *rgba);
/* libpng's words on the last failure, or an empty string. */
const char *cpng_decoder_message(const struct cpng_decoder *decoder);

/* The CRC-32 of a PNG's chunks. */
uint32_t cpng_crc32(const void *bytes, size_t count);

/* The version of libpng that runs, such as "1.6.39". */
const char *cpng_libpng_version(void);
/* The version of libdeflate that was compiled in, such as "1.14". */
const char *cpng_libdeflate_version(void);

#endif
