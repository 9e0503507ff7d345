#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include <stddef.h>
#include <stdint.h>

/* A C interface to libwebp, giflib and libavif, which encode animations, and to rlottie.
 *
 * No type of these libraries appears here. Each library is opened with its first encoder instead
 * of being linked, so that programs start without them and run without those that are missing.
 */

/* The result of a call. */
enum cic_status {
    CIC_OK = 0,
    CIC_NO_LIBRARY, /* the library is missing, or has another ABI version than the headers */
    CIC_NO_MEMORY,  /* an allocation failed */
    CIC_REFUSED     /* the library rejects the input; the encoder's message has the reason */
};

/* The size and the number of frames of an animation. */
struct cic_animation {
    int32_t width, height;
    int32_t frames;
    int32_t plays; /* 0 for ever */
};

/* WebP: lossless animations. Colours of pixels with alpha 0 are not preserved. */

struct cic_webp;

/* Returns the version of the installed libwebp, such as "1.2.4", or null if it is missing. */
const char *cic_webp_version(void);

enum cic_status cic_webp_create(const struct cic_animation *animation, struct cic_webp **encoder);
void cic_webp_destroy(struct cic_webp *encoder);

/* Adds a frame: straight 8-bit RGBA, and its duration in milliseconds. */
enum cic_status cic_webp_add(struct cic_webp *encoder, const uint8_t *pixels, uint32_t duration);

/* Returns the file, which is valid until the encoder is destroyed. */
enum cic_status cic_webp_finish(struct cic_webp *encoder, const uint8_t **bytes, size_t *count);

/* Returns the reason of the last refusal. */
const char *cic_webp_message(const struct cic_webp *encoder);

/* GIF: frames of palette indices. */

struct cic_gif;

/* A frame's rectangle, which is composited onto the previous frames. */
struct cic_gif_frame {
    int32_t left, top, width, height;
    int32_t transparent; /* the index of pixels that are not drawn, or -1 */
    int32_t delay;       /* in hundredths of a second */
    int32_t clears;      /* whether the rectangle becomes transparent after the frame */
};

/* Returns the ABI version of the installed giflib, such as "7", or null if it is missing. giflib
 * does not report its release. */
const char *cic_gif_version(void);

/* Creates an encoder with a palette of 1 to 256 colours of 3 bytes each. */
enum cic_status cic_gif_create(const struct cic_animation *animation, const uint8_t *palette,
                               int32_t colors, struct cic_gif **encoder);
void cic_gif_destroy(struct cic_gif *encoder);

/* Adds a frame from the indices of its rectangle, row by row. */
enum cic_status cic_gif_add(struct cic_gif *encoder, const struct cic_gif_frame *frame,
                            const uint8_t *indices);

/* Returns the file, which is valid until the encoder is destroyed. */
enum cic_status cic_gif_finish(struct cic_gif *encoder, const uint8_t **bytes, size_t *count);

/* Returns the reason of the last refusal. */
const char *cic_gif_message(const struct cic_gif *encoder);

/* AVIF: nearly lossless colours, lossless alpha. */

struct cic_avif;

/* The unit of durations: 1/90,000 s, a multiple of the frames of all usual rates. */
enum { CIC_AVIF_TIMESCALE = 90000 };

/* Returns the version of the installed libavif, such as "0.11.1", or null if it is missing. */
const char *cic_avif_version(void);

/* Returns the version that is needed, such as "0.11". From 1.0 later versions are accepted. */
const char *cic_avif_needed_version(void);

/* Returns Debian's package of the library, such as "libavif15". */
const char *cic_avif_package(void);

/* Returns whether files can limit the number of plays, which libavif supports since 1.0. */
int cic_avif_limits_plays(void);

enum cic_status cic_avif_create(const struct cic_animation *animation, struct cic_avif **encoder);
void cic_avif_destroy(struct cic_avif *encoder);

/* Adds a frame: straight 8-bit RGBA, and its duration in units of CIC_AVIF_TIMESCALE. */
enum cic_status cic_avif_add(struct cic_avif *encoder, const uint8_t *pixels, uint32_t duration);

/* Returns the file, which is valid until the encoder is destroyed. */
enum cic_status cic_avif_finish(struct cic_avif *encoder, const uint8_t **bytes, size_t *count);

/* Returns the reason of the last refusal. */
const char *cic_avif_message(const struct cic_avif *encoder);

/* Lottie: a player that draws single frames, to check animations. */

struct cic_lottie;

/* Returns whether rlottie is installed. */
int cic_lottie_is_installed(void);

/* Reads an animation's JSON, which ends with a zero byte. Returns null if rlottie is missing or
 * rejects it. */
struct cic_lottie *cic_lottie_create(const void *text);
void cic_lottie_destroy(struct cic_lottie *animation);

/* Draws a whole frame as 4 bytes for each pixel: blue, green, red, alpha, multiplied by alpha. */
void cic_lottie_draw(struct cic_lottie *animation, size_t frame, void *pixels, size_t width,
                     size_t height);

#endif
