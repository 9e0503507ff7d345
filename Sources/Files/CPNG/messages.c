#include "messages.h"

#include <string.h>

void cpng_failure_clear(struct cpng_failure *failure) {
    failure->status = CPNG_OK;
    failure->message[0] = 0;
}

/* libpng has no error codes, so the kind is derived from the message. "CRC error" is libpng's
 * message for a chunk, "incorrect data check" is zlib's for the Adler-32 of the pixels. */
static enum cpng_status kind(const char *message) {
    if (strstr(message, "CRC error") || strstr(message, "incorrect data check")) {
        return CPNG_BAD_CHECKSUM;
    }
    if (strstr(message, "ut of memory") || strstr(message, "nsufficient memory")) {
        return CPNG_NO_MEMORY;
    }
    return CPNG_FAILED;
}

void cpng_fail(png_structp png, png_const_charp message) {
    struct cpng_failure *failure = png_get_error_ptr(png);
    strncpy(failure->message, message, CPNG_MESSAGE_SIZE - 1);
    failure->message[CPNG_MESSAGE_SIZE - 1] = 0;
    /* One of our callbacks may have set a more specific status. */
    if (failure->status == CPNG_OK) {
        failure->status = kind(message);
    }
    png_longjmp(png, 1);
}

void cpng_ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}
