#include <pthread.h>

#include "library.h"

/* The functions of rlottie's C interface, which is stable. No header is needed to build. */
void *lottie_animation_from_data(const char *text, const char *key, const char *folder);
void lottie_animation_destroy(void *animation);
void lottie_animation_render(void *animation, size_t frame, uint32_t *buffer, size_t width,
                             size_t height, size_t bytes_per_row);

#define CIC_FUNCTIONS(each) \
    each(lottie_animation_from_data) \
    each(lottie_animation_destroy) \
    each(lottie_animation_render)

static struct { CIC_FUNCTIONS(CIC_FIELD) } rlottie;
static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    static const char *const names[] = CIC_NAMES("librlottie", "0");
    void *handle = cic_open(names);
    static const char *const debian_names[] = CIC_NAMES("librlottie", "0-1");
    if (handle == NULL) handle = cic_open(debian_names);
    if (handle == NULL) return;
    is_open = true;
#define CIC_FIND(name) rlottie.name = (__typeof__(name) *)cic_find(handle, #name, &is_open);
    CIC_FUNCTIONS(CIC_FIND)
#undef CIC_FIND
}

int cic_lottie_is_installed(void) {
    pthread_once(&once, open_library);
    return is_open;
}

struct cic_lottie *cic_lottie_create(const void *text) {
    if (!cic_lottie_is_installed()) return NULL;
    /* An empty key keeps the animation out of rlottie's cache. */
    return rlottie.lottie_animation_from_data(text, "", "");
}

void cic_lottie_destroy(struct cic_lottie *animation) {
    rlottie.lottie_animation_destroy(animation);
}

void cic_lottie_draw(struct cic_lottie *animation, size_t frame, void *pixels, size_t width,
                     size_t height) {
    rlottie.lottie_animation_render(animation, frame, pixels, width, height, 4 * width);
}
