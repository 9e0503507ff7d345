#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library.h"

/* Only the header is needed to build. The library is opened at run time. */
#if __has_include(<gif_lib.h>)
#include <gif_lib.h>
#elif __has_include("/opt/homebrew/include/gif_lib.h")
#include "/opt/homebrew/include/gif_lib.h"
#else
#error "no giflib header; run: apt-get install libgif-dev, or: brew install giflib"
#endif

/* The functions that are looked up in the library. */
#define CIC_FUNCTIONS(each) \
    each(EGifOpen) \
    each(EGifCloseFile) \
    each(EGifSetGifVersion) \
    each(EGifPutScreenDesc) \
    each(EGifPutExtension) \
    each(EGifPutExtensionLeader) \
    each(EGifPutExtensionBlock) \
    each(EGifPutExtensionTrailer) \
    each(EGifGCBToExtension) \
    each(EGifPutImageDesc) \
    each(EGifPutLine) \
    each(GifMakeMapObject) \
    each(GifFreeMapObject) \
    each(GifErrorString)

static struct { CIC_FUNCTIONS(CIC_FIELD) } gif;
static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* The ABI version, which is part of the library's name, is that of all versions since 5.1. */
#if GIFLIB_MAJOR < 5 || (GIFLIB_MAJOR == 5 && GIFLIB_MINOR < 1)
#error "giflib's header is older than 5.1; install a later libgif-dev"
#endif
#define CIC_GIF_ABI "7"

static void open_library(void) {
    static const char *const names[] = CIC_NAMES("libgif", CIC_GIF_ABI);
    void *handle = cic_open(names);
    if (handle == NULL) return;
    is_open = true;
#define CIC_FIND(name) gif.name = (__typeof__(name) *)cic_find(handle, #name, &is_open);
    CIC_FUNCTIONS(CIC_FIND)
#undef CIC_FIND
}

const char *cic_gif_version(void) {
    pthread_once(&once, open_library);
    return is_open ? CIC_GIF_ABI : NULL;
}

struct cic_gif {
    GifFileType *file;
    uint8_t *bytes;
    size_t count, capacity;
    bool has_no_memory;
    char message[128];
};

/* Appends bytes to the file. Returns the number of written bytes. */
static int write_bytes(GifFileType *file, const GifByteType *bytes, int count) {
    struct cic_gif *self = file->UserData;
    size_t needed = self->count + (size_t)count;
    if (needed > self->capacity) {
        size_t capacity = self->capacity == 0 ? 16384 : self->capacity;
        while (capacity < needed) capacity *= 2;
        uint8_t *grown = realloc(self->bytes, capacity);
        if (grown == NULL) {
            self->has_no_memory = true;
            return 0;
        }
        self->bytes = grown;
        self->capacity = capacity;
    }
    memcpy(self->bytes + self->count, bytes, (size_t)count);
    self->count = needed;
    return count;
}

static enum cic_status failure(struct cic_gif *self, int error) {
    if (self->has_no_memory || error == E_GIF_ERR_NOT_ENOUGH_MEM) return CIC_NO_MEMORY;
    const char *reason = gif.GifErrorString(error);
    snprintf(self->message, sizeof self->message, "%s",
             reason == NULL ? "giflib reports an error" : reason);
    return CIC_REFUSED;
}

/* Writes the loop extension of Netscape. Its number is that of repetitions after the first play,
 * so a file that plays once has none. */
static int write_plays(GifFileType *file, int32_t plays) {
    if (plays == 1) return GIF_OK;
    int repetitions = plays == 0 ? 0 : plays - 1;
    uint8_t block[] = {1, (uint8_t)(repetitions & 255), (uint8_t)(repetitions >> 8)};
    return gif.EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
                   gif.EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
                   gif.EGifPutExtensionBlock(file, sizeof block, block) == GIF_OK
               ? gif.EGifPutExtensionTrailer(file)
               : GIF_ERROR;
}

static enum cic_status write_head(struct cic_gif *self, const struct cic_animation *animation,
                                  const uint8_t *palette, int32_t colors) {
    GifColorType table[256];
    int bits = 1;
    memset(table, 0, sizeof table);
    while (1 << bits < colors) bits++;
    for (int32_t index = 0; index < colors; index++) {
        const uint8_t *color = palette + 3 * index;
        table[index] = (GifColorType){color[0], color[1], color[2]};
    }
    ColorMapObject *map = gif.GifMakeMapObject(1 << bits, table);
    if (map == NULL) return CIC_NO_MEMORY;
    gif.EGifSetGifVersion(self->file, true);
    int result = gif.EGifPutScreenDesc(self->file, animation->width, animation->height, 8, 0, map);
    gif.GifFreeMapObject(map);
    if (result != GIF_OK || write_plays(self->file, animation->plays) != GIF_OK)
        return failure(self, self->file->Error);
    return CIC_OK;
}

enum cic_status cic_gif_create(const struct cic_animation *animation, const uint8_t *palette,
                               int32_t colors, struct cic_gif **result) {
    *result = NULL;
    if (cic_gif_version() == NULL) return CIC_NO_LIBRARY;
    struct cic_gif *self = calloc(1, sizeof *self);
    if (self == NULL) return CIC_NO_MEMORY;
    int error = 0;
    self->file = gif.EGifOpen(self, write_bytes, &error);
    enum cic_status status =
        self->file == NULL ? CIC_NO_MEMORY : write_head(self, animation, palette, colors);
    if (status != CIC_OK) {
        cic_gif_destroy(self);
        return status;
    }
    *result = self;
    return CIC_OK;
}

void cic_gif_destroy(struct cic_gif *self) {
    if (self == NULL) return;
    if (self->file != NULL) gif.EGifCloseFile(self->file, NULL);
    free(self->bytes);
    free(self);
}

enum cic_status cic_gif_add(struct cic_gif *self, const struct cic_gif_frame *frame,
                            const uint8_t *indices) {
    GraphicsControlBlock control = {
        .DisposalMode = frame->clears ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT,
        .UserInputFlag = false,
        .DelayTime = frame->delay,
        .TransparentColor = frame->transparent < 0 ? NO_TRANSPARENT_COLOR : frame->transparent,
    };
    GifByteType extension[4];
    size_t length = gif.EGifGCBToExtension(&control, extension);
    if (gif.EGifPutExtension(self->file, GRAPHICS_EXT_FUNC_CODE, (int)length, extension) !=
            GIF_OK ||
        gif.EGifPutImageDesc(self->file, frame->left, frame->top, frame->width, frame->height,
                             false, NULL) != GIF_OK)
        return failure(self, self->file->Error);
    for (int32_t row = 0; row < frame->height; row++) {
        /* giflib masks the indices in place, which does not change valid ones. */
        GifPixelType *line = (GifPixelType *)indices + (size_t)row * (size_t)frame->width;
        if (gif.EGifPutLine(self->file, line, frame->width) != GIF_OK)
            return failure(self, self->file->Error);
    }
    return CIC_OK;
}

enum cic_status cic_gif_finish(struct cic_gif *self, const uint8_t **bytes, size_t *count) {
    int error = 0;
    GifFileType *file = self->file;
    self->file = NULL;
    if (gif.EGifCloseFile(file, &error) != GIF_OK) return failure(self, error);
    *bytes = self->bytes;
    *count = self->count;
    return CIC_OK;
}

const char *cic_gif_message(const struct cic_gif *self) { return self->message; }
