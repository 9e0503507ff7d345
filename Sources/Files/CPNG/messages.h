#ifndef CPNG_MESSAGES_H
#define CPNG_MESSAGES_H

#include <png.h>

#include "cpng.h"

enum { CPNG_MESSAGE_SIZE = 200 };

/* What libpng's error callback finds behind the error pointer. */
struct cpng_failure {
    enum cpng_status status;
    char message[CPNG_MESSAGE_SIZE];
};

/* Forgets an earlier failure. */
void cpng_failure_clear(struct cpng_failure *failure);

/* libpng's error callback: keeps the words, tells the kind from them, jumps back. */
void cpng_fail(png_structp png, png_const_charp words);

/* libpng's warning callback: a warning changes nothing. */
void cpng_ignore(png_structp png, png_const_charp words);

#endif
