#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "library.h"

/* Only the header is needed to build. The library is opened at run time. */
#if __has_include(<avif/avif.h>)
#include <avif/avif.h>
#elif __has_include("/opt/homebrew/include/avif/avif.h")
#include "/opt/homebrew/include/avif/avif.h"
#else
#error "no libavif header; run: apt-get install libavif-dev, or: brew install libavif"
#endif

/* The functions that are looked up in the library. */
#define CIC_FUNCTIONS(each) \
    each(avifVersion) \
    each(avifResultToString) \
    each(avifImageCreate) \
    each(avifImageDestroy) \
    each(avifRGBImageSetDefaults) \
    each(avifImageRGBToYUV) \
    each(avifEncoderCreate) \
    each(avifEncoderDestroy) \
    each(avifEncoderAddImage) \
    each(avifEncoderFinish) \
    each(avifRWDataFree)

/* Before 1.0 each minor version changed structs. Since then later ones are compatible. */
#define CIC_TEXT_OF(number) #number
#define CIC_TEXT(number) CIC_TEXT_OF(number)
#if AVIF_VERSION_MAJOR > 0
#define CIC_AVIF_ABI "16"
#elif AVIF_VERSION_MINOR == 11
#define CIC_AVIF_ABI "15"
#elif AVIF_VERSION_MINOR == 10
#define CIC_AVIF_ABI "14"
#elif AVIF_VERSION_MINOR == 9
#define CIC_AVIF_ABI "13"
#else
#error "libavif's header is older than 0.9; install a later libavif-dev"
#endif
#define CIC_AVIF_NEEDED CIC_TEXT(AVIF_VERSION_MAJOR) "." CIC_TEXT(AVIF_VERSION_MINOR)

static struct { CIC_FUNCTIONS(CIC_FIELD) } avif;
static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    static const char *const names[] = CIC_NAMES("libavif", CIC_AVIF_ABI);
    void *handle = cic_open(names);
    if (handle == NULL) return;
    bool is_complete = true;
#define CIC_FIND(name) avif.name = (__typeof__(name) *)cic_find(handle, #name, &is_complete);
    CIC_FUNCTIONS(CIC_FIND)
#undef CIC_FIND
    is_open = is_complete && cic_is_version(avif.avifVersion(), AVIF_VERSION_MAJOR,
                                            AVIF_VERSION_MINOR, AVIF_VERSION_MAJOR > 0);
}

const char *cic_avif_version(void) {
    pthread_once(&once, open_library);
    return is_open ? avif.avifVersion() : NULL;
}

const char *cic_avif_needed_version(void) { return CIC_AVIF_NEEDED; }

const char *cic_avif_package(void) { return "libavif" CIC_AVIF_ABI; }

int cic_avif_limits_plays(void) { return AVIF_VERSION_MAJOR > 0; }

struct cic_avif {
    avifEncoder *encoder;
    avifImage *image;
    avifRWData file;
    bool is_single;
    char message[128];
};

static enum cic_status status_of(struct cic_avif *self, avifResult result) {
    if (result == AVIF_RESULT_OK) return CIC_OK;
#if AVIF_VERSION_MAJOR > 0 || AVIF_VERSION_MINOR > 10
    if (result == AVIF_RESULT_OUT_OF_MEMORY) return CIC_NO_MEMORY;
#endif
    snprintf(self->message, sizeof self->message, "%s", avif.avifResultToString(result));
    return CIC_REFUSED;
}

/* Sets the quality: quantizers of at most 4 for colours, and 0 for alpha, which is lossless. */
static void configure(avifEncoder *encoder, int32_t plays) {
    encoder->speed = 6;
    encoder->timescale = CIC_AVIF_TIMESCALE;
#if AVIF_VERSION_MAJOR > 0
    encoder->quality = 94;
    encoder->qualityAlpha = AVIF_QUALITY_LOSSLESS;
    encoder->repetitionCount = plays == 0 ? AVIF_REPETITION_COUNT_INFINITE : plays - 1;
#else
    (void)plays;
    encoder->minQuantizer = AVIF_QUANTIZER_LOSSLESS;
    encoder->maxQuantizer = 4;
    encoder->minQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS;
    encoder->maxQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS;
#endif
}

enum cic_status cic_avif_create(const struct cic_animation *animation, struct cic_avif **result) {
    *result = NULL;
    if (cic_avif_version() == NULL) return CIC_NO_LIBRARY;
    struct cic_avif *self = calloc(1, sizeof *self);
    if (self == NULL) return CIC_NO_MEMORY;
    self->is_single = animation->frames == 1;
    self->encoder = avif.avifEncoderCreate();
    self->image = avif.avifImageCreate((uint32_t)animation->width, (uint32_t)animation->height, 8,
                                       AVIF_PIXEL_FORMAT_YUV444);
    if (self->encoder == NULL || self->image == NULL) {
        cic_avif_destroy(self);
        return CIC_NO_MEMORY;
    }
    configure(self->encoder, animation->plays);
    /* Chromium takes the range from the AV1 stream, where libavif 0.11 always writes this one. */
    self->image->yuvRange = AVIF_RANGE_LIMITED;
    self->image->colorPrimaries = AVIF_COLOR_PRIMARIES_BT709;
    self->image->transferCharacteristics = AVIF_TRANSFER_CHARACTERISTICS_SRGB;
    self->image->matrixCoefficients = AVIF_MATRIX_COEFFICIENTS_BT601;
    *result = self;
    return CIC_OK;
}

void cic_avif_destroy(struct cic_avif *self) {
    if (self == NULL) return;
    avif.avifRWDataFree(&self->file);
    if (self->image != NULL) avif.avifImageDestroy(self->image);
    if (self->encoder != NULL) avif.avifEncoderDestroy(self->encoder);
    free(self);
}

enum cic_status cic_avif_add(struct cic_avif *self, const uint8_t *pixels, uint32_t duration) {
    avifRGBImage rgb;
    avif.avifRGBImageSetDefaults(&rgb, self->image);
    rgb.format = AVIF_RGB_FORMAT_RGBA;
    rgb.depth = 8;
    rgb.pixels = (uint8_t *)pixels;
    rgb.rowBytes = 4 * self->image->width;
    enum cic_status status = status_of(self, avif.avifImageRGBToYUV(self->image, &rgb));
    if (status != CIC_OK) return status;
    avifAddImageFlags flags =
        self->is_single ? AVIF_ADD_IMAGE_FLAG_SINGLE : AVIF_ADD_IMAGE_FLAG_NONE;
    return status_of(self,
                     avif.avifEncoderAddImage(self->encoder, self->image, duration, flags));
}

enum cic_status cic_avif_finish(struct cic_avif *self, const uint8_t **bytes, size_t *count) {
    enum cic_status status = status_of(self, avif.avifEncoderFinish(self->encoder, &self->file));
    if (status != CIC_OK) return status;
    *bytes = self->file.data;
    *count = self->file.size;
    return CIC_OK;
}

const char *cic_avif_message(const struct cic_avif *self) { return self->message; }
