#ifndef CPNG_MESSAGES_H
#define CPNG_MESSAGES_H

#include <png.h>

#include "cpng.h"

enum { CPNG_MESSAGE_SIZE = 200 };

/* The last failure. libpng's error callback fills it in through the error pointer. */
struct cpng_failure {
    enum cpng_status status;
    char message[CPNG_MESSAGE_SIZE];
};

/* Resets the status and the message. */
void cpng_failure_clear(struct cpng_failure *failure);

/* libpng's error callback: stores the message, derives the status from it, and jumps back. */
void cpng_fail(png_structp png, png_const_charp message);

/* libpng's warning callback: ignores the warning. */
void cpng_ignore(png_structp png, png_const_charp message);

#endif
