#include "cplatform.h"

#include <stddef.h>
#include <stdlib.h> /* defines __GLIBC__ if that is the C library */

static int argument_count;
static char **arguments;

/* glibc and Apple's C library pass main's arguments to constructors. */
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void save_arguments(int argc, char **argv) {
    argument_count = argc;
    arguments = argv;
}
#endif

int cplatform_argument_count(void) { return arguments == NULL ? 0 : argument_count; }

const char *cplatform_argument(int index) { return arguments[index]; }
