#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

#include "charfbuzz.h"

static struct chb_library library;
static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* The library's possible names. Its ABI version has always been 0. */
static const char *const names[] = {
#ifdef __APPLE__
    "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib",
    "/usr/local/lib/libharfbuzz.0.dylib",
#else
    "libharfbuzz.so.0",
#endif
};

/* Opens the library, which is never closed because the fonts of all threads use it. */
static void open_library(void) {
    void *handle = NULL;
    for (size_t index = 0; handle == NULL && index < sizeof names / sizeof *names; index++)
        handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    is_open = true;
#define CHB_FIND(name) \
    library.name = (__typeof__(name) *)dlsym(handle, #name); \
    if (library.name == NULL) is_open = false;
    CHB_FUNCTIONS(CHB_FIND)
#undef CHB_FIND
    void *draw = dlsym(handle, "hb_font_draw_glyph");
    if (draw == NULL) draw = dlsym(handle, "hb_font_get_glyph_shape");
    library.draw_glyph = (__typeof__(library.draw_glyph))draw;
    if (draw == NULL) is_open = false;
}

const struct chb_library *chb_open_library(void) {
    pthread_once(&once, open_library);
    return is_open ? &library : NULL;
}

const char *chb_version(void) {
    const struct chb_library *hb = chb_open_library();
    return hb == NULL ? NULL : hb->hb_version_string();
}
