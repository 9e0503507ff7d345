#ifndef CIMAGECODECS_LIBRARY_H
#define CIMAGECODECS_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

#include "cimagecodecs.h"

/* A field of a struct of functions, for lists of functions. */
#define CIC_FIELD(name) __typeof__(name) *name;

/* The names of a library with a major version: on Apple's systems also in Homebrew's folders. */
#ifdef __APPLE__
#define CIC_NAMES(name, version)                   \
    {                                              \
        name "." version ".dylib",                 \
        "/opt/homebrew/lib/" name "." version ".dylib", \
        "/usr/local/lib/" name "." version ".dylib", NULL \
    }
#else
#define CIC_NAMES(name, version) {name ".so." version, NULL}
#endif

/* Opens a library by the first of its names that exists. Returns null if it is not installed. */
void *cic_open(const char *const *names);

/* Looks up a function, and clears `is_complete` if it is missing. */
void *cic_find(void *handle, const char *name, bool *is_complete);

/* Returns whether a version text, such as "0.11.1", has the major version, and either the minor
 * version or a later one. */
bool cic_is_version(const char *text, int major, int minor, bool or_later);

#endif
