#define _GNU_SOURCE /* for renameat2, which Swift does not import */

#include "cplatform.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int cplatform_exchange(const char *one, const char *other) {
#if defined(__linux__) && defined(RENAME_EXCHANGE)
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
#elif defined(__APPLE__)
    return renamex_np(one, other, RENAME_SWAP) == 0 ? 0 : errno;
#else
    (void)one;
    (void)other;
    return ENOSYS;
#endif
}
