#include "messages.h"

#include <string.h>

void cpng_failure_clear(struct cpng_failure *failure) {
    failure->status = CPNG_OK;
    failure->message[0] = 0;
}

/* libpng has no codes; its words are the only sign of a kind. "CRC error" is its own,
 * "incorrect data check" is zlib's on the Adler-32 of the pixels. */
static enum cpng_status kind(const char *words) {
    if (strstr(words, "CRC error") || strstr(words, "incorrect data check")) {
        return CPNG_BAD_CHECKSUM;
    }
    if (strstr(words, "ut of memory") || strstr(words, "nsufficient memory")) {
        return CPNG_NO_MEMORY;
    }
    return CPNG_FAILED;
}

void cpng_fail(png_structp png, png_const_charp words) {
    struct cpng_failure *failure = png_get_error_ptr(png);
    strncpy(failure->message, words, CPNG_MESSAGE_SIZE - 1);
    failure->message[CPNG_MESSAGE_SIZE - 1] = 0;
    /* A callback of ours may have said already what is wrong. */
    if (failure->status == CPNG_OK) {
        failure->status = kind(words);
    }
    png_longjmp(png, 1);
}

void cpng_ignore(png_structp png, png_const_charp words) {
    (void)png;
    (void)words;
}
