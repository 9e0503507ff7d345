#include "library.h"

#include <dlfcn.h>
#include <stdio.h>

/* Libraries are never closed, because the encoders of all threads use them. */
void *cic_open(const char *const *names) {
    for (size_t index = 0; names[index] != NULL; index++) {
        void *handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
        if (handle != NULL) return handle;
    }
    return NULL;
}

void *cic_find(void *handle, const char *name, bool *is_complete) {
    void *function = dlsym(handle, name);
    if (function == NULL) *is_complete = false;
    return function;
}

bool cic_is_version(const char *text, int major, int minor, bool or_later) {
    int found_major = -1, found_minor = -1;
    if (sscanf(text, "%d.%d", &found_major, &found_minor) != 2) return false;
    return found_major == major && (or_later ? found_minor >= minor : found_minor == minor);
}
