#include "cplatform.h"

#include <stddef.h>
#include <stdlib.h> /* defines __GLIBC__ where that is the library */

static int number;
static char **words;

/* These two libraries hand main's arguments to constructors, too. */
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep(int argc, char **argv) {
    number = argc;
    words = argv;
}
#endif

int cplatform_argument_count(void) { return words == NULL ? 0 : number; }

const char *cplatform_argument(int index) { return words[index]; }
