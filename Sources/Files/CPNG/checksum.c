#include "cpng.h"

#include <libdeflate.h>

uint32_t cpng_crc32(const void *bytes, size_t count) {
    /* libdeflate returns the initial value for a null pointer. */
    return count == 0 ? 0 : libdeflate_crc32(0, bytes, count);
}
